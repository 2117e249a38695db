// SPDX-License-Identifier: MIT
// The words of The River, Dutch.
import type { Words } from './en';

export const words = {
  role: { river: '' }, // no piece stands in it
  in_box: { river: 'rivier' },
  set: {
    river: 'De Rivier',
  },
  set_hint: {
    river: 'Eerst komen twaalf riviertegels.',
  },
  preset: {
    river: ['Met de rivier', 'Het basisspel, beginnend met een rivier.'],
  },
  terrain: {
    river: 'rivier',
  },
  edge: {
    river: 'rivier',
  },
  choice_hint: {
    river: '',
  },
} satisfies Words & Record<string, unknown>;
