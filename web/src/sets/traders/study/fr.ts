// SPDX-License-Identifier: MIT
// The words of Traders & Builders in puzzles and lessons, French.
export const study = {
  theme: {
    builder: 'Bâtisseur',
    pig: 'Cochon',
  },
  course: {
    traders: {
      title: 'Marchands & Bâtisseurs',
      steps: [
        'Cette ville a un tonneau de vin. Posez la tuile pour que les remparts se rejoignent.',
        'Placez un chevalier.',
        'Agrandissez la ville.',
        'Au tour de votre bâtisseur : placez-le dans la même ville. Quand vous l’agrandirez, vous piocherez ' +
          'une deuxième tuile.',
        'Complétez la ville.',
        '',
      ],
      done:
        '8 points, un jeton Vin pour avoir complété la ville, et grâce au bâtisseur une deuxième tuile. À la ' +
        'fin, le joueur qui a le plus de jetons d’une marchandise reçoit 10 points.',
    },
  },
};
