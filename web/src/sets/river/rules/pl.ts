// SPDX-License-Identifier: MIT
// The rules of The River, Polish.
import { h, p, pic, ul, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead: 'Dwanaście kafelków rzeki układa się przed wszystkimi innymi.',
  blocks: [
    h('Jak płynie'),
    ul(
      'Źródło leży na stole zamiast kafelka startowego.',
      'Dziesięć kafelków biegu rzeki dobiera się najpierw, po jednym na turę, i każdy musi ją przedłużać. Na ' +
        'koniec kolejny gracz kładzie jezioro.',
      'Dwa zakręty w tę samą stronę nie mogą następować bezpośrednio po sobie, a przed otwartym końcem musi ' +
        'być wolne pole.',
    ),
    pic('river', 'Od źródła przez most, zakręt i dwa miasta do jeziora.'),
    h('Na jej brzegach'),
    p(
      'Na drogach, w miastach, klasztorach i na łąkach kafelków rzeki meeple stawia się jak zwykle, nigdy na ' +
        'wodzie. Rzeka rozdziela łąki na obu brzegach; łączą się tylko wokół źródła i jeziora. Drogi ' +
        'przechodzą przez nią po mostach.',
    ),
  ],
};
