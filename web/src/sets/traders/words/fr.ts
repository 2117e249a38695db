// SPDX-License-Identifier: MIT
// The words of Traders & Builders, French.
import { does } from '../../../i18n/who';
import { capital } from '../../../i18n/capital';
import { counting } from '../../../i18n/plural';
import type { Goods, Terrain } from '../../../lib/protocol';
import type { Words } from './en';

const plural = counting('fr');
const goods: Record<Goods, string> = { wine: 'vin', wheat: 'blé', cloth: 'tissu' };

export const words = {
  in_box: { traders: 'marchands' },
  own: { goods },
  set: {
    traders: 'Marchands & Bâtisseurs',
  },
  set_hint: {
    traders: 'Des marchandises dans les villes, un bâtisseur pour rejouer, un cochon pour vos paysans.',
  },
  piece: {
    builder: 'bâtisseur',
    pig: 'cochon',
  },
  pieces: {
    builder: ['bâtisseur', 'bâtisseurs'],
    pig: ['cochon', 'cochons'],
  },
  figure_on: { builder: (on: Terrain) => `Bâtisseur ${on === 'city' ? 'dans la ville' : 'sur la route'}` },
  feature: {
    goods: 'Marchandises',
  },
  for: {
    goods: 'les marchandises',
  },
  choice_hint: {
    builder: 'Prolongez plus tard cette route ou cette ville, et vous rejouerez.',
    pig: 'Si vous avez ici le plus de paysans à la fin : 4 points au lieu de 3 par ville complète.',
  },
  table: {
    second: 'Vous rejouez : votre bâtisseur vous offre une deuxième tuile.',
    goods: 'Marchandises',
  },
  log: {
    goods: (who, count, kind) =>
      `${does(who, 'Vous recevez', 'reçoit')} ${plural(count, 'jeton', 'jetons')} ${capital(goods[kind])}.`,
  },
  counted: {
    wine_majority: ['majorité de vin', 'majorités de vin'],
    wheat_majority: ['majorité de blé', 'majorités de blé'],
    cloth_majority: ['majorité de tissu', 'majorités de tissu'],
  },
  because: {
    pig: 'Le cochon ajoute 1 point par ville.',
  },
} satisfies Words & Record<string, unknown>;
