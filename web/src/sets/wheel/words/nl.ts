// SPDX-License-Identifier: MIT
// The words of the Wheel of Fortune, Dutch.
import { does } from '../../../i18n/who';
import { capital } from '../../../i18n/capital';
import { counting } from '../../../i18n/plural';
import type { Sector } from '../../../lib/protocol';
import type { Words } from './en';

const plural = counting('nl');
const sector: Record<Sector, string> = {
  fortune: 'Fortuin',
  taxes: 'Belasting',
  famine: 'Hongersnood',
  storm: 'Noodweer',
  inquisition: 'Inquisitie',
  plague: 'Pest',
};

const sector_hint: Record<Sector, string> = {
  fortune: 'Fortuin: wie aan de beurt is, krijgt 3 punten.',
  taxes:
    'Belasting: elke ridder levert 1 punt op per ridder van dezelfde speler (hemzelf meegerekend) en per ' +
    'wapenschild in zijn stad.',
  famine: 'Hongersnood: elke boer levert 1 punt op per voltooide stad aan zijn weide.',
  storm: 'Noodweer: 1 punt per meeple in de voorraad.',
  inquisition: 'Inquisitie: 2 punten per monnik.',
  plague: 'Pest: iedereen neemt een meeple van het land terug.',
};

export const words = {
  alone: { wheel: 'het Rad van Fortuin' },
  in_box: { wheel: 'het rad' },
  own: { sector, sector_hint },
  set: {
    wheel: 'Het Rad van Fortuin',
  },
  set_hint: {
    wheel: 'Een groot rad in het midden brengt fortuin, belasting, hongersnood, noodweer, inquisitie en pest.',
  },
  preset: {
    wheel: ['Het Rad van Fortuin', 'Een spel op zich, rond het grote rad.'],
  },
  option: {
    pig_in_famine: [
      'Varkens bij hongersnood',
      'Bij hongersnood levert een varken de boeren van zijn eigenaar 1 punt extra per stad op.',
    ],
  },
  feature: {
    crown: 'Kroonveld',
    fortune: 'Fortuin',
    taxes: 'Belasting',
    famine: 'Hongersnood',
    storm: 'Noodweer',
    inquisition: 'Inquisitie',
  },
  for: {
    crown: 'een kroonveld',
    fortune: 'Fortuin',
    taxes: 'Belasting',
    famine: 'Hongersnood',
    storm: 'Noodweer',
    inquisition: 'Inquisitie',
  },
  mark: {
    wheel: (n) => `radsymbool ${n}`,
  },
  choice_hint: {
    crown: 'Levert 3 of 6 punten op als het grote varken hier stopt.',
  },
  table: {
    crown: 'Kroonveld',
    recall: 'De pest! Neem een van je meeples terug.',
    recall_who: (whom, place) => `${capital(whom)} terugnemen (${place})`,
    crown_at: (name) => `Kroonveld ‘${name}’`,
  },
  log: {
    crowned: (who, whom, at) => `${does(who, 'Je plaatst', 'plaatst')} ${whom} op een kroonveld (${sector[at]}).`,
    wheel: (steps, to) => `Het grote varken loopt ${plural(steps, 'sector', 'sectoren')} verder: ${sector[to]}.`,
  },
  counted: {
    follower: ['meeple', 'meeples'],
    turn: ['beurt', 'beurten'],
    knight: ['ridder', 'ridders'],
    farmer: ['boer', 'boeren'],
    monk: ['monnik', 'monniken'],
  },
  because: {
    alone_on_two: 'Een meeple die alleen in een sector met twee kroonvelden staat, levert dubbele punten op.',
  },
} satisfies Words & Record<string, unknown>;
