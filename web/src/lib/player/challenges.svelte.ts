// SPDX-License-Identifier: MIT
// The challenges of this device's player: asked for now and then while somebody looks at the page.
import { hidden } from '../../peace/hidden.svelte';
import type { Challenge } from '../protocol';
import { is_player } from './known';
import { player } from './player';

const kPause = 15_000; // milliseconds

class Challenges {
  received: readonly Challenge[] = $state.raw([]); // not those of people whose chat is hidden
  sent: readonly Challenge[] = $state.raw([]);
  accepted: string | null = null; // the table that this page goes to

  // Until the function that it returns is called.
  follow(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    const timer = setInterval(look, kPause);
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async refresh(): Promise<void> {
    if (!is_player()) return;
    try {
      const found = await player.challenges();
      this.received = found.received.filter((one) => !hidden.has(one.from.player));
      this.sent = found.sent;
    } catch {
      // The page works without them, and asks again.
    }
  }

  // Declines or withdraws one. It may have been answered meanwhile.
  async close(table: string): Promise<void> {
    this.received = this.received.filter((one) => one.table !== table);
    this.sent = this.sent.filter((one) => one.table !== table);
    await player.close_challenge(table).catch(() => undefined);
    await this.refresh();
  }
}

export const challenges = new Challenges();
