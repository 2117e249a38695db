// SPDX-License-Identifier: MIT
// The words of The River, German.
import type { Words } from './en';

export const words = {
  role: { river: '' }, // no piece stands in it
  in_box: { river: 'Fluss' },
  set: {
    river: 'Der Fluss',
  },
  set_hint: {
    river: 'Zwölf Flusskarten werden zuerst gelegt.',
  },
  preset: {
    river: ['Mit dem Fluss', 'Das Grundspiel; zuerst entsteht ein Fluss.'],
  },
  terrain: {
    river: 'Fluss',
  },
  edge: {
    river: 'Fluss',
  },
  choice_hint: {
    river: '',
  },
} satisfies Words & Record<string, unknown>;
