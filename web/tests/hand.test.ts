// SPDX-License-Identifier: MIT
// Choosing a piece: one in hand and its spot, or one on the board.
import { describe, expect, it, vi } from 'vitest';
import { joined } from '../src/i18n/sets/joined';
import { i18n } from '../src/i18n/index.svelte';
import type { LaidPiece, View } from '../src/lib/protocol';
import { Hand, type Acting } from '../src/lib/table/hand.svelte';
import { keys_of, type KeyHooks } from '../src/lib/table/keys';
import { view } from './mock';

const piece = (seat: number, x: number, kind: LaidPiece['piece'] = 'follower'): LaidPiece => ({
  seat,
  piece: kind,
  at: [x, 0],
  segment: 1,
  on: 'road',
});

function acting(shown: View): { hand: Hand; done: string[]; acts: Acting } {
  const done: string[] = [];
  const nothing = (): Promise<void> => Promise.resolve();
  const act = (action: string): Promise<void> => (done.push(action), Promise.resolve());
  const acts: Acting = { view: shown, my_turn: true, busy: false, act, confirm: nothing, undo: nothing };
  return { hand: new Hand(acts), done, acts };
}

const plague = (pieces: LaidPiece[], n = 5): View =>
  view({
    n,
    phase: 'recall',
    pieces,
    legal: pieces
      .filter(({ seat }) => seat === 0)
      .map(({ at, segment, piece: kind }) => `recall ${at.join()} ${segment} ${kind}`),
  });

describe('a turn in which nothing can be placed', () => {
  const stuck = (change: Partial<View> = {}): View => view({ phase: 'deploy', legal: ['pass'], ...change });

  it('is known by its only action', () => {
    expect(acting(stuck()).hand.only_pass).toBe(true);
    expect(acting(stuck({ pending: { action: 'pass', events: [] } })).hand.only_pass).toBe(true);
    expect(acting(stuck({ legal: ['follower 0', 'pass'] })).hand.only_pass).toBe(false);
    expect(acting(stuck({ legal: ['follower 0'] })).hand.only_pass).toBe(false);
    expect(acting(stuck({ legal: [] })).hand.only_pass).toBe(false);
    expect(acting(stuck({ phase: 'recall' })).hand.only_pass).toBe(false);
  });

  it('is ended at once, or by confirming what is pending', () => {
    const { hand, acts } = acting(stuck());
    const [act, confirm] = [vi.spyOn(acts, 'act'), vi.spyOn(acts, 'confirm')];
    hand.end_turn();
    expect(act.mock.calls).toEqual([['pass', true]]);
    expect(confirm).not.toHaveBeenCalled();
    const held = acting(stuck({ pending: { action: 'pass', events: [] } }));
    const settled = vi.spyOn(held.acts, 'confirm');
    held.hand.end_turn();
    expect(settled).toHaveBeenCalledTimes(1);
    expect(held.done).toEqual([]);
  });

  it('cannot be ended where a piece must be placed', () => {
    const { hand, done } = acting(stuck({ legal: ['follower 0'] }));
    hand.end_turn();
    expect(done).toEqual([]);
  });

  it('tells whether the player to move has a meeple left, of any size', () => {
    const has = (supply: View['supply'], actor: number | null = 0): boolean =>
      acting(stuck({ supply, actor })).hand.has_followers;
    expect(has([{ follower: 1 }, { follower: 0 }])).toBe(true);
    expect(has([{ follower: 0 }, { follower: 5 }])).toBe(false);
    expect(has([{ follower: 0, large: 1 }, { follower: 5 }])).toBe(true);
    expect(has([{ follower: 0, builder: 1 }, { follower: 5 }])).toBe(false);
    expect(has([{ follower: 3 }, { follower: 5 }], null)).toBe(false);
  });
});

describe('a piece on the board', () => {
  it('is chosen among the own ones that an action is about, and taken', () => {
    const [first, other, second] = [piece(0, 1), piece(1, 1), piece(0, 2, 'large')];
    const { hand, done } = acting(plague([first, other, second]));
    expect(hand.pickable).toEqual([first, second]);
    expect(hand.picked).toBeNull();
    hand.take_picked();
    expect(done).toEqual([]);
    hand.pick(second);
    expect(hand.picked).toBe(second);
    hand.take_picked();
    expect(done).toEqual(['recall 2,0 1 large']);
  });

  it('is chosen at once if it is the only one', () => {
    const only = piece(0, 3);
    expect(acting(plague([only, piece(1, 4)])).hand.picked).toBe(only);
  });

  it('is chosen again in the next position', () => {
    const pieces = [piece(0, 1), piece(0, 2)];
    const { hand } = acting(plague(pieces));
    hand.wanted_pick = { n: 4, piece: pieces[0]! };
    expect(hand.picked).toBeNull();
    hand.wanted_pick = { n: 5, piece: pieces[0]! };
    expect(hand.picked).toBe(pieces[0]);
  });

  it('is chosen by its number, and taken by Enter', () => {
    const pieces = [piece(0, 1), piece(0, 2)];
    const { hand, done, acts } = acting(plague(pieces));
    const press = keys_of({
      session: { ...acts, animations: { animation: null } },
      hand,
      blocked: () => false,
      pick: (one: LaidPiece) => hand.pick(one),
    } as unknown as KeyHooks);
    for (const key of ['2', 'Enter']) press(new KeyboardEvent('keydown', { key }));
    expect(done).toEqual(['recall 2,0 1 follower']);
  });

  it('is not asked for in other phases', () => {
    expect(acting(view({ pieces: [piece(0, 1)] })).hand.pickable).toEqual([]);
  });
});

