// SPDX-License-Identifier: MIT
// The words of Inns & Cathedrals in puzzles and lessons, German.
export const study = {
  course: {
    inns: {
      title: 'Wirtshäuser & Kathedralen',
      steps: [
        'Eine Straße mit einem Wirtshaus am See. Lege sie östlich des Dorfes an.',
        'Setze deinen großen Meeple als Wegelagerer ein. Er zählt wie zwei.',
        'Schließe die Straße mit der Kreuzung ab.',
        '',
      ],
      done:
        'Mit Wirtshaus bringt jede Karte einer fertigen Straße 2 Punkte: hier 6. Bleibt die Straße unfertig, ' +
        'bringt sie am Ende nichts. Ebenso Kathedralen in Städten: 3 Punkte je Karte und Wappen.',
    },
  },
};
