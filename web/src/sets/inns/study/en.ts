// SPDX-License-Identifier: MIT
// The words of Inns & Cathedrals in puzzles and lessons, English.
export const study = {
  course: {
    inns: {
      title: 'Inns & Cathedrals',
      steps: [
        'This road has a lakeside inn. Lay it east of the village.',
        'Place your large meeple as a thief. It counts as two.',
        'Complete the road with the crossing.',
        '',
      ],
      done:
        'With an inn, a completed road scores 2 points per tile: here 6. Left unfinished at the end, it ' +
        'scores nothing. Cathedrals work the same way for cities: 3 points per tile and pennant, or nothing.',
    },
  },
};
