// SPDX-License-Identifier: MIT
// Small parts of a table: clocks, the tables of this device, saved games, hints, what is asked of whom.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../src/i18n/index.svelte';
import type { FrameAnimation } from '../src/lib/animation/frames';
import { api } from '../src/lib/net/api';
import type { Cell, GameEvent, GameRecord, Hint, View } from '../src/lib/protocol';
import { Coach } from '../src/lib/study/coach.svelte';
import { clock_text } from '../src/lib/table/clock';
import type { Hand } from '../src/lib/table/hand.svelte';
import { animation_text, prompt_of, seats_in } from '../src/lib/table/prompt';
import { forget_table, recent_tables, remember_table } from '../src/lib/table/recent';
import { save_record, table_of } from '../src/lib/table/save';
import type { Session } from '../src/lib/table/session.svelte';
import { TableClocks } from '../src/lib/table/table_clocks.svelte';
import { view } from './mock';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('clocks', () => {
  it.each([
    [587_000, '9:47'],
    [600_999, '10:00'],
    [65_000, '1:05'],
    [10_000, '0:10'],
    [9999, '9.9'],
    [950, '0.9'],
    [0, '0.0'],
    [-300, '0.0'],
  ])('show %i milliseconds as %s', (time, text) => {
    expect(clock_text(time)).toBe(text);
  });

  const seats = view().seats.map((seat, i) => ({ ...seat, clock: i === 0 ? 60_000 : 30_000 }));
  const timed = (change: Partial<View> = {}): View =>
    view({ clock: { total: 60_000, increment: 0 }, seats, actor: 1, ...change });

  it('count down for the player to move only', () => {
    const clocks = new TableClocks();
    const stop = clocks.follow(timed());
    expect(clocks.left).toEqual([60_000, 30_000]);
    vi.advanceTimersByTime(1000);
    expect(clocks.left).toEqual([60_000, 29_000]);
    stop?.();
    vi.advanceTimersByTime(1000);
    expect(clocks.left).toEqual([60_000, 29_000]);
  });

  it('stand still without a clock, between turns, and after the game', () => {
    for (const change of [{ clock: null }, { actor: null }, { stage: 'over' as const }]) {
      const clocks = new TableClocks();
      expect(clocks.follow(timed(change))).toBeUndefined();
      vi.advanceTimersByTime(1000);
      expect(clocks.left).toEqual([60_000, 30_000]);
    }
    const clocks = new TableClocks();
    expect(clocks.follow(null)).toBeUndefined();
    expect(clocks.left).toEqual([]);
  });

  it('leave seats without a clock alone', () => {
    const clocks = new TableClocks();
    clocks.follow(timed({ seats: [{ ...seats[0]!, clock: null }, seats[1]!] }));
    vi.advanceTimersByTime(200);
    expect(clocks.left).toEqual([null, 29_800]);
  });
});

describe('the tables of this device', () => {
  it('are the last four, the newest first, each once', () => {
    for (const [i, table] of ['a', 'b', 'c', 'd', 'b', 'e'].entries()) {
      vi.setSystemTime(i);
      remember_table(table, [i]);
    }
    expect(recent_tables()).toEqual([
      { table: 'e', time: 5, mine: [5] },
      { table: 'b', time: 4, mine: [4] },
      { table: 'd', time: 3, mine: [3] },
      { table: 'c', time: 2, mine: [2] },
    ]);
    forget_table('b');
    expect(recent_tables().map(({ table }) => table)).toEqual(['e', 'd', 'c']);
  });

  it('are none if what is stored cannot be read', () => {
    for (const stored of ['{', '{"table":"a"}', 'null', '[null, {"table": 3, "time": 1}, {"table": "a"}]']) {
      localStorage.setItem('aude.recent', stored);
      expect(recent_tables()).toEqual([]);
    }
    localStorage.setItem('aude.recent', '[{"table": "a", "time": 1}]');
    expect(recent_tables()).toEqual([{ table: 'a', time: 1 }]);
  });

  it('are forgotten by a browser that stores nothing', () => {
    const refuse = (): never => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: () => '[{"table": "b", "time": 1}]', setItem: refuse });
    remember_table('a', []);
    expect(recent_tables()).toEqual([{ table: 'b', time: 1 }]);
    vi.stubGlobal('localStorage', { getItem: refuse });
    expect(recent_tables()).toEqual([]);
    vi.unstubAllGlobals();
  });
});

