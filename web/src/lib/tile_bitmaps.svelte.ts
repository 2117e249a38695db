// Tiles as bitmaps, for the board: its vector art has so many shapes that a land of it takes seconds to paint.
// Each kind of tile has one for each way it lies, made when the page has nothing else to do.
import { tick, untrack } from 'svelte';
import { art } from './art.svelte';
import { detail_for, type Detail } from './detail';
import { file_of, laid_tile, painted, png_of } from './paint';
import { base_id } from './view';

const kSteps = [32, 48, 64, 96, 144, 216, 324, 486] as const;  // pixels a side
const kTooFine = 4;
const kRest = 24;  // milliseconds: more than there are between two frames
const kTogether = 16;  // bitmaps that take the place of coarser ones at once
const kFew = 12;  // tiles: so few are seldom seen from afar, and the first load stays small
const kLargest = { middle: 60, far: 30 };  // pixels of the page that a tile of these levels is wide at most

interface Bitmap { pixels: number; url: string | null; image: HTMLImageElement | null }

export const step_for = (pixels: number): number => kSteps.find((step) => step >= pixels) ?? kSteps.at(-1)!;

const serves = (bitmap: Bitmap | undefined, pixels: number): boolean =>
  bitmap !== undefined && bitmap.pixels >= pixels && bitmap.pixels <= kTooFine * pixels;

function dropped(bitmap: Bitmap): void {
  if (bitmap.url !== null) URL.revokeObjectURL(bitmap.url);
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
  return { pixels, url: image.src, image };
}

class TileBitmaps {
  #shown: ReadonlyMap<string, Bitmap> = $state.raw(new Map());
  #kept: Record<Detail, Map<string, Bitmap>> = { near: new Map(), middle: new Map(), far: new Map() };
  #replaced: Bitmap[] = [];
  #keys = new Set<string>();
  #pixels = 0;
  #detail: Detail = 'near';
  #many = false;
  #works = false;
  waits = false;   // while somebody moves the board

  url(tile: string, rotation: number): string | null {
    return this.#shown.get(key_of({ tile, rotation }))?.url ?? null;
  }

  // These tiles lie on the board, the most important first, so many of the screen's own pixels wide. What level suits them depends on how large
  // they look. The coarser levels are made in advance, so that a board that is zoomed changes its level at once.
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
    this.#show();   // so that it is never drawn as vectors where it is laid
    return this.#kept[this.#detail].get(key)?.url ?? null;
  }

  async #work(): Promise<void> {
    this.#works = true;
    for (let next = this.#missing(), i = 1; next !== undefined; next = this.#missing(), ++i) {
      const { key, detail, pixels } = next;
      await this.#idle(detail === this.#detail);
      if (!serves(this.#kept[detail].get(key), pixels)) await this.#make(key, detail, pixels);
      if (i % kTogether === 0 || this.#missing_of(this.#detail) === undefined) this.#show();
    }
    this.#works = false;
  }

  async #make(key: string, detail: Detail, pixels: number): Promise<void> {
    const bitmap = await made(key, pixels, detail).catch(() => ({ pixels, url: null, image: null }));  // then it stays vector art
    const old = this.#kept[detail].get(key);
    if (old !== undefined) this.#replaced.push(old);
    this.#kept[detail].set(key, bitmap);
  }

  // When the page has nothing else to do: for what is wanted now in a second at the latest, for what may be wanted later
  // only while nothing moves.
  #idle(now: boolean): Promise<void> {
    return new Promise((go) => {
      if (!('requestIdleCallback' in window)) return void setTimeout(go, now ? 30 : 200);
      const ask = (): number => requestIdleCallback((rest) => (!this.waits && (now || rest.timeRemaining() > kRest) ? go() : ask()), now ? { timeout: 1000 } : {});
      ask();
    });
  }

  // What is new is shown together, so that the board is painted anew seldom; a level not before all of it is there.
  #show(): void {
    const level = this.#kept[this.#detail];
    const shown = untrack(() => this.#shown);
    const same = shown.size === level.size && [...level].every(([key, bitmap]) => shown.get(key) === bitmap);
    if (same || [...this.#keys].some((key) => !level.has(key))) return;
    this.#shown = new Map(level);
    const gone = this.#replaced;
    this.#replaced = [];
    void tick().then(() => gone.forEach(dropped));
  }

  #missing(): { key: string; detail: Detail; pixels: number } | undefined {
    return this.#missing_of(this.#detail) ?? (this.#many ? (this.#missing_of('middle') ?? this.#missing_of('far')) : undefined);
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
