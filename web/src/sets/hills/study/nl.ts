// SPDX-License-Identifier: MIT
// The words of Hills & Sheep in puzzles and lessons, Dutch.
export const study = {
  analysis: { which_token: 'Kies het volgende fiche' },
  theme: {
    hills: 'Heuvels',
  },
  course: {
    hills: {
      title: 'Schapen & Heuvels',
      steps: [
        'Leg de weg: het gaat om de weide ernaast.',
        'Plaats je herder op de weide ten noorden van de weg en trek een fiche: schapen of de wolf.',
        'Twee schapen! Maak de weide groter: leg de tegel in het oosten.',
        '',
        'Je weide is gegroeid: nog een fiche trekken, of de kudde naar de stal? Kies de stal, voordat de ' +
          'wolf komt.',
      ],
      done: 'Elk schaap is 1 punt waard. En bij gelijke stand geeft een meeple op een heuvel de doorslag.',
    },
  },
};