describe('a saved game', () => {
  const record: GameRecord = { aude: 1, setup: { sets: ['base'], players: ['Ann', 'Bob'] }, actions: ['draw E'] };

  it('is a file with the record and the seats', async () => {
    const [ann, bob] = view().seats;
    vi.spyOn(api, 'record').mockResolvedValue(record);
    vi.spyOn(api, 'table').mockResolvedValue(
      view({
        seats: [
          { ...ann!, colour: 4 },
          { ...bob!, kind: 'bot', level: 'hard' },
          { ...bob!, kind: 'bot', level: null },
          { ...bob!, kind: 'open', name: null },
        ],
      }),
    );
    const files: Blob[] = [];
    const links: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (files.push(file as Blob), 'blob:here'));
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      links.push(this.href, this.download);
    });
    vi.useFakeTimers();
    await save_record('xyz');
    expect(links).toEqual(['blob:here', 'aude-xyz.json']);
    expect(revoke, 'WebKit reads the file after the click').not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(revoke).toHaveBeenCalledWith('blob:here');
    vi.useRealTimers();
    expect(files[0]!.type).toBe('application/json');
    expect(JSON.parse(await files[0]!.text())).toEqual({
      ...record,
      seats: [
        { kind: 'here', name: 'Ann', colour: 4 },
        { kind: 'bot', level: 'hard', colour: 1 },
        { kind: 'bot', level: 'medium', colour: 1 },
        { kind: 'here', name: '', colour: 1 },
      ],
    });
  });

  it('is a table again, with its seats or with people', () => {
    const { setup, actions } = record;
    const seats = [{ kind: 'bot' as const, level: 'easy' }];
    expect(table_of({ ...record, seats })).toEqual({ setup, actions, seats });
    expect(table_of(record).seats).toEqual([
      { kind: 'here', name: 'Ann' },
      { kind: 'here', name: 'Bob' },
    ]);
    expect(table_of({ ...record, setup: { sets: ['base'] } }).seats).toEqual([]);
  });
});

describe('a hint', () => {
  const record = { aude: 1, setup: { sets: ['base'] }, actions: ['draw E', 'place 0,1 r0'] } as GameRecord;
  const hint = (...actions: string[]): Hint =>
    ({ plans: [{ actions, points: [], win: [], loss: 0, error: 0 }], why: [], exact: false }) as Hint;
  const coached = (found: Hint): Coach => {
    vi.spyOn(api, 'record').mockResolvedValue(record);
    vi.spyOn(api, 'ask').mockResolvedValue(found as never);
    return new Coach('xyz');
  };

  it('says first where to look, then what it is about, then the move', async () => {
    const cells: Cell[] = [[2, 0]];
    const found: Hint = { ...hint('place 2,-1 r3', 'pass'), ideas: [{ code: 'extends', cells }] };
    const coach = coached(found);
    const asked = coach.ask();
    expect([coach.stage, coach.plan]).toEqual(['thinking', null]);
    await asked;
    expect(api.record).toHaveBeenCalledWith('xyz');
    expect(api.ask).toHaveBeenCalledWith(record, 2, { what: 'hint' });
    expect([coach.stage, coach.at, coach.plan]).toEqual(['where', [2, -1], null]);
    expect([coach.cells.length, coach.cells[0], coach.cells[8]]).toEqual([9, [1, -2], [3, 0]]);
    coach.more();
    expect([coach.stage, coach.cells, coach.plan]).toEqual(['what', cells, null]);
    coach.more();
    expect([coach.stage, coach.cells, coach.plan]).toEqual(['how', [], found.plans[0]]);
    coach.more();
    expect(coach.stage).toBe('how');
    coach.forget();
    expect([coach.stage, coach.hint, coach.at, coach.plan]).toEqual(['off', null, null, null]);
  });

  it('has no place to look at if it is about a piece', async () => {
    const coach = coached(hint('follower 0'));
    await coach.ask();
    expect([coach.stage, coach.at, coach.cells]).toEqual(['how', null, []]);
    const about = coached({ ...hint('follower 0'), ideas: [{ code: 'keeps' }] });
    await about.ask();
    expect([about.stage, about.cells]).toEqual(['what', []]);
  });

  it('fails, or is dropped when it is no longer wanted', async () => {
    const coach = coached(hint('pass'));
    vi.spyOn(api, 'ask').mockRejectedValue(new Error('busy'));
    await coach.ask();
    expect(coach.stage).toBe('failed');
    const asked = coach.ask();
    coach.forget();
    await asked;
    expect(coach.stage).toBe('off');
    const late = coached(hint('pass'));
    const answer = late.ask();
    late.forget();
    await answer;
    expect([late.stage, late.hint]).toEqual(['off', null]);
  });
});

