// SPDX-License-Identifier: MIT
// Single pictures as bitmaps: signs and pieces on the board, and tiles where one is shown large. As vectors
// each is a handful of shapes or hundreds of them with transforms around them, and a browser goes through all of
// those whenever anything on the page changes.
import { tick } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { art } from './art.svelte';
import { bitmap_of, dropped, step_for, type Bitmap } from './bitmap';
import { layers_of } from './paint';
import type { Drawing } from './painter/drawing';
import { base_id } from '../game/view';

// A symbol of the sheet that is drawn around a middle, and how many units it reaches from there to each side.
export interface Sign {
  symbol: string;
  reach: number;
  lying?: boolean;
}

export const kPieceReach = 14; // of pieces, and of what lies beside them
export const mark_reach = (size: number): number => 0.7 * size + 4; // shadows lie beside what they are of

interface Wanted {
  drawing: Drawing;
  pixels: number;
  at_once: boolean;
}

class PictureBitmaps {
  #shown = new SvelteMap<string, Bitmap>();
  #wanted = new Map<string, Wanted>();
  #asked = new Map<string, number>(); // the pixels of the finest asked for so far
  #works = false;

  // The best there is for something so many of the screen's own pixels wide; undefined where there is none yet, and
  // null where there will be none.
  sign({ symbol, reach, lying = false }: Sign, pixels: number): string | null | undefined {
    return this.#url(lying ? `${symbol} lying` : symbol, pixels, false, () => ({
      layers: [{ symbol, transform: lying ? 'rotate(-90)' : '' }],
      box: { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach },
    }));
  }

  tile(tile: string, rotation: number, pixels: number): string | null | undefined {
    const id = base_id(tile);
    return this.#url(`tile ${id} ${rotation}`, pixels, true, () => ({
      layers: layers_of({ id, rotation, overlays: art.overlays(id) }, art.loaded?.shadow ?? 0),
      box: { x: 0, y: 0, width: 100, height: 100 },
    }));
  }

  #url(key: string, pixels: number, at_once: boolean, drawing: () => Drawing): string | null | undefined {
    const step = step_for(pixels);
    if ((this.#asked.get(key) ?? 0) < step) {
      // finer does no harm: they are few
      this.#asked.set(key, step);
      this.#wanted.set(key, { drawing: drawing(), pixels: step, at_once });
      if (!this.#works) void this.#work();
    }
    return this.#shown.get(key)?.url;
  }

  // What is wanted on the board together is shown together, so that it is repainted once. A tile comes before all
  // that, and at once: somebody holds it.
  async #work(): Promise<void> {
    this.#works = true;
    await tick();
    const made: [string, Bitmap][] = [];
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const [key, { drawing, pixels, at_once }] = next;
      this.#wanted.delete(key);
      const one: [string, Bitmap] = [key, await bitmap_of(drawing, pixels)];
      if (at_once) void this.#show([one]);
      else made.push(one);
    }
    this.#works = false;
    await this.#show(made);
  }

  async #show(made: [string, Bitmap][]): Promise<void> {
    const gone = made.flatMap(([key]) => this.#shown.get(key) ?? []);
    for (const [key, bitmap] of made) this.#shown.set(key, bitmap);
    await tick();
    gone.forEach(dropped);
  }

  #next(): [string, Wanted] | undefined {
    const all = [...this.#wanted];
    return all.find(([, { at_once }]) => at_once) ?? all[0];
  }
}

export const picture_bitmaps = new PictureBitmaps();
