// SPDX-License-Identifier: MIT
// The rules of Inns & Cathedrals, Polish.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead: 'Gra o wyższą stawkę: karczmy i katedry sprawiają, że obszar jest wart więcej albo zupełnie nic.',
  blocks: [
    h('Karczmy nad jeziorem'),
    p(
      'Ukończona droga z co najmniej jedną karczmą daje 2 punkty za kafelek zamiast 1. Nieukończona na ' +
        'koniec nie daje nic. Druga karczma niczego już nie zmienia.',
    ),
    pic('inn', 'Trzy kafelki z karczmą: 3 × 2 = 6 punktów.'),
    h('Katedry'),
    p(
      'Ukończone miasto z co najmniej jedną katedrą daje 3 punkty za każdy kafelek i każdy herb. ' +
        'Nieukończone na koniec nie daje nic.',
    ),
    pic('cathedral', 'Pięć kafelków wokół katedry: 15 punktów, tutaj dla dużego meepla.'),
    h('Duży meeple'),
    p(
      'Każdy gracz ma jednego. Może stanąć wszędzie tam, gdzie zwykły meeple, i liczy się za dwa meeple, gdy ' +
        'sprawdza się, kto ma najwięcej. Poza tym jest takim samym meeplem jak inne.',
    ),
  ],
};
