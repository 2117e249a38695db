// SPDX-License-Identifier: MIT
// The rules of Hills & Sheep, Polish.
import { h, p, pic, ul, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead:
    'Wzgórza rozstrzygają remisy, winnice pomagają klasztorom, a pasterze zbierają owce, dopóki nie ' +
    'przyjdzie wilk.',
  blocks: [
    h('Wzgórza'),
    p(
      'Gdy ktoś kładzie kafelek wzgórza, trafia pod niego jeden zakryty kafelek, który odpada z gry; nikt go ' +
        'nie ogląda. Jeśli gracze remisują na drodze, w mieście lub na łące, punktują tylko ci z nich, ' +
        'którzy mają tam meepla na wzgórzu. Gdy mają go tam wszyscy remisujący albo nie ma go żaden z nich, ' +
        'każdy dostaje pełną liczbę punktów, jak zwykle.',
    ),
    pic('hill', 'Każdy ma po jednym rycerzu, ale czerwony stoi na wzgórzu i tylko on dostanie punkty.'),
    h('Winnice'),
    p(
      'Gdy klasztor zostaje ukończony, każda winnica na ośmiu kafelkach wokół niego dodaje 3 punkty. ' +
        'Nieukończony klasztor nie dostaje nic za winnice.',
    ),
    pic('vineyard', 'Winnica na północnym zachodzie da 3 punkty więcej.'),
    h('Pasterz i owce'),
    ul(
      'Zamiast meepla możesz postawić pasterza na łące położonego kafelka, jeśli na całej tej łące nie ma ' +
        'jeszcze żadnego pasterza. Od razu dobierasz żeton: od jednej do czterech owiec zostaje przy nim, a ' +
        'wilk go przepędza.',
      'Za każdym razem, gdy powiększysz tę łąkę, wybierasz: dobrać kolejny żeton albo zagonić stado.',
      'Zagonienie stada do zagrody: każdy pasterz na tej łące daje 1 punkt za każdą owcę na niej, także za ' +
        'nadrukowane. Pasterze wracają do właścicieli, a żetony do worka.',
      'Wilk: wszystkie żetony owiec z łąki wracają do worka, a pasterze z tej łąki wracają do ' +
        'właścicieli z niczym.',
      'Stado z łąki, która nie może już rosnąć, od razu daje punkty; jeśli zamykasz łąkę własnego pasterza, ' +
        'najpierw wybierasz jak zwykle. Pasterze, którzy na koniec są jeszcze na łące, nie dają nic.',
    ),
    pic('shepherd', 'Na razie pięć owiec. Jeszcze jeden żeton czy zagonić stado?'),
    p('Pasterz nie jest meeplem: nie zajmuje łąki i nie przeszkadza chłopom.'),
  ],
};
