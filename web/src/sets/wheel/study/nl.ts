// SPDX-License-Identifier: MIT
// The words of the Wheel of Fortune in puzzles and lessons, Dutch.
export const study = {
  theme: {
    wheel: 'Het rad',
  },
  course: {
    wheel: {
      title: 'Het Rad van Fortuin',
      steps: [
        'In het midden ligt het grote rad. Leg deze tegel aan de noordrand.',
        'Je mag ook een meeple op een kroonveld van het rad plaatsen. Kies Belasting.',
      ],
      done:
        'Aude trok een tegel met een getal: zoveel sectoren loopt het grote varken verder. Het stopte bij ' +
        'Belasting en jouw meeple op het kroonveld leverde 6 punten op.',
    },
  },
};
