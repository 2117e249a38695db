// Signs, pieces and tokens as bitmaps, for the board. As vectors each is a handful of shapes with a transform around them,
// and a browser goes through all of those whenever anything on the page changes.
import { tick } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { bitmap_of, dropped, step_for, type Bitmap } from './bitmap';

// A symbol of the sheet that is drawn around a middle, and how many units it reaches from there to each side.
export interface Sign { symbol: string; reach: number; lying?: boolean }

export const kPieceReach = 14;   // of pieces and tokens
export const mark_reach = (size: number): number => 0.7 * size + 4;   // shadows lie beside what they are of

interface Wanted { sign: Sign; pixels: number }
const key_of = ({ symbol, lying = false }: Sign): string => (lying ? `${symbol} lying` : symbol);

class SignBitmaps {
  #shown = new SvelteMap<string, Bitmap>();
  #wanted = new Map<string, Wanted>();
  #works = false;

  // The best there is for a sign that is so many of the screen's own pixels wide; null where there is none yet.
  url(sign: Sign, pixels: number): string | null {
    const key = key_of(sign);
    const bitmap = this.#shown.get(key);
    const step = step_for(pixels);
    if (Math.max(bitmap?.pixels ?? 0, this.#wanted.get(key)?.pixels ?? 0) < step) {   // finer does no harm: they are small
      this.#wanted.set(key, { sign, pixels: step });
      if (!this.#works) void this.#work();
    }
    return bitmap?.url ?? null;
  }

  // What is wanted together is shown together, so that the board is painted anew once.
  async #work(): Promise<void> {
    this.#works = true;
    await tick();
    const made: [string, Bitmap][] = [];
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const [key, { sign: { symbol, reach, lying = false }, pixels }] = next;
      this.#wanted.delete(key);
      const box = { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach };
      made.push([key, await bitmap_of({ layers: [{ symbol, transform: lying ? 'rotate(-90)' : '' }], box }, pixels)]);
    }
    this.#works = false;
    const gone = made.flatMap(([key]) => this.#shown.get(key) ?? []);
    for (const [key, bitmap] of made) this.#shown.set(key, bitmap);
    await tick();
    gone.forEach(dropped);
  }

  #next = (): [string, Wanted] | undefined => this.#wanted.entries().next().value;
}

export const sign_bitmaps = new SignBitmaps();
