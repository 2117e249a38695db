// SPDX-License-Identifier: MIT
// The words of Hills & Sheep, Spanish.
import { does } from '../../../i18n/who';
import { counting } from '../../../i18n/plural';
import type { Words } from './en';

const plural = counting('es');

export const words = {
  in_box: { hills: 'colinas' },
  set: {
    hills: 'Colinas y Ovejas',
  },
  set_hint: {
    hills:
      'Las colinas deshacen empates, los viñedos enriquecen los monasterios y los pastores reúnen ovejas y ' +
      'temen al lobo.',
  },
  option: {
    hill_tiebreak: [
      'Contar meeples en colinas',
      'Un empate lo gana quien tenga más meeples en colinas. Sin esta regla basta con tener uno.',
    ],
    closed_farm_gathers: [
      'Recoger rebaños en campos cerrados',
      'Cuando un campo ya no puede crecer, sus ovejas se puntúan de inmediato.',
    ],
  },
  piece: {
    shepherd: 'pastor',
  },
  pieces: {
    shepherd: ['pastor', 'pastores'],
  },
  feature: {
    flock: 'Rebaño',
  },
  for: {
    flock: 'un rebaño',
  },
  mark: {
    hill: 'una colina',
    vineyard: 'un viñedo',
    sheep: 'ovejas',
  },
  choice_hint: {
    shepherd: 'Sacas una ficha de inmediato: ovejas o el lobo.',
  },
  table: {
    tend: 'Has ampliado el campo de tu pastor: ¿sacas otra ficha o recoges el rebaño?',
    grow: 'Sacar otra ficha',
    grow_hint: 'Más ovejas… o el lobo.',
    gather: 'Recoger el rebaño',
    gather_hint: 'Puntuar todas las ovejas de este campo.',
    hidden: (n) => (n === 1 ? '1 más bajo una colina' : `${n} más bajo colinas`),
    tokens_left: 'Fichas en la bolsa',
    token: (sheep) => (sheep === 0 ? 'el lobo' : plural(sheep, 'oveja', 'ovejas')),
  },
  card: {
    sheep: 'Ovejas',
  },
  log: {
    buried: 'Una loseta boca abajo queda bajo la colina.',
    sheep: (who, n) => `${does(who, 'Sacas', 'saca')} una ficha: ${plural(n, 'oveja', 'ovejas')}.`,
    wolf: (who) => `${does(who, 'Sacas', 'saca')} el lobo: adiós al rebaño.`,
  },
  counted: {
    vineyard: ['viñedo', 'viñedos'],
    sheep: ['oveja', 'ovejas'],
  },
  because: {
    hill_tie: 'Un meeple en una colina deshace el empate.',
    closed_field: 'El campo ya no puede crecer, así que se puntúa su rebaño.',
  },
} satisfies Words & Record<string, unknown>;
