// SPDX-License-Identifier: MIT
// The words of Hills & Sheep in puzzles and lessons, French.
export const study = {
  analysis: { which_token: 'Choisissez le prochain jeton' },
  theme: {
    hills: 'Collines',
  },
  course: {
    hills: {
      title: 'Moutons & Collines',
      steps: [
        'Posez la route : c’est le pré voisin qui compte.',
        'Placez votre berger dans le pré au nord de la route et piochez un jeton : des moutons, ou le loup.',
        'Deux moutons ! Agrandissez le pré : posez la tuile à l’est.',
        '',
        'Votre pré a grandi : piocher un autre jeton, ou rentrer le troupeau ? Rentrez-le avant que le ' +
          'loup n’arrive.',
      ],
      done: 'Chaque mouton rapporte 1 point. Et un meeple sur une colline départage les égalités.',
    },
  },
};
