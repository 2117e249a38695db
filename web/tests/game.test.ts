// SPDX-License-Identifier: MIT
// Actions, cells, views, records and tiles in words: cases beside those of their own tests.
import { describe, expect, it } from 'vitest';
import { en } from '../src/i18n/en';
import { people } from '../src/i18n/who';
import { fitting_rotation, next_rotation, same_cell, step_from } from '../src/lib/game/actions';
import { first_by, grouped } from '../src/lib/game/collections';
import { event_line, log_lines, score_detail } from '../src/lib/game/log';
import { fragment_of, link_of, record_in } from '../src/lib/game/record_link';
import { record_of } from '../src/lib/game/record_text';
import { tile_in_words } from '../src/lib/game/tile_description';
import { kept, updated } from '../src/lib/game/view';
import type { CatalogueTile, Cell, GameEvent, GameRecord, ScoredEvent } from '../src/lib/protocol';
import { step, view } from './mock';

describe('cells', () => {
  it.each<[Cell | null, Cell | null, boolean]>([
    [[1, 2], [1, 2], true],
    [[1, 2], [1, 3], false],
    [[1, 2], [0, 2], false],
    [null, [1, 2], false],
    [[1, 2], null, false],
    [null, null, false],
  ])('%o and %o are the same: %s', (a, b, same) => {
    expect(same_cell(a, b)).toBe(same);
  });

  it('are reached by arrows from wherever one is', () => {
    const cells: Cell[] = [[5, 4], [3, 4], [4, 5], [4, 3], [6, 4], [5, 5]]; // prettier-ignore
    const from: Cell = [4, 4];
    expect([step_from(cells, from, 1, 0), step_from(cells, from, -1, 0)]).toEqual([[5, 4], [3, 4]]); // prettier-ignore
    expect([step_from(cells, from, 0, 1), step_from(cells, from, 0, -1)]).toEqual([[4, 5], [4, 3]]); // prettier-ignore
    expect(step_from([[7, 4], [5, 5]], from, 1, 0)).toEqual([7, 4]); // prettier-ignore
    expect(step_from([[4, 7], [5, 5]], from, 0, 1)).toEqual([4, 7]); // prettier-ignore
    expect(step_from([[3, 4]], from, 1, 0)).toEqual(from); // prettier-ignore
  });
});

describe('a rotation', () => {
  it('stays if it is the only one, and if none fits', () => {
    expect([next_rotation([2], 2, 1), next_rotation([], 3, -1), fitting_rotation([], 3)]).toEqual([2, 3, 3]);
  });
});

it('the first of each kind counts', () => {
  expect([...first_by(['ab', 'ac', 'b'], (text) => text[0])]).toEqual([['a', 'ab'], ['b', 'b']]); // prettier-ignore
});

it('values are grouped in their order', () => {
  expect([...grouped([3, 4, 5], (value) => value % 2)]).toEqual([[1, [3, 5]], [0, [4]]]); // prettier-ignore
});

