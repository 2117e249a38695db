// SPDX-License-Identifier: MIT
import { tick } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Drawing } from '../src/lib/art/painter/drawing';
import { fresh } from './support/fresh';

// Painting takes as long as the test says.
interface Job {
  symbol: string;
  pixels: number;
  drawing: Drawing;
  done: () => void;
}
const [painting, gone]: [Job[], string[]] = [[], []];
const art: { overlays: (id: string) => string[]; loaded: { shadow: number } | null } = {
  overlays: (id) => [`over-${id}`],
  loaded: null,
};
vi.mock('../src/lib/art/art.svelte', () => ({ art }));
vi.mock('../src/lib/art/bitmap', () => ({
  step_for: (pixels: number) => pixels,
  dropped: ({ url }: { url: string }) => void gone.push(url),
  bitmap_of: (drawing: Drawing, pixels: number) =>
    new Promise((resolve) => {
      const [{ symbol } = { symbol: '' }] = drawing.layers;
      const done = (): void => resolve({ pixels, url: `blob:${symbol} ${pixels}`, image: null });
      painting.push({ symbol, pixels, drawing, done });
    }),
}));
const { picture_bitmaps, mark_reach, kPieceReach } = await import('../src/lib/art/picture_bitmaps.svelte');

let bitmaps: typeof picture_bitmaps;
beforeEach(() => {
  painting.length = 0;
  gone.length = 0;
  art.loaded = null;
  bitmaps = fresh(picture_bitmaps);
});

const settle = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await tick();
};
const next = async (): Promise<Job> => {
  await vi.waitUntil(() => painting.length > 0);
  return painting.shift()!;
};

it('paints the tile in hand first, and shows it while the symbols of the board are being painted', async () => {
  const signs = ['goods', 'inn'].map((symbol) => ({ symbol, reach: 10 }));
  const tile = (): string | null | undefined => bitmaps.tile('D', 0, 96);
  const shown = (): (string | null | undefined)[] => signs.map((sign) => bitmaps.sign(sign, 48));
  shown();
  expect(tile()).toBeUndefined();
  const first = await next();
  expect(first.symbol).toContain('-D');
  first.done();
  await vi.waitUntil(() => tile() !== undefined);
  (await next()).done();
  const last = await next();
  expect(shown()).toEqual([undefined, undefined]); // together, or not yet
  last.done();
  await vi.waitUntil(() => shown().every((url) => url !== undefined));
  expect(painting).toEqual([]);
});

it('draws a sign around its middle, upright or lying', async () => {
  bitmaps.sign({ symbol: 'pig', reach: 14 }, 48);
  bitmaps.sign({ symbol: 'pig', reach: 14, lying: true }, 48);
  const upright = await next();
  expect(upright.drawing).toEqual({
    layers: [{ symbol: 'pig', transform: '' }],
    box: { x: -14, y: -14, width: 28, height: 28 },
  });
  upright.done();
  expect((await next()).drawing.layers).toEqual([{ symbol: 'pig', transform: 'rotate(-90)' }]);
});

it('draws a tile as it lies, whatever symbol is on it', async () => {
  art.loaded = { shadow: 2 };
  bitmaps.tile('D:3', 1, 96);
  bitmaps.tile('D', 1, 96); // the same picture
  const { drawing, done } = await next();
  done();
  expect(drawing.box).toEqual({ x: 0, y: 0, width: 100, height: 100 });
  expect(drawing.layers.map(({ symbol, transform }) => [symbol, transform])).toEqual([
    ['land-D', 'rotate(90 50 50)'],
    ['over-D', ''],
    ['shade-D', 'translate(2 2)rotate(90 50 50)'],
    ['side-D', 'translate(0 2.6)rotate(90 50 50)'],
    ['works-D~1', 'rotate(90 50 50)'],
  ]);
  await settle();
  expect(painting).toEqual([]);
  expect(bitmaps.tile('D:1', 1, 96)).toBe('blob:land-D 96');
  expect(bitmaps.tile('D', 2, 96)).toBeUndefined();
});

it('has no shadow before the art is loaded', async () => {
  bitmaps.tile('D', 0, 96);
  expect((await next()).drawing.layers[2]?.transform).toBe('translate(0 0)');
});

it('paints a picture again when a finer one is wanted, shows the old one until then, and drops it', async () => {
  const sign = (pixels: number): string | null | undefined => bitmaps.sign({ symbol: 'inn', reach: 10 }, pixels);
  sign(48);
  (await next()).done();
  await vi.waitUntil(() => sign(48) === 'blob:inn 48');
  expect(sign(32)).toBe('blob:inn 48'); // finer does no harm
  await settle();
  expect(painting).toEqual([]);
  expect(sign(64)).toBe('blob:inn 48');
  const finer = await next();
  expect([finer.pixels, gone]).toEqual([64, []]);
  finer.done();
  await vi.waitUntil(() => gone.length > 0);
  expect([sign(64), gone]).toEqual(['blob:inn 64', ['blob:inn 48']]);
});

it('paints what is wanted while others are painted, and after them', async () => {
  bitmaps.sign({ symbol: 'a', reach: 1 }, 10);
  const first = await next();
  bitmaps.sign({ symbol: 'b', reach: 1 }, 10);
  await settle();
  expect(painting).toEqual([]); // one at a time
  first.done();
  (await next()).done();
  await vi.waitUntil(() => bitmaps.sign({ symbol: 'b', reach: 1 }, 10) !== undefined);
  bitmaps.sign({ symbol: 'c', reach: 1 }, 10);
  expect((await next()).symbol).toBe('c');
});

it('leaves room for shadows around signs and pieces', () => {
  expect(mark_reach(20)).toBe(18);
  expect(kPieceReach).toBe(14);
});
