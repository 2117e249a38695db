// SPDX-License-Identifier: MIT
// The words of Hills & Sheep in puzzles and lessons, Spanish.
export const study = {
  analysis: { which_token: 'Elige la próxima ficha' },
  theme: {
    hills: 'Colinas',
  },
  course: {
    hills: {
      title: 'Colinas y Ovejas',
      steps: [
        'Coloca el camino: nos interesa el campo de al lado.',
        'Coloca tu pastor en el campo al norte del camino. Sacarás una ficha: ovejas o el lobo.',
        '¡Dos ovejas! Amplía el campo: coloca la loseta al este.',
        '',
        'Tu campo ha crecido: ¿sacas otra ficha o recoges el rebaño? Recógelo antes de que venga el lobo.',
      ],
      done: 'Cada oveja vale 1 punto. Y un meeple en una colina deshace los empates.',
    },
  },
};
