// SPDX-License-Identifier: MIT
// The study pages without markup: variations, puzzles on the board, lessons, an analysis with its hints.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../src/i18n/index.svelte';
import { settings } from '../src/lib/app/settings.svelte';
import { art } from '../src/lib/art/art.svelte';
import { api, Refusal } from '../src/lib/net/api';
import type {
  Decision,
  GameEvaluation,
  GameRecord,
  Hint,
  Plan,
  PositionThere,
  Reason,
  Replay,
  Update,
  View,
} from '../src/lib/protocol';
import { Analysis } from '../src/lib/study/analysis.svelte';
import { AnalysisSession } from '../src/lib/study/analysis_session.svelte';
import { no_evaluation } from '../src/lib/study/evaluation';
import { Explorer, outcome_of } from '../src/lib/study/explorer.svelte';
import { Learner, type Lesson } from '../src/lib/study/lessons.svelte';
import { plan_in_words, reason_in_words, reasons_of } from '../src/lib/study/phrases';
import { PuzzleSession } from '../src/lib/study/puzzle_session.svelte';
import { load_memory, type Puzzle } from '../src/lib/study/puzzles';
import { study_words_of } from '../src/study/words.svelte';
import { view } from './mock';
import { kCatalogue } from './support/art';
import { with_effects } from './support/effects.svelte';

const kActions = ['draw E', 'place 0,1 r0', 'pass', 'draw U'];
const record: GameRecord = { aude: 1, setup: { sets: ['base'], players: ['Ann', 'Bob'] }, actions: kActions };
const kPhases: Record<string, View['phase']> = { draw: 'place', place: 'deploy', pass: 'draw' };

// The position after an action; every third action ends a turn.
const update = (n: number, action: string, more: Partial<Update> = {}): Update => ({
  type: 'update',
  version: n,
  n,
  phase: kPhases[action.split(' ')[0]!] ?? 'place',
  steps: [{ n, player: action.startsWith('draw') ? null : 0, action, events: [] }],
  ...more,
});
const replay = (): Replay => ({
  view: view({ version: 0, n: 0, phase: 'draw', tiles: [], legal: ['x'] }),
  steps: kActions.map((action, i) => update(i + 1, action)),
});

let asked: string[] = [];
let answer: (actions: readonly string[], n: number) => PositionThere | Promise<PositionThere>;
const ask = async (there: GameRecord, n: number): Promise<PositionThere> => {
  asked.push(`${n}: ${there.actions.join(', ')}`);
  return answer(there.actions, n);
};

