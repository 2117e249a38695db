// SPDX-License-Identifier: MIT
// The list of open tables as pure functions: what a message changes, and in which order tables are shown.
import type { ListMessage, ListedTable } from '../protocol';

export const kNothingListed: ReadonlyMap<string, ListedTable> = new Map();

// The list after a message.
export function listed_after(list: ReadonlyMap<string, ListedTable>, message: ListMessage): Map<string, ListedTable> {
  if (message.type === 'tables') return new Map(message.tables.map((one) => [one.table, one]));
  const next = new Map(list);
  for (const table of message.gone) next.delete(table);
  for (const one of message.set) next.set(one.table, one);
  return next;
}

// Ratings of all players that have one, on average; null if none has.
export function strength(table: ListedTable): number | null {
  const ratings = table.seats.flatMap((seat) => (seat.rating === undefined ? [] : [seat.rating]));
  return ratings.length === 0 ? null : ratings.reduce((sum, one) => sum + one, 0) / ratings.length;
}

// Tables to join: the latest first. Games to watch: the strongest first.
export const joinable = (list: Iterable<ListedTable>): ListedTable[] =>
  [...list].filter((one) => one.stage === 'lobby' && one.quick !== true).sort((a, b) => b.created - a.created);
// Those who look for any opponent.
export const seekers = (list: Iterable<ListedTable>): number =>
  [...list].filter((one) => one.stage === 'lobby' && one.quick === true).length;
export const watchable = (list: Iterable<ListedTable>): ListedTable[] =>
  [...list]
    .filter((one) => one.stage === 'playing')
    .sort((a, b) => (strength(b) ?? 0) - (strength(a) ?? 0) || b.watchers - a.watchers || b.created - a.created);
