// SPDX-License-Identifier: MIT
// The words of Traders & Builders in puzzles and lessons, English.
export const study = {
  theme: {
    builder: 'Builder',
    pig: 'Pig',
  },
  course: {
    traders: {
      title: 'Traders & Builders',
      steps: [
        'This city tile shows a barrel of wine. Lay it so that the walls meet.',
        'Place a knight.',
        'Extend the city.',
        'Now place your builder in the same city. When you extend the city later, you get a double turn.',
        'Complete the city.',
        '',
      ],
      done:
        '8 points, and a wine token for completing the city. Thanks to your builder you draw another tile. ' +
        'At the end, the player with the most tokens of each kind of goods scores 10 points.',
    },
  },
};
