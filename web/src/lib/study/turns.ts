// SPDX-License-Identifier: MIT
// The turns of a record. A turn begins with the draw of its tile; a tile that fits nowhere is drawn again in it.
const is_draw = (action: string | undefined): boolean => action?.startsWith('draw ') === true;

// The numbers of the actions with which turns begin.
export const turn_starts = (actions: readonly string[]): number[] =>
  actions.flatMap((action, n) => (is_draw(action) && !is_draw(actions[n - 1]) ? [n] : []));

// The number of the turn, from 1, to which the position after n actions belongs; 0 before the first.
export const turn_at = (actions: readonly string[], n: number): number => turn_starts(actions.slice(0, n)).length;

// Where to stop when a game is read turn by turn: at the beginning, where a player has drawn, and at the end.
export function stops_of(actions: readonly string[]): number[] {
  const drawn = actions.flatMap((action, n) => (is_draw(action) && !is_draw(actions[n + 1]) ? [n + 1] : []));
  return [...new Set([0, ...drawn, actions.length])];
}

// How many turns a variation has that leaves its parent after `from` actions.
export const turns_of_line = (actions: readonly string[], from: number): number =>
  turn_starts(actions.slice(from)).length + (is_draw(actions[from]) ? 0 : 1);

// The next stop after n, or the last one before it.
export function stop_beside(stops: readonly number[], n: number, by: 1 | -1): number {
  const found = by > 0 ? stops.find((stop) => stop > n) : stops.findLast((stop) => stop < n);
  return found ?? n;
}

export const nearest_stop = (stops: readonly number[], n: number): number =>
  stops.reduce((best, stop) => (Math.abs(stop - n) < Math.abs(best - n) ? stop : best), stops[0] ?? 0);
