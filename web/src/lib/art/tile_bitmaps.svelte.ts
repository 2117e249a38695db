// SPDX-License-Identifier: MIT
// Tiles as bitmaps, for the board: rasterising the vector art of a whole board takes seconds on a phone.
// Each kind of tile has one for each way it lies.
import { tick, untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { art } from './art.svelte';
import { bitmap_of, dropped, serves, step_for, type Bitmap } from './bitmap';
import { detail_for, type Detail } from './detail';
import { layers_of } from './paint';
import { base_id } from '../game/view';

const kRest = 100; // milliseconds from one bitmap that may be wanted later to the next
const kTogether = 16; // bitmaps that take the place of coarser ones at once
const kFew = 12; // tiles: so few are seldom seen from afar, and the first load stays small
const kLargest = { middle: 60, far: 30 }; // pixels of the page that a tile of these levels is wide at most

interface Lying {
  tile: string;
  rotation: number;
}
const key_of = ({ tile, rotation }: Lying): string => `${base_id(tile)} ${rotation}`;

async function made(key: string, pixels: number, detail: Detail): Promise<Bitmap> {
  const [id = '', rotation] = key.split(' ');
  const { shadow } = await art.sheet(detail).catch(() => art.sheet('near'));
  return bitmap_of(
    {
      layers: layers_of({ id, rotation: Number(rotation), overlays: art.overlays(id) }, shadow),
      box: { x: 0, y: 0, width: 100, height: 100 },
    },
    pixels,
    detail,
  );
}

class TileBitmaps {
  #shown = new SvelteMap<string, Bitmap>(); // each tile depends on its own only
  #kept: Record<Detail, Map<string, Bitmap>> = { near: new Map(), middle: new Map(), far: new Map() };
  #replaced: Bitmap[] = [];
  #keys = new Set<string>();
  #pixels = 0;
  #detail: Detail = 'near';
  #many = false;
  #works = false;
  waits = false; // while somebody moves the board
  plays = false; // while something is animated

  url(tile: string, rotation: number): string | null {
    return this.#shown.get(key_of({ tile, rotation }))?.url ?? null;
  }

  // These tiles lie on the board, the most important first, so many of the screen's own pixels wide. What level suits
  // them depends on how large they look. The coarser levels are made in advance, so that a board that is zoomed
  // changes its level at once.
  want(tiles: readonly Lying[], pixels: number): void {
    this.#keys = new Set(tiles.map(key_of));
    this.#many = tiles.length > kFew;
    this.#pixels = step_for(pixels);
    this.#detail = detail_for(pixels / devicePixelRatio);
    this.#show();
    if (!this.#works && this.#missing() !== undefined) void this.#work();
  }

  // One that is about to be laid, as the board will show it; null where there is none yet.
  async soon(tile: string, rotation: number): Promise<string | null> {
    if (this.#pixels === 0) return null;
    const key = key_of({ tile, rotation });
    const pixels = this.#pixels_of(this.#detail);
    if (!serves(this.#kept[this.#detail].get(key), pixels)) await this.#make(key, this.#detail, pixels);
    this.#keys.add(key);
    this.#show(); // so that it is never drawn as vectors where it is laid
    return this.#kept[this.#detail].get(key)?.url ?? null;
  }

  async #work(): Promise<void> {
    this.#works = true;
    for (let next = this.#missing(), i = 1; next !== undefined; next = this.#missing(), ++i) {
      const { key, detail, pixels } = next;
      await this.#rest(detail === this.#detail);
      if (!serves(this.#kept[detail].get(key), pixels)) await this.#make(key, detail, pixels);
      if (i % kTogether === 0 || this.#missing_of(this.#detail) === undefined) this.#show();
    }
    this.#works = false;
  }

  async #make(key: string, detail: Detail, pixels: number): Promise<void> {
    const bitmap = await made(key, pixels, detail);
    const old = this.#kept[detail].get(key);
    if (old !== undefined) this.#replaced.push(old);
    this.#kept[detail].set(key, bitmap);
  }

  // What may be wanted later is not hurried and waits for a quiet moment; nothing is painted while somebody moves the
  // board.
  async #rest(now: boolean): Promise<void> {
    do await new Promise((go) => setTimeout(go, now && !this.waits ? 0 : kRest));
    while (this.waits || (this.plays && !now));
  }

  // New bitmaps are shown together, so that the board is rarely repainted; a level is shown once all its bitmaps are
  // ready.
  #show(): void {
    const level = this.#kept[this.#detail];
    if ([...this.#keys].some((key) => !level.has(key))) return;
    untrack(() => {
      for (const key of [...this.#shown.keys()]) if (!level.has(key)) this.#shown.delete(key);
      for (const [key, bitmap] of level) if (this.#shown.get(key) !== bitmap) this.#shown.set(key, bitmap);
    });
    const gone = this.#replaced;
    this.#replaced = [];
    void tick().then(() => gone.forEach(dropped));
  }

  #missing(): { key: string; detail: Detail; pixels: number } | undefined {
    return (
      this.#missing_of(this.#detail) ??
      (this.#many ? (this.#missing_of('middle') ?? this.#missing_of('far')) : undefined)
    );
  }

  #missing_of(detail: Detail): { key: string; detail: Detail; pixels: number } | undefined {
    const pixels = this.#pixels_of(detail);
    const key = [...this.#keys].find((one) => !serves(this.#kept[detail].get(one), pixels));
    return key === undefined ? undefined : { key, detail, pixels };
  }

  #pixels_of(detail: Detail): number {
    return detail === 'near' ? this.#pixels : step_for(kLargest[detail] * devicePixelRatio);
  }
}

export const tile_bitmaps = new TileBitmaps();
