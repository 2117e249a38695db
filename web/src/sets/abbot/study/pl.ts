// SPDX-License-Identifier: MIT
// The words of the Abbot in puzzles and lessons, Polish.
export const study = {
  The: { garden: 'Ogród' },
  accusative: { garden: 'ogród' },
  yours: { garden: 'Twój ogród' },
  course: {
    abbot: {
      title: 'Opat',
      steps: [
        'Ten kafelek ma ogród. Połóż go na wschód od kafelka startowego, tak aby droga biegła dalej.',
        'W ogrodzie może stać tylko opat. Postaw tam swojego opata.',
        'Każdy kafelek wokół ogrodu zwiększa jego wartość. Połóż ten kafelek na wschód od niego.',
        'Zamiast stawiać pionek, możesz zdjąć opata. Zrób to teraz.',
      ],
      done:
        'Opat przyniósł 4 punkty: 1 za swój kafelek i po 1 za każdy z 3 kafelków wokół. Otoczony ośmioma ' +
        'kafelkami ogród daje 9 punktów, tak jak klasztor. Opat znów jest wolny.',
    },
  },
};