describe('what is asked of whom', () => {
  const { t } = i18n;
  const { table } = t;
  const people = [
    { name: 'Ann', you: true },
    { name: 'Bob', you: false },
  ];
  interface Asked {
    my_turn?: boolean;
    mine?: number[];
    playing?: boolean;
    animation?: FrameAnimation | null;
    ready?: boolean;
    offered?: { action: string; label: () => string }[];
    only_pass?: boolean;
    has_followers?: boolean;
  }
  function prompt(shown: View | null, asked: Asked = {}): string {
    const { my_turn = true, mine = [0], playing = false, animation = null, ready = false, offered = [] } = asked;
    const { only_pass = false, has_followers = true } = asked;
    const session = { view: shown, my_turn, mine, people, names: ['Ann', 'Bob'], animations: { playing, animation } };
    return prompt_of(
      session as unknown as Session,
      { ready, offered, only_pass, has_followers, last_tile: null } as unknown as Hand,
      t,
    );
  }

  it('follows the phase', () => {
    expect(prompt(null)).toBe('');
    expect(prompt(view())).toBe(`${table.your_turn}. ${table.place}`);
    expect(prompt(view(), { ready: true })).toBe(table.place_here);
    expect(prompt(view({ second_part: true }))).toBe(`${table.your_turn}. ${table.second}`);
    expect(prompt(view({ phase: 'deploy' }))).toBe(table.deploy);
    expect(prompt(view({ phase: 'tend' }))).toBe(table.tend);
    expect(prompt(view({ phase: null }))).toBe(table.your_turn);
  });

  it('asks nothing where nothing can be placed', () => {
    const shown = view({ phase: 'deploy' });
    expect(prompt(shown, { only_pass: true })).toBe(table.no_spot);
    expect(prompt(shown, { only_pass: true, has_followers: false })).toBe(table.no_piece);
    const pending = { action: 'pass', events: [] };
    expect(prompt(view({ phase: 'deploy', pending }), { only_pass: true })).toBe(table.no_spot);
  });

  it('names the player where several share a device', () => {
    const both = { mine: [0, 1] };
    expect(prompt(view(), both)).toBe(`Ann, your turn. ${table.place}`);
    expect(prompt(view({ phase: 'tend' }), both)).toBe(`Ann: ${table.tend}`);
    expect(prompt(view({ phase: null, actor: 1 }), both)).toBe('Bob, your turn');
  });

  it('tells whose turn it is, and whether a bot thinks', () => {
    const [ann, bob] = view().seats;
    const other = { my_turn: false };
    expect(prompt(view({ actor: 1 }), other)).toBe('Bob’s turn');
    expect(prompt(view({ actor: 1, seats: [ann!, { ...bob!, kind: 'bot' }] }), other)).toBe('Bob is thinking…');
    expect(prompt(view({ actor: null }))).toBe(table.drawing);
    expect(prompt(view({ actor: null, stage: 'over' }))).toBe(t.end.title);
  });

  it('asks for a confirmation of what is pending', () => {
    const pending = (action: string, asked: Asked = {}): string =>
      prompt(view({ phase: 'deploy', pending: { action, events: [] } }), asked);
    expect(pending('pass')).toBe(table.pending_pass);
    expect(pending('follower 1')).toBe(table.pending('Farmer'));
    expect(pending('follower 1', { offered: [{ action: 'follower 1', label: () => 'Here' }] })).toBe(
      table.pending('Here'),
    );
    expect(pending('gather')).toBe(table.pending_choice(table.gather));
    expect(pending('draw E')).toBe(table.your_turn);
  });

  it('is what happens while something does', () => {
    const scored = { type: 'scored', feature: 'city', points: 4, players: [1], terms: [], because: [] };
    const of_event = (event: object): FrameAnimation => ({ kind: 'event', event: event as GameEvent, home: [] });
    const laid = of_event({ type: 'placed', player: 1, tile: 'E', at: [0, 1], rotation: 0 });
    const said = (animation: FrameAnimation | null): string | null => animation_text(animation, people, t);
    expect(said(null)).toBeNull();
    expect(said({ kind: 'tile', seat: 0, tile: 'E', at: [0, 1], rotation: 0 })).toBe('You lay a tile.');
    expect(said({ kind: 'piece', seat: 1, event: {} as never })).toBe('Bob places a piece.');
    expect(said(laid)).toBe('Bob lays a tile.');
    expect(said(of_event(scored))).toBe('Bob: 4 points for a city');
    expect(said(of_event({ type: 'unknown' }))).toBeNull();
    expect(said({ kind: 'tile', seat: 7, tile: 'E', at: [0, 1], rotation: 0 })).toBe(' lays a tile.');
    expect(prompt(view(), { playing: true, animation: laid })).toBe('Bob lays a tile.');
    expect(prompt(view(), { playing: true })).toBe(table.drawing);
  });

  it('knows whom an event is about', () => {
    const about = (event: object): readonly number[] => seats_in(event as GameEvent);
    expect(about({ type: 'scored', players: [0, 1] })).toEqual([0, 1]);
    expect(about({ type: 'placed', player: 1 })).toEqual([1]);
    expect(about({ type: 'over', winners: [1] })).toEqual([]);
  });
});
