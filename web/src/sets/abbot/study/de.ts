// SPDX-License-Identifier: MIT
// The words of the Abbot in puzzles and lessons, German.
export const study = {
  the: { garden: 'den Garten' },
  from: { garden: 'dem Garten' },
  course: {
    abbot: {
      title: 'Der Abt',
      steps: [
        'Diese Karte zeigt einen Garten. Lege sie östlich der Startkarte an, sodass die Straße weiterführt.',
        'In einem Garten darf nur ein Abt stehen. Setze deinen Abt dort ein.',
        'Jede Karte rings um den Garten macht ihn wertvoller. Lege diese Karte östlich davon an.',
        'Statt eine Figur einzusetzen, darfst du deinen Abt zurücknehmen. Mach das jetzt.',
      ],
      done:
        'Dein Abt hat 4 Punkte gebracht: 1 für seine Karte und je 1 für die 3 Karten ringsum. Von acht ' +
        'Karten umschlossen bringt ein Garten 9 Punkte, wie ein Kloster. Dein Abt ist wieder frei.',
    },
  },
};
