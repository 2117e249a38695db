// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { progress_of } from '../src/lib/art/progress';
import { Rising } from '../src/lib/board/rising.svelte';
import type { Spot } from '../src/lib/protocol';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const city = (...segments: Spot[]) => ({ on: 'city' as const, segments });
const progress = (...all: ReturnType<typeof city>[]) => progress_of(all, () => true);
const keys = (rising: Rising): string[] => [...rising.cells.keys()];

it('raises what one tile completes, for a moment', () => {
  const rising = new Rising();
  rising.update(3, progress());
  expect(keys(rising)).toEqual([]);
  rising.update(4, progress(city([0, 0, 1], [1, 0, 0])));
  expect(keys(rising)).toEqual(['0,0', '1,0']);
  expect(rising.cells.get('0,0')).toEqual({ finished: new Set([1]), banner: 1 });
  vi.advanceTimersByTime(899);
  expect(keys(rising)).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(keys(rising)).toEqual([]);
});

it('raises only what is new', () => {
  const rising = new Rising();
  const first = city([0, 0, 1], [1, 0, 0]);
  rising.update(4, progress(first));
  rising.update(4, progress(first, city([0, 0, 2], [0, 1, 0])));
  expect(keys(rising)).toEqual(['0,0', '0,1']);
  expect(rising.cells.get('0,0')?.finished).toEqual(new Set([2]));
});

it('shows a board that is loaded, or jumps, as it is', () => {
  const rising = new Rising();
  const all = progress(city([0, 0, 1]));
  rising.update(40, all);
  rising.update(38, progress());
  rising.update(40, all);
  rising.update(40, null);
  rising.update(41, all);
  expect(keys(rising)).toEqual([]);
});
