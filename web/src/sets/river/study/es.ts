// SPDX-License-Identifier: MIT
// The words of The River in puzzles and lessons, Spanish.
export const study = {
  the: {
    river: 'el río',
  },
  course: {
    river: {
      title: 'El Río',
      steps: [
        'Con el río, las primeras losetas son de río. Coloca esta de modo que el río continúe.',
        'En el agua no se colocan meeples. Pero en la loseta hay una ciudad: coloca un caballero.',
        'El río fluye ahora hacia el sur. Coloca la siguiente loseta de modo que continúe.',
        '',
      ],
      done: 'Cuando el río llega a su desembocadura, siguen las losetas normales.',
    },
  },
};
