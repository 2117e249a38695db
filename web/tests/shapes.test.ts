// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { art } from '../src/lib/art/art.svelte';
import { contains, nearest_area, placed_path, segment_under } from '../src/lib/art/shapes';
import { kCatalogue, kStands } from './support/art';

const ring = 'M10 10L90 10L90 90L10 90zM40 40L40 60L60 60L60 40z';

it('knows an area with a hole', () => {
  expect(contains(ring, [20, 50])).toBe(true);
  expect(contains(ring, [50, 50])).toBe(false);
  expect(contains(ring, [5, 50])).toBe(false);
});

it('finds what lies under a point, and beside a wall what is nearest', () => {
  const areas = ['M0 0L100 0L100 30L0 30z', 'M0 36L100 36L100 100L0 100z'];
  expect(nearest_area(areas, [50, 10])).toBe(0);
  expect(nearest_area(areas, [50, 80])).toBe(1);
  expect(nearest_area(areas, [50, 32])).toBe(0);
  expect(nearest_area(areas, [50, 35])).toBe(1);
  expect(nearest_area([], [50, 50])).toBeNull();
});

it('puts the path of a tile where it lies, turned', () => {
  expect(placed_path('M50 100C50 78 39.5 68 39 46', 0, 0)).toBe('M50 100C50 78 39.5 68 39 46');
  expect(placed_path('M10 20L30 20z', 100, -200)).toBe('M110 -180L130 -180z');
  expect(placed_path('M10 20L30 20z', 100, -200, 1)).toBe('M180 -190L180 -170z');
  expect(placed_path('M10 20L30 20zM1 2L3 4z', 0, 0, 2)).toBe('M90 80L70 80zM99 98L97 96z');
});

it('knows the inside of a slanted area', () => {
  const triangle = 'M10 10L50 10L10 90z';
  const inside = (x: number, y: number): boolean => contains(triangle, [x, y]);
  expect([inside(29, 50), inside(31, 50), inside(11, 85), inside(9, 50), inside(20, 9), inside(20, 91)]).toEqual([
    true,
    false,
    true,
    false,
    false,
    false,
  ]);
});

it('knows the edges of an area: the upper and left ones belong to it', () => {
  const square = 'M10 10L30 10L30 30L10 30z';
  const inside = (x: number, y: number): boolean => contains(square, [x, y]);
  expect([inside(10, 20), inside(30, 20), inside(20, 10), inside(20, 30)]).toEqual([true, false, true, false]);
});

describe('what lies nearest', () => {
  const spot = (x: number, y: number): string =>
    `M${x - 1} ${y - 1}L${x + 1} ${y - 1}L${x + 1} ${y + 1}L${x - 1} ${y + 1}z`;

  it.each([
    [0, -3],
    [3, 0],
    [0, 3],
    [-3, 0],
    [2.1, -2.1],
    [2.1, 2.1],
    [-2.1, 2.1],
    [-2.1, -2.1],
    [12, 0],
    [-8.4, 8.4],
  ])('is found at %d, %d', (dx, dy) => {
    expect(nearest_area([spot(90, 90), spot(50 + dx, 50 + dy)], [50, 50])).toBe(1);
  });

  it('is not found too far away, nor between the steps', () => {
    expect(nearest_area([spot(65, 50)], [50, 50])).toBeNull();
    expect(nearest_area([spot(50 + 4.5, 50)], [50, 50])).toBeNull();
    expect(nearest_area([spot(50, 50 - 9), spot(50, 50 + 6)], [50, 50])).toBe(1);
  });
});

describe('the segment under a point', () => {
  const tiles = new Map(kCatalogue.sets.flatMap((set) => set.tiles).map((tile) => [tile.id, tile]));
  const under = (tile: string, rotation: number, x: number, y: number): number | null =>
    segment_under({ tile, at: [2, -1], rotation, seat: null }, [200 + x, -100 + y]);
  const load = (): void => {
    art.loaded = { tiles, stands: kStands } as unknown as NonNullable<typeof art.loaded>;
  };

  it('is found on a tile that lies turned', () => {
    load();
    expect([20, 50, 80].map((y) => under('D', 0, 30, y))).toEqual([0, 1, 2]);
    expect([20, 50, 80].map((x) => under('D', 1, x, 30))).toEqual([2, 1, 0]);
    expect([20, 50, 80].map((y) => under('D', 2, 30, y))).toEqual([2, 1, 0]);
    expect([20, 50, 80].map((x) => under('D', 3, x, 30))).toEqual([0, 1, 2]);
    art.loaded = null;
  });

  it('is none on a river, and on an unknown tile', () => {
    load();
    expect([under('R', 0, 50, 20), under('R', 0, 50, 80)]).toEqual([null, 1]);
    expect(under('X', 0, 50, 50)).toBeNull();
    art.loaded = null;
  });
});

it('moves points with fractions and signs', () => {
  expect(placed_path('M-1.5 2.25L10 -0.5z', 1, 1)).toBe('M-0.5 3.25L11 0.5z');
});
