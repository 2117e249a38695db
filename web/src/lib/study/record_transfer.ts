// SPDX-License-Identifier: MIT
// Passes a record from one page to the next.
import type { GameRecord } from '../protocol';

let waiting: GameRecord | null = null;

export function hand_over(record: GameRecord): void {
  waiting = record;
}

export function take_over(): GameRecord | null {
  const record = waiting;
  waiting = null;
  return record;
}
