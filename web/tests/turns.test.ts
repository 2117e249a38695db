// SPDX-License-Identifier: MIT
// A game by turns and by moves, as the analysis page counts it.
import { describe, expect, it } from 'vitest';
import type { Decision, GameEvaluation, Plan, Reason } from '../src/lib/protocol';
import { Analysis } from '../src/lib/study/analysis.svelte';
import { key_moments_of, no_evaluation } from '../src/lib/study/evaluation';
import { highlights_of } from '../src/lib/study/highlights';
import { keep_my_seat, my_seat, seat_named } from '../src/lib/study/my_seat';
import { moves_of } from '../src/lib/study/moves';
import { nearest_stop, stop_beside, stops_of, turn_at, turns_of_line } from '../src/lib/study/turns';
import { remember_table } from '../src/lib/table/recent';

describe('turns', () => {
  const actions = ['draw E', 'place 0,-1 r2', 'pass', 'draw C', 'draw U', 'place -1,0 r0', 'pass', 'draw V'];

  it('begin with a draw; a tile that is drawn again is of the same turn', () => {
    expect([0, 1, 2, 3, 4, 5, 7, 8].map((n) => turn_at(actions, n))).toEqual([0, 1, 1, 1, 2, 2, 2, 3]);
  });

  it('are read where a player has drawn, from the beginning to the end', () => {
    const stops = stops_of(actions);
    expect(stops).toEqual([0, 1, 5, 8]);
    expect([0, 1, 3, 8].map((n) => stop_beside(stops, n, 1))).toEqual([1, 5, 5, 8]);
    expect([0, 1, 3, 8].map((n) => stop_beside(stops, n, -1))).toEqual([0, 0, 1, 5]);
    expect([0, 2, 4, 7, 99].map((n) => nearest_stop(stops, n))).toEqual([0, 1, 5, 8, 8]);
    expect(stops_of([])).toEqual([0]);
  });

  it('of a variation count from where it leaves', () => {
    expect(turns_of_line(actions, 1)).toBe(3);
    expect(turns_of_line(actions, 3)).toBe(2);
    expect(turns_of_line(actions.slice(0, 3), 1)).toBe(1);
  });
});

describe('a move', () => {
  const plan = (actions: string[], loss: number, played = false): Plan => ({
    actions,
    points: [],
    win: [],
    loss,
    error: 0.3,
    ...(played ? { played } : {}),
  });
  const reason = (code: Reason['code'], points: number): Reason => ({ code, seat: 0, points, with: 1, without: 0 });
  const decision = (n: number, loss: number, plans: Plan[], more: Partial<Decision> = {}): Decision => ({
    n,
    seat: 0,
    played: '',
    best: '',
    loss,
    points: [],
    win: [],
    error: 0.2,
    plans,
    ...more,
  });
  // The right place, the wrong piece: the placement loses 0.6, the piece 3.5 more.
  const place = decision(1, 0.6, [plan(['place a', 'follower 0'], 0), plan(['place b', 'pass'], 4.1, true)], {
    reasons: [{ ...reason('scores', 1), terrain: 'city' }, reason('rest', -0.4)],
  });
  const piece = decision(2, 3.5, [plan(['follower 0'], 0), plan(['pass'], 3.5, true)], {
    reasons: [reason('promises', 3), reason('rest', 0.5)],
  });
  const forced = decision(4, 0, [plan(['place c'], 0, true)], { forced: true, seat: 1 });

  it('loses what all its parts lose, as the list of moves says', () => {
    const [first, second, last] = moves_of([place, piece, forced]);
    expect([first?.starts, second?.starts, last?.starts]).toEqual([true, false, true]);
    for (const one of [first, second])
      expect(one?.move.loss).toBe(one?.move.plans.find(({ played }) => played === true)?.loss);
    expect(first?.move.error).toBe(0.3);
    expect(first?.move.reasons?.map(({ code, points }) => [code, Number(points.toFixed(2))])).toEqual([
      ['scores', 1],
      ['promises', 3],
      ['rest', 0.1],
    ]);
    // The core compares whole moves, where they differ from the actions.
    const whole = moves_of([{ ...place, move_reasons: [reason('later', 4.1)] }, piece])[0];
    expect(whole?.move.reasons?.map(({ code }) => code)).toEqual(['later']);
    expect([first?.move.forced, last?.move.forced]).toEqual([undefined, true]);
    expect(moves_of([decision(1, 2, [])])[0]?.move.loss).toBe(2); // an older server does not say what was played
  });

  it('is one moment, one highlight and one mistake, all with the same number', async () => {
    const step: GameEvaluation = {
      next: 5,
      total: 5,
      players: [{ ...no_evaluation(), errors: 2, blunders: 0, mistakes: { other: 3.5 } }, no_evaluation()],
      decisions: [place, piece, forced],
      chances: [],
      end: { points: [], win: [] },
    };
    const analysis = new Analysis(() => Promise.resolve(step), 2, 5);
    await analysis.run();
    expect(key_moments_of(analysis.moves, []).map(({ n, kind, size }) => [n, kind, size])).toEqual([
      [1, 'blunder', 4.1],
    ]);
    expect(
      highlights_of(analysis.moves, [], null)
        .flat()
        .map(({ n, size }) => [n, size]),
    ).toEqual([[1, 4.1]]);
    expect([analysis.by_action.get(1)?.loss, analysis.by_action.get(2)?.loss]).toEqual([4.1, 3.5]);
    expect(analysis.players[0]).toMatchObject({ errors: 1, blunders: 1, mistakes: { cities: 4.1 } });
    expect(analysis.players[1]?.mistakes).toBeUndefined();
  });
});

describe('the seat of the reader', () => {
  it('is kept in the tab, else known from the tables of this device, else from the name', () => {
    localStorage.clear();
    sessionStorage.clear();
    expect([my_seat(null), my_seat('t')]).toEqual([null, null]);
    remember_table('t', [1]);
    remember_table('shared', [0, 1]);
    expect([my_seat('t'), my_seat('shared')]).toEqual([1, null]);
    keep_my_seat('t', [0]);
    expect(my_seat('t')).toBe(0);
    expect(seat_named(['Ann', 'Bob'], 'Bob')).toBe(1);
    expect([seat_named(['Ann', 'Ann'], 'Ann'), seat_named(['', 'Bob'], ''), seat_named(undefined, 'Bob')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
