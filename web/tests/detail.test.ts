// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { detail_for, growth, kLeastPiece, kLeastSign } from '../src/lib/art/detail';
import { layers_of } from '../src/lib/art/paint';

describe('levels of detail', () => {
  it('change at thirty and at sixty pixels', () => {
    expect([29, 30, 59, 60].map(detail_for)).toEqual(['far', 'middle', 'middle', 'near']);
  });

  it('keep signs and pieces large enough to be told apart', () => {
    for (const pixels of [20, 24, 33, 47, 60, 120]) {
      expect((17 * growth(17, pixels, kLeastSign) * pixels) / 100).toBeGreaterThan(11.9);
      expect((28 * growth(28, pixels, kLeastPiece) * pixels) / 100).toBeGreaterThan(11.9);
    }
    expect(growth(17, 300, kLeastSign)).toBe(1);
    expect(17 * growth(17, 5, kLeastSign)).toBeCloseTo(60);
  });
});

it('turns a tile but not its light', () => {
  const layers = layers_of({ id: 'D', rotation: 3, overlays: ['a-hi'] }, 1.7);
  expect(layers.map((layer) => layer.symbol)).toEqual(['land-D', 'a-hi', 'shade-D', 'side-D', 'works-D~3']);
  expect(layers[1]!.transform).toBe('');
  expect(layers[2]!.transform).toBe('translate(1.7 1.7)rotate(270 50 50)');
  expect(layers[3]!.transform).toBe('translate(0 2.2)rotate(270 50 50)');
});
