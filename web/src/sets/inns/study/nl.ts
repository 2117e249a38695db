// SPDX-License-Identifier: MIT
// The words of Inns & Cathedrals in puzzles and lessons, Dutch.
export const study = {
  course: {
    inns: {
      title: 'Herbergen & Kathedralen',
      steps: [
        'Een weg met een herberg aan een meer. Leg hem ten oosten van het dorp.',
        'Plaats je grote meeple als struikrover. Hij telt voor twee.',
        'Voltooi de weg met de kruising.',
        '',
      ],
      done:
        'Met een herberg telt elke tegel van een voltooide weg voor 2: hier 6 punten. Is de weg aan het eind ' +
        'niet voltooid, dan levert hij niets op. Kathedralen doen hetzelfde met steden: 3 punten per tegel en ' +
        'per wapenschild.',
    },
  },
};
