// SPDX-License-Identifier: MIT
// Events applied to a view, and the frames of an update.
import { describe, expect, it } from 'vitest';
import { apply_event } from '../src/lib/animation/apply_event';
import { frames_of, type AnimationPreferences, type Frame } from '../src/lib/animation/frames';
import { kFinalPart, kFlight, time_of } from '../src/lib/animation/pace';
import type { EventOf, GameEvent, LaidPiece, View } from '../src/lib/protocol';
import { step, view } from './mock';

const piece = (more: Partial<LaidPiece> = {}): LaidPiece => ({
  seat: 0,
  piece: 'follower',
  at: [1, 2],
  segment: 1,
  on: 'road',
  ...more,
});
const placed: GameEvent = { type: 'placed', player: 1, tile: 'E', at: [0, 1], rotation: 3 };
const deployed = (more: object = {}): GameEvent =>
  ({ type: 'deployed', player: 0, piece: 'follower', at: [1, 2], segment: 1, on: 'road', ...more }) as GameEvent;
const returned = (more: object = {}): EventOf<'returned'> & { type: 'returned' } =>
  ({ type: 'returned', player: 0, piece: 'follower', at: [1, 2], segment: 1, ...more }) as never;
const scored = (more: object = {}): GameEvent =>
  ({
    type: 'scored',
    feature: 'city',
    players: [1],
    points: 4,
    final: false,
    terms: [],
    because: [],
    ...more,
  }) as never;

describe('an event changes a view', () => {
  it('by a tile, which is no longer in hand', () => {
    const before = view();
    const after = apply_event(before, placed);
    expect(after.tile).toBeNull();
    expect(after.tiles.slice(1)).toEqual([{ tile: 'E', at: [0, 1], rotation: 3, seat: 1 }]);
    expect(after.tiles[0]).toBe(before.tiles[0]);
  });

  it('by a piece, which leaves the supply', () => {
    const after = apply_event(view({ pieces: [piece({ at: [9, 9] })] }), deployed());
    expect(after.pieces).toEqual([piece({ at: [9, 9] }), piece()]);
    expect(after.supply).toEqual([{ follower: 6 }, { follower: 7 }]);
    const bare = apply_event(view(), deployed({ segment: undefined, on: undefined }));
    expect(bare.pieces).toEqual([piece({ segment: 0, on: 'field' })]);
  });

  it('by a piece that is not on a tile: only the supply changes', () => {
    const after = apply_event(view({ supply: [{ follower: 0 }, {}] }), deployed({ at: undefined, player: 1 }));
    expect([after.pieces, after.supply]).toEqual([[], [{ follower: 0 }, { follower: 0 }]]);
  });

  it.each<[string, Partial<LaidPiece>]>([
    ['of another player', { seat: 1 }],
    ['of another kind', { piece: 'large' }],
    ['on another tile', { at: [1, 3] }],
    ['on another segment', { segment: 0 }],
  ])('by a piece that returns, and not by one %s', (_, other) => {
    const all = [piece(other), piece(), piece()];
    const after = apply_event(view({ pieces: all }), returned());
    expect(after.pieces).toEqual([all[0], all[2]]);
    expect(after.supply[0]).toEqual({ follower: 8 });
  });

  it('by a piece that returns from wherever it is', () => {
    const all = [piece({ segment: 4 }), piece()];
    expect(apply_event(view({ pieces: all }), returned({ segment: undefined })).pieces).toEqual([all[1]]);
    expect(apply_event(view({ pieces: all }), returned({ at: undefined })).pieces).toEqual(all);
    expect(apply_event(view({ pieces: all }), returned({ segment: 7 })).pieces).toEqual(all);
  });

  it('by points, and the feature is completed', () => {
    const spots = [[0, 0, 1]];
    const after = (finished: View['finished'] | undefined, more: object): View =>
      apply_event(
        view({ scores: [1, 2], ...(finished === undefined ? {} : { finished }) }),
        scored({ spots, ...more }),
      );
    expect(after([], {}).scores).toEqual([1, 6]);
    expect(after([], { players: [0, 1] }).scores).toEqual([5, 6]);
    const before = [{ on: 'road' as const, segments: [[5, 5, 0] as [number, number, number]] }];
    expect(after(before, {}).finished).toEqual([...before, { on: 'city', segments: spots }]);
    expect(after([], { feature: 'road' }).finished).toEqual([{ on: 'road', segments: spots }]);
    for (const more of [{ final: true }, { feature: 'cloister' }, { spots: undefined }])
      expect(after([], more).finished).toEqual([]);
    expect(after(undefined, {}).finished).toBeUndefined();
  });

  it('by a tile that is buried', () => {
    const after = apply_event(view({ hidden: 1, left: 5 }), { type: 'buried' } as GameEvent);
    expect([after.hidden, after.left]).toEqual([2, 4]);
    expect(apply_event(view({ left: 0 }), { type: 'buried' } as GameEvent).left).toBe(0);
    const same = view();
    expect(apply_event(same, { type: 'over', winners: [0] } as GameEvent)).toBe(same);
  });
});

