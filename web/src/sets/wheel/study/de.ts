// SPDX-License-Identifier: MIT
// The words of the Wheel of Fortune in puzzles and lessons, German.
export const study = {
  theme: {
    wheel: 'Schicksalsrad',
  },
  course: {
    wheel: {
      title: 'Das Schicksalsrad',
      steps: [
        'In der Mitte liegt das große Rad. Lege diese Karte an seinen nördlichen Rand.',
        'Du darfst auch einen Meeple auf ein Kronenfeld des Rades setzen. Wähle Steuern.',
      ],
      done:
        'Aude hat eine Karte mit Radsymbol gezogen: So viele Segmente läuft das Schwein. Es ist bei den ' +
        'Steuern stehen geblieben, und dein Meeple auf dem Kronenfeld hat 6 Punkte gebracht.',
    },
  },
};
