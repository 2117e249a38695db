// SPDX-License-Identifier: MIT
// Whether this device belongs to a player. The rest is loaded only then: guests do not need it.
import { kServer } from '../../transport/addresses';

const kKey = 'aude.player';

// The player's name, which a seat gets whatever else was typed; null for a guest.
export function player_name(): string | null {
  try {
    return kServer ? localStorage.getItem(kKey) : null;
  } catch {
    return null;
  }
}
export const is_player = (): boolean => player_name() !== null;

export function set_player(name: string | null): void {
  try {
    if (name === null) localStorage.removeItem(kKey);
    else localStorage.setItem(kKey, name);
  } catch {
    // Without storage there is no key either.
  }
}
