// Tiles as bitmaps, for the board: its vector art has so many shapes that a land of it takes seconds to paint.
// Each kind of tile has one for each way it lies, made when the page has nothing else to do.
import { tick, untrack } from 'svelte';
import { art } from './art.svelte';
import { detail_for, type Detail } from './detail';
import { file_of, laid_tile, painted, png_of } from './paint';
import { base_id } from './view';

const kSteps = [32, 48, 64, 96, 144, 216, 324, 486] as const;  // pixels a side
const kTooFine = 4;

interface Bitmap { pixels: number; detail: Detail; url: string | null; image: HTMLImageElement | null }

export const step_for = (pixels: number): number => kSteps.find((step) => step >= pixels) ?? kSteps.at(-1)!;

const serves = (bitmap: Bitmap | undefined, pixels: number, detail: Detail): boolean =>
  bitmap !== undefined && bitmap.detail === detail && bitmap.pixels >= pixels && bitmap.pixels <= kTooFine * pixels;

const idle = (): Promise<void> =>
  new Promise((go) => ('requestIdleCallback' in window ? requestIdleCallback(() => go(), { timeout: 1000 }) : setTimeout(go, 30)));

function dropped(bitmap: Bitmap | undefined): void {
  if (typeof bitmap?.url === 'string') URL.revokeObjectURL(bitmap.url);
}

interface Lying { tile: string; rotation: number }
const key_of = ({ tile, rotation }: Lying): string => `${base_id(tile)} ${rotation}`;

async function made(key: string, pixels: number, detail: Detail): Promise<Bitmap> {
  const [id = '', rotation] = key.split(' ');
  const sheet = await art.sheet(detail).catch(() => art.sheet('near'));
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.append(laid_tile({ id, rotation: Number(rotation), hill: art.is_hill(id) }, sheet.shadow));
  const png = await png_of(await painted(file_of(svg, { x: 0, y: 0, width: 100, height: 100 }, sheet), pixels, pixels));
  if (png === null) throw new Error(`tile ${key} could not be painted ${pixels} pixels wide`);
  const image = new Image();
  image.src = URL.createObjectURL(png);
  await image.decode();  // so that it is there at once where it comes to be shown
  return { pixels, detail, url: image.src, image };
}

class TileBitmaps {
  #shown: ReadonlyMap<string, Bitmap> = $state.raw(new Map());
  #keys = new Set<string>();
  #pixels = 0;
  #detail: Detail = 'near';
  #works = false;

  url(tile: string, rotation: number): string | null {
    return this.#shown.get(key_of({ tile, rotation }))?.url ?? null;
  }

  // These tiles lie on the board, so many of the screen's own pixels wide. What level suits them depends on how large
  // they look.
  want(tiles: readonly Lying[], pixels: number): void {
    this.#keys = new Set(tiles.map(key_of));
    this.#pixels = step_for(pixels);
    this.#detail = detail_for(pixels / devicePixelRatio);
    if (!this.#works && this.#missing(untrack(() => this.#shown)) !== undefined) void this.#work();
  }

  // What is new is shown together, so that the board is painted anew only once.
  async #work(): Promise<void> {
    this.#works = true;
    const shown = untrack(() => this.#shown);
    const next = new Map(shown);
    for (let key = this.#missing(next); key !== undefined; key = this.#missing(next)) {
      await idle();
      const pixels = this.#pixels;
      const detail = this.#detail;
      if (next.get(key) !== shown.get(key)) dropped(next.get(key));  // the scale has changed meanwhile
      next.set(key, await made(key, pixels, detail).catch(() => ({ pixels, detail, url: null, image: null })));  // then it stays vector art
    }
    this.#works = false;
    this.#shown = next;
    await tick();
    for (const [key, old] of shown) if (next.get(key) !== old) dropped(old);
  }

  #missing(have: ReadonlyMap<string, Bitmap>): string | undefined {
    return [...this.#keys].find((key) => !serves(have.get(key), this.#pixels, this.#detail));
  }
}

export const tile_bitmaps = new TileBitmaps();
