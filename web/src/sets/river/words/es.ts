// SPDX-License-Identifier: MIT
// The words of The River, Spanish.
import type { Words } from './en';

export const words = {
  role: { river: '' }, // no piece stands in it
  in_box: { river: 'río' },
  set: {
    river: 'El Río',
  },
  set_hint: {
    river: 'Primero se colocan doce losetas de río.',
  },
  preset: {
    river: ['Con el río', 'El juego básico, que empieza con un río.'],
  },
  terrain: {
    river: 'río',
  },
  edge: {
    river: 'río',
  },
  choice_hint: {
    river: '',
  },
} satisfies Words & Record<string, unknown>;
