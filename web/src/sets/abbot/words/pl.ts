// The words of the Abbot, Polish.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

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

const chapter: Chapter = {
  lead: 'Osiem kafelków ma ogród, a każdy gracz ma opata, którego w każdej chwili może zdjąć.',
  blocks: [
    h('Ogrody'),
    p(
      'Po jednym z ośmiu rodzajów kafelków gry podstawowej ma ogród. Ogród punktuje jak klasztor: 9 ' +
        'punktów, gdy otacza go osiem kafelków; na koniec gry 1 punkt za jego kafelek i za każdy kafelek ' +
        'wokół. Winnice nic tu nie dodają.',
    ),
    h('Opat'),
    p(
      'Każdy gracz ma jednego opata. Możesz go postawić w ogrodzie lub klasztorze na właśnie dołożonym ' +
        'kafelku i nigdzie indziej. W ogrodach stoją tylko opaci.',
    ),
    h('Zdejmowanie opata'),
    p(
      'Zamiast stawiać pionek, możesz zdjąć swojego opata z ogrodu lub klasztoru, który nie jest ukończony. ' +
        'Dostajesz 1 punkt za jego kafelek i za każdy kafelek wokół, bez winnic.',
    ),
    pic('garden', 'Zdejmij opata teraz za 5 punktów albo poczekaj na 9.'),
    p(
      'Z Kołem fortuny opat liczy się jak meeple: Burza liczy go w zasobach, Zaraza może go zdjąć, a w ' +
        'klasztorze jest mnichem.',
    ),
  ],
};
export const rules = { abbot: chapter };

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
