// SPDX-License-Identifier: MIT
// Aids: features, cells and what fits them, asked from a table that answers when the test says so.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Feature, Question, Spot } from '../src/lib/protocol';
import { Aids, type Ask } from '../src/lib/table/aids.svelte';

const feature = (...segments: Spot[]): Feature => ({ segments, now: segments.length }) as unknown as Feature;

// `answers`: by what is asked; anything else is refused.
function aided(answers: Record<string, (question: Question) => unknown> = {}) {
  const asked: Question[] = [];
  const table = { version: 1 };
  const ask = ((question: Question) => {
    asked.push(question);
    const answer = answers[question.what];
    return answer === undefined ? Promise.reject(new Error('refused')) : Promise.resolve(answer(question));
  }) as Ask;
  return { aids: new Aids(ask, () => table.version), asked, table };
}
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a feature that is pointed at', () => {
  const city = feature([0, 0, 1], [0, -1, 0]);
  const with_city = () => aided({ feature: () => city });

  it('is asked for at once by a tap, and after a moment by a pointer that stays', async () => {
    const tapped = with_city();
    tapped.aids.point([0, 0, 1], false);
    await settled();
    expect(tapped.asked).toEqual([{ what: 'feature', at: [0, 0], segment: 1 }]);
    expect(tapped.aids.feature).toBe(city);

    const hovered = with_city();
    hovered.aids.point([0, 0, 1], true);
    await vi.advanceTimersByTimeAsync(179);
    expect(hovered.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(hovered.aids.feature).toBe(city);
  });

  it('is asked for once while a pointer moves over the same spot, and again by a tap', async () => {
    const { aids, asked } = with_city();
    aids.point([0, 0, 1], true);
    await vi.advanceTimersByTimeAsync(100);
    aids.point([0, 0, 1], true);
    await vi.advanceTimersByTimeAsync(80);
    expect(asked).toHaveLength(1);
    aids.feature = null;
    aids.point([0, 0, 1], true);
    expect(aids.feature).toBeNull();
    aids.point([0, 0, 1], false);
    expect(aids.feature).toBe(city);
  });

  it('is not asked for when the pointer has moved on before', async () => {
    const { aids, asked } = with_city();
    aids.point([0, 0, 1], true);
    await vi.advanceTimersByTimeAsync(100);
    aids.point([5, 5, 0], true);
    await vi.advanceTimersByTimeAsync(180);
    expect(asked).toEqual([{ what: 'feature', at: [5, 5], segment: 0 }]);
  });

  it('goes when nothing is pointed at, even if its answer comes later', async () => {
    const { aids } = with_city();
    aids.point([0, 0, 1], false);
    await settled();
    aids.point(null, false);
    expect(aids.feature).toBeNull();
    aids.point([3, 3, 0], false);
    vi.advanceTimersByTime(0);
    aids.point(null, false);
    await settled();
    expect(aids.feature).toBeNull();
  });

  it('is known by all its segments until the game goes on', async () => {
    const { aids, asked, table } = with_city();
    aids.point([0, 0, 1], false);
    await settled();
    aids.point([0, -1, 0], true);
    expect(aids.feature).toBe(city);
    expect(asked).toHaveLength(1);
    table.version = 2;
    aids.point([0, 0, 1], false);
    await settled();
    expect(asked).toHaveLength(2);
  });

  it('is not remembered if the game went on before the answer', async () => {
    const { aids, asked, table } = with_city();
    aids.point([0, 0, 1], false);
    vi.advanceTimersByTime(0);
    table.version = 2;
    await settled();
    expect(aids.feature).toBe(city);
    aids.point([0, -1, 0], false);
    await settled();
    expect(asked).toHaveLength(2);
  });

  it('stays away if the table refuses', async () => {
    const { aids } = aided();
    aids.point([0, 0, 1], false);
    await settled();
    expect(aids.feature).toBeNull();
  });
});

