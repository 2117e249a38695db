// SPDX-License-Identifier: MIT
// The words of the Wheel of Fortune, Polish.
import { does } from '../../../i18n/who';
import { counting } from '../../../i18n/plural';
import type { Sector } from '../../../lib/protocol';
import type { Words } from './en';

const plural = counting('pl');
const sector: Record<Sector, string> = {
  fortune: 'Fortuna',
  taxes: 'Podatki',
  famine: 'Głód',
  storm: 'Burza',
  inquisition: 'Inkwizycja',
  plague: 'Zaraza',
};

const sector_hint: Record<Sector, string> = {
  fortune: 'Fortuna: aktywny gracz dostaje 3 punkty.',
  taxes: 'Podatki: każdy twój rycerz daje tyle punktów, ile jest w jego mieście herbów i twoich rycerzy.',
  famine: 'Głód: każdy chłop daje 1 punkt za każde ukończone miasto przy swojej łące.',
  storm: 'Burza: każdy dostaje 1 punkt za każdego meepla w swoich zasobach.',
  inquisition: 'Inkwizycja: 2 punkty za każdego mnicha.',
  plague: 'Zaraza: każdy zdejmuje z planszy jednego swojego meepla.',
};

export const words = {
  alone: { wheel: 'Koło fortuny' },
  in_box: { wheel: 'koło' },
  own: { sector, sector_hint },
  set: {
    wheel: 'Koło fortuny',
  },
  set_hint: {
    wheel: 'Wielkie koło pośrodku przynosi fortunę, podatki, głód, burzę, inkwizycję i zarazę.',
  },
  preset: {
    wheel: ['Koło fortuny', 'Samodzielna gra wokół wielkiego koła.'],
  },
  option: {
    pig_in_famine: [
      'Świnie podczas głodu',
      'Gdy koło przynosi głód, świnia daje chłopom właściciela 1 punkt więcej za każde miasto.',
    ],
  },
  feature: {
    crown: 'Pola z koroną',
    fortune: 'Fortuna',
    taxes: 'Podatki',
    famine: 'Głód',
    storm: 'Burza',
    inquisition: 'Inkwizycja',
  },
  for: {
    crown: 'pole z koroną',
    fortune: 'Fortunę',
    taxes: 'Podatki',
    famine: 'Głód',
    storm: 'Burzę',
    inquisition: 'Inkwizycję',
  },
  mark: {
    wheel: (n) => `symbol koła ${n}`,
  },
  choice_hint: {
    crown: 'Daje 3 lub 6 punktów, gdy świnia zatrzyma się w tym sektorze.',
  },
  table: {
    crown: 'Pole z koroną',
    recall: 'Zaraza! Zdejmij z planszy jednego ze swoich meepli.',
    recall_who: (whom, place) => `Zdejmij ${whom} (${place})`,
    crown_at: (name) => `Pole z koroną „${name}”`,
  },
  log: {
    crowned: (who, whom, at) => `${does(who, 'Stawiasz', 'stawia')} ${whom} na polu z koroną (${sector[at]}).`,
    wheel: (steps, to) => `Świnia przesuwa się o ${plural(steps, 'sektor', 'sektory', 'sektorów')}: ${sector[to]}.`,
  },
  counted: {
    follower: ['meeple', 'meeple', 'meepli'],
    turn: ['tura', 'tury', 'tur'],
    knight: ['rycerz', 'rycerzy', 'rycerzy'],
    farmer: ['chłop', 'chłopów', 'chłopów'],
    monk: ['mnich', 'mnichów', 'mnichów'],
  },
  because: {
    alone_on_two: 'Meeple sam w sektorze z dwoma polami z koroną daje podwójne punkty.',
  },
} satisfies Words & Record<string, unknown>;
