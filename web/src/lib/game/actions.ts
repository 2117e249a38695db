// The actions of the game's notation, taken apart for drawing. Their text goes back to the server as it came.
import type { Cell, Piece, Sector } from '../protocol';

export type Action =
  | { verb: 'draw'; text: string; tile: string }
  | { verb: 'place'; text: string; at: Cell; rotation: number }
  | { verb: 'deploy'; text: string; piece: Piece; segment: number }
  | { verb: 'crown'; text: string; sector: Sector; piece: Piece }
  | { verb: 'recall'; text: string; at: Cell; segment: number; piece: Piece }
  | { verb: 'token'; text: string; sheep: number }
  | { verb: 'pass' | 'grow' | 'gather'; text: string };

export function cell_of(text: string): Cell {
  const [x, y] = text.split(',');
  return [Number(x), Number(y)];
}

export const cell_key = (cell: Cell): string => `${cell[0]},${cell[1]}`;
export const same_cell = (a: Cell | null, b: Cell | null): boolean =>
  a !== null && b !== null && a[0] === b[0] && a[1] === b[1];

export function action_of(text: string): Action {
  const [verb = '', first = '', second = '', third = ''] = text.split(' ');
  switch (verb) {
    case 'draw':
      return { verb, text, tile: first };
    case 'place':
      return { verb, text, at: cell_of(first), rotation: Number(second.slice(1)) };
    case 'crown':
      return { verb, text, sector: first as Sector, piece: second === 'large' ? 'large' : 'follower' };
    case 'recall':
      return { verb, text, at: cell_of(first), segment: Number(second), piece: third as Piece };
    case 'token':
      return { verb, text, sheep: first === 'wolf' ? 0 : Number(first) };
    case 'pass':
    case 'grow':
    case 'gather':
      return { verb, text };
    default:
      return { verb: 'deploy', text, piece: verb as Piece, segment: Number(first) };
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