describe('a line of the log', () => {
  const all = people(['Ann', 'Bob']);
  const line = (event: object): unknown => {
    const { kind, seat, text, cells } = event_line(event as GameEvent, all, en)!;
    return [kind, seat, text, cells];
  };
  const bob = all[1]!;

  it.each<[object, unknown[]]>([
    [
      { type: 'placed', player: 1, tile: 'E', at: [1, -2], rotation: 0 },
      ['move', 1, en.log.laid(bob, en.where(1, -2)), [[1, -2]]],
    ],
    [
      { type: 'deployed', player: 1, piece: 'follower', on: 'road', at: [1, 2] },
      ['move', 1, en.log.deployed(bob, 'follower', 'road'), [[1, 2]]],
    ],
    [
      { type: 'deployed', player: 1, piece: 'follower', on: 'road' },
      ['move', 1, en.log.deployed(bob, 'follower', 'road'), []],
    ],
    [{ type: 'discarded', player: 1, tile: 'E' }, ['note', 1, en.log.discarded(bob), []]],
    [{ type: 'buried', at: [3, 4] }, ['note', null, en.log.buried, [[3, 4]]]],
    [
      { type: 'returned', player: 1, piece: 'follower', at: [1, 2] },
      ['note', 1, en.log.returned(bob, 'follower'), [[1, 2]]],
    ],
    [{ type: 'returned', player: 1, piece: 'follower' }, ['note', 1, en.log.returned(bob, 'follower'), []]],
    [{ type: 'over', winners: [1] }, ['note', null, en.log.over, []]],
  ])('of %o', (event, wanted) => {
    expect(line(event)).toEqual(wanted);
  });

  it('of something newer is left out', () => {
    expect(event_line({ type: 'newer' } as unknown as GameEvent, all, en)).toBeNull();
  });

  const scored = (more: object): ScoredEvent =>
    ({
      type: 'scored',
      feature: 'road',
      players: [1],
      points: 3,
      final: false,
      terms: [[{ count: 3, of: 'tile', each: 1 }]],
      because: [],
      ...more,
    }) as unknown as ScoredEvent;

  it('of points belongs to the first player, and is one of its own at the end', () => {
    expect(line(scored({}))).toMatchObject(['score', 1, expect.stringContaining('Bob'), []]);
    expect(line(scored({ final: true, players: [] }))).toMatchObject(['final', null, expect.any(String), []]);
  });

  it('has a sum where there is one to show', () => {
    const tile = { count: 3, of: 'tile', each: 1 };
    expect(score_detail(scored({}), en)).toBe(en.log.sum('3 tiles × 1', 3));
    expect(score_detail(scored({ terms: [[tile], [tile]] }), en)).toBe(`3 tiles × 1${en.semicolon}3 tiles × 1`);
    expect(score_detail(scored({ points: 0 }), en)).toBeNull();
    expect(score_detail(scored({ terms: [] }), en)).toBeNull();
  });

  it('has a key of its own', () => {
    const events = [scored({}), scored({})] as unknown as GameEvent[];
    const lines = log_lines([step(3, 'pass', events), step(4, 'pass', events)], all, en);
    expect(lines.map(({ key, n }) => `${n}: ${key}`)).toEqual(['3: 3.0', '3: 3.1', '4: 4.0', '4: 4.1']);
  });
});

describe('a tile in words', () => {
  const tile = (more: object = {}): CatalogueTile =>
    ({
      id: 'D',
      sides: ['city', 'road', 'field', 'road'],
      segments: [{ terrain: 'city' }, { terrain: 'road' }],
      copies: [],
      hill: false,
      vineyard: false,
      ...more,
    }) as unknown as CatalogueTile;
  const edges = (...kinds: (keyof typeof en.edge)[]): string =>
    kinds.map((kind, i) => `${en.side[i]} ${en.edge[kind]}`).join(', ');

  it('says its edges as it lies', () => {
    expect(tile_in_words(tile(), 0, 0, en)).toBe(en.tile_words(edges('city', 'road', 'field', 'road'), []));
    expect(tile_in_words(tile(), 1, 0, en)).toBe(en.tile_words(edges('road', 'city', 'road', 'field'), []));
    expect(tile_in_words(tile(), 3, 0, en)).toBe(en.tile_words(edges('road', 'field', 'road', 'city'), []));
  });

  it('says what is on it', () => {
    const marks = (segments: object[], symbol = 0, more = {}): string =>
      tile_in_words(tile({ segments, ...more }), 0, symbol, en);
    const said = (...all: string[]): string => en.tile_words(edges('city', 'road', 'field', 'road'), all);
    expect(marks([{ terrain: 'cloister' }, { terrain: 'field' }])).toBe(said(en.mark.cloister));
    expect(
      marks([
        { terrain: 'city', pennants: 1 },
        { terrain: 'city', pennants: 0 },
      ]),
    ).toBe(said(en.mark.pennant));
    expect(marks([{ terrain: 'city', pennants: 0 }])).toBe(said());
    expect(marks([], 2, { hill: true })).toContain(en.mark.hill);
    expect(marks([], 2)).toBe(said(en.mark.wheel(2)));
  });
});

