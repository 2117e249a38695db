// SPDX-License-Identifier: MIT
// The words of the Abbot in puzzles and lessons, Dutch.
export const study = {
  the: { garden: 'de tuin' },
  course: {
    abbot: {
      title: 'De Abt',
      steps: [
        'Deze tegel toont een tuin. Leg hem ten oosten van de starttegel, zodat de weg doorloopt.',
        'In een tuin mag alleen een abt staan. Plaats daar je abt.',
        'Elke tegel rond de tuin maakt hem meer waard. Leg deze tegel ten oosten ervan.',
        'In plaats van een figuur te plaatsen, mag je je abt terughalen. Doe dat nu.',
      ],
      done:
        'Je abt leverde 4 punten op: 1 voor zijn tegel en 1 voor elk van de 3 tegels eromheen. Omringd ' +
        'door acht tegels is een tuin 9 punten waard, net als een klooster. Je abt is weer vrij.',
    },
  },
};
