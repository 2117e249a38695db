// SPDX-License-Identifier: MIT
// The words of Traders & Builders, English.
import { does, type Who } from '../../../i18n/who';
import { counting } from '../../../i18n/plural';
import type { Goods, Terrain } from '../../../lib/protocol';

const plural = counting('en');
const goods: Record<Goods, string> = { wine: 'wine', wheat: 'wheat', cloth: 'cloth' };

export const words = {
  in_box: { traders: 'traders' },
  own: { goods },
  set: {
    traders: 'Traders & Builders',
  },
  set_hint: {
    traders: 'Goods in the cities, a builder for double turns, a pig for your farmers.',
  },
  piece: {
    builder: 'builder',
    pig: 'pig',
  },
  pieces: {
    builder: ['builder', 'builders'],
    pig: ['pig', 'pigs'],
  },
  figure_on: { builder: (on: Terrain, name: string) => `Builder ${on === 'city' ? 'in' : 'on'} the ${name}` },
  feature: {
    goods: 'Goods',
  },
  for: {
    goods: 'goods',
  },
  choice_hint: {
    builder: 'Extend this road or city later to get a double turn.',
    pig: 'With the most farmers here, you score 4 instead of 3 points per completed city.',
  },
  table: {
    second: 'Double turn: your builder gives you another tile.',
    goods: 'Goods',
  },
  log: {
    goods: (who: Who, count: number, kind: Goods) =>
      `${does(who, 'You take', 'takes')} ${plural(count, `${goods[kind]} token`, `${goods[kind]} tokens`)}.`,
  },
  counted: {
    wine_majority: ['wine majority', 'wine majorities'],
    wheat_majority: ['wheat majority', 'wheat majorities'],
    cloth_majority: ['cloth majority', 'cloth majorities'],
  },
  because: {
    pig: 'The pig adds 1 point per city.',
  },
};

export type Words = typeof words;
