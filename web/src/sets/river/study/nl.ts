// SPDX-License-Identifier: MIT
// The words of The River in puzzles and lessons, Dutch.
export const study = {
  the: {
    river: 'de rivier',
  },
  course: {
    river: {
      title: 'De Rivier',
      steps: [
        'Met de rivier leg je eerst de riviertegels. Leg deze zo dat de rivier verder loopt.',
        'In het water mag niemand staan, maar op deze tegel staat ook een stad: plaats daar een ridder.',
        'De rivier buigt naar het zuiden af. Leg het volgende stuk.',
        '',
      ],
      done: 'Ligt de monding er, dan volgen de gewone tegels.',
    },
  },
};
