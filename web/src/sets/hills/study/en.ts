// SPDX-License-Identifier: MIT
// The words of Hills & Sheep in puzzles and lessons, English.
export const study = {
  analysis: { which_token: 'Choose the next token' },
  theme: {
    hills: 'Hills',
  },
  course: {
    hills: {
      title: 'Hills & Sheep',
      steps: [
        'Lay the road. You will use the field next to it.',
        'Place your shepherd in the field north of the road, and draw a token: sheep, or the wolf.',
        'Two sheep! Now extend the field: lay the tile to the east.',
        '',
        'You extended the field: draw another token, or bring the flock home? Bring it home before the wolf comes.',
      ],
      done: 'Each sheep scores 1 point. Hills matter too: a meeple on a hill breaks ties.',
    },
  },
};
