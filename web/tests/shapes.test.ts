import { expect, it } from 'vitest';
import { contains, nearest_area, placed_path } from '../src/lib/art/shapes';

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
