// SPDX-License-Identifier: MIT
// What analyses in this browser have found, for the list of the player's games: error and luck of each seat, by table.
const kKey = 'aude.analysed';
const kMost = 200;

export interface Analysed {
  error: number; // points lost per decision
  luck: number; // points
}
type Kept = [table: string, seats: Analysed[]][];

function load(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(kKey) ?? '[]');
    return Array.isArray(kept) ? (kept as Kept) : [];
  } catch {
    return [];
  }
}

export const analysed_seats = (table: string): Analysed[] | undefined => load().find(([one]) => one === table)?.[1];

export function keep_analysed(table: string, seats: Analysed[]): void {
  try {
    const others = load().filter(([one]) => one !== table);
    localStorage.setItem(kKey, JSON.stringify([...others, [table, seats]].slice(-kMost)));
  } catch {
    // The list does without.
  }
}