let ends: (() => void)[] = [];
beforeEach(() => {
  localStorage.clear();
  settings.pace = 'at_once';
  asked = [];
  answer = (actions, n) => ({ legal: ['pass', 'follower 0'], step: update(n, actions.at(-1)!) });
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a position of a game', () => {
  const explorer = (): Explorer => new Explorer(record, replay(), ask);

  it('is asked for once, with the actions that lead to it', async () => {
    const game = explorer();
    expect([game.there, game.busy, game.trouble, game.tried]).toEqual([null, false, null, false]);
    game.go(2);
    expect(game.there).toBeNull();
    await game.look();
    expect(game.there?.legal).toEqual(['pass', 'follower 0']);
    game.go(1);
    expect(game.there).toBeNull();
    game.go(2);
    expect(game.there).not.toBeNull();
    await game.look();
    expect(asked).toEqual(['2: draw E, place 0,1 r0']);
    expect(game.record_here()).toEqual({ ...record, actions: kActions.slice(0, 2) });
  });

  it('that is left before the answer comes keeps it for later', async () => {
    const game = explorer();
    game.go(2);
    const looked = game.look();
    game.go(3);
    await looked;
    expect(game.there).toBeNull();
    game.go(2);
    expect(game.there).not.toBeNull();
  });

  it('stays unknown if nobody answers', async () => {
    answer = () => Promise.reject(new Error('offline'));
    const game = explorer();
    game.go(2);
    await game.look();
    expect([game.there, game.my_turn]).toEqual([null, false]);
  });

  it('is played like a turn: what is legal, and nothing where chance decides', async () => {
    const game = explorer();
    game.go(2);
    expect([game.my_turn, game.view.legal, game.view.can_undo]).toEqual([false, [], true]);
    await game.look();
    expect([game.my_turn, game.chance]).toEqual([true, false]);
    expect([game.view.legal, game.view.can_undo]).toEqual([['pass', 'follower 0'], true]);
    game.go(3);
    await game.look();
    expect([game.my_turn, game.chance]).toEqual([false, true]);
    expect([game.view.legal, game.view.can_undo]).toEqual([[], false]);
    game.go(0);
    expect(game.view.can_undo).toBe(false);
  });

  it('at the end of a game is nobody’s turn', async () => {
    const over = { ...replay(), steps: replay().steps.slice(0, 2) };
    over.steps[1] = { ...over.steps[1]!, stage: 'over' };
    const game = new Explorer(record, over, ask);
    game.go(2);
    await game.look();
    expect(game.my_turn).toBe(false);
  });

  it('that is being animated is shown as it is', () => {
    vi.useFakeTimers();
    settings.pace = 'normal';
    const placed = { type: 'placed' as const, player: 0, tile: 'E', at: [0, 1] as [number, number], rotation: 0 };
    const moving = replay();
    moving.steps[1]!.steps![0]!.events = [placed];
    const fly = vi.fn();
    const game = new Explorer(record, moving, ask, fly);
    game.go(1);
    vi.runAllTimers();
    game.go(2);
    expect([game.animations.playing, game.my_turn, game.view.phase]).toEqual([true, false, null]);
    expect(fly).toHaveBeenCalled();
    game.close();
    expect(game.animations.playing).toBe(false);
  });

  it('is taken back', async () => {
    const game = explorer();
    game.go(2);
    await game.undo();
    expect(game.n).toBe(1);
    await game.confirm();
    expect(game.n).toBe(1);
  });
});

