// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Puzzle } from '../src/lib/study/puzzles';
import { kRushTime, Rush } from '../src/lib/study/rush.svelte';

const puzzle = (id: string, rating: number, sets = ['base']): Puzzle =>
  ({ id, rating, record: { aude: 1, setup: { sets }, actions: [] } }) as unknown as Puzzle;

describe('three minutes of puzzles', () => {
  let time = 0;
  beforeEach(() => {
    time = 5000;
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());
  const begun = (puzzles: Puzzle[] = []): Rush => new Rush(puzzles, () => time);
  const pass = (seconds: number): void => {
    time += seconds * 1000;
    vi.advanceTimersByTime(1000);
  };

  it('count down and end', () => {
    const rush = begun();
    expect([rush.left, rush.over]).toEqual([180, false]);
    pass(kRushTime - 0.5);
    expect([rush.left, rush.over]).toEqual([1, false]);
    pass(0.5);
    expect([rush.left, rush.over]).toEqual([0, true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('count what was solved in time', () => {
    const rush = begun();
    rush.count(true);
    rush.count(false);
    rush.count(true);
    expect([rush.solved, rush.results]).toEqual([2, [true, false, true]]);
    time += kRushTime * 1000; // the clock has not been looked at since
    rush.count(true);
    expect([rush.solved, rush.over]).toEqual([2, true]);
  });

  it('begin with easy puzzles of the base game and become harder with each that is solved', () => {
    const all = Array.from({ length: 100 }, (_, i) => puzzle(String(i), 400 + 20 * i));
    const rush = begun([...all, ...all.map((one) => puzzle(`x${one.id}`, 500, ['base', 'inns']))]);
    const first = rush.next(0)!;
    expect(first.rating).toBe(500);
    const seen = [first.id];
    for (let i = 0; i < 10; ++i) {
      rush.count(true);
      seen.push(rush.next(0.5)!.id);
    }
    expect(new Set(seen).size).toBe(11);
    expect(seen.every((id) => !id.startsWith('x'))).toBe(true);
    expect(all.find((one) => one.id === seen.at(-1))!.rating).toBeGreaterThan(950);
    rush.stop();
  });

  it('have no next puzzle when all were seen', () => {
    const rush = begun([puzzle('a', 900)]);
    expect(rush.next(0.9)?.id).toBe('a');
    expect(rush.next(0.9)).toBeUndefined();
    rush.stop();
  });
});
