// SPDX-License-Identifier: MIT
// The words of the Abbot in puzzles and lessons, Spanish.
export const study = {
  the: { garden: 'el jardín' },
  course: {
    abbot: {
      title: 'El Abad',
      steps: [
        'Esta loseta muestra un jardín. Colócala al este de la loseta inicial para que el camino continúe.',
        'Solo un abad puede ocupar un jardín. Coloca allí tu abad.',
        'Cada loseta alrededor del jardín aumenta su valor. Coloca esta al este.',
        'En vez de colocar una pieza, puedes recuperar tu abad. Hazlo ahora.',
      ],
      done:
        'Tu abad ha conseguido 4 puntos: 1 por su loseta y 1 por cada una de las 3 que la rodean. ' +
        'Rodeado de ocho losetas, un jardín vale 9 puntos, como un monasterio. Tu abad vuelve a estar ' +
        'libre.',
    },
  },
};
