// SPDX-License-Identifier: MIT
// The words of Traders & Builders in puzzles and lessons, German.
export const study = {
  theme: {
    builder: 'Baumeister',
    pig: 'Schwein',
  },
  course: {
    traders: {
      title: 'Händler & Baumeister',
      steps: [
        'Diese Stadt hat ein Fass Wein. Lege die Karte so, dass die Mauern passen.',
        'Setze einen Ritter ein.',
        'Baue die Stadt weiter.',
        'Jetzt dein Baumeister: Setze ihn in dieselbe Stadt. Baust du dort weiter, ziehst du noch eine Karte.',
        'Stelle die Stadt fertig.',
        '',
      ],
      done:
        '8 Punkte, ein Fass Wein für das Fertigstellen, und dank des Baumeisters ziehst du noch eine Karte. ' +
        'Wer von einer Ware am meisten hat, bekommt am Ende 10 Punkte.',
    },
  },
};
