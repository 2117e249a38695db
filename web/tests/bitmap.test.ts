// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bitmap_of, dropped, serves, step_for } from '../src/lib/art/bitmap';
import type { Drawing } from '../src/lib/art/painter/drawing';
import { painter } from '../src/lib/art/painter/painter';

it('paints tiles at least as finely as they are shown, up to the finest step', () => {
  for (const pixels of [12, 64, 65, 200, 480]) {
    expect(step_for(pixels)).toBeGreaterThanOrEqual(pixels);
    if (pixels > 64) expect(step_for(pixels)).toBeLessThan(1.5 * pixels + 1);
  }
  expect(step_for(900)).toBe(486);
  expect([32, 33].map(step_for)).toEqual([32, 48]);
});

it('serves where it is fine enough, and not too fine', () => {
  const bitmap = { pixels: 96, url: null, image: null };
  expect([23, 24, 96, 97].map((pixels) => serves(bitmap, pixels))).toEqual([false, true, true, false]);
  expect(serves(undefined, 32)).toBe(false);
});

describe('a bitmap', () => {
  const drawing: Drawing = { layers: [], box: { x: 0, y: 0, width: 1, height: 1 } };
  const decoded: string[] = [];

  beforeEach(() => {
    decoded.length = 0;
    vi.spyOn(Image.prototype, 'decode').mockImplementation(function (this: HTMLImageElement) {
      decoded.push(this.src);
      return Promise.resolve();
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is decoded before it is shown', async () => {
    const url = vi.spyOn(painter, 'url').mockResolvedValue('blob:a');
    const { image, ...bitmap } = await bitmap_of(drawing, 64);
    expect(bitmap).toEqual({ pixels: 64, url: 'blob:a' });
    expect(image?.src).toBe('blob:a');
    expect(decoded).toEqual(['blob:a']);
    expect(url).toHaveBeenCalledWith(drawing, 64, 'near');
    await bitmap_of(drawing, 32, 'far');
    expect(url).toHaveBeenLastCalledWith(drawing, 32, 'far');
  });

  it('has no picture where it could not be painted or decoded', async () => {
    const nothing = { pixels: 64, url: null, image: null };
    const url = vi.spyOn(painter, 'url').mockResolvedValueOnce(null);
    expect(await bitmap_of(drawing, 64)).toEqual(nothing);
    expect(decoded).toEqual([]);
    url.mockRejectedValueOnce(new Error('offline'));
    expect(await bitmap_of(drawing, 64)).toEqual(nothing);
    url.mockResolvedValueOnce('blob:broken');
    vi.mocked(Image.prototype.decode).mockRejectedValueOnce(new Error('broken'));
    expect(await bitmap_of(drawing, 64)).toEqual(nothing);
  });

  it('is dropped by its painter', () => {
    const drop = vi.spyOn(painter, 'drop').mockImplementation(() => undefined);
    dropped({ pixels: 64, url: null, image: null });
    dropped({ pixels: 64, url: 'blob:a', image: null });
    expect(drop.mock.calls).toEqual([['blob:a']]);
  });
});
