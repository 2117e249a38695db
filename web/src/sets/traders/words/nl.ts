// SPDX-License-Identifier: MIT
// The words of Traders & Builders, Dutch.
import { does } from '../../../i18n/who';
import { counting } from '../../../i18n/plural';
import type { Goods, Terrain } from '../../../lib/protocol';
import type { Words } from './en';

const plural = counting('nl');
const goods: Record<Goods, string> = { wine: 'wijn', wheat: 'graan', cloth: 'laken' };

export const words = {
  in_box: { traders: 'kooplieden' },
  own: { goods },
  set: {
    traders: 'Kooplieden & Bouwmeesters',
  },
  set_hint: {
    traders: 'Handelswaren in de steden, een bouwmeester voor dubbele beurten, een varken voor je boeren.',
  },
  piece: {
    builder: 'bouwmeester',
    pig: 'varken',
  },
  pieces: {
    builder: ['bouwmeester', 'bouwmeesters'],
    pig: ['varken', 'varkens'],
  },
  article: { pig: 'het' },
  figure_on: { builder: (on: Terrain) => `Bouwmeester ${on === 'city' ? 'in de stad' : 'op de weg'}` },
  feature: {
    goods: 'Handelswaren',
  },
  for: {
    goods: 'handelswaren',
  },
  choice_hint: {
    builder: 'Bouw je hier later verder, dan krijg je een dubbele beurt.',
    pig: 'Met de meeste boeren hier: 4 in plaats van 3 punten per voltooide stad.',
  },
  table: {
    second: 'Dubbele beurt: dankzij je bouwmeester krijg je nog een tegel.',
    goods: 'Handelswaren',
  },
  log: {
    goods: (who, count, kind) =>
      `${does(who, 'Je krijgt', 'krijgt')} ${plural(count, `${goods[kind]}fiche`, `${goods[kind]}fiches`)}.`,
  },
  counted: {
    wine_majority: ['wijnmeerderheid', 'wijnmeerderheden'],
    wheat_majority: ['graanmeerderheid', 'graanmeerderheden'],
    cloth_majority: ['lakenmeerderheid', 'lakenmeerderheden'],
  },
  because: {
    pig: 'Het varken levert 1 punt extra per stad op.',
  },
} satisfies Words & Record<string, unknown>;
