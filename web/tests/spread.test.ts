// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { spread_out, type Place } from '../src/lib/board/spread';

const kRoom = { left: -10, top: -10, side: 120 };
const nearest = (places: readonly Place[]): number =>
  Math.min(...places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1]))));

describe('places for fingers', () => {
  it('stay where they are when there is room between them', () => {
    const places: Place[] = [
      [20, 20],
      [80, 20],
      [50, 80],
    ];
    expect(spread_out(places, 27, kRoom)).toEqual(places);
  });
  it('come apart, and who stands between two others stays between them', () => {
    const moved = spread_out(
      [
        [35, 85],
        [50, 88],
        [65, 85],
      ],
      27,
      kRoom,
    );
    expect(nearest(moved)).toBeGreaterThan(26.5);
    expect(moved[1]![0]).toBeCloseTo(50, 0);
    expect(moved[0]![0]).toBeLessThan(moved[1]![0]);
    expect(moved[2]![0]).toBeGreaterThan(moved[1]![0]);
  });
  it('come apart even from the same place, and never leave the room', () => {
    const moved = spread_out(
      [
        [99, 99],
        [99, 99],
        [90, 60],
      ],
      27,
      kRoom,
    );
    expect(nearest(moved)).toBeGreaterThan(26.5);
    for (const [x, y] of moved) expect(Math.max(x, y)).toBeLessThanOrEqual(110 - 13.5);
  });
});
