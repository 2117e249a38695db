// SPDX-License-Identifier: MIT
// Words about ratings, the graph of a rating, and what a rated game needs.
import { describe, expect, it } from 'vitest';
import { kLanguageCodes } from '../src/i18n/languages';
import {
  choice_of,
  clock_rule,
  default_choice,
  make_rated,
  unusual_options,
  wanted_of,
} from '../src/lib/game/game_choice';
import { seat_name } from '../src/lib/game/seat_name';
import { rating_graph } from '../src/lib/player/rating_graph';
import { joinable, listed_after, seekers, strength, watchable } from '../src/lib/player/listed';
import { come_back, is_sent_to, send } from '../src/lib/table/sent';
import type { ListedTable, RatingHistory } from '../src/lib/protocol';
import { people_words } from '../src/people/words';

const kSize = { width: 400, height: 200, left: 40, bottom: 20 };

function numbers(path: string): [number, number][] {
  return [...path.matchAll(/([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

it.each([
  [null, 'Freier Platz'],
  ['(deleted)', '(gelöscht)'],
  ['Ann', 'Ann'],
])('a seat with the name %s is called %s', (name, shown) => {
  expect(seat_name(name, { lobby: { free: 'Freier Platz', deleted: '(gelöscht)' } })).toBe(shown);
});

describe('the graph of a rating', () => {
  const points: RatingHistory['points'] = [
    [0, 1662, 290],
    [1000, 1590, 220],
    [2000, 1704, 150],
  ];

  it('goes from left to right, higher ratings higher, within its margin', () => {
    const graph = rating_graph(points, kSize);
    const line = numbers(graph.line);
    expect(line.length).toBe(3);
    expect(line[0]![0]).toBeLessThan(line[1]![0]);
    expect(line[1]![1]).toBeGreaterThan(line[0]![1]);
    expect(line[2]![1]).toBeLessThan(line[0]![1]);
    for (const [x, y] of [...line, ...numbers(graph.margin)]) {
      expect(x).toBeGreaterThanOrEqual(kSize.left);
      expect(x).toBeLessThanOrEqual(kSize.width);
      expect(y).toBeGreaterThanOrEqual(-0.1);
      expect(y).toBeLessThanOrEqual(kSize.height - kSize.bottom + 0.1);
    }
    expect(graph.end).toEqual({ x: expect.closeTo(line[2]![0], 0), y: expect.closeTo(line[2]![1], 0) });
  });

  it('has at least two and at most eight lines of round numbers', () => {
    for (const deviation of [45, 110, 350]) {
      const { levels } = rating_graph([[0, 1500, deviation]], kSize);
      expect(levels.length).toBeGreaterThanOrEqual(2);
      expect(levels.length).toBeLessThanOrEqual(8);
      for (const { rating } of levels) expect(rating % 10).toBe(0);
    }
  });
});

it('a rated game has a clock of 1 to 60 minutes, the usual rules and no aids', () => {
  for (const clock of ['none', '0.5+0', '90+0', '10+90']) {
    const choice = { ...default_choice(), clock };
    choice.options.farmers = !choice.options.farmers;
    make_rated(choice);
    expect(choice.aids).toBe(false);
    expect(unusual_options(choice)).toEqual([]);
    expect(clock_rule(choice)).toEqual({ total: 900_000, increment: 0, loses: true });
  }
  const quick = { ...default_choice(), clock: '5+5' };
  make_rated(quick);
  expect(quick.clock).toBe('5+5');
});

it.each(kLanguageCodes)('%s has its own words', (language) => {
  const words = people_words[language];
  const english = people_words.en;
  expect(Object.keys(words)).toEqual(Object.keys(english));
  for (const n of [0, 1, 2, 5, 22]) {
    for (const text of [words.games(n), words.best_lead(n)]) {
      expect(text).toContain(String(n));
      expect(text).not.toMatch(/undefined|NaN/);
    }
  }
  expect(words.between('1', '2')).toMatch(/1.*2/);
  if (language === 'en') return;
  for (const key of ['needs_player', 'none', 'best', 'best_none', 'waits_for_all', 'no_such'] as const)
    expect(words[key]).not.toBe(english[key]);
});

describe('the list of open tables', () => {
  const table = (name: string, more: Partial<ListedTable> = {}): ListedTable => ({
    table: name,
    stage: 'playing',
    kind: 'base',
    sets: ['base'],
    seats: [],
    clock: null,
    watchers: 0,
    created: 0,
    ...more,
  });
  const seat = (rating?: number): ListedTable['seats'][number] => ({
    kind: 'person',
    name: 'A',
    level: null,
    colour: 0,
    ...(rating === undefined ? {} : { rating }),
  });

  it('is replaced as a whole, and changed by changes', () => {
    const first = listed_after(new Map(), { type: 'tables', tables: [table('a'), table('b')] });
    const next = listed_after(first, {
      type: 'changes',
      set: [table('b', { watchers: 2 }), table('c')],
      gone: ['a', 'x'],
    });
    expect([...next.keys()]).toEqual(['b', 'c']);
    expect(next.get('b')?.watchers).toBe(2);
    expect([...first.keys()]).toEqual(['a', 'b']);
    expect([...listed_after(next, { type: 'tables', tables: [] }).keys()]).toEqual([]);
  });

  it('has the strongest games first, then those with most spectators; tables to join by time', () => {
    const list = [
      table('weak', { seats: [seat(1300), seat(1500)] }),
      table('unknown', { seats: [seat(), seat()], watchers: 1 }),
      table('watched', { seats: [seat(), seat()], watchers: 9 }),
      table('strong', { seats: [seat(2000), seat()] }),
      table('old', { stage: 'lobby', created: 1 }),
      table('new', { stage: 'lobby', created: 2 }),
    ];
    expect(watchable(list).map((one) => one.table)).toEqual(['strong', 'weak', 'watched', 'unknown']);
    expect(joinable(list).map((one) => one.table)).toEqual(['new', 'old']);
    expect(strength(list[0]!)).toBe(1400);
    expect(strength(list[1]!)).toBe(null);
  });
});

it.each([
  [undefined, null, null],
  [1400, null, { least: 1400, most: 4000 }],
  [null, 1600.4, { least: 0, most: 1600 }],
  [1700, 1500, { least: 1500, most: 1700 }],
  [-5, 9000, null],
])('the fields %s and %s want these ratings', (least, most, wanted) => {
  expect(wanted_of({ rated: true, least, most })).toEqual(wanted);
  expect(wanted_of({ rated: false, least, most })).toBe(null);
});

it('the fields show what a table wants, and say what it is', () => {
  const table = { setup: { sets: [] }, aids: false, clock: null, rated: true };
  for (const wanted of [
    { least: 1400, most: 4000 },
    { least: 0, most: 1600 },
    { least: 1400, most: 1600 },
  ])
    expect(wanted_of(choice_of({ ...table, wanted }))).toEqual(wanted);
  expect(wanted_of(choice_of(table))).toBe(null);
  const { wanted_shown } = people_words.en;
  expect(wanted_shown({ least: 1400, most: 4000 })).toBe('rating from 1400');
  expect(wanted_shown({ least: 0, most: 1600 })).toBe('rating up to 1600');
  expect(wanted_shown({ least: 1400, most: 1600 })).toBe('rating 1400 to 1600');
});

it('tables for quick pairing are counted, not joined', () => {
  const table = { stage: 'lobby', created: 1 } as ListedTable;
  const list = [table, { ...table, quick: true }, { ...table, quick: true, stage: 'playing' as const }];
  expect(joinable(list)).toEqual([table]);
  expect(seekers(list)).toBe(1);
});

it('nobody is sent to the same table again and again', () => {
  for (let n = 0; n < 3; ++n) expect(send('a', 'own')).toBe(true);
  expect(is_sent_to('a')).toBe(true);
  expect(is_sent_to('own')).toBe(false);
  expect(come_back()).toBe('own');
  expect(is_sent_to('a')).toBe(false);
  expect(send('a', 'own')).toBe(false);
  expect(is_sent_to('a')).toBe(false);
  expect(send('b', 'own')).toBe(true);
});
