// SPDX-License-Identifier: MIT
// The words of Hills & Sheep, Dutch.
import { does } from '../../../i18n/who';
import { counting } from '../../../i18n/plural';
import type { Words } from './en';

const plural = counting('nl');

export const words = {
  in_box: { hills: 'heuvels' },
  set: {
    hills: 'Schapen & Heuvels',
  },
  set_hint: {
    hills:
      'Heuvels geven bij gelijke stand de doorslag, wijngaarden maken kloosters meer waard en herders hoeden ' +
      'schapen, tot de wolf komt.',
  },
  option: {
    hill_tiebreak: [
      'Aantal op heuvels telt',
      'Bij gelijke stand wint wie de meeste meeples op heuvels heeft. Uit: één meeple op een heuvel is genoeg.',
    ],
    closed_farm_gathers: [
      'Kudde op gesloten weide',
      'Kan een weide niet meer groeien, dan gaat de kudde vanzelf naar de stal.',
    ],
  },
  piece: {
    shepherd: 'herder',
  },
  pieces: {
    shepherd: ['herder', 'herders'],
  },
  feature: {
    flock: 'Kudde',
  },
  for: {
    flock: 'een kudde',
  },
  mark: {
    hill: 'een heuvel',
    vineyard: 'een wijngaard',
    sheep: 'schapen',
  },
  choice_hint: {
    shepherd: 'Je trekt meteen een fiche: schapen of de wolf.',
  },
  table: {
    tend: 'Je hebt de weide van je herder vergroot: een fiche trekken, of de kudde naar de stal?',
    grow: 'Nog een fiche trekken',
    grow_hint: 'Meer schapen – of de wolf.',
    gather: 'Kudde naar de stal',
    gather_hint: 'Levert punten op voor alle schapen op deze weide.',
    hidden: (n) => plural(n, 'onder een heuvel', 'onder heuvels'),
    tokens_left: 'Gedekte fiches',
    token: (sheep) => (sheep === 0 ? 'de wolf' : plural(sheep, 'schaap', 'schapen')),
  },
  card: {
    sheep: 'Schapen',
  },
  log: {
    buried: 'Er gaat een gedekte tegel onder de heuvel.',
    sheep: (who, n) => `${does(who, 'Je trekt', 'trekt')} ${plural(n, 'schaap', 'schapen')}.`,
    wolf: (who) => `${does(who, 'Je trekt', 'trekt')} de wolf: de kudde is weg.`,
  },
  counted: {
    vineyard: ['wijngaard', 'wijngaarden'],
    sheep: ['schaap', 'schapen'],
  },
  because: {
    hill_tie: 'Bij gelijke stand geeft een meeple op een heuvel de doorslag.',
    closed_field: 'De weide kan niet meer groeien, dus de kudde gaat nu naar de stal.',
  },
} satisfies Words & Record<string, unknown>;
