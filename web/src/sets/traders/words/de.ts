// SPDX-License-Identifier: MIT
// The words of Traders & Builders, German.
import { does } from '../../../i18n/who';
import { counting } from '../../../i18n/plural';
import type { Goods, Terrain } from '../../../lib/protocol';
import type { Words } from './en';

const plural = counting('de');
const goods: Record<Goods, string> = { wine: 'Wein', wheat: 'Korn', cloth: 'Tuch' };

export const words = {
  in_box: { traders: 'Händler' },
  own: { goods },
  set: {
    traders: 'Händler & Baumeister',
  },
  set_hint: {
    traders: 'Waren in den Städten, ein Baumeister für Doppelzüge, ein Schwein für die Wiese.',
  },
  piece: {
    builder: 'Baumeister',
    pig: 'Schwein',
  },
  pieces: {
    builder: ['Baumeister', 'Baumeister'],
    pig: ['Schwein', 'Schweine'],
  },
  accusative: { pig: (definite: boolean) => `${definite ? 'das' : 'ein'} Schwein` },
  figure_on: { builder: (on: Terrain) => `Baumeister ${on === 'city' ? 'in der Stadt' : 'auf der Straße'}` },
  none: {
    builder: 'kein Baumeister mehr',
    pig: 'kein Schwein mehr',
  },
  feature: {
    goods: 'Waren',
  },
  for: {
    goods: 'Waren',
  },
  choice_hint: {
    builder: 'Baust du hier später weiter, bekommst du einen Doppelzug.',
    pig: 'Hast du hier am Ende die meisten Bauern, bringt jede fertige Stadt 4 statt 3 Punkte.',
  },
  table: {
    second: 'Doppelzug dank Baumeister: Lege noch eine Karte.',
    goods: 'Waren',
  },
  log: {
    goods: (who, count, kind) =>
      `${does(who, 'Du bekommst', 'bekommt')} ` +
      `${plural(count, `${goods[kind]}plättchen`, `${goods[kind]}plättchen`)}.`,
  },
  counted: {
    wine_majority: ['Weinmehrheit', 'Weinmehrheiten'],
    wheat_majority: ['Kornmehrheit', 'Kornmehrheiten'],
    cloth_majority: ['Tuchmehrheit', 'Tuchmehrheiten'],
  },
  because: {
    pig: 'Das Schwein bringt 1 Punkt mehr je Stadt.',
  },
} satisfies Words & Record<string, unknown>;
