// SPDX-License-Identifier: MIT
// Cities that have just been completed: their towers and banners rise for a moment. Only what one tile completes
// rises; a board that is loaded or jumps is shown as it is.
import { SvelteMap } from 'svelte/reactivity';
import { newly_finished, type Progress } from '../art/progress';

const kTime = 900; // milliseconds, the last tower included

type All = ReadonlyMap<string, Progress>;

export class Rising {
  readonly cells = new SvelteMap<string, Progress>(); // each tile depends on its own only
  #known: { tiles: number; progress: All } | null = null;

  update(tiles: number, progress: All | null): void {
    const before = this.#known;
    this.#known = progress === null ? null : { tiles, progress };
    if (before === null || progress === null) return;
    const step = tiles - before.tiles;
    if (step < 0 || step > 1) return;
    for (const [key, now] of progress) {
      const added = newly_finished(before.progress.get(key), now);
      if (added !== null) this.#begin(key, added);
    }
  }

  #begin(key: string, progress: Progress): void {
    this.cells.set(key, progress);
    setTimeout(() => {
      if (this.cells.get(key) === progress) this.cells.delete(key);
    }, kTime);
  }
}
