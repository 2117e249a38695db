// SPDX-License-Identifier: MIT
// The words of the Wheel of Fortune in puzzles and lessons, French.
export const study = {
  theme: {
    wheel: 'La roue',
  },
  course: {
    wheel: {
      title: 'La Roue de la Fortune',
      steps: [
        'Au milieu se trouve la grande roue. Posez cette tuile contre son bord nord.',
        'Vous pouvez aussi placer un meeple sur une case couronne. Choisissez Impôts.',
      ],
      done:
        'Aude a pioché une tuile avec un symbole de roue : le cochon avance d’autant. Il s’est arrêté aux ' +
        'Impôts, et votre meeple sur la case couronne a rapporté 6 points.',
    },
  },
};