describe('what a piece would claim', () => {
  it('is asked for once for each spot, lit, and forgotten', async () => {
    const { aids, asked } = aided({
      feature: (question) => feature('at' in question ? [...question.at, 0] : [9, 9, 9]),
    });
    aids.weigh([
      [1, 0, 2],
      [1, 0, 2],
      [2, 0, 0],
    ]);
    await settled();
    expect(asked).toEqual([
      { what: 'feature', at: [1, 0], segment: 2 },
      { what: 'feature', at: [2, 0], segment: 0 },
    ]);
    aids.weigh([[1, 0, 2]]);
    expect(asked).toHaveLength(2);
    aids.light([1, 0, 2]);
    expect(aids.claim?.segments).toEqual([[1, 0, 0]]);
    aids.light([7, 7, 7]);
    expect(aids.claim).toBeNull();
    aids.light([2, 0, 0]);
    aids.light(null);
    expect(aids.claim).toBeNull();
    aids.light([2, 0, 0]);
    aids.forget();
    expect([aids.claim, aids.weighed.size, aids.feature]).toEqual([null, 0, null]);
  });

  it('is dropped if the game has gone on, or the table refuses', async () => {
    const { aids, table } = aided({ feature: () => feature([1, 0, 2]) });
    aids.weigh([[1, 0, 2]]);
    table.version = 2;
    await settled();
    expect(aids.weighed.size).toBe(0);
    const refused = aided();
    refused.aids.weigh([[1, 0, 2]]);
    await settled();
    expect(refused.aids.weighed.size).toBe(0);
  });
});

describe('what fits a cell', () => {
  const tiles = [{ tile: 'E', count: 2, rotations: [0] }];
  const odds = { at: [1, 0], tiles: 2, unseen: 5, next: 0.4, seats: [] };
  const answers = {
    cells: () => ({
      cells: [
        { at: [1, 0], tiles: 2 },
        { at: [2, 0], tiles: 1 },
      ],
    }),
    fits: () => ({ tiles }),
    odds: () => odds,
  };

  it('is asked for where a tile may go, once, and stays until another cell is pointed at', async () => {
    const { aids, asked } = aided(answers);
    aids.point_at_cell([1, 0], false);
    await settled();
    expect(asked).toEqual([]);
    await aids.count_cells();
    aids.point_at_cell([8, 8], false);
    aids.point_at_cell([1, 0], true);
    await vi.advanceTimersByTimeAsync(179);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.slice(1)).toEqual([
      { what: 'fits', at: [1, 0] },
      { what: 'odds', at: [1, 0] },
    ]);
    expect([aids.fits, aids.odds]).toEqual([tiles, odds]);
    aids.point_at_cell([1, 0], false);
    await settled();
    expect(asked).toHaveLength(3);
    aids.point_at_cell([2, 0], false);
    await settled();
    expect(asked).toHaveLength(5);
  });

  it('is not asked for if the pointer moves on, nor shown after all tiles are', async () => {
    const { aids, asked } = aided(answers);
    await aids.count_cells();
    aids.point_at_cell([1, 0], true);
    await vi.advanceTimersByTimeAsync(100);
    aids.point_at_cell([2, 0], true);
    await vi.advanceTimersByTimeAsync(180);
    expect(asked.slice(1).map((one) => 'at' in one && one.at)).toEqual([
      [2, 0],
      [2, 0],
    ]);
    aids.show_all();
    expect([aids.fits, aids.odds]).toEqual([null, null]);
    aids.point_at_cell([1, 0], false);
    vi.advanceTimersByTime(0);
    aids.show_all();
    await settled();
    expect([aids.fits, aids.odds]).toEqual([null, null]);
  });

  it('is nothing if the table refuses, and gone when the tiles are closed', async () => {
    const { aids } = aided({ cells: answers.cells });
    await aids.count_cells();
    aids.fits = tiles;
    aids.point_at_cell([1, 0], false);
    await settled();
    expect([aids.fits, aids.odds]).toEqual([null, null]);
    aids.fits = tiles;
    aids.close_cells();
    expect([aids.cells, aids.fits]).toEqual([null, null]);
    const refused = aided();
    refused.aids.cells = [];
    await refused.aids.count_cells();
    expect(refused.aids.cells).toBeNull();
  });
});

describe('fields', () => {
  it('are shown while they are wanted', async () => {
    const fields = [feature([0, 0, 2])];
    const { aids } = aided({ fields: () => ({ fields }) });
    await aids.load_fields();
    expect(aids.fields).toBeNull();
    aids.toggle_fields();
    expect(aids.fields_wanted).toBe(true);
    await aids.load_fields();
    expect(aids.fields).toBe(fields);
    aids.toggle_fields();
    expect([aids.fields_wanted, aids.fields]).toEqual([false, null]);
    const refused = aided().aids;
    refused.toggle_fields();
    refused.fields = fields;
    await refused.load_fields();
    expect(refused.fields).toBeNull();
  });
});
