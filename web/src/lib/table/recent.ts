// SPDX-License-Identifier: MIT
// The tables this device sat at lately, newest first.
const kKey = 'aude.recent';
const kMost = 4;

export interface Recent {
  table: string;
  time: number;
  mine?: number[];
} // the seats of this device's user

export function recent_tables(): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(kKey) ?? '[]');
    return Array.isArray(kept)
      ? (kept as Recent[]).filter((one) => typeof one?.table === 'string' && typeof one.time === 'number')
      : [];
  } catch {
    return [];
  }
}

function keep(tables: readonly Recent[]): void {
  try {
    localStorage.setItem(kKey, JSON.stringify(tables.slice(0, kMost)));
  } catch {
    // A browser that forbids storage still plays; it only forgets.
  }
}

export function remember_table(table: string, mine: readonly number[]): void {
  keep([{ table, time: Date.now(), mine: [...mine] }, ...recent_tables().filter((one) => one.table !== table)]);
}

export function forget_table(table: string): void {
  keep(recent_tables().filter((one) => one.table !== table));
}
