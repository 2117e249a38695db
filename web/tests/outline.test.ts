// SPDX-License-Identifier: MIT
// Outlines of fields and where their owners' signs stand.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { art } from '../src/lib/art/art.svelte';
import { outer_outline } from '../src/lib/art/outline';
import { areas_of } from '../src/lib/board/areas';
import { tiles_by_cell } from '../src/lib/board/positions';
import { sign_points } from '../src/lib/board/sign_points';
import type { Cell, LaidTile } from '../src/lib/protocol';

const kWest = 'M60 20L100 20L100 80L60 80z';
const kEast = 'M100 20L140 20L140 80L100 80z';

describe('an outline', () => {
  it('is the whole edge of one area', () => {
    expect(outer_outline([kWest])).toBe('M60 20L100 20L100 80L60 80L60 20');
    expect(outer_outline([])).toBe('');
  });

  it('leaves out where two areas meet at the edge of their tiles', () => {
    expect(outer_outline([kWest, kEast])).toBe('M60 20L100 20M100 80L60 80L60 20M100 20L140 20L140 80L100 80');
    const [north, south] = ['M20 60L80 60L80 100L20 100z', 'M20 100L80 100L80 140L20 140z'];
    expect(outer_outline([north, south])).toBe('M20 60L80 60L80 100M20 100L20 60M80 100L80 140L20 140L20 100');
  });

  it('keeps an edge inside a tile, and one that only touches another tile', () => {
    expect(outer_outline(['M10 10L40 10L40 40L10 40z', 'M40 10L70 10L70 40L40 40z'])).toContain('L40 40');
    const apart = 'M100 85L140 85L140 95L100 95z';
    expect(outer_outline([kWest, apart])).toBe('M60 20L100 20L100 80L60 80L60 20M100 85L140 85L140 95L100 95L100 85');
  });
});

describe('signs', () => {
  const tile = (at: Cell): LaidTile => ({ tile: 'D', at, rotation: 0, seat: 0 });
  const tiles = tiles_by_cell({ tiles: [tile([0, 0]), tile([1, 0]), tile([2, 0]), tile([3, 0])] });
  const spots = [0, 1, 2, 3].map((x): [number, number, number] => [x, 0, 0]);
  vi.spyOn(art, 'stand').mockImplementation((laid) => [laid.at[0] * 100 + 20, laid.at[1] * 100 + 30]);
  afterEach(() => vi.restoreAllMocks());

  it('stand apart, away from pieces', () => {
    vi.spyOn(art, 'stand').mockImplementation((laid) => [laid.at[0] * 100 + 20, laid.at[1] * 100 + 30]);
    expect(sign_points(spots, tiles, [])).toEqual([
      [20, 30],
      [320, 30],
    ]);
    expect(sign_points(spots, tiles, [{ at: [0, 0], segment: 0 }])).toEqual([[120, 30]]);
    expect(sign_points(spots, tiles, [{ at: [0, 0], segment: 1 }])[0]).toEqual([20, 30]);
  });

  it('stand below the piece where there is no other place', () => {
    vi.spyOn(art, 'stand').mockImplementation(() => [20, 30]);
    expect(sign_points([[0, 0, 0]], tiles, [{ at: [0, 0], segment: 0 }])).toEqual([[20, 54]]);
    expect(sign_points([[9, 9, 0]], tiles, [])).toEqual([]);
  });

  it('areas lie where their tiles lie', () => {
    vi.spyOn(art, 'area').mockReturnValue('M10 20L30 20z');
    expect(areas_of([[1, 0, 2]], tiles)).toEqual(['M110 20L130 20z']);
    expect(areas_of([[9, 9, 0]], tiles)).toEqual(['']);
  });
});
