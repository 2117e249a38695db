// SPDX-License-Identifier: MIT
// The words of Inns & Cathedrals in puzzles and lessons, Spanish.
export const study = {
  course: {
    inns: {
      title: 'Posadas y Catedrales',
      steps: [
        'Un camino con una posada junto a un lago. Colócalo al este del pueblo.',
        'Coloca tu meeple grande como ladrón. Cuenta como dos.',
        'Completa el camino con el cruce.',
        '',
      ],
      done:
        'Con una posada, cada loseta de un camino completo vale 2: aquí, 6 puntos. Si al final queda sin ' +
        'completar, no vale nada. Las catedrales hacen lo mismo con las ciudades: 3 puntos por loseta y ' +
        'por escudo.',
    },
  },
};
