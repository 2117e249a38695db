// SPDX-License-Identifier: MIT
// The actions of the game's notation, taken apart for drawing. Their text goes back to the server as it came.
import { first_of_sets } from '../../sets';
import type { Action, Cell, Piece } from '../protocol';
import { cell_key, cell_of } from './cells';

export { cell_key, same_cell } from './cells';
export type { Action };

export function action_of(text: string): Action {
  const [verb = '', ...args] = text.split(' ');
  const [first = '', second = ''] = args;
  switch (verb) {
    case 'draw':
      return { verb, text, tile: first };
    case 'place':
      return { verb, text, at: cell_of(first), rotation: Number(second.slice(1)) };
    case 'pass':
      return { verb, text };
    default:
      return (
        first_of_sets((set) => set.actions?.[verb]?.(text, args)) ?? {
          verb: 'deploy',
          text,
          piece: verb as Piece,
          segment: Number(first),
        }
      );
  }
}

// Where the tile in hand may go, and how it may be turned there.
export function places_of(legal: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const text of legal) {
    const action = action_of(text);
    if (action.verb !== 'place') continue;
    const key = cell_key(action.at);
    places.set(key, [...(places.get(key) ?? []), action.rotation]);
  }
  return places;
}

// The rotation to show in a cell: the wanted one if it fits, else the next that does.
export function fitting_rotation(rotations: readonly number[], wanted: number): number {
  for (let turn = 0; turn < 4; ++turn) {
    const rotation = (wanted + turn) % 4;
    if (rotations.includes(rotation)) return rotation;
  }
  return wanted;
}

export function next_rotation(rotations: readonly number[], now: number, step: 1 | -1): number {
  for (let turn = 1; turn <= 4; ++turn) {
    const rotation = (now + step * turn + 16) % 4;
    if (rotations.includes(rotation)) return rotation;
  }
  return now;
}

// The nearest cell in a direction: straight ahead counts most, sideways counts double.
export function step_from(cells: readonly Cell[], from: Cell, dx: number, dy: number): Cell {
  let best = from;
  let least = Infinity;
  for (const cell of cells) {
    const ahead = (cell[0] - from[0]) * dx + (cell[1] - from[1]) * dy;
    if (ahead <= 0) continue;
    const aside = Math.abs((cell[0] - from[0]) * dy) + Math.abs((cell[1] - from[1]) * dx);
    if (ahead + 2 * aside < least) [best, least] = [cell, ahead + 2 * aside];
  }
  return best;
}
