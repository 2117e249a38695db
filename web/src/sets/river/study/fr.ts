// SPDX-License-Identifier: MIT
// The words of The River in puzzles and lessons, French.
export const study = {
  the: {
    river: 'la rivière',
  },
  course: {
    river: {
      title: 'La Rivière',
      steps: [
        'Avec la rivière, on commence par les tuiles rivière. Posez celle-ci pour la prolonger.',
        'On ne place personne dans l’eau. Mais il y a une ville sur la tuile : placez un chevalier.',
        'La rivière coule maintenant vers le sud. Posez la tuile suivante pour la prolonger.',
        '',
      ],
      done: 'Quand la rivière a atteint son lac, viennent les autres tuiles.',
    },
  },
};