describe('the frames of an update', () => {
  const after = view({ n: 9 });
  const frames = (
    events: GameEvent[],
    {
      player = 1 as number | null,
      action = 'place 0,1 r3',
      before = view(),
      ...more
    }: {
      player?: number | null;
      action?: string;
      before?: View;
    } & Partial<AnimationPreferences> = {},
  ): Frame[] =>
    frames_of(before, [step(2, action, events, player)], after, { pace: 'normal', mine: [0], still: false, ...more });
  const shown = (all: Frame[]): unknown[] =>
    all.map(({ animation, time }) =>
      animation === null ? [null, time] : [animation.kind === 'event' ? animation.event.type : animation.kind, time],
    );

  it('end with the view of the server', () => {
    expect(frames([placed]).at(-1)).toEqual({ view: after, animation: null, step: null, time: 0 });
    expect(frames([]).map(({ time }) => time)).toEqual([0, 0]);
  });

  it('show what others do on its way', () => {
    expect(shown(frames([placed, deployed({ player: 1 })])).slice(1, -1)).toEqual([
      ['tile', kFlight],
      ['placed', time_of(placed)],
      ['piece', kFlight],
      ['deployed', time_of(deployed())],
    ]);
    const [, tile] = frames([placed]);
    expect(tile?.animation).toEqual({ kind: 'tile', seat: 1, tile: 'E', at: [0, 1], rotation: 3 });
  });

  it('do not show players what they have done themselves, but what follows from it', () => {
    const own = frames([placed, deployed(), scored()], { player: 0 });
    expect(shown(own).slice(1, -1)).toEqual([
      ['placed', 0],
      ['deployed', 0],
      ['scored', time_of(scored())],
    ]);
  });

  it('have no flights where nothing may move', () => {
    expect(shown(frames([placed, deployed({ player: 1 })], { still: true })).slice(1, -1)).toEqual([
      ['placed', time_of(placed)],
      ['deployed', time_of(deployed())],
    ]);
  });

  it('take no input, and show no end before it comes', () => {
    const before = view({
      stage: 'over',
      winners: [0],
      can_undo: true,
      pending: { action: 'pass' } as View['pending'],
    });
    const [first] = frames([placed], { before });
    expect(first?.view).toMatchObject({
      legal: [],
      pending: null,
      can_undo: false,
      actor: null,
      phase: null,
      stage: 'playing',
      winners: null,
      n: 2,
      turn: 1,
    });
    const lobby = frames([], { before: view({ stage: 'lobby' as View['stage'] }) });
    expect(lobby[0]?.view.stage).toBe('lobby');
  });

  it('belong to the player of the step, of its events, or of the turn', () => {
    const turn = (player: number | null, events: GameEvent[]): number | null | undefined =>
      frames(events, { player, before: view({ turn: 5 }) })[0]?.view.turn;
    expect(turn(0, [placed])).toBe(0);
    expect(turn(null, [{ type: 'over', winners: [] } as GameEvent, placed])).toBe(1);
    expect(turn(null, [])).toBe(5);
  });

  it('show the tile that is drawn, and one fewer left', () => {
    const [drawn] = frames([], { action: 'draw V', player: null });
    expect([drawn?.view.tile, drawn?.view.left]).toEqual(['V', 4]);
    expect(frames([], { action: 'draw V', before: view({ left: 0 }) })[0]?.view.left).toBe(0);
    const [other] = frames([], { action: 'pass' });
    expect([other?.view.tile, other?.view.left]).toEqual(['E', 5]);
  });

  it('take pieces home with the points they have brought', () => {
    const before = view({ pieces: [piece(), piece({ seat: 1 })] });
    const home = [returned(), returned({ player: 1 })];
    const all = frames([scored(), ...home, placed, returned({ player: 1, at: undefined })], { before });
    const [, points] = all;
    expect(points?.animation).toMatchObject({ kind: 'event', home });
    expect([points?.view.pieces, points?.view.scores]).toEqual([[], [0, 4]]);
    expect(shown(all).map((one) => (one as unknown[])[0])).toEqual([
      null,
      'scored',
      'tile',
      'placed',
      'returned',
      null,
    ]);
  });

  it('take pieces home with an event of a set', () => {
    const wolf = { type: 'token', player: 0, at: [1, 2], segment: 1, sheep: 0, wolf: true } as unknown as GameEvent;
    const [, token] = frames([wolf, returned()], { before: view({ pieces: [piece()] }) });
    expect(token?.animation).toMatchObject({ home: [returned()] });
    const [, , , free] = frames([placed, returned()]);
    expect(free?.animation).toMatchObject({ event: { type: 'returned' }, home: [] });
  });

  it('show points of nothing only at the end', () => {
    expect(shown(frames([scored({ points: 0 })]))[1]).toEqual(['scored', 0]);
    expect(shown(frames([scored({ points: 0, final: true })]))[1]).toEqual(['scored', kFinalPart]);
    expect(frames([scored({ final: true })])[1]?.view.turn).toBeNull();
    expect(frames([scored()])[1]?.view.turn).toBe(1);
  });

  it('show the final scoring feature by feature, the fields last, then the end', () => {
    const final = (feature: string): GameEvent => scored({ feature, final: true });
    const over = { type: 'over', winners: [0] } as GameEvent;
    const events = [over, final('field'), final('city'), final('road'), placed];
    const all = frames(events, { still: true });
    const names = all.flatMap(({ animation }) =>
      animation?.kind === 'event'
        ? [animation.event.type === 'scored' ? animation.event.feature : animation.event.type]
        : [],
    );
    expect(names).toEqual(['placed', 'road', 'city', 'field', 'over']);
    expect(all[2]?.time).toBe(kFinalPart);
    expect(kFinalPart).toBeGreaterThanOrEqual(1200);
  });
});
