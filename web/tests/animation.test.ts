import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '../src/lib/protocol';
import { moments_of, type Moment, type Taste } from '../src/lib/animation/frames';
import { told } from '../src/lib/animation/apply_event';
import { step, view } from './mock';

const kTaste: Taste = { pace: 'normal', mine: [0], still: false };
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

const kinds = (moments: Moment[]): string[] =>
  moments
    .filter((one) => one.time > 0)
    .map(({ beat }) => (beat === null ? '-' : beat.kind === 'event' ? beat.event.type : beat.kind));

describe('told', () => {
  it('changes what is seen by each event, and undoes what a homecoming undoes', () => {
    const before = view();
    const after = [placed, deployed, scored, returned].reduce(told, before);
    expect(after.tiles).toHaveLength(2);
    expect(after.pieces).toEqual([]);
    expect(after.supply).toEqual(before.supply);
    expect(after.scores).toEqual([0, 4]);
    expect(told(told(before, placed), deployed).supply[1]).toEqual({ follower: 6 });
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
    const after = events.reduce(told, before);
    expect(after.wheel?.pig).toBe('taxes');
    expect(after.wheel?.crowns.taxes).toEqual([{ seat: 0, piece: 'large' }, null]);
    expect(after.goods?.[1]?.wine).toBe(3);
    expect(told(after, { type: 'returned', player: 0, piece: 'large', crown: 'taxes' }).wheel?.crowns).toEqual(
      crowns,
    );
  });
});

describe('moments', () => {
  const after: View = view({ version: 5, n: 4, turn: 0, actor: 0, scores: [0, 4] });

  it('show another’s turn piece by piece and end with what the server says', () => {
    const moments = moments_of(
      view({ actor: 1, turn: 1 }),
      [step(2, 'place 0,-1 r2', [placed], 1), step(3, 'follower 0', [deployed, scored, returned], 1)],
      after,
      kTaste,
    );
    expect(kinds(moments)).toEqual(['tile', 'placed', 'piece', 'deployed', 'scored']);
    expect(moments.at(-1)).toEqual({ view: after, beat: null, step: null, time: 0 });
    for (const moment of moments.slice(0, -1))
      expect([moment.view.actor, moment.view.legal, moment.view.pending]).toEqual([null, [], null]);
    const score = moments.find(({ beat }) => beat?.kind === 'event' && beat.event.type === 'scored')!;
    expect(score.view.scores).toEqual([0, 4]);
    expect(score.beat).toMatchObject({ home: [returned] });
    expect(score.view.pieces).toEqual([]);
  });

  it('take no time for what somebody has done himself, or at once', () => {
    const own = { ...placed, player: 0 } as GameEvent;
    expect(kinds(moments_of(view(), [step(2, 'place 0,-1 r2', [own], 0)], after, kTaste))).toEqual([]);
    expect(
      kinds(
        moments_of(view(), [step(2, 'place 0,-1 r2', [placed, scored], 1)], after, { ...kTaste, pace: 'at_once' }),
      ),
    ).toEqual([]);
    expect(
      kinds(moments_of(view(), [step(2, 'place 0,-1 r2', [placed, scored], 1)], after, { ...kTaste, still: true })),
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
    const moments = moments_of(
      before,
      [step(2, 'draw U:2', [{ type: 'wheel', player: 0, steps: 2, from: 'plague', to: 'taxes' }], null)],
      after,
      kTaste,
    );
    expect(moments.filter((one) => one.time > 0).map((one) => one.view.wheel?.pig)).toEqual([
      'plague',
      'fortune',
      'taxes',
    ]);
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
    const moments = moments_of(
      view(),
      [step(2, 'pass', [final('field'), final('city'), final('goods'), { type: 'over', winners: [0] }], 0)],
      { ...after, stage: 'over' },
      kTaste,
    );
    expect(
      moments.flatMap(({ beat }) =>
        beat?.kind === 'event' && beat.event.type === 'scored' ? [beat.event.feature] : [],
      ),
    ).toEqual(['city', 'goods', 'field']);
    expect(moments.slice(0, -1).every((moment) => moment.view.stage === 'playing')).toBe(true);
  });
});
