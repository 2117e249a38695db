// SPDX-License-Identifier: MIT
// The words of Inns & Cathedrals, Spanish.
import type { Words } from './en';

export const words = {
  in_box: { inns: 'posadas' },
  set: {
    inns: 'Posadas y Catedrales',
  },
  set_hint: {
    inns:
      'Las posadas duplican los puntos de los caminos, las catedrales enriquecen las ciudades y cada ' +
      'jugador recibe un meeple grande.',
  },
  piece: {
    large: 'meeple grande',
  },
  pieces: {
    large: ['meeple grande', 'meeples grandes'],
  },
  as_role: { large: (as: string | null) => `${as ?? 'meeple'} grande` },
  mark: {
    inn: 'una posada',
    cathedral: 'una catedral',
  },
  card: {
    inn: 'con posada',
    cathedral: 'con catedral',
  },
  because: {
    inn: 'Con una posada, cada loseta del camino vale 2.',
    cathedral: 'Con una catedral, cada loseta y cada escudo valen 3.',
    open_inn: 'Un camino sin completar con posada no vale nada.',
    open_cathedral: 'Una ciudad sin completar con catedral no vale nada.',
  },
} satisfies Words & Record<string, unknown>;
