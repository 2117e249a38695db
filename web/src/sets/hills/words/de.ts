// SPDX-License-Identifier: MIT
// The words of Hills & Sheep, German.
import { does } from '../../../i18n/who';
import { counting } from '../../../i18n/plural';
import type { Words } from './en';

const plural = counting('de');

export const words = {
  in_box: { hills: 'Hügel' },
  set: {
    hills: 'Schafe & Hügel',
  },
  set_hint: {
    hills:
      'Hügel entscheiden Gleichstände, Weinberge bereichern Klöster, Schäfer hüten Schafe und fürchten den Wolf.',
  },
  option: {
    hill_tiebreak: [
      'Meeple auf Hügeln zählen',
      'Bei Gleichstand entscheidet die Zahl der Meeple auf Hügeln. Ausgeschaltet: Einer genügt.',
    ],
    closed_farm_gathers: [
      'Herde abgeschlossener Wiesen werten',
      'Kann eine Wiese nicht mehr wachsen, wird ihre Herde sofort gewertet.',
    ],
  },
  piece: {
    shepherd: 'Schäfer',
  },
  pieces: {
    shepherd: ['Schäfer', 'Schäfer'],
  },
  none: {
    shepherd: 'kein Schäfer mehr',
  },
  feature: {
    flock: 'Herde',
  },
  for: {
    flock: 'eine Herde',
  },
  mark: {
    hill: 'ein Hügel',
    vineyard: 'ein Weinberg',
    sheep: 'Schafe',
  },
  choice_hint: {
    shepherd: 'Du ziehst sofort ein Plättchen: Schafe oder den Wolf.',
  },
  table: {
    tend: 'Du hast die Wiese deines Schäfers vergrößert: noch ein Plättchen ziehen oder die Herde heimtreiben?',
    grow: 'Noch ein Plättchen ziehen',
    grow_hint: 'Mehr Schafe – oder der Wolf.',
    gather: 'Herde heimtreiben',
    gather_hint: 'Alle Schafe auf dieser Wiese werten.',
    hidden: (n) => (n === 1 ? '1 unter einem Hügel' : `${n} unter Hügeln`),
    tokens_left: 'Verdeckte Plättchen',
    token: (sheep) => (sheep === 0 ? 'der Wolf' : plural(sheep, 'Schaf', 'Schafe')),
  },
  card: {
    sheep: 'Schafe',
  },
  log: {
    buried: 'Eine verdeckte Karte kommt unter den Hügel.',
    sheep: (who, n) => `${does(who, 'Du ziehst', 'zieht')} ${plural(n, 'Schaf', 'Schafe')}.`,
    wolf: (who) => `${does(who, 'Du ziehst', 'zieht')} den Wolf: Die Herde ist fort.`,
  },
  counted: {
    vineyard: ['Weinberg', 'Weinberge'],
    sheep: ['Schaf', 'Schafe'],
  },
  because: {
    hill_tie: 'Bei Gleichstand gibt ein Meeple auf einem Hügel den Ausschlag.',
    closed_field: 'Die Wiese kann nicht mehr wachsen, also wird ihre Herde gewertet.',
  },
} satisfies Words & Record<string, unknown>;
