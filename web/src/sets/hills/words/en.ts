// SPDX-License-Identifier: MIT
// The words of Hills & Sheep, English.
import { does, type Who } from '../../../i18n/who';
import { counting } from '../../../i18n/plural';

const plural = counting('en');

export const words = {
  in_box: { hills: 'hills' },
  set: {
    hills: 'Hills & Sheep',
  },
  set_hint: {
    hills: 'Hills break ties, vineyards enrich cloisters, shepherds gather sheep and fear the wolf.',
  },
  option: {
    hill_tiebreak: [
      'Count meeples on hills',
      'Ties go to the player with the most meeples on hills, not to everyone with at least one.',
    ],
    closed_farm_gathers: [
      'Closed fields score their flocks',
      'When a field can no longer grow, its sheep are scored automatically.',
    ],
  } satisfies Record<string, [string, string]>,
  piece: {
    shepherd: 'shepherd',
  },
  pieces: {
    shepherd: ['shepherd', 'shepherds'],
  },
  feature: {
    flock: 'Flock',
  },
  for: {
    flock: 'a flock',
  },
  mark: {
    hill: 'a hill',
    vineyard: 'a vineyard',
    sheep: 'sheep',
  },
  choice_hint: {
    shepherd: 'You draw a token right away: sheep, or the wolf.',
  },
  table: {
    tend: 'You extended your shepherd’s field: draw a token, or bring the flock home?',
    grow: 'Draw another token',
    grow_hint: 'More sheep – or the wolf.',
    gather: 'Bring the flock home',
    gather_hint: 'Score all the sheep in this field.',
    hidden: (n: number) => `${n} under hills`,
    tokens_left: 'Face-down tokens',
    token: (sheep: number) => (sheep === 0 ? 'the wolf' : `${sheep} sheep`),
  },
  card: {
    sheep: 'Sheep',
  },
  log: {
    buried: 'An unseen tile is placed face down under the hill.',
    sheep: (who: Who, n: number) => `${does(who, 'You draw', 'draws')} ${plural(n, 'sheep', 'sheep')}.`,
    wolf: (who: Who) => `${does(who, 'You draw', 'draws')} the wolf: the flock is gone.`,
  },
  counted: {
    vineyard: ['vineyard', 'vineyards'],
    sheep: ['sheep', 'sheep'],
  },
  because: {
    hill_tie: 'A meeple on a hill broke the tie.',
    closed_field: 'The field can no longer grow, so its flock is scored.',
  },
};

export type Words = typeof words;
