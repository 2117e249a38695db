// SPDX-License-Identifier: MIT
// How a view grows by updates: pure, so that live tables and replays share it.
import type { Step, Update, View } from '../protocol';

// Returns `now` with every unchanged part replaced by the same object as before, so that only changes are redrawn.
export function kept<T>(before: unknown, now: T): T {
  if (
    typeof before !== 'object' ||
    typeof now !== 'object' ||
    before === null ||
    now === null ||
    Array.isArray(before) !== Array.isArray(now)
  )
    return now;
  const old = before as Record<string, unknown>;
  const parts = Object.entries(now).map(([key, part]): [string, unknown] => [key, kept(old[key], part)]);
  if (parts.length === Object.keys(old).length && parts.every(([key, part]) => part === old[key])) return before as T;
  return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}

// The view after the update, or null when actions in between are missing. One update may raise the version
// by several, so what counts is that its actions follow those known.
export function updated(view: View, update: Update): View | null {
  if (update.version < view.version) return view;
  if (update.n !== undefined && update.n !== view.n + (update.steps?.length ?? 0)) return null;
  const { type: _type, new_tiles, new_finished, remaining, steps, ...rest } = update;
  return {
    ...view,
    ...changed(view, rest),
    tiles: new_tiles !== undefined && new_tiles.length > 0 ? [...view.tiles, ...new_tiles] : view.tiles,
    ...(new_finished === undefined ? {} : { finished: [...(view.finished ?? []), ...new_finished] }),
    remaining: merged(view.remaining, remaining),
    steps: steps !== undefined && steps.length > 0 ? [...view.steps, ...steps] : view.steps,
  };
}

const changed = <T extends object>(view: View, rest: T): T =>
  Object.fromEntries(
    Object.entries(rest).map(([key, part]) => [key, kept((view as unknown as Record<string, unknown>)[key], part)]),
  ) as T;

function merged(known: View['remaining'], changed: Update['remaining']): View['remaining'] {
  if (known === null || changed === undefined) return known;
  const all = { ...known, ...changed };
  for (const [tile, count] of Object.entries(all)) if (count === 0) delete all[tile];
  return all;
}

// Puts what one list knows behind what the other knows; the later list wins where both know a step.
export function joined_steps(older: readonly Step[], newer: readonly Step[]): Step[] {
  const first = newer[0]?.n ?? Infinity;
  return [...older.filter((step) => step.n < first), ...newer];
}

export const base_id = (tile: string): string => tile.split(':')[0] ?? tile;
export const symbol_of = (tile: string): number => Number(tile.split(':')[1] ?? 0);
