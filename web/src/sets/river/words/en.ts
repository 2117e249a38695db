// SPDX-License-Identifier: MIT
// The words of The River, English.

export const words = {
  role: { river: '' }, // no piece stands in it
  in_box: { river: 'river' },
  set: {
    river: 'The River',
  },
  set_hint: {
    river: 'Twelve river tiles come first.',
  },
  preset: {
    river: ['With the river', 'The base game, opening with a winding river.'],
  } satisfies Record<string, [string, string]>,
  terrain: {
    river: 'river',
  },
  edge: {
    river: 'river',
  },
  choice_hint: {
    river: '',
  },
};

export type Words = typeof words;
