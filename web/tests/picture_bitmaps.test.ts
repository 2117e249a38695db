import { expect, it, vi } from 'vitest';

// Painting takes as long as the test says.
const painting: { symbols: string; done: () => void }[] = [];
vi.mock('../src/lib/art/art.svelte', () => ({ art: { overlays: () => [], loaded: null } }));
vi.mock('../src/lib/art/bitmap', () => ({
  step_for: (pixels: number) => pixels,
  dropped: () => undefined,
  bitmap_of: ({ layers }: { layers: { symbol: string }[] }, pixels: number) =>
    new Promise((done) => {
      const [{ symbol } = { symbol: '' }] = layers;
      painting.push({ symbols: symbol, done: () => done({ pixels, url: `blob:${symbol}`, image: null }) });
    }),
}));
const { picture_bitmaps } = await import('../src/lib/art/picture_bitmaps.svelte');

const next = async (): Promise<{ symbols: string; done: () => void }> => {
  await vi.waitUntil(() => painting.length > 0);
  return painting.shift()!;
};

it('paints the tile in hand first, and shows it while the symbols of the board are being painted', async () => {
  const signs = ['goods', 'inn'].map((symbol) => ({ symbol, reach: 10 }));
  const tile = (): string | null | undefined => picture_bitmaps.tile('D', 0, 96);
  const shown = (): (string | null | undefined)[] => signs.map((sign) => picture_bitmaps.sign(sign, 48));
  shown();
  expect(tile()).toBeUndefined();
  const first = await next();
  expect(first.symbols).toContain('-D');
  first.done();
  await vi.waitUntil(() => tile() !== undefined);
  (await next()).done();
  const last = await next();
  expect(shown()).toEqual([undefined, undefined]); // together, or not yet
  last.done();
  await vi.waitUntil(() => shown().every((url) => url !== undefined));
});
