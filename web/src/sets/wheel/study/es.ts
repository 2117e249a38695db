// SPDX-License-Identifier: MIT
// The words of the Wheel of Fortune in puzzles and lessons, Spanish.
export const study = {
  theme: {
    wheel: 'La rueda',
  },
  course: {
    wheel: {
      title: 'La Rueda de la Fortuna',
      steps: [
        'En el centro está la gran rueda. Coloca esta loseta en su borde norte.',
        'También puedes colocar un meeple en una casilla de corona. Elige Impuestos.',
      ],
      done:
        'Aude ha robado una loseta con un símbolo de rueda: el cerdo avanza ese número de sectores. Se ha ' +
        'parado en Impuestos y tu meeple en la corona te ha dado 6 puntos.',
    },
  },
};
