// SPDX-License-Identifier: MIT
// What a feature is worth, as a phrase; a field by its cities.
import { describe, expect, it } from 'vitest';
import { i18n } from '../src/i18n/index.svelte';
import { worth_in_words } from '../src/lib/game/worth';
import type { Feature } from '../src/lib/protocol';

const feature = (change: Partial<Feature>): Feature => ({ now: 0, full: 0, complete: false, ...change }) as Feature;
const said = (change: Partial<Feature>): string => worth_in_words(feature(change), i18n.t);
const cities = (done: number, open: number): NonNullable<Feature['cities']> => [
  ...Array.from({ length: done }, () => ({ segments: [], complete: true })),
  ...Array.from({ length: open }, () => ({ segments: [], complete: false })),
];
const field = (done: number, open: number, closed = false): string =>
  said({ terrain: 'field', now: 3 * done, full: 3 * (done + open), complete: closed, cities: cities(done, open) });

describe('the value of a feature', () => {
  it('is what it scores now and when complete', () => {
    expect(said({ terrain: 'city', now: 4, full: 8 })).toBe('worth 4 now, 8 when complete');
    expect(said({ terrain: 'road', now: 3, full: 3, complete: true })).toBe('scores 3 points right away');
  });

  it('of a field names its cities and what it may become', () => {
    expect(field(0, 0)).toBe('no city touches this field yet');
    expect(said({ terrain: 'field' })).toBe('no city touches this field yet');
    expect(field(0, 0, true)).toBe('touches no city, so it scores nothing');
    expect(field(0, 1)).toBe('worth nothing yet; 3 once its city is completed');
    expect(field(0, 3)).toBe('worth nothing yet; up to 9 once its 3 cities are completed');
    expect(field(1, 2)).toBe('worth 3 now for 1 of 3 cities; 9 once all are completed');
    expect(field(2, 0)).toBe('worth 6 now for 2 completed cities; more with further ones');
    expect(field(1, 0, true)).toBe('worth 3 at the end for 1 completed city');
  });
});
