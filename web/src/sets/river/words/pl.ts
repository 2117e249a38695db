// SPDX-License-Identifier: MIT
// The words of The River, Polish.
import type { Words } from './en';

export const words = {
  role_accusative: { river: 'meepla' },
  role: { river: '' }, // no piece stands in it
  in_box: { river: 'rzeka' },
  set: {
    river: 'Rzeka',
  },
  set_hint: {
    river: 'Najpierw układa się dwanaście kafelków rzeki.',
  },
  preset: {
    river: ['Z rzeką', 'Gra podstawowa, która zaczyna się od rzeki.'],
  },
  terrain: {
    river: 'rzeka',
  },
  edge: {
    river: 'rzeka',
  },
  choice_hint: {
    river: '',
  },
} satisfies Words & Record<string, unknown>;