describe('an abbot on the board', () => {
  const abbot: LaidPiece = { seat: 0, piece: 'abbot', at: [3, 1], segment: 2, on: 'garden' };
  const deploying = (legal: string[]): Hand =>
    acting(view({ phase: 'deploy', pieces: [{ ...abbot, seat: 1, at: [9, 9] }, abbot], legal })).hand;

  it('is taken back beside every kind of piece, after its spots', () => {
    const hand = deploying(['retrieve', 'follower 0', 'large 0', 'large 1', 'pass']);
    const shown = (): unknown[] => hand.choices.map(({ number, action }) => [number, action]);
    expect(hand.kinds.map(({ id }) => id)).toEqual(['follower', 'large']);
    expect(shown()).toEqual([
      [1, 'follower 0'],
      [2, 'retrieve'],
    ]);
    hand.next_kind();
    expect(shown()).toEqual([
      [1, 'large 0'],
      [2, 'large 1'],
      [3, 'retrieve'],
    ]);
  });

  it('is the one of the player to move, and worth what his garden is', () => {
    const [choice] = deploying(['retrieve', 'pass']).choices;
    expect(choice?.spot).toEqual([3, 1, 2]);
    expect(choice?.at).toEqual([350, 150]);
    expect(choice?.label(i18n.t)).toBe('Take back the abbot');
  });
});

describe('a tile in hand', () => {
  const laying = (more: Partial<View> = {}, my_turn = true): Hand =>
    new Hand({ ...acting(view(more)).acts, my_turn });

  it('turns freely until it has a place, either way round', () => {
    const hand = laying();
    const turned = ([1, 1, 1, 1, -1, -1] as const).map((step) => (hand.turn(step), hand.rotation));
    expect(turned).toEqual([1, 2, 3, 0, 3, 2]);
    expect(hand.ready).toBe(false);
  });

  it('goes first to the place nearest to the last tile', () => {
    const legal = ['place 9,9 r0', 'place 4,6 r0', 'place 3,5 r0', 'place -3,-5 r0', 'place 5,3 r0'];
    const hand = laying({ legal, tiles: [{ tile: 'D', at: [3, 4], rotation: 0, seat: null }] });
    hand.step(1, 0);
    expect(hand.cell).toEqual([3, 5]);
    const first = laying({ legal: ['place 2,2 r0', 'place 0,1 r0'], tiles: [] });
    first.step(1, 0);
    expect(first.cell).toEqual([0, 1]);
  });

  it('has no place in other phases, for those who wait, or before there is a view', () => {
    for (const hand of [laying({ phase: 'deploy' }), laying({}, false), laying({ legal: [] })]) {
      hand.step(1, 0);
      hand.point_at([0, 1]);
      hand.lay();
      expect([hand.cell, hand.ready, hand.cells]).toEqual([null, false, []]);
    }
    const { acts, done } = acting(view());
    const early = new Hand({ ...acts, view: null });
    early.lay();
    expect([early.legal, early.phase, early.offered, early.picks, early.last_tile, early.only_pass]).toEqual([
      [],
      null,
      [],
      [],
      null,
      false,
    ]);
    expect(done).toEqual([]);
  });

  it('is followed by pieces on offer, each with its words', () => {
    const hand = laying({ phase: 'deploy', legal: ['follower 0', 'builder 1', 'pass'] });
    const [follower] = hand.choices;
    expect(follower).toMatchObject({ kind: 'follower', where: 'tile', set: 'base', on: 'field', spot: [0, 0, 0] });
    const { t } = i18n;
    expect([follower?.label(t), follower?.hint(t)]).toEqual([
      t.table.figure_on('follower', 'field'),
      t.choice_hint.field,
    ]);
    hand.next_kind();
    expect(hand.choices[0]?.hint(t)).toBe(t.choice_hint.builder);
    hand.wanted_kind = 'pig'; // not on offer
    expect(hand.kind).toBe('follower');
    const none = laying({ phase: 'deploy', legal: ['pass'] });
    none.next_kind();
    expect([none.kind, none.choices, none.can_pass]).toEqual(['follower', [], true]);
    expect(laying({ phase: 'deploy', legal: ['follower 0'], tiles: [] }).offered).toEqual([]);
  });
});

describe('words of sets', () => {
  it('are joined, tables within tables', () => {
    const first = { words: { piece: { a: 'A' }, list: ['x'] } };
    const second = { words: { piece: { b: 'B' }, set: { b: 'Set' } }, rules: { b: 1 } };
    expect(joined(first, second)).toEqual({
      words: { piece: { a: 'A', b: 'B' }, list: ['x'], set: { b: 'Set' } },
      rules: { b: 1 },
    });
  });
});
