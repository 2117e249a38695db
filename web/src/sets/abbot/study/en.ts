// SPDX-License-Identifier: MIT
// The words of the Abbot in puzzles and lessons, English.
export const study = {
  terrain: { garden: 'garden' },
  course: {
    abbot: {
      title: 'The Abbot',
      steps: [
        'This tile has a garden. Lay it east of the start tile, so that the road continues.',
        'Only an abbot may stand in a garden. Place your abbot there.',
        'Each tile around the garden makes it worth more. Lay this tile to the east.',
        'Instead of placing a piece, you may take your abbot back. Do it now.',
      ],
      done:
        'Your abbot scored 4 points: 1 for his tile and 1 for each of the 3 tiles around it. Surrounded ' +
        'by eight tiles, a garden scores 9 points, like a cloister. Your abbot is free again.',
    },
  },
};
