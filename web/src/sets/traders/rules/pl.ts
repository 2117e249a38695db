// SPDX-License-Identifier: MIT
// The rules of Traders & Builders, Polish.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead:
    'Towary dla tych, którzy kończą miasta, budowniczy dający podwójne tury i świnia, dzięki której łąki ' +
    'są więcej warte.',
  blocks: [
    h('Towary'),
    p(
      'W niektórych miastach widać wino, zboże lub sukno. Kto położy kafelek kończący takie miasto, bierze ' +
        'po jednym żetonie za każdy symbol, bez względu na to, czyje jest miasto. Na koniec ten, kto ma ' +
        'najwięcej żetonów danego rodzaju, dostaje za nie 10 punktów; przy remisie dostaje je każdy z ' +
        'remisujących.',
    ),
    pic('goods', 'Kto ukończy to miasto, bierze żeton zboża; punkty dostaje właściciel miasta.'),
    h('Budowniczy'),
    p(
      'Zamiast meepla możesz na położonym kafelku postawić budowniczego, na drodze lub w mieście, gdzie na ' +
        'innym kafelku masz już meepla. Za każdym razem, gdy później przedłużysz tę drogę lub powiększysz to ' +
        'miasto, dostajesz podwójną turę: jeszcze raz dobierasz i kładziesz kafelek, stawiasz pionek i ' +
        'punktujesz. Potrójnej tury nie ma. Budowniczy wraca z ostatnim z twoich meepli, które tam stoją.',
    ),
    pic('builder', 'Droga biegnie dalej: budowniczy daje podwójną turę.'),
    h('Świnia'),
    p(
      'Zamiast meepla możesz postawić świnię na łące położonego kafelka, na której masz już chłopa. Jeśli na ' +
        'koniec masz tam najwięcej chłopów, samodzielnie lub w remisie, dostajesz 4 punkty zamiast 3 za ' +
        'każde ukończone miasto.',
    ),
    pic('pig', 'Chłop ze świnią: 4 punkty za każde ukończone miasto.'),
  ],
};
