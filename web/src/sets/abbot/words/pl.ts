// SPDX-License-Identifier: MIT
// The words of the Abbot, Polish.
export const words = {
  set: { abbot: 'Opat' },
  set_hint: {
    abbot: 'Osiem ogrodów i opat, którego w każdej chwili możesz zdjąć za punkty zdobyte do tej pory.',
  },
  preset: { abbot: ['Z opatem', 'Gra podstawowa z ogrodami i opatem dla każdego.'] as [string, string] },
  piece: { abbot: 'opat' },
  pieces: { abbot: ['opat', 'opatów', 'opatów'] },
  none: { abbot: 'brak opata' },
  accusative: { abbot: 'opata' },
  role_accusative: { garden: 'opata' },
  role: { garden: 'opat' },
  terrain: { garden: 'ogród' },
  feature: { garden: 'Ogrody' },
  for: { garden: 'ogród' },
  mark: { garden: 'ogród' },
  choice_hint: {
    garden: 'W ogrodzie stoi tylko opat, aż ogród będzie otoczony: 9 punktów.',
    abbot: '9 punktów po otoczeniu. Wcześniej możesz zdjąć opata za 1 punkt za każdy leżący tam kafelek.',
  },
  table: {
    retrieve: 'Zdejmij opata',
    retrieve_hint: 'Zamiast stawiać pionek: 1 punkt za jego kafelek i za każdy kafelek wokół.',
  },
};