describe('a view', () => {
  it('keeps what has not changed, whatever it was before', () => {
    const list = [1, { a: 2 }];
    expect(kept(list, [1, { a: 2 }])).toBe(list);
    expect(kept({ a: 1 }, null)).toBeNull();
    expect(kept(null, { a: 1 })).toEqual({ a: 1 });
    expect(kept({ a: 1 }, 'text')).toBe('text');
    expect(kept('text', { a: 1 })).toEqual({ a: 1 });
    expect(kept({ 0: 'a' }, ['a'])).toEqual(['a']);
    expect(kept(['a'], { 0: 'a' })).toEqual({ 0: 'a' });
    expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  });

  it('grows by what an update brings, and only by that', () => {
    const before = view({ version: 3, steps: [step(1, 'draw E')] });
    const same = updated(before, { type: 'update', version: 3, scores: [5, 6], new_tiles: [], steps: [] })!;
    expect(same.scores).toEqual([5, 6]);
    expect([same.tiles === before.tiles, same.steps === before.steps]).toEqual([true, true]);
    expect('finished' in same).toBe(false);
    const finished = [{ on: 'road' as const, segments: [[0, 0, 1] as [number, number, number]] }];
    const more = updated(before, {
      type: 'update',
      version: 4,
      n: 2,
      steps: [step(2, 'pass')],
      new_finished: finished,
    })!;
    expect(more.steps.map(({ n }) => n)).toEqual([1, 2]);
    expect(more.finished).toEqual(finished);
    expect(updated(before, { type: 'update', version: 4, remaining: { E: 0, V: 2 } })?.remaining).toEqual({
      U: 3,
      V: 2,
    });
    const unknown = view({ remaining: null });
    expect(updated(unknown, { type: 'update', version: 4, remaining: { E: 1 } })?.remaining).toBeNull();
    expect(updated(before, { type: 'update', version: 4 })?.remaining).toBe(before.remaining);
  });
});

describe('a record', () => {
  const record = { aude: 1, setup: { sets: ['base'], players: ['Ünsal', 'Bob'] }, actions: ['draw E'] } as GameRecord;

  it.each([
    ['a record', JSON.stringify(record)],
    ['a puzzle', JSON.stringify({ id: 'p', record })],
    ['the first of several lines', `\n${JSON.stringify(record)}\n{"other": 1}\n`],
  ])('is found in %s', async (_, text) => {
    expect(await record_of(text)).toEqual(record);
  });

  it('is found in a link, with or without words around it', async () => {
    const link = await link_of(record);
    expect(link).toMatch(/^http:\/\/localhost:3000\/#record=[\w-]+$/);
    expect(await record_of(` ${link}\n`)).toEqual(record);
    expect(await record_of(await fragment_of(record))).toEqual(record);
  });

  it.each(['', 'null', '3', '{}', '{"record": {}}', '{"record": null}', 'words', '#record=%%%'])(
    'is not found in %s',
    async (text) => {
      expect(await record_of(text)).toBeNull();
    },
  );

  it('uses only letters that may stand in a link, whatever its bytes are', async () => {
    for (let i = 0; i < 40; i++) {
      const one = {
        ...record,
        actions: Array.from({ length: 9 }, (_, j) => `place ${i * j},${j * 7919 + i} r${j % 4}`),
      };
      const fragment = await fragment_of(one);
      expect(fragment).toMatch(/^#record=[\w-]+$/);
      expect(JSON.parse((await record_in(fragment))!)).toEqual(one);
    }
  });
});
