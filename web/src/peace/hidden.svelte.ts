// SPDX-License-Identifier: MIT
// Whose chat this browser hides: players by their ids, at all tables; guests by their names, at one table. It is kept
// in this browser only.
import { unique } from '../lib/game/collections';
import type { SeatView } from '../lib/protocol';

const kKey = 'aude.hidden';
const kMost = 500;

function load(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(kKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const person_key = (table: string, seat: SeatView): string => seat.player ?? `${table} ${seat.name ?? ''}`;

class Hidden {
  #keys: string[] = $state.raw(load());

  has = (key: string): boolean => this.#keys.includes(key);

  set(key: string, hidden: boolean): void {
    const others = this.#keys.filter((one) => one !== key);
    this.#keys = (hidden ? unique([...others, key]) : others).slice(-kMost);
    try {
      localStorage.setItem(kKey, JSON.stringify(this.#keys));
    } catch {
      // Hidden until the page is closed.
    }
  }
}

export const hidden = new Hidden();
