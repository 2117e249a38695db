// SPDX-License-Identifier: MIT
// The tiles of the board as bitmaps: which are painted, in what order, and when they are shown.
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bitmap } from '../src/lib/art/bitmap';
import type { Detail } from '../src/lib/protocol';
import type { Drawing } from '../src/lib/art/painter/drawing';
import { fresh } from './support/fresh';

interface Job {
  key: string; // tile, rotation, pixels, level
  drawing: Drawing;
  done: () => void;
}
const [jobs, gone]: [Job[], (string | null)[]] = [[], []];
const sheet = vi.fn<(detail: Detail) => Promise<{ shadow: number }>>();
let at_once = true; // painting takes no time

const key_of = ({ layers: [land] }: Drawing): string => {
  const turn = Number(/rotate\((\d+)/.exec(land!.transform)?.[1] ?? 0) / 90;
  return `${land!.symbol.replace('land-', '')}${turn}`;
};
vi.mock('../src/lib/art/art.svelte', () => ({ art: { overlays: (id: string) => [`over-${id}`], sheet } }));
vi.mock('../src/lib/art/bitmap', async (original) => ({
  ...(await original<object>()),
  dropped: ({ url }: Bitmap) => void gone.push(url),
  bitmap_of: (drawing: Drawing, pixels: number, detail: Detail) =>
    new Promise<Bitmap>((resolve) => {
      const key = `${key_of(drawing)} ${pixels} ${detail}`;
      const done = (): void => resolve({ pixels, url: `blob:${key}`, image: null });
      jobs.push({ key, drawing, done });
      if (at_once) done();
    }),
}));
const { tile_bitmaps } = await import('../src/lib/art/tile_bitmaps.svelte');

let bitmaps: typeof tile_bitmaps;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('devicePixelRatio', 1);
  [jobs, gone].forEach((list) => (list.length = 0));
  at_once = true;
  sheet.mockReset().mockResolvedValue({ shadow: 1.5 });
  bitmaps = fresh(tile_bitmaps);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lying = (tiles: string, rotation = 0): { tile: string; rotation: number }[] =>
  [...tiles].map((tile) => ({ tile, rotation }));
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const painted = (): string[] => jobs.map(({ key }) => key);
const many = 'ABCDEFGHIJKLM'; // 13

describe('bitmaps of tiles', () => {
  it('are painted in the order of importance, and shown together when the last is ready', async () => {
    at_once = false;
    bitmaps.want(lying('AB'), 90);
    expect(bitmaps.url('A', 0)).toBeNull();
    await settle();
    expect(painted()).toEqual(['A0 96 near']);
    jobs[0]!.done();
    await settle();
    expect(painted()).toEqual(['A0 96 near', 'B0 96 near']);
    expect(bitmaps.url('A', 0)).toBeNull(); // together, or not yet
    jobs[1]!.done();
    await settle();
    expect([bitmaps.url('A', 0), bitmaps.url('B', 0)]).toEqual(['blob:A0 96 near', 'blob:B0 96 near']);
    expect([bitmaps.url('A', 1), bitmaps.url('C', 0)]).toEqual([null, null]);
  });

  it('are one for each kind of tile and each way it lies', async () => {
    bitmaps.want([...lying('AA'), { tile: 'A:2', rotation: 0 }, ...lying('A', 3)], 90);
    await vi.runAllTimersAsync();
    expect(painted()).toEqual(['A0 96 near', 'A3 96 near']);
    expect(bitmaps.url('A:1', 3)).toBe('blob:A3 96 near');
  });

  it('show the whole tile, with the shadow of its level', async () => {
    bitmaps.want(lying('A'), 90);
    await vi.runAllTimersAsync();
    const [{ drawing }] = jobs as [Job];
    expect(drawing.box).toEqual({ x: 0, y: 0, width: 100, height: 100 });
    expect(drawing.layers.map(({ symbol }) => symbol)).toEqual(['land-A', 'over-A', 'shade-A', 'side-A', 'works-A']);
    expect(drawing.layers[2]!.transform).toBe('translate(1.5 1.5)');
  });

  it('have the near shadow if their own level cannot be had', async () => {
    sheet.mockImplementation((detail) =>
      detail === 'far' ? Promise.reject(new Error('offline')) : Promise.resolve({ shadow: 4 }),
    );
    bitmaps.want(lying('A'), 20);
    await vi.runAllTimersAsync();
    expect(jobs[0]!.drawing.layers[2]!.transform).toBe('translate(4 4)');
  });

  it('are as coarse as the tiles look', async () => {
    const level_at = async (pixels: number, ratio: number): Promise<string | undefined> => {
      vi.stubGlobal('devicePixelRatio', ratio);
      jobs.length = 0;
      fresh(tile_bitmaps).want(lying('A'), pixels);
      await vi.runAllTimersAsync();
      return painted()[0];
    };
    expect(await level_at(60, 1)).toBe('A0 64 near');
    expect(await level_at(59, 1)).toBe('A0 64 middle');
    expect(await level_at(29, 1)).toBe('A0 32 far');
    expect(await level_at(90, 2)).toBe('A0 144 middle');
    expect(await level_at(50, 2)).toBe('A0 64 far');
  });

  it('of many tiles are painted at the coarser levels in advance, without haste', async () => {
    bitmaps.want(lying(many), 90);
    while (jobs.length < 13) await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(90);
    expect(painted()).toHaveLength(13);
    await vi.advanceTimersByTimeAsync(20);
    expect(painted()[13]).toBe('A0 64 middle');
    await vi.runAllTimersAsync();
    expect(painted()).toHaveLength(39);
    expect(painted()[26]).toBe('A0 32 far');
    bitmaps.want(lying(many), 20);
    expect(bitmaps.url('A', 0)).toBe('blob:A0 32 far'); // at once
    expect(painted()).toHaveLength(39);
  });

  it('of few tiles are painted at their own level only', async () => {
    bitmaps.want(lying(many.slice(1)), 90);
    await vi.runAllTimersAsync();
    expect(painted()).toHaveLength(12);
  });

  it('stay while a finer level is painted, and are dropped once replaced', async () => {
    bitmaps.want(lying('AB'), 90);
    await vi.runAllTimersAsync();
    at_once = false;
    bitmaps.want(lying('AB'), 200);
    await settle();
    expect(bitmaps.url('A', 0)).toBe('blob:A0 96 near');
    jobs[2]!.done();
    await settle();
    expect(gone).toEqual([]);
    jobs[3]!.done();
    await settle();
    await tick();
    expect([bitmaps.url('A', 0), bitmaps.url('B', 0)]).toEqual(['blob:A0 216 near', 'blob:B0 216 near']);
    expect(gone).toEqual(['blob:A0 96 near', 'blob:B0 96 near']);
  });

  it('are not painted again where finer ones are there', async () => {
    bitmaps.want(lying('A'), 200);
    await vi.runAllTimersAsync();
    bitmaps.want(lying('A'), 100);
    await vi.runAllTimersAsync();
    expect(painted()).toEqual(['A0 216 near']);
    expect(bitmaps.url('A', 0)).toBe('blob:A0 216 near');
  });

  it('replace coarser ones sixteen at a time', async () => {
    const tiles = 'ABCDEFGHIJKLMNOPQ'; // 17
    bitmaps.want(lying(tiles), 90);
    await vi.runAllTimersAsync();
    const before = jobs.length;
    at_once = false;
    bitmaps.want(lying(tiles), 200);
    const next = async (): Promise<void> => {
      await settle();
      await vi.advanceTimersByTimeAsync(1);
      jobs.at(-1)!.done();
      await settle();
    };
    for (let i = 0; i < 15; i++) await next();
    expect(jobs.length - before).toBeGreaterThanOrEqual(15);
    expect(bitmaps.url('A', 0)).toBe('blob:A0 96 near');
    await next();
    expect(bitmaps.url('A', 0)).toBe('blob:A0 216 near');
    expect(bitmaps.url('Q', 0)).toBe('blob:Q0 96 near');
  });

  it('wait while the board is moved', async () => {
    bitmaps.waits = true;
    bitmaps.want(lying('A'), 90);
    await vi.advanceTimersByTimeAsync(1000);
    expect(painted()).toEqual([]);
    bitmaps.waits = false;
    await vi.advanceTimersByTimeAsync(100);
    expect(painted()).toEqual(['A0 96 near']);
  });

  it('that are wanted while others are painted follow', async () => {
    at_once = false;
    bitmaps.want(lying('A'), 90);
    await settle();
    bitmaps.want(lying('AB'), 90);
    await settle();
    expect(painted()).toEqual(['A0 96 near']); // one at a time
    jobs[0]!.done();
    await settle();
    expect(painted()).toEqual(['A0 96 near', 'B0 96 near']);
    jobs[1]!.done();
    await settle();
    bitmaps.want(lying('ABC'), 90);
    await settle();
    expect(painted().at(-1)).toBe('C0 96 near');
  });

  it('of a level that is not complete are not mixed with another', async () => {
    bitmaps.want(lying('AB'), 90);
    await vi.runAllTimersAsync();
    at_once = false;
    bitmaps.want(lying('AB'), 40);
    await settle();
    jobs.at(-1)!.done();
    await settle();
    expect([bitmaps.url('A', 0), bitmaps.url('B', 0)]).toEqual(['blob:A0 96 near', 'blob:B0 96 near']);
    jobs.at(-1)!.done();
    await settle();
    expect([bitmaps.url('A', 0), bitmaps.url('B', 0)]).toEqual(['blob:A0 64 middle', 'blob:B0 64 middle']);
  });

  it('of another level go when a level without them is shown', async () => {
    bitmaps.want(lying('AB'), 90);
    await vi.runAllTimersAsync();
    bitmaps.want(lying('A'), 40);
    await vi.runAllTimersAsync();
    expect([bitmaps.url('A', 0), bitmaps.url('B', 0)]).toEqual(['blob:A0 64 middle', null]);
  });
});

describe('a tile that is about to be laid', () => {
  it('has no bitmap before there is a board', async () => {
    expect(await bitmaps.soon('C', 1)).toBeNull();
    expect(painted()).toEqual([]);
  });

  it('is painted at once, and shown with the others', async () => {
    bitmaps.want(lying('A'), 90);
    await vi.runAllTimersAsync();
    expect(await bitmaps.soon('C', 1)).toBe('blob:C1 96 near');
    expect(bitmaps.url('C', 1)).toBe('blob:C1 96 near');
    expect(await bitmaps.soon('C', 1)).toBe('blob:C1 96 near');
    expect(painted()).toEqual(['A0 96 near', 'C1 96 near']);
  });

  it('is painted at the level of the board', async () => {
    bitmaps.want(lying('A'), 20);
    await vi.runAllTimersAsync();
    expect(await bitmaps.soon('C', 1)).toBe('blob:C1 32 far');
  });
});
