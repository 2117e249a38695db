// SPDX-License-Identifier: MIT
// The words of Hills & Sheep in puzzles and lessons, German.
export const study = {
  analysis: { which_token: 'Wähle das nächste Plättchen' },
  theme: {
    hills: 'Hügel',
  },
  course: {
    hills: {
      title: 'Schafe & Hügel',
      steps: [
        'Lege die Straße: Es geht um die Wiese daneben.',
        'Setze deinen Schäfer auf die Wiese nördlich der Straße und zieh ein Plättchen: Schafe oder den Wolf.',
        'Zwei Schafe! Vergrößere die Wiese: Lege die Karte im Osten an.',
        '',
        'Deine Wiese ist gewachsen: noch ein Plättchen ziehen oder die Herde heimtreiben? Treibe sie heim, ' +
          'bevor der Wolf kommt.',
      ],
      done: 'Jedes Schaf bringt 1 Punkt. Und bei Gleichstand gibt ein Meeple auf einem Hügel den Ausschlag.',
    },
  },
};