describe('a variation', () => {
  const at = async (n: number, ...actions: string[]): Promise<Explorer> => {
    const game = new Explorer(record, replay(), ask);
    game.go(n);
    for (const action of actions) await game.act(action);
    return game;
  };
  const lines = ({ lines: all }: Explorer): unknown[] =>
    all.map(({ id, parent, from, actions }) => [id, parent, from, actions.slice(from)]);

  it('leaves the game, grows at its end and keeps its own steps', async () => {
    const game = await at(2, 'follower 0', 'draw U');
    expect(lines(game)).toEqual([
      [0, null, 0, kActions],
      [1, 0, 2, ['follower 0', 'draw U']],
    ]);
    expect([game.n, game.tried, game.there?.legal]).toEqual([4, true, ['pass', 'follower 0']]);
    expect(game.steps.map(({ n, action }) => `${n} ${action}`)).toEqual([
      '1 draw E',
      '2 place 0,1 r0',
      '3 follower 0',
      '4 draw U',
    ]);
    expect(game.views.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
    expect(asked).toEqual(['3: draw E, place 0,1 r0, follower 0', '4: draw E, place 0,1 r0, follower 0, draw U']);
    game.go(2);
    expect(game.tried).toBe(false);
  });

  it('of a variation leaves that one', async () => {
    const game = await at(2, 'follower 0', 'draw U');
    game.go(3);
    await game.act('draw V');
    expect(lines(game).at(-1)).toEqual([2, 1, 3, ['draw V']]);
    game.go(4);
    await game.act('pass'); // the newest one grows, the first one stays
    expect(lines(game).slice(1)).toEqual([
      [1, 0, 2, ['follower 0', 'draw U']],
      [2, 1, 3, ['draw V', 'pass']],
    ]);
  });

  it('that is known is followed without a question', async () => {
    const game = await at(2, 'follower 0');
    const questions = asked.length;
    game.go(2);
    await game.act('pass');
    expect([game.line.id, game.n]).toEqual([0, 3]);
    game.go(2);
    await game.act('follower 0');
    expect([game.line.id, game.n, asked.length]).toEqual([1, 3, questions]);
  });

  it('is shown, left and forgotten with what leaves it', async () => {
    const game = await at(2, 'follower 0', 'draw U');
    game.go(3);
    await game.act('draw V');
    game.return_to_game();
    expect([game.line.id, game.n]).toEqual([0, 2]);
    game.show(game.lines[2]!, 4);
    expect([game.line.id, game.n, game.view.n]).toEqual([2, 4, 4]);
    game.forget(game.lines[2]!);
    expect(lines(game)).toHaveLength(2);
    expect([game.line.id, game.n]).toEqual([0, 2]);
    game.go(1);
    game.return_to_game();
    expect([game.line.id, game.n]).toEqual([0, 1]);
    game.forget(game.lines[1]!);
    expect([lines(game).length, game.n]).toEqual([1, 1]);
  });

  it('stays if another one that leaves the game at the same place is forgotten', async () => {
    const game = await at(2, 'follower 0');
    game.go(2);
    await game.act('follower 1');
    game.forget(game.lines[1]!);
    expect([game.line.id, game.n, game.lines.map(({ id }) => id)]).toEqual([2, 3, [0, 2]]);
  });

  it('is refused with the words of the server', async () => {
    answer = () => Promise.reject(new Refusal('illegal', 'That does not fit.', null));
    const game = await at(2, 'follower 9');
    expect([game.trouble, game.busy, game.n, game.lines.length]).toEqual(['That does not fit.', false, 2, 1]);
    answer = () => Promise.reject('no reason' as unknown as Error);
    await game.act('follower 9');
    expect(game.trouble).toBe('no reason');
  });

  it('is not begun while another question is open, or if the answer says nothing', async () => {
    const game = await at(2);
    const [first, second] = [game.act('follower 0'), game.act('follower 1')];
    expect(game.busy).toBe(true);
    await Promise.all([first, second]);
    expect([asked.length, game.lines.length]).toEqual([1, 2]);
    answer = () => ({ legal: [] });
    game.go(2);
    await game.act('follower 2');
    expect([game.n, game.lines.length]).toEqual([2, 2]);
  });

  it('is dropped if another position is shown meanwhile', async () => {
    const game = await at(2);
    const acted = game.act('follower 0');
    game.go(1);
    await acted;
    expect([game.n, game.lines.length, game.busy]).toEqual([1, 1, false]);
  });

  it('stops the replay', async () => {
    vi.useFakeTimers();
    const game = new Explorer(record, replay(), ask);
    game.toggle();
    await game.act('draw E');
    expect(game.playing).toBe(false);
  });
});

describe('a draw by chance', () => {
  it('is as likely as its weight; without weights all are', () => {
    const all = { legal: ['a', 'b', 'c'] };
    expect([0, 0.33, 0.34, 0.66, 0.67].map((random) => outcome_of(all, random))).toEqual(['a', 'a', 'b', 'b', 'c']);
    expect([0, 0.5, 1].map((random) => outcome_of({ ...all, weights: [0, 1] }, random))).toEqual(['b', 'b', 'c']);
  });
});

const there = { legal: ['pass', 'follower 0'] };
const position_asked = (): void => {
  vi.spyOn(api, 'ask').mockImplementation(((given: GameRecord, n: number, question: { what: string }) =>
    question.what === 'position'
      ? ask(given, n)
      : Promise.resolve(question.what === 'judge' ? { decisions: [] } : there)) as unknown as typeof api.ask);
  vi.spyOn(api, 'replay').mockResolvedValue(replay());
};

describe('a puzzle on the board', () => {
  const kToday = 100;
  const puzzle: Puzzle = {
    id: 'p',
    rating: 1500,
    grade: 3,
    themes: ['finish'],
    lead: 5,
    surely: 3,
    answers: [['place 0,1 r1', 'follower 0'], ['place 0,1 r3']],
    second: ['place 0,2 r0', 'pass'],
    why: [],
    record: { ...record, actions: kActions.slice(0, 1) },
  };
  const short = (): Replay => ({ ...replay(), steps: replay().steps.slice(0, 1) });
  const opened = async (is_daily = false): Promise<PuzzleSession> => {
    position_asked();
    vi.mocked(api.replay).mockResolvedValue(short());
    const session = new PuzzleSession(kToday, () => is_daily);
    ends.push(with_effects(() => session.follow()));
    await session.open(puzzle, () => undefined);
    flushSync();
    return session;
  };
  const tried = async (session: PuzzleSession, ...actions: string[]): Promise<void> => {
    for (const action of actions) {
      await session.now!.explorer.act(action);
      flushSync();
    }
  };

  it('is none at first', () => {
    const session = new PuzzleSession(kToday, () => false);
    expect([session.now, session.outcome, session.seat, session.names, session.solving, session.ghosts]).toEqual([
      null,
      'open',
      0,
      [],
      false,
      [],
    ]);
    session.again();
    session.reveal();
    session.close();
    expect(load_memory().tried).toEqual({});
  });

  it('shows the position before the action to find, with players called by their colours', async () => {
    const session = await opened();
    expect(api.replay).toHaveBeenCalledWith(puzzle.record);
    expect([session.now?.start, session.now?.explorer.n]).toEqual([1, 1]);
    expect([session.seat, session.names, session.solving, session.outcome]).toEqual([
      0,
      ['Red', 'Blue'],
      true,
      'open',
    ]);
    expect(asked).toEqual(['1: draw E']);
    await session.now!.aids.count_cells();
    expect(api.ask).toHaveBeenLastCalledWith(session.now!.explorer.record_here(), 1, { what: 'cells' });
    expect(session.now?.hand.legal).toEqual(there.legal);
  });

  it('is solved by one of its answers, which is remembered', async () => {
    const session = await opened();
    await tried(session, 'place 0,1 r1');
    expect(session.outcome).toBe('open');
    await tried(session, 'follower 0');
    expect([session.outcome, session.solving]).toEqual(['solved', false]);
    expect(session.memory).toMatchObject({ tried: { p: true }, streak: { length: 0 } });
    expect(load_memory()).toEqual(session.memory);
  });

  it('of the day lengthens the streak once it is solved', async () => {
    const session = await opened(true);
    await tried(session, 'place 0,1 r3');
    expect(session.memory.streak).toMatchObject({ last: kToday, length: 1 });
  });

  it.each<[string, Partial<Update>]>([
    ['chance comes', { phase: 'draw' }],
    ['another player is to move', { phase: 'deploy', actor: 1 }],
    ['the game is over', { phase: 'deploy', stage: 'over' }],
    ['a piece on the board is chosen', { phase: 'recall' }],
  ])('is missed if %s first', async (_, change) => {
    answer = (actions, n) => ({ ...there, step: update(n, actions.at(-1)!, change) });
    const session = await opened(true);
    await tried(session, 'place 0,2 r0');
    expect(session.outcome).toBe('wrong');
    expect(session.memory).toMatchObject({ tried: { p: false }, streak: { length: 0 } });
    session.again();
    flushSync();
    expect([session.outcome, session.now?.explorer.n, session.solving]).toEqual(['open', 1, true]);
  });

  it('shows its solution, and what is next to it, when it is given up', async () => {
    const session = await opened();
    await tried(session, 'place 0,2 r1');
    expect(session.ghosts).toEqual([]);
    session.reveal();
    flushSync();
    expect([session.outcome, session.now?.explorer.n, session.memory.tried]).toEqual(['shown', 1, { p: false }]);
    expect(session.ghosts.map(({ plan, rank, lit }) => [plan.actions, plan.loss, rank, lit])).toEqual([
      [puzzle.answers[0], 0, 1, false],
      [puzzle.second, 5, 2, false],
    ]);
    await tried(session, 'place 0,1 r1');
    expect([session.ghosts, session.outcome]).toEqual([[], 'shown']);
  });

  describe('after a wrong try', () => {
    beforeEach(() => {
      answer = (actions, n) => ({ ...there, step: update(n, actions.at(-1)!, { phase: 'draw' }) });
    });
    const judged_by = (loss: number): void => {
      const before = vi.mocked(api.ask).getMockImplementation()!;
      vi.mocked(api.ask).mockImplementation(((given: GameRecord, n: number, question: { what: string }) =>
        question.what === 'judge'
          ? Promise.resolve({ decisions: [{ n, loss, why: [{ code: 'scores' }] }] })
          : before(given, n, question as never)) as unknown as typeof api.ask);
    };

    it('says how much it loses and why, as the analysis does', async () => {
      const session = await opened();
      judged_by(4.5);
      await tried(session, 'place 0,2 r1');
      await vi.waitFor(() => expect(session.worse).toEqual({ loss: 4.5, why: [{ code: 'scores' }] }));
      session.again();
      expect(session.worse).toBeNull();
    });

    it('says nothing of a loss that a quick look does not see', async () => {
      const session = await opened();
      judged_by(0.4);
      await tried(session, 'place 0,2 r1');
      await vi.waitFor(() => expect(api.ask).toHaveBeenLastCalledWith(expect.anything(), 1, { what: 'judge' }));
      await Promise.resolve();
      expect([session.outcome, session.worse]).toEqual(['wrong', null]);
    });

    it('knows the second-best move without asking', async () => {
      const session = await opened();
      await tried(session, 'place 0,2 r0');
      expect(session.worse).toBeNull();
      await session.open({ ...puzzle, second: ['place 0,2 r0'] }, () => undefined);
      flushSync();
      await tried(session, 'place 0,2 r0');
      expect(session.worse).toEqual({ loss: 5, why: [] });
    });
  });

  it('counts in three minutes without changing the rating, and explains nothing', async () => {
    const session = await opened(true);
    const before = session.memory;
    session.begin_rush([puzzle]);
    await tried(session, 'place 0,1 r3');
    expect([session.rush?.solved, session.outcome]).toEqual([1, 'solved']);
    expect(session.memory).toEqual({ ...before, rush: 1 });
    expect(load_memory().rush).toBe(1);
    session.end_rush();
    expect(session.rush).toBeNull();
  });

  it('makes room for the next one', async () => {
    const session = await opened();
    await tried(session, 'place 0,1 r3');
    const first = session.now!;
    const closed = vi.spyOn(first.explorer, 'close');
    await session.open({ ...puzzle, id: 'q' }, () => undefined);
    expect(closed).toHaveBeenCalledTimes(1);
    expect([session.outcome, session.now?.puzzle.id]).toEqual(['open', 'q']);
  });

  it('forgets what was pointed at when the position changes', async () => {
    const session = await opened();
    const forget = vi.spyOn(session.now!.aids, 'forget');
    await tried(session, 'place 0,1 r1');
    expect(forget).toHaveBeenCalled();
  });
});

describe('a lesson', () => {
  const lesson = { id: 'lay', record, prompts: [1, 2] } as unknown as Lesson;
  const learner = (): Learner => new Learner(lesson, new Explorer(record, replay(), ask));

  it('plays what the learner is not asked for, after a pause', () => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    settings.pace = 'normal';
    const one = learner();
    expect([one.wanted, one.prompt, one.done, one.cells]).toEqual([null, -1, false, []]);
    one.go_on();
    one.go_on();
    vi.advanceTimersByTime(449);
    expect(one.explorer.n).toBe(0);
    vi.advanceTimersByTime(1);
    expect([one.explorer.n, one.wanted, one.prompt]).toEqual([1, 'place 0,1 r0', 0]);
    vi.unstubAllGlobals();
  });

  it.each<[string, () => void]>([
    ['the learner wants none', () => (settings.pace = 'at_once')],
    ['motion is reduced', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ])('has no pause where %s', (_, prefer) => {
    vi.useFakeTimers();
    settings.pace = 'normal';
    prefer();
    const one = learner();
    one.go_on();
    vi.advanceTimersByTime(0);
    expect(one.explorer.n).toBe(1);
    vi.unstubAllGlobals();
  });

  it('waits for the learner, and offers what it speaks of', async () => {
    answer = (actions, n) => ({
      legal: ['place 0,1 r0', 'place 0,1 r1', 'place 5,5 r0'],
      step: update(n, actions.at(-1)!),
    });
    const one = learner();
    one.explorer.go(1);
    expect([one.my_turn, one.cells]).toEqual([false, []]);
    one.go_on();
    await vi.waitUntil(() => one.my_turn);
    expect(one.cells).toEqual([[0, 1]]);
    expect(one.view.legal).toEqual(['place 0,1 r0', 'place 0,1 r1']);
    expect([one.view.can_undo, one.busy]).toEqual([false, false]);
  });

  it('counts what is done otherwise, until it is done', async () => {
    const one = learner();
    one.explorer.go(1);
    await one.act('place 0,1 r1');
    await one.act('place 0,1 r2');
    expect([one.missed, one.explorer.n]).toEqual([2, 1]);
    await one.act('place 0,1 r0');
    expect([one.missed, one.explorer.n, one.wanted, one.cells]).toEqual([0, 2, 'pass', []]);
    await Promise.all([one.undo(), one.confirm()]);
    expect(one.explorer.n).toBe(2);
  });

  it('is done at the end of its record', () => {
    vi.useFakeTimers();
    const one = learner();
    one.explorer.go(4);
    expect([one.done, one.view.can_undo]).toEqual([true, false]);
    one.go_on();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops when it is closed, and while something is animated', () => {
    vi.useFakeTimers();
    const one = learner();
    one.go_on();
    one.close();
    expect(vi.getTimerCount()).toBe(0);
    one.explorer.animations.playing = true;
    one.go_on();
    expect(vi.getTimerCount()).toBe(0);
    expect(one.done).toBe(false);
  });
});

describe('an analysis', () => {
  const part = (next: number, total: number, more: Partial<GameEvaluation> = {}): GameEvaluation => ({
    next,
    total,
    players: [no_evaluation(), no_evaluation()],
    decisions: [{ n: next - 1, loss: 0, seat: 0, points: [1, 2], win: [0.6, 0.4], plans: [], why: [] } as never],
    chances: [{ n: next, seat: 0, outcome: 'draw E', luck: [4, -4] }],
    end: { points: [next, 0], win: [1, 0] },
    ...more,
  });

  it('collects its parts, and has an end at the end', async () => {
    const answers: ((part: GameEvaluation) => void)[] = [];
    const analysis = new Analysis(() => new Promise((done) => answers.push(done)), 2, 4);
    expect([analysis.stage, analysis.done, analysis.total, analysis.decisions, analysis.chances]).toEqual([
      'working',
      0,
      4,
      [],
      [],
    ]);
    expect(analysis.players).toHaveLength(2);
    const run = analysis.run();
    answers[0]!(part(2, 4));
    await vi.waitUntil(() => answers.length === 2);
    expect([analysis.stage, analysis.done, analysis.end]).toEqual(['working', 2, null]);
    answers[1]!(part(4, 4));
    await run;
    expect([analysis.stage, analysis.done, analysis.end?.points, analysis.trouble]).toEqual([
      'done',
      4,
      [4, 0],
      null,
    ]);
    expect([[...analysis.by_action.keys()], [...analysis.luck_by_action.keys()]]).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(analysis.decisions.map(({ n }) => n)).toEqual([1, 3]);
  });

  it.each(['too_fast', 'busy', 'offline'])('asks again after a moment if the server is %s', async (code) => {
    vi.useFakeTimers();
    const question = vi
      .fn()
      .mockRejectedValueOnce(new Refusal(code, '', null))
      .mockResolvedValue(part(4, 4));
    const analysis = new Analysis(question as never, 2, 4);
    const run = analysis.run();
    await vi.advanceTimersByTimeAsync(699);
    expect(question).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await run;
    expect(analysis.stage).toBe('done');
  });

  it.each<[unknown, string]>([
    [new Refusal('bad_record', 'no such tile', null), 'no such tile'],
    [new Error('broken'), 'broken'],
    ['odd', 'odd'],
  ])('fails with %o', async (error, words) => {
    const analysis = new Analysis(() => Promise.reject(error as Error), 2, 4);
    await analysis.run();
    expect([analysis.stage, analysis.trouble]).toEqual(['failed', words]);
  });

  it('stops after the part that is being worked on', async () => {
    const analysis: Analysis = new Analysis((n) => (analysis.stop(), Promise.resolve(part(n + 2, 4))), 2, 4);
    await analysis.run();
    expect([analysis.stage, analysis.done, analysis.end]).toEqual(['stopped', 2, null]);
  });

  describe('of a record, on its page', () => {
    const plan = (...actions: string[]): Plan => ({ actions, points: [], win: [], loss: 0, error: 0 });
    const reason = { code: 'scores', seat: 0, points: 3, with: 3, without: 0 } as Reason;
    const hint: Hint = { plans: [plan('follower 0')], why: [reason], exact: false };
    const decision = (n: number, loss: number): Decision =>
      ({
        n,
        seat: 0,
        loss,
        error: 0.1,
        points: [1, 2],
        win: [0.6, 0.4],
        plans: [plan('pass')],
        why: [],
      }) as unknown as Decision;
    const judged = part(4, 4, { decisions: [decision(1, 2)] });
    let hints: () => Promise<Hint>;
    const opened = (): AnalysisSession => {
      hints = () => Promise.resolve(hint);
      vi.spyOn(api, 'ask').mockImplementation(((given: GameRecord, n: number, question: { what: string }) => {
        if (question.what === 'judge') return Promise.resolve(judged);
        return question.what === 'hint' ? hints() : ask(given, n);
      }) as unknown as typeof api.ask);
      return new AnalysisSession(record, replay(), () => undefined);
    };

    it('has a curve, key moments and the decision of the position shown', async () => {
      const session = opened();
      expect([session.decision, session.plans, session.why, session.curve]).toEqual([null, [], [], []]);
      await session.analysis.run();
      expect(api.ask).toHaveBeenCalledWith(record, 0, { what: 'judge' });
      expect(session.moments.map(({ n, kind }) => [n, kind])).toEqual([
        [1, 'error'],
        [5, 'lucky'],
      ]);
      expect(session.curve).toEqual([
        { n: 1, values: [0.6, 0.4] },
        { n: 4, values: [1, 0] },
      ]);
      session.scale = 'points';
      expect(session.curve[0]?.values).toEqual([1, 2]);
      session.explorer.go(1);
      expect([session.decision?.loss, session.plans, session.why]).toEqual([2, [plan('pass')], []]);
    });

    it('wants a hint where somebody decides and the analysis will say nothing', async () => {
      const session = opened();
      session.explorer.go(2);
      expect(session.wants_hint).toBe(false); // it may still come
      await session.analysis.run();
      expect(session.wants_hint).toBe(true);
      session.explorer.go(1);
      expect(session.wants_hint).toBe(false); // it is there
      session.explorer.go(3);
      expect(session.wants_hint).toBe(false); // chance
    });

    it('wants a hint in a variation at once, and keeps it for its position', async () => {
      const session = opened();
      session.explorer.go(1);
      await session.play(plan('place 0,2 r0', 'follower 0'));
      expect([session.explorer.n, session.explorer.tried]).toEqual([3, true]);
      session.explorer.go(2);
      expect(session.wants_hint).toBe(true);
      await session.ask_hint();
      expect(api.ask).toHaveBeenLastCalledWith(session.explorer.record_here(), 2, { what: 'hint' });
      expect([session.hint, session.plans, session.why]).toEqual([hint, hint.plans, hint.why]);
      expect(session.wants_hint).toBe(false);
      session.explorer.go(3);
      expect(session.hint).toBeNull();
      session.explorer.go(2);
      expect(session.hint).toBe(hint);
    });

    it('has no decision in a variation, even at the same number', async () => {
      const session = opened();
      await session.analysis.run();
      session.explorer.go(0);
      await session.explorer.act('draw V');
      expect([session.explorer.n, session.decision]).toEqual([1, null]);
    });

    it('goes without a hint that fails', async () => {
      const session = opened();
      hints = () => Promise.reject(new Error('busy'));
      await session.ask_hint();
      expect([session.hint, session.hints.size]).toEqual([null, 0]);
    });

    it('asks about the position shown, and stops when it is closed', async () => {
      const session = opened();
      session.explorer.go(2);
      await session.aids.count_cells();
      expect(api.ask).toHaveBeenLastCalledWith(session.explorer.record_here(), 2, { what: 'cells' });
      await session.explorer.look();
      expect(session.hand.legal).toEqual(there.legal);
      const closed = vi.spyOn(session.explorer, 'close');
      session.close();
      expect(closed).toHaveBeenCalledTimes(1);
      const run = session.analysis.run();
      session.close();
      await run;
    });
  });
});

describe('a move in words', () => {
  const tiles = new Map(kCatalogue.sets.flatMap((set) => set.tiles).map((tile) => [tile.id, tile]));
  beforeEach(() => {
    art.loaded = { tiles } as unknown as NonNullable<typeof art.loaded>;
    ends.push(() => (art.loaded = null));
  });

  it('says where the tile goes and what comes onto it', async () => {
    const [t, s] = [i18n.t, await study_words_of('en')];
    const words = (tile: string | null, ...actions: string[]): string =>
      plan_in_words(
        actions,
        view({ tile, pieces: [{ seat: 0, piece: 'follower', at: [3, 1], segment: 2, on: 'road' }] }),
        t,
        s,
      );
    const { figure_on } = t.table;
    expect(words('D', 'place 1,-2 r0', 'follower 1')).toBe(
      s.analysis.then([t.where(1, -2), figure_on('follower', 'road')]),
    );
    expect(words('D', 'pass')).toBe(s.analysis.then([s.analysis.pass]));
    expect(words('D', 'follower 7')).toBe(s.analysis.then([figure_on('follower', 'field')]));
    expect(words(null, 'follower 0')).toBe(s.analysis.then([figure_on('follower', 'field')]));
    expect(words('D', 'gather')).toBe(s.analysis.then([t.table.gather]));
    expect(words('D', 'draw E')).toBe(s.analysis.then(['draw E']));
    const recalled = words('D', 'recall 3,1 2 follower');
    for (const elsewhere of ['recall 4,1 2 follower', 'recall 3,0 2 follower', 'recall 3,1 0 follower'])
      expect(words('D', elsewhere)).not.toBe(recalled);
  });

  it('has a reason with its feature, or a city', async () => {
    const s = await study_words_of('en');
    const who = { name: 'Bob', you: false };
    const reason = (more: Partial<Reason>): string =>
      reason_in_words({ code: 'promises', seat: 0, points: 2.5, with: 8, without: 5, ...more }, [who], s);
    expect(reason({ terrain: 'road' })).toBe(s.why.promises(who, 'road', 8, 5));
    expect(reason({})).toBe(s.why.promises(who, 'city', 8, 5));
    expect(reason({ code: 'takes', terrain: 'field' })).toBe(s.why.takes(who, 'field', 2.5, 0));
    expect(reason({ code: 'takes' })).toBe(s.why.takes(who, 'city', 2.5, 0));
    expect(reason({ seat: 9 })).toBe(s.why.promises({ name: '', you: false }, 'city', 8, 5));
    expect(reason({ points: -2.5 })).toBe(s.against(s.why.promises(who, 'city', 8, 5), 'Bob'));
    expect(reason({ code: 'takes', points: -2.5 })).toBe(s.against(s.why.takes(who, 'city', 2.5, 0), 'Bob'));
    expect(reason({ code: 'rest', points: -2.5 })).toBe('Many small disadvantages cost 2.5 points.');
    expect(reason({ code: 'rest' })).toBe('Many small advantages add up to 2.5 points.');
    // In the middle of a sentence; names keep their capitals.
    const french = await study_words_of('fr');
    expect(french.against('La route rapporte.', 'Bob')).toMatch(/: la route rapporte\.$/);
    expect(french.against('Bob garde 1 meeple.', 'Bob')).toMatch(/: Bob garde 1 meeple\.$/);
    expect(reason({ code: 'sets' })).toBe(s.why.sets(who, 'city', 8, 5));
    expect(reason({ code: 'unheard_of' as Reason['code'] })).toBe(s.no_why);
  });

  it('shows all reasons, or those of an older server', () => {
    const one: Reason = { code: 'scores', seat: 0, points: 3, with: 4, without: 0 };
    const against: Reason = { ...one, points: -1 };
    expect(reasons_of({ why: [one], reasons: [one, against] })).toEqual([one, against]);
    expect(reasons_of({ why: [one] })).toEqual([one]);
    expect(reasons_of({})).toBeUndefined();
    expect(reasons_of(null)).toBeUndefined();
  });
});
