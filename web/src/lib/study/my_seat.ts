// SPDX-License-Identifier: MIT
// Which seat of a table the reader played, for the pages that speak about the game afterwards.
import { recent_tables } from '../table/recent';

const key_of = (table: string): string => `aude.seat.${table}`;

export function keep_my_seat(table: string, mine: readonly number[]): void {
  try {
    if (mine.length === 1) sessionStorage.setItem(key_of(table), String(mine[0]));
  } catch {
    // The pages then speak of all players by name.
  }
}

export function my_seat(table: string | null): number | null {
  try {
    const kept = table === null ? null : sessionStorage.getItem(key_of(table));
    if (kept !== null) return Number(kept);
    const mine = recent_tables().find((one) => one.table === table)?.mine ?? [];
    return mine.length === 1 ? mine[0]! : null;
  } catch {
    return null;
  }
}

// The seat in a record without a table: the one with the reader's name, if only one has it.
export function seat_named(players: readonly (string | null)[] | undefined, name: string): number | null {
  const seats = (players ?? []).flatMap((player, seat) => (name !== '' && player === name ? [seat] : []));
  return seats.length === 1 ? seats[0]! : null;
}
