// SPDX-License-Identifier: MIT
// The secret tokens of this device's seats, by table.

const unkept = new Map<string, string[]>(); // where the browser keeps nothing
const key_of = (table: string): string => `aude.table.${table}`;

export function tokens_of(table: string): string[] {
  try {
    const kept: unknown = unkept.get(table) ?? JSON.parse(localStorage.getItem(key_of(table)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((token): token is string => typeof token === 'string') : [];
  } catch {
    return [];
  }
}

export function keep_tokens(table: string, tokens: readonly string[]): void {
  const all = [...new Set([...tokens_of(table), ...tokens])];
  try {
    localStorage.setItem(key_of(table), JSON.stringify(all));
  } catch {
    // A browser that forbids storage still plays, until the tab is closed.
    unkept.set(table, all);
  }
}

// Who had a seat at one table has the same seat at the next one.
export function keep_seats_at(next: string, table: string): void {
  if (tokens_of(table).length > 0) keep_tokens(next, tokens_of(table));
}
