// SPDX-License-Identifier: MIT
// Which seat of a table was played in this tab, for the pages that speak about the game afterwards.
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
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}
