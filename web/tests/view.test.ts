// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { base_id, joined_steps, kept, symbol_of, updated } from '../src/lib/game/view';
import { step, view } from './mock';

describe('kept', () => {
  it('keeps the objects of what has not changed', () => {
    const before = {
      pieces: [
        { seat: 0, at: [1, 2] },
        { seat: 1, at: [3, 4] },
      ],
      scores: [1, 2],
      wheel: null,
    };
    const now = kept(
      before,
      JSON.parse(
        '{"pieces":[{"seat":0,"at":[1,2]},{"seat":1,"at":[3,5]},{"seat":0,"at":[0,0]}],' +
          '"scores":[1,2],"wheel":{"pig":"fire"}}',
      ) as typeof before,
    );
    expect(now).toEqual({
      pieces: [
        { seat: 0, at: [1, 2] },
        { seat: 1, at: [3, 5] },
        { seat: 0, at: [0, 0] },
      ],
      scores: [1, 2],
      wheel: { pig: 'fire' },
    });
    expect(now.pieces[0]).toBe(before.pieces[0]);
    expect(now.pieces[1]).not.toBe(before.pieces[1]);
    expect(now.scores).toBe(before.scores);
    expect(kept(before, structuredClone(before))).toBe(before);
    expect(kept([1, 2], [1])).toEqual([1]);
    expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  });
});

describe('updated', () => {
  it('puts new tiles behind the known ones and replaces the rest', () => {
    const after = updated(view(), {
      type: 'update',
      version: 2,
      new_tiles: [{ tile: 'E', at: [0, -1], rotation: 2, seat: 0 }],
      scores: [4, 0],
    });
    expect(after?.tiles.map((tile) => tile.tile)).toEqual(['D', 'E']);
    expect(after?.scores).toEqual([4, 0]);
    expect(after?.seats[0]?.name).toBe('Ann');
  });

  it('takes kinds of which none is left out of the remaining ones', () => {
    const after = updated(view(), { type: 'update', version: 2, remaining: { E: 0, H: 1 } });
    expect(after?.remaining).toEqual({ U: 3, H: 1 });
  });

  it('says nothing about remaining tiles at a strict table', () => {
    expect(
      updated({ ...view(), remaining: null }, { type: 'update', version: 2, remaining: { E: 1 } })?.remaining,
    ).toBeNull();
  });

  it('finds that actions are missing in between', () => {
    expect(updated(view(), { type: 'update', version: 4, n: 4, steps: [step(4, 'pass')] })).toBeNull();
    expect(
      updated(view(), { type: 'update', version: 4, n: 3, steps: [step(2, 'pass'), step(3, 'draw E')] })?.version,
    ).toBe(4);
  });

  it('leaves a view alone that is newer', () => {
    const newer = view({ version: 9 });
    expect(updated(newer, { type: 'update', version: 2, scores: [4, 0] })).toBe(newer);
  });
});

describe('joined_steps', () => {
  it('lets the newer list win where both know a step', () => {
    const joined = joined_steps(
      [step(1, 'draw E'), step(2, 'place 0,-1 r2')],
      [step(2, 'place 1,0 r1'), step(3, 'pass')],
    );
    expect(joined.map((one) => one.action)).toEqual(['draw E', 'place 1,0 r1', 'pass']);
  });
});

it('takes tile and wheel symbol apart', () => {
  expect([base_id('U:2'), symbol_of('U:2'), base_id('SchA'), symbol_of('SchA')]).toEqual(['U', 2, 'SchA', 0]);
});
