// SPDX-License-Identifier: MIT
// The words of the Wheel of Fortune, English.
import { does, type Who } from '../../../i18n/who';
import { counting } from '../../../i18n/plural';
import type { Sector } from '../../../lib/protocol';

const plural = counting('en');
const sector: Record<Sector, string> = {
  fortune: 'Fortune',
  taxes: 'Taxes',
  famine: 'Famine',
  storm: 'Storm',
  inquisition: 'Inquisition',
  plague: 'Plague',
};

const sector_hint: Record<Sector, string> = {
  fortune: 'Fortune: the player whose turn it is scores 3 points.',
  taxes: 'Taxes: each knight earns its owner 1 point per pennant and 1 per own knight in that city.',
  famine: 'Famine: each farmer earns 1 point per completed city next to the field.',
  storm: 'Storm: 1 point for each meeple still in your supply.',
  inquisition: 'Inquisition: 2 points for each monk.',
  plague: 'Plague: everyone takes back one meeple from the tiles.',
};

export const words = {
  alone: { wheel: 'the Wheel of Fortune' },
  in_box: { wheel: 'the wheel' },
  own: { sector, sector_hint },
  set: {
    wheel: 'Wheel of Fortune',
  },
  set_hint: {
    wheel: 'A great wheel in the middle brings fortune, taxes, famine, storm, inquisition and plague.',
  },
  preset: {
    wheel: ['Wheel of Fortune', 'A game in its own right, all around the great wheel.'],
  } satisfies Record<string, [string, string]>,
  option: {
    pig_in_famine: ['Pigs count in a famine', 'In a famine, a pig earns its owner’s farmers 1 more point per city.'],
  } satisfies Record<string, [string, string]>,
  feature: {
    crown: 'Crown space',
    fortune: 'Fortune',
    taxes: 'Taxes',
    famine: 'Famine',
    storm: 'Storm',
    inquisition: 'Inquisition',
  },
  for: {
    crown: 'a crown space',
    fortune: 'Fortune',
    taxes: 'Taxes',
    famine: 'Famine',
    storm: 'Storm',
    inquisition: 'the Inquisition',
  },
  mark: {
    wheel: (n: number) => `wheel symbol ${n}`,
  },
  choice_hint: {
    crown: 'Scores 3 or 6 points when the pig stops in this sector.',
  },
  table: {
    crown: 'Crown space',
    recall: 'The plague! Take back one of your meeples.',
    recall_who: (whom: string, place: string) => `Take back ${whom} (${place})`,
    crown_at: (name: string) => `${name} crown space`,
  },
  log: {
    crowned: (who: Who, whom: string, at: Sector) =>
      `${does(who, 'You place', 'places')} ${whom} on a crown space in the ${sector[at]} sector.`,
    wheel: (steps: number, to: Sector) => `The pig moves ${plural(steps, 'sector', 'sectors')} to ${sector[to]}.`,
  },
  counted: {
    follower: ['meeple', 'meeples'],
    turn: ['turn', 'turns'],
    knight: ['knight', 'knights'],
    farmer: ['farmer', 'farmers'],
    monk: ['monk', 'monks'],
  },
  because: {
    alone_on_two: 'A meeple alone in a sector with two crown spaces scores double.',
  },
};

export type Words = typeof words;
