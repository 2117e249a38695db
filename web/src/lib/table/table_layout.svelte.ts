// SPDX-License-Identifier: MIT
// Where the panels of a table are, by the size of the window.
const kNarrow = 760; // pixels, as in the style sheets
const kLow = 520;
const kShort = 860; // below, a high dock would cover the last of five players
const kDrawer = 352;

export class TableLayout {
  width = $state(innerWidth);
  height = $state(innerHeight);
  dock = $state(0); // pixels that the dock is high

  readonly narrow = $derived(this.width <= kNarrow);
  readonly low = $derived(this.height <= kLow && !this.narrow);
  readonly flat = $derived(this.height <= kLow && this.width > this.height); // a phone on its side
  readonly tall = $derived(this.narrow || this.width < this.height); // panels above and below instead of beside
  readonly short = $derived(this.height <= kShort && !this.low && !this.tall); // the dock is wide instead of high

  // The pixels that an open side panel takes from the board.
  drawer(open: boolean): number {
    return !open || this.narrow || this.low ? 0 : kDrawer;
  }
}
