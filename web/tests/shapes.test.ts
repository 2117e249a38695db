import { describe, expect, it } from 'vitest';
import type { CatalogueTile } from '../src/lib/protocol';
import { area_path, ground_of, port_point } from '../src/lib/shapes';

const start: CatalogueTile = {
  id: 'D', sides: ['city', 'road', 'field', 'road'], copies: [4, 0, 0, 0], hill: false, vineyard: false,
  segments: [
    { terrain: 'city', ports: ['Nl', 'Nm', 'Nr'] }, { terrain: 'road', ports: ['Em', 'Wm'] },
    { terrain: 'field', ports: ['El', 'Wr'] }, { terrain: 'field', ports: ['Er', 'Sl', 'Sm', 'Sr', 'Wl'] },
  ],
};

describe('the ground of a tile', () => {
  const ground = ground_of(start, [[50, 14], [50, 50], [30, 38], [50, 76]]);
  const at = (x: number, y: number): number => ground[Math.floor(y / 2) * 50 + Math.floor(x / 2)]!;

  it('gives every place to the segment that lies there', () => {
    expect([at(50, 6), at(20, 51), at(3, 38), at(97, 38), at(50, 90), at(4, 70)]).toEqual([0, 1, 2, 2, 3, 3]);
  });

  it('covers the tile once', () => {
    const squares = [0, 1, 2, 3].map((segment) => [...area_path(ground, segment).matchAll(/h(\d+)v2/g)].reduce((sum, run) => sum + Number(run[1]) / 2, 0));
    expect(squares.reduce((sum, one) => sum + one, 0)).toBe(2500);
    expect(Math.min(...squares)).toBeGreaterThan(60);
  });
});

it('knows where ports lie, left and right as seen from the middle', () => {
  expect(port_point('Nl')[0]).toBeCloseTo(16.7, 1);
  expect(port_point('El')).toEqual([100, 100 / 6]);
  expect(port_point('Sl')[0]).toBeCloseTo(83.3, 1);
  expect(port_point('Wm')).toEqual([0, 50]);
});
