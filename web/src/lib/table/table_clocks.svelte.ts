// SPDX-License-Identifier: MIT
// What is left on each seat's clock, counted down here between two messages.
import type { View } from '../protocol';

export class TableClocks {
  left: (number | null)[] = $state.raw([]);

  // To be called in an effect: follows the view until it changes.
  follow(view: View | null): (() => void) | undefined {
    if (view === null) return undefined;
    this.left = view.seats.map((seat) => seat.clock);
    if (view.clock === null || view.actor === null || view.stage !== 'playing') return undefined;
    const began = performance.now();
    const ticking = setInterval(() => {
      this.left = view.seats.map((seat) =>
        seat.clock === null ? null : seat.clock - (seat.seat === view.actor ? performance.now() - began : 0),
      );
    }, 200);
    return () => clearInterval(ticking);
  }
}
