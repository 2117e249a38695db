// SPDX-License-Identifier: MIT
// The words of The River in puzzles and lessons, German.
export const study = {
  the: {
    river: 'den Fluss',
  },
  from: {
    river: 'dem Fluss',
  },
  course: {
    river: {
      title: 'Der Fluss',
      steps: [
        'Mit dem Fluss legt ihr zuerst die Flusskarten. Lege diese so, dass der Fluss weitergeht.',
        'Im Wasser steht niemand. Aber auf der Karte ist eine Stadt: Setze einen Ritter ein.',
        'Der Fluss fließt jetzt nach Süden. Lege die nächste Flusskarte an.',
        '',
      ],
      done: 'Ist die Mündung gelegt, folgen die übrigen Karten.',
    },
  },
};
