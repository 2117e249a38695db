// SPDX-License-Identifier: MIT
// The rules of the Abbot, Polish.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
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
