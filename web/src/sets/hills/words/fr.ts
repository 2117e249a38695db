// SPDX-License-Identifier: MIT
// The words of Hills & Sheep, French.
import { does } from '../../../i18n/who';
import { counting } from '../../../i18n/plural';
import type { Words } from './en';

const plural = counting('fr');

export const words = {
  in_box: { hills: 'collines' },
  set: {
    hills: 'Moutons & Collines',
  },
  set_hint: {
    hills:
      'Les collines départagent les égalités, les vignobles enrichissent les abbayes, les bergers rassemblent ' +
      'des moutons et craignent le loup.',
  },
  option: {
    hill_tiebreak: [
      'Compter les meeples sur les collines',
      'En cas d’égalité, les points vont à celui qui a le plus de meeples sur des collines, et non à tous ceux ' +
        'qui en ont au moins un.',
    ],
    closed_farm_gathers: [
      'Pré fermé, troupeau rentré',
      'Quand un pré ne peut plus grandir, son troupeau est compté aussitôt.',
    ],
  },
  piece: {
    shepherd: 'berger',
  },
  pieces: {
    shepherd: ['berger', 'bergers'],
  },
  feature: {
    flock: 'Troupeau',
  },
  for: {
    flock: 'un troupeau',
  },
  mark: {
    hill: 'une colline',
    vineyard: 'un vignoble',
    sheep: 'des moutons',
  },
  choice_hint: {
    shepherd: 'Vous piochez aussitôt un jeton : des moutons ou le loup.',
  },
  table: {
    tend: 'Vous avez agrandi le pré de votre berger : piocher un jeton ou rentrer le troupeau ?',
    grow: 'Piocher un jeton',
    grow_hint: 'Des moutons en plus… ou le loup.',
    gather: 'Rentrer le troupeau',
    gather_hint: 'Compter tous les moutons de ce pré.',
    hidden: (n) => `${plural(n, 'autre', 'autres')} sous les collines`,
    tokens_left: 'Jetons face cachée',
    token: (sheep) => (sheep === 0 ? 'le loup' : plural(sheep, 'mouton', 'moutons')),
  },
  card: {
    sheep: 'Moutons',
  },
  log: {
    buried: 'Une tuile de la pioche est glissée face cachée sous la colline.',
    sheep: (who, n) => `${does(who, 'Vous piochez', 'pioche')} ${plural(n, 'mouton', 'moutons')}.`,
    wolf: (who) => `${does(who, 'Vous piochez', 'pioche')} le loup : le troupeau est perdu.`,
  },
  counted: {
    vineyard: ['vignoble', 'vignobles'],
    sheep: ['mouton', 'moutons'],
  },
  because: {
    hill_tie: 'Un meeple sur une colline départage les joueurs.',
    closed_field: 'Le pré ne peut plus grandir : son troupeau est compté.',
  },
} satisfies Words & Record<string, unknown>;
