// SPDX-License-Identifier: MIT
// The words of The River in puzzles and lessons, English.
export const study = {
  terrain: {
    river: 'river',
  },
  course: {
    river: {
      title: 'The River',
      steps: [
        'With The River, river tiles come first. Lay this one so that the river continues.',
        'Meeples cannot stand in the river, but this tile has a city. Place a knight.',
        'The river now flows south. Lay the next tile so that it continues.',
        '',
      ],
      done: 'Once the river has reached its mouth, the other tiles follow.',
    },
  },
};
