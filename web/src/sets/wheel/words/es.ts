// SPDX-License-Identifier: MIT
// The words of the Wheel of Fortune, Spanish.
import { does } from '../../../i18n/who';
import { counting } from '../../../i18n/plural';
import type { Sector } from '../../../lib/protocol';
import type { Words } from './en';

const plural = counting('es');
const sector: Record<Sector, string> = {
  fortune: 'Fortuna',
  taxes: 'Impuestos',
  famine: 'Hambruna',
  storm: 'Tormenta',
  inquisition: 'Inquisición',
  plague: 'Peste',
};

const sector_hint: Record<Sector, string> = {
  fortune: 'Fortuna: quien tiene el turno gana 3 puntos.',
  taxes:
    'Impuestos: por cada caballero, 1 punto por cada caballero de su dueño en esa ciudad (él incluido) y 1 por ' +
    'cada escudo.',
  famine: 'Hambruna: por cada granjero, 1 punto por cada ciudad completa que toca su campo.',
  storm: 'Tormenta: 1 punto por cada meeple en tu reserva.',
  inquisition: 'Inquisición: 2 puntos por cada monje.',
  plague: 'Peste: cada jugador retira uno de sus meeples (no de una corona), sin puntos.',
};

export const words = {
  alone: { wheel: 'la Rueda de la Fortuna' },
  in_box: { wheel: 'la rueda' },
  own: { sector, sector_hint },
  set: {
    wheel: 'La Rueda de la Fortuna',
  },
  set_hint: {
    wheel: 'En el centro, una gran rueda trae fortuna, impuestos, hambruna, tormenta, inquisición y peste.',
  },
  preset: {
    wheel: ['La Rueda de la Fortuna', 'Un juego independiente en torno a la gran rueda.'],
  },
  option: {
    pig_in_famine: [
      'Cerdos en la hambruna',
      'Cuando la rueda trae hambruna, un cerdo da a los granjeros de su dueño 1 punto más por ciudad.',
    ],
  },
  feature: {
    crown: 'Corona',
    fortune: 'Fortuna',
    taxes: 'Impuestos',
    famine: 'Hambruna',
    storm: 'Tormenta',
    inquisition: 'Inquisición',
  },
  for: {
    crown: 'una casilla de corona',
    fortune: 'la Fortuna',
    taxes: 'los Impuestos',
    famine: 'la Hambruna',
    storm: 'la Tormenta',
    inquisition: 'la Inquisición',
  },
  mark: {
    wheel: (n) => `símbolo de rueda ${n}`,
  },
  choice_hint: {
    crown: 'Da 3 o 6 puntos cuando el cerdo de la rueda se para en este sector.',
  },
  table: {
    crown: 'Casilla de corona',
    recall: '¡Peste! Recupera uno de tus meeples.',
    recall_who: (whom, place) => `Recuperar ${whom} (${place})`,
    crown_at: (name) => `Casilla de corona «${name}»`,
  },
  log: {
    crowned: (who, whom, at) =>
      `${does(who, 'Colocas', 'coloca')} ${whom} en una casilla de corona («${sector[at]}»).`,
    wheel: (steps, to) => `El cerdo de la rueda avanza ${plural(steps, 'sector', 'sectores')}: ${sector[to]}.`,
  },
  counted: {
    follower: ['meeple', 'meeples'],
    turn: ['turno', 'turnos'],
    knight: ['caballero', 'caballeros'],
    farmer: ['granjero', 'granjeros'],
    monk: ['monje', 'monjes'],
  },
  because: {
    alone_on_two: 'Un meeple solo en un sector con dos casillas de corona puntúa el doble.',
  },
} satisfies Words & Record<string, unknown>;
