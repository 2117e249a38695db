// SPDX-License-Identifier: MIT
// The words of Traders & Builders, Spanish.
import { does } from '../../../i18n/who';
import { counting } from '../../../i18n/plural';
import type { Goods, Terrain } from '../../../lib/protocol';
import type { Words } from './en';

const plural = counting('es');
const goods: Record<Goods, string> = { wine: 'vino', wheat: 'trigo', cloth: 'tela' };

export const words = {
  in_box: { traders: 'comerciantes' },
  own: { goods },
  set: {
    traders: 'Constructores y Comerciantes',
  },
  set_hint: {
    traders: 'Mercancías en las ciudades, un constructor para turnos dobles y un cerdo para tus granjeros.',
  },
  piece: {
    builder: 'constructor',
    pig: 'cerdo',
  },
  pieces: {
    builder: ['constructor', 'constructores'],
    pig: ['cerdo', 'cerdos'],
  },
  figure_on: { builder: (on: Terrain) => `Constructor en ${on === 'city' ? 'la ciudad' : 'el camino'}` },
  feature: {
    goods: 'Mercancías',
  },
  for: {
    goods: 'mercancías',
  },
  choice_hint: {
    builder: 'Cuando amplíes esta zona más adelante, tendrás un turno doble.',
    pig: 'Si este campo es tuyo al final, da 4 puntos en vez de 3 por ciudad completa.',
  },
  table: {
    second: 'Turno doble: tu constructor te da otra loseta.',
    goods: 'Mercancías',
  },
  log: {
    goods: (who, count, kind) =>
      `${does(who, 'Recibes', 'recibe')} ${plural(count, 'ficha', 'fichas')} de ${goods[kind]}.`,
  },
  counted: {
    wine_majority: ['mayoría de vino', 'mayorías de vino'],
    wheat_majority: ['mayoría de trigo', 'mayorías de trigo'],
    cloth_majority: ['mayoría de tela', 'mayorías de tela'],
  },
  because: {
    pig: 'El cerdo suma 1 punto por ciudad.',
  },
} satisfies Words & Record<string, unknown>;
