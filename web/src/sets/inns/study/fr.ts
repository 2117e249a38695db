// SPDX-License-Identifier: MIT
// The words of Inns & Cathedrals in puzzles and lessons, French.
export const study = {
  course: {
    inns: {
      title: 'Auberges & Cathédrales',
      steps: [
        'Une route avec une auberge au bord d’un lac. Posez-la à l’est du village.',
        'Placez votre grand meeple comme voleur. Il compte pour deux.',
        'Complétez la route avec le carrefour.',
        '',
      ],
      done:
        'Avec une auberge, chaque tuile d’une route complète rapporte 2 points : ici 6. Incomplète à la fin, ' +
        'elle ne rapporte rien. Il en va de même des cathédrales dans les villes : 3 points par tuile et ' +
        'par blason.',
    },
  },
};
