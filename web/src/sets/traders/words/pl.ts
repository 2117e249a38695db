// SPDX-License-Identifier: MIT
// The words of Traders & Builders, Polish.
import { does } from '../../../i18n/who';
import { counting } from '../../../i18n/plural';
import type { Goods, Terrain } from '../../../lib/protocol';
import type { Words } from './en';

const plural = counting('pl');
const goods: Record<Goods, string> = { wine: 'wino', wheat: 'zboże', cloth: 'sukno' };
const goods_of: Record<Goods, string> = { wine: 'wina', wheat: 'zboża', cloth: 'sukna' };

export const words = {
  in_box: { traders: 'kupcy' },
  own: { goods },
  set: {
    traders: 'Kupcy i budowniczowie',
  },
  set_hint: {
    traders: 'Towary w miastach, budowniczy dający podwójne tury i świnia dla chłopów.',
  },
  piece: {
    builder: 'budowniczy',
    pig: 'świnia',
  },
  pieces: {
    builder: ['budowniczy', 'budowniczych', 'budowniczych'],
    pig: ['świnia', 'świnie', 'świń'],
  },
  accusative: { builder: 'budowniczego', pig: 'świnię' },
  figure_on: { builder: (on: Terrain) => `Budowniczy ${on === 'city' ? 'w mieście' : 'na drodze'}` },
  none: {
    builder: 'brak budowniczego',
    pig: 'brak świni',
  },
  feature: {
    goods: 'Towary',
  },
  for: {
    goods: 'towary',
  },
  choice_hint: {
    builder: 'Gdy później powiększysz ten obszar, dostaniesz podwójną turę.',
    pig: 'Jeśli masz tu najwięcej chłopów, łąka daje 4 punkty zamiast 3 za każde ukończone miasto.',
  },
  table: {
    second: 'Podwójna tura: budowniczy daje ci jeszcze jeden kafelek.',
    goods: 'Towary',
  },
  log: {
    goods: (who, count, kind) =>
      `${does(who, 'Otrzymujesz', 'otrzymuje')} ${plural(count, 'żeton', 'żetony', 'żetonów')} ${goods_of[kind]}.`,
  },
  counted: {
    wine_majority: ['przewaga (wino)', 'przewagi (wino)', 'przewag (wino)'],
    wheat_majority: ['przewaga (zboże)', 'przewagi (zboże)', 'przewag (zboże)'],
    cloth_majority: ['przewaga (sukno)', 'przewagi (sukno)', 'przewag (sukno)'],
  },
  because: {
    pig: 'Świnia dodaje 1 punkt za miasto.',
  },
} satisfies Words & Record<string, unknown>;
