// SPDX-License-Identifier: MIT
// The words of the Abbot in puzzles and lessons, French.
export const study = {
  the: { garden: 'le jardin' },
  course: {
    abbot: {
      title: 'L’Abbé',
      steps: [
        'Cette tuile montre un jardin. Posez-la à l’est de la tuile de départ, pour prolonger la route.',
        'Seul un abbé peut occuper un jardin. Placez-y votre abbé.',
        'Chaque tuile autour du jardin augmente sa valeur. Posez celle-ci à l’est.',
        'Au lieu de placer une pièce, vous pouvez reprendre votre abbé. Faites-le maintenant.',
      ],
      done:
        'Votre abbé a rapporté 4 points : 1 pour sa tuile et 1 pour chacune des 3 tuiles autour. Entouré ' +
        'de huit tuiles, un jardin rapporte 9 points, comme une abbaye. Votre abbé est de nouveau libre.',
    },
  },
};
