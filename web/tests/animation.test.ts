// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '../src/lib/protocol';
import { frames_of, type Frame, type AnimationPreferences } from '../src/lib/animation/frames';
import { apply_event } from '../src/lib/animation/apply_event';
import { step, view } from './mock';

const kPreferences: AnimationPreferences = { pace: 'normal', mine: [0], still: false };
const placed: GameEvent = { type: 'placed', player: 1, tile: 'E', at: [0, -1], rotation: 2 };
const deployed: GameEvent = { type: 'deployed', player: 1, piece: 'follower', at: [0, -1], segment: 0, on: 'city' };
const scored: GameEvent = {
  type: 'scored',
  feature: 'city',
  points: 4,
  players: [1],
  final: false,
  sum: '2 tiles x 2',
  terms: [[{ count: 2, of: 'tile', each: 2 }]],
  because: [],
};
const returned: GameEvent = { type: 'returned', player: 1, piece: 'follower', at: [0, -1], segment: 0 };

const kinds = (frames: Frame[]): string[] =>
  frames
    .filter((one) => one.time > 0)
    .map(({ animation }) =>
      animation === null ? '-' : animation.kind === 'event' ? animation.event.type : animation.kind,
    );

describe('animation', () => {
  it('changes what is seen by each event, and undoes what a homecoming undoes', () => {
    const before = view();
    const after = [placed, deployed, scored, returned].reduce(apply_event, before);
    expect(after.tiles).toHaveLength(2);
    expect(after.pieces).toEqual([]);
    expect(after.supply).toEqual(before.supply);
    expect(after.scores).toEqual([0, 4]);
    expect(apply_event(apply_event(before, placed), deployed).supply[1]).toEqual({ follower: 6 });
  });

  it('moves the pig, crowns and goods', () => {
    const crowns = {
      fortune: [null],
      taxes: [null, null],
      famine: [null],
      storm: [null, null],
      inquisition: [null],
      plague: [null, null],
    };
    const before = view({
      wheel: { pig: 'fortune', crowns },
      goods: [
        { wine: 0, wheat: 0, cloth: 0 },
        { wine: 1, wheat: 0, cloth: 0 },
      ],
    });
    const events: GameEvent[] = [
      { type: 'deployed', player: 0, piece: 'large', crown: 'taxes' },
      { type: 'wheel', player: 1, steps: 1, from: 'fortune', to: 'taxes' },
      { type: 'goods', player: 1, goods: 'wine', count: 2 },
    ];
    const after = events.reduce(apply_event, before);
    expect(after.wheel?.pig).toBe('taxes');
    expect(after.wheel?.crowns.taxes).toEqual([{ seat: 0, piece: 'large' }, null]);
    expect(after.goods?.[1]?.wine).toBe(3);
    expect(apply_event(after, { type: 'returned', player: 0, piece: 'large', crown: 'taxes' }).wheel?.crowns).toEqual(
      crowns,
    );
  });
});

describe('frames', () => {
  const after: View = view({ version: 5, n: 4, turn: 0, actor: 0, scores: [0, 4] });

  it('show another’s turn piece by piece and end with what the server says', () => {
    const frames = frames_of(
      view({ actor: 1, turn: 1 }),
      [step(2, 'place 0,-1 r2', [placed], 1), step(3, 'follower 0', [deployed, scored, returned], 1)],
      after,
      kPreferences,
    );
    expect(kinds(frames)).toEqual(['tile', 'placed', 'piece', 'deployed', 'scored']);
    expect(frames.at(-1)).toEqual({ view: after, animation: null, step: null, time: 0 });
    for (const frame of frames.slice(0, -1))
      expect([frame.view.actor, frame.view.legal, frame.view.pending]).toEqual([null, [], null]);
    const score = frames.find(({ animation }) => animation?.kind === 'event' && animation.event.type === 'scored')!;
    expect(score.view.scores).toEqual([0, 4]);
    expect(score.animation).toMatchObject({ home: [returned] });
    expect(score.view.pieces).toEqual([]);
  });

  it('take no time for what somebody has done himself, or at once', () => {
    const own = { ...placed, player: 0 } as GameEvent;
    expect(kinds(frames_of(view(), [step(2, 'place 0,-1 r2', [own], 0)], after, kPreferences))).toEqual([]);
    expect(
      kinds(
        frames_of(view(), [step(2, 'place 0,-1 r2', [placed, scored], 1)], after, {
          ...kPreferences,
          pace: 'at_once',
        }),
      ),
    ).toEqual([]);
    expect(
      kinds(
        frames_of(view(), [step(2, 'place 0,-1 r2', [placed, scored], 1)], after, { ...kPreferences, still: true }),
      ),
    ).toEqual(['placed', 'scored']);
  });

  it('let the pig pass every sector', () => {
    const crowns = {
      fortune: [null],
      taxes: [null, null],
      famine: [null],
      storm: [null, null],
      inquisition: [null],
      plague: [null, null],
    };
    const before = view({ wheel: { pig: 'plague', crowns } });
    const frames = frames_of(
      before,
      [step(2, 'draw U:2', [{ type: 'wheel', player: 0, steps: 2, from: 'plague', to: 'taxes' }], null)],
      after,
      kPreferences,
    );
    expect(frames.filter((one) => one.time > 0).map((one) => one.view.wheel?.pig)).toEqual([
      'plague',
      'fortune',
      'taxes',
    ]);
    // The sentence is about the sector where it stops, from the first step on.
    const events = frames.flatMap(({ animation }) => (animation?.kind === 'event' ? [animation.event] : []));
    expect(events.map((event) => event.type === 'wheel' && [event.steps, event.to])).toEqual([
      [2, 'taxes'],
      [2, 'taxes'],
      [2, 'taxes'],
    ]);
    // Only the last sector takes effect.
    expect(
      frames.flatMap(({ animation }) => (animation?.kind === 'event' ? [animation.passing === true] : [])),
    ).toEqual([true, true, false]);
  });

  it('score the fields last, and everything before the end', () => {
    const final = (feature: 'field' | 'city' | 'goods'): GameEvent => ({
      type: 'scored',
      feature,
      points: 3,
      players: [0],
      final: true,
      sum: '',
      terms: [],
      because: [],
    });
    const frames = frames_of(
      view(),
      [step(2, 'pass', [final('field'), final('city'), final('goods'), { type: 'over', winners: [0] }], 0)],
      { ...after, stage: 'over' },
      kPreferences,
    );
    expect(
      frames.flatMap(({ animation }) =>
        animation?.kind === 'event' && animation.event.type === 'scored' ? [animation.event.feature] : [],
      ),
    ).toEqual(['city', 'goods', 'field']);
    expect(frames.slice(0, -1).every((frame) => frame.view.stage === 'playing')).toBe(true);
  });
});
