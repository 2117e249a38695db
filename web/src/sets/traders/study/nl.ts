// SPDX-License-Identifier: MIT
// The words of Traders & Builders in puzzles and lessons, Dutch.
export const study = {
  theme: {
    builder: 'Bouwmeester',
    pig: 'Varken',
  },
  course: {
    traders: {
      title: 'Kooplieden & Bouwmeesters',
      steps: [
        'In deze stad ligt een vat wijn. Leg de tegel zo dat de muren aansluiten.',
        'Plaats een ridder.',
        'Maak de stad groter.',
        'Nu je bouwmeester: plaats hem in dezelfde stad. Bouw je daar verder, dan krijg je nog een tegel.',
        'Voltooi de stad.',
        '',
      ],
      done:
        '8 punten, een vat wijn omdat jij de stad hebt voltooid, en dankzij de bouwmeester nog een tegel. ' +
        'Wie aan het eind van een soort handelswaren de meeste fiches heeft, krijgt 10 punten.',
    },
  },
};
