// SPDX-License-Identifier: MIT
// A game as a file: its record, with who sits where besides, so that it comes back as it was. Any Aude opens it.
import { download } from '../app/download';
import { api } from '../net/api';
import type { GameRecord, NewTable, SeatWish, View } from '../protocol';

export type SavedGame = GameRecord & { seats?: SeatWish[] };

const wish_of = ({ kind, level, name, colour }: View['seats'][number]): SeatWish =>
  kind === 'bot' ? { kind, level: level ?? 'medium', colour } : { kind: 'here', name: name ?? '', colour };

export async function save_record(table: string): Promise<void> {
  const [record, view] = await Promise.all([api.record(table), api.table(table)]);
  const saved: SavedGame = { ...record, seats: view.seats.map(wish_of) };
  download(new Blob([JSON.stringify(saved)], { type: 'application/json' }), `aude-${table}.json`);
}

// The table of a saved game. A record of another origin does not say who its players were: all are people here.
export function table_of({ setup, actions, seats }: SavedGame): NewTable {
  const players = setup.players ?? [];
  return { setup, actions, seats: seats ?? players.map((name) => ({ kind: 'here', name })) };
}
