// SPDX-License-Identifier: MIT
// The words of the Wheel of Fortune in puzzles and lessons, English.
export const study = {
  theme: {
    wheel: 'Wheel',
  },
  course: {
    wheel: {
      title: 'Wheel of Fortune',
      steps: [
        'The great wheel lies in the middle. Lay this tile along its northern edge.',
        'Instead of the tile, you may place a meeple on a crown space of the wheel. Choose Taxes.',
      ],
      done:
        'Aude drew a tile with a wheel symbol, so the pig moved. It stopped at Taxes, and your meeple on the ' +
        'crown space scored 6 points.',
    },
  },
};
