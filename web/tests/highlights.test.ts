// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import type { ChanceLuck, Decision, Plan } from '../src/lib/protocol';
import { highlights_of } from '../src/lib/study/highlights';

const plan = (loss: number, played = false): Plan => ({ actions: [], points: [], win: [], loss, error: 0, played });
const decision = (n: number, seat: number, loss: number, plans: Plan[], error = 0): Decision => ({
  n,
  seat,
  played: '',
  best: '',
  loss,
  points: [],
  win: [],
  error,
  plans,
});
const draw = (n: number, seat: number, own: number): ChanceLuck => ({
  n,
  seat,
  outcome: '',
  luck: seat === 0 ? [own, -own] : [-own, own],
});

const decisions = [
  decision(1, 0, 2, [plan(0), plan(2, true)]),
  decision(4, 1, 9, [plan(0), plan(9, true)]),
  decision(7, 0, 6, [plan(0), plan(6, true)], 4), // may be chance
  decision(10, 0, 0, [plan(0, true), plan(3), plan(5)]),
  decision(13, 0, 5, [plan(0), plan(5, true)]),
  decision(16, 1, 0, [plan(0, true), plan(0.4)]), // no better than another
];
const chances = [draw(0, 0, 4), draw(3, 1, -7), draw(6, 0, -5), draw(9, 0, 2)];

describe('highlights', () => {
  it('are a mistake, a good move and a draw of the player, the largest first, in the order of the game', () => {
    const rounds = highlights_of(decisions, chances, 0);
    expect(rounds.map((round) => round.map(({ kind, n, size }) => [kind, n, size]))).toEqual([
      [
        ['unlucky', 7, -5],
        ['best', 10, 3],
        ['costliest', 13, 5],
      ],
      [
        ['lucky', 1, 4],
        ['costliest', 1, 2],
      ],
    ]);
  });

  it('know which is the largest of its kind and player', () => {
    const first = (me: number | null): unknown[] =>
      highlights_of(decisions, chances, me)
        .flat()
        .map(({ kind, seat, n, first }) => [kind, seat, n, first]);
    expect(first(0)).toContainEqual(['costliest', 0, 13, true]);
    expect(first(0)).toContainEqual(['costliest', 0, 1, false]);
    expect(first(null)).toContainEqual(['costliest', 1, 4, true]);
    expect(first(null)).toContainEqual(['costliest', 0, 13, true]);
  });

  it('are those of all players if nobody is the reader', () => {
    expect(highlights_of(decisions, chances, null)[0]?.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['unlucky', 1],
      ['costliest', 1],
      ['best', 0],
    ]);
  });

  it('are none in a game without them', () => {
    expect(highlights_of([], [], 0)).toEqual([]);
  });
});
