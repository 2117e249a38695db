// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { people } from '../src/i18n/who';
import { log_lines, sum_in_words } from '../src/lib/game/log';
import type { Counted, Term } from '../src/lib/protocol';
import { step } from './mock';

const city = {
  type: 'scored' as const,
  feature: 'city' as const,
  points: 14,
  players: [0, 1],
  final: false,
  sum: 'not read',
  terms: [
    [
      { count: 6, of: 'tile' as const, each: 2 },
      { count: 1, of: 'pennant' as const, each: 2 },
    ],
  ],
  because: [],
  spots: [
    [0, 0, 0],
    [0, -1, 0],
    [0, 0, 1],
  ] as [number, number, number][],
};

const term = (count: number, of: Counted, each: number): Term => ({ count, of, each });

describe('sums in words', () => {
  it.each<[Term[][], string, string]>([
    [
      [[term(1, 'tile', 2), term(2, 'pennant', 2)]],
      '1 tile × 2 + 2 pennants × 2',
      '1\u00a0Karte × 2 + 2\u00a0Wappen × 2',
    ],
    [[[term(2, 'city', 3)]], '2 cities × 3', '2\u00a0Städte × 3'],
    [[[term(5, 'sheep', 1)]], '5 sheep × 1', '5\u00a0Schafe × 1'],
    [
      [[term(1, 'wine_majority', 10), term(1, 'cloth_majority', 10)]],
      '1 wine majority × 10 + 1 cloth majority × 10',
      '1\u00a0Weinmehrheit × 10 + 1\u00a0Tuchmehrheit × 10',
    ],
    [[[term(9, 'tile', 1)], [term(1, 'city', 4)]], '9 tiles × 1; 1 city × 4', '9\u00a0Karten × 1; 1\u00a0Stadt × 4'],
  ])('are made of codes in each language', (terms, english, german) => {
    expect(sum_in_words(terms, en)).toBe(english);
    expect(sum_in_words(terms, de)).toBe(german);
  });
});

describe('log', () => {
  it('says who scored what and how, once per score', () => {
    const lines = log_lines(
      [step(3, 'follower 0', [city, { type: 'returned', player: 0, piece: 'follower', at: [0, 0], segment: 0 }])],
      people(['Ann', 'Bob']),
      en,
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      text: 'Ann and Bob: 14 points each for a city',
      detail: '6 tiles × 2 + 1 pennant × 2 = 14',
      cells: [
        [0, 0],
        [0, -1],
      ],
    });
  });

  it('reports a plague without scores', () => {
    const lines = log_lines(
      [
        step(
          4,
          'recall 0,0 0 follower',
          [{ type: 'returned', player: 1, piece: 'follower', at: [0, 0], segment: 0 }],
          1,
        ),
      ],
      people(['Ann', 'Bob']),
      en,
    );
    expect(lines[0]?.text).toBe('Bob takes back a meeple.');
  });

  it('speaks German with the right cases', () => {
    const deployed = step(2, 'large 3', [
      { type: 'deployed', player: 0, piece: 'large', at: [0, 0], segment: 3, on: 'field' },
    ]);
    expect(log_lines([deployed], people(['Ann']), de)[0]?.text).toBe('Ann setzt den großen Meeple als Bauern ein.');
  });

  it('addresses the reader', () => {
    const deployed = step(2, 'large 3', [
      { type: 'deployed', player: 1, piece: 'large', at: [0, 0], segment: 3, on: 'field' },
    ]);
    const lines = log_lines([deployed, step(3, 'pass', [city])], people(['Ann', 'Bob'], [1]), en);
    expect(lines.map((line) => line.text)).toEqual([
      'You place a large farmer.',
      'You and Ann: 14 points each for a city',
    ]);
    const together = log_lines([deployed], people(['Ann', 'Bob'], [0, 1]), en); // on one device
    expect(together[0]?.text).toBe('Bob places a large farmer.');
  });

  it('adds nothing up for Fortune', () => {
    const fortune = { ...city, feature: 'fortune' as const, points: 3, players: [0], terms: [[term(1, 'turn', 3)]] };
    const lines = log_lines([step(5, 'draw U:1', [fortune])], people(['Ann', 'Bob']), en);
    expect(lines[0]).toMatchObject({ text: 'Ann: 3 points for Fortune', detail: null });
  });

  it('says whose feature gave nothing', () => {
    const nothing = { ...city, points: 0, players: [1], terms: [] };
    const lines = (who: number[]): (string | undefined)[] =>
      log_lines([step(5, 'pass', [{ ...nothing, players: who }])], people(['Ann', 'Bob']), en).map(
        ({ text }) => text,
      );
    expect([lines([1]), lines([])].flat()).toEqual(['Bob: no points for a city', 'No points for a city']);
  });

  it('gives the reasons in the reader’s language', () => {
    const lines = log_lines(
      [step(5, 'pass', [{ ...city, because: ['hill_tie' as const] }])],
      people(['Ann', 'Bob']),
      de,
    );
    expect(lines[0]?.why).toEqual(['Bei Gleichstand gibt ein Meeple auf einem Hügel den Ausschlag.']);
  });
});
