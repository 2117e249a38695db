// SPDX-License-Identifier: MIT
// The words of the Wheel of Fortune in puzzles and lessons, Polish.
export const study = {
  theme: {
    wheel: 'Koło',
  },
  course: {
    wheel: {
      title: 'Koło fortuny',
      steps: [
        'Pośrodku leży wielkie koło. Połóż ten kafelek przy jego północnym brzegu.',
        'Można też postawić meepla na polu z koroną. Wybierz Podatki.',
      ],
      done:
        'Aude dobrała kafelek z liczbą: o tyle sektorów przesuwa się świnia. Stanęła na Podatkach, a twój ' +
        'meeple na polu z koroną dał 6 punktów.',
    },
  },
};
