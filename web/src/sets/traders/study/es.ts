// SPDX-License-Identifier: MIT
// The words of Traders & Builders in puzzles and lessons, Spanish.
export const study = {
  theme: {
    builder: 'Constructor',
    pig: 'Cerdo',
  },
  course: {
    traders: {
      title: 'Constructores y Comerciantes',
      steps: [
        'Esta ciudad tiene un barril de vino. Coloca la loseta de modo que las murallas coincidan.',
        'Coloca un caballero.',
        'Amplía la ciudad.',
        'Ahora tu constructor: colócalo en la misma ciudad. Cuando la amplíes, tendrás un turno doble.',
        'Completa la ciudad.',
        '',
      ],
      done:
        '8 puntos, un barril de vino por completar la ciudad y, gracias al constructor, otra loseta. Al ' +
        'final, por cada clase de mercancía, quien tenga más fichas recibe 10 puntos.',
    },
  },
};
