// SPDX-License-Identifier: MIT
// The words of The River, French.
import type { Words } from './en';

export const words = {
  role: { river: '' }, // no piece stands in it
  in_box: { river: 'rivière' },
  set: {
    river: 'La Rivière',
  },
  set_hint: {
    river: 'Douze tuiles rivière ouvrent la partie.',
  },
  preset: {
    river: ['Avec la rivière', 'Le jeu de base, avec une rivière pour commencer.'],
  },
  terrain: {
    river: 'rivière',
  },
  edge: {
    river: 'une rivière',
  },
  choice_hint: {
    river: '',
  },
} satisfies Words & Record<string, unknown>;
