// SPDX-License-Identifier: MIT
// The board on paper: all of it, as large as one page of A4 or Letter shows it, upright or across.
import { flushSync } from 'svelte';
import type { Cell } from '../protocol';
import { box_of, fitted_around, type Camera, type Size } from './camera';

// Pixels of a page within margins of 12 mm, of the smaller of both formats each; as in the style sheet.
const kLong = 950;
const kShort = 700;
const kRim = 14; // units around the board

export class Paper {
  camera: Camera | null = $state.raw(null); // while the page is printed
  size: Size = $state.raw({ width: kShort, height: kLong });

  constructor(private readonly cells: () => readonly Cell[]) {}

  get across(): boolean {
    return this.size.width > this.size.height;
  }

  // The browser lays the page out as soon as this returns.
  begin = (): void => {
    const cells = this.cells();
    if (cells.length === 0) return;
    const box = box_of(cells, 0);
    const across = box.right - box.left > box.bottom - box.top;
    this.size = across ? { width: kLong, height: kShort } : { width: kShort, height: kLong };
    this.camera = fitted_around(cells, this.size, [], kRim);
    flushSync();
  };
  end = (): void => void (this.camera = null);
}
