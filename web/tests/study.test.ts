// SPDX-License-Identifier: MIT
// The study without a face: what an analysis adds up to, lines that leave a game, and its words in every language.
import { describe, expect, it } from 'vitest';
import { kLanguageCodes } from '../src/i18n/languages';
import { words_of } from '../src/i18n/index.svelte';
import { people } from '../src/i18n/who';
import { Refusal } from '../src/lib/net/api';
import type {
  CatalogueTile,
  Decision,
  GameRecord,
  GameEvaluation,
  Idea,
  PlayerEvaluation,
  PositionThere,
  Replay,
  SkillLadder,
  Update,
  View,
  SetName,
  WhyCode,
} from '../src/lib/protocol';
import { Analysis } from '../src/lib/study/analysis.svelte';
import { Explorer, outcome_of } from '../src/lib/study/explorer.svelte';
import {
  added,
  adjusted_margin,
  curve_of,
  error_by_thirds,
  error_per_decision,
  key_moments_of,
  no_evaluation,
  played_like,
  standard_of,
  strength_of,
  value_at,
} from '../src/lib/study/evaluation';
import {
  daily,
  day_of,
  keep_memory,
  lengthened,
  load_memory,
  next_puzzle,
  nothing_tried,
  outcome_of_try,
  remembered,
  streak_on,
  type Puzzle,
  type Memory,
  type Wish,
} from '../src/lib/study/puzzles';
import { kLessons, lessons_done, offered, remember_lesson } from '../src/lib/study/lessons.svelte';
import { beside, by_device } from '../src/lib/study/beside';
import { colour_names, idea_in_words, reason_in_words } from '../src/lib/study/phrases';
import { kSets } from '../src/sets';
import { study_words_of } from '../src/study/words.svelte';

const decision = (n: number, loss: number, seat = 0): Decision => ({
  n,
  seat,
  played: 'a',
  best: 'b',
  loss,
  points: [n, 10],
  win: [0.5, 0.5],
  error: 0.1,
  plans: [],
});
const player = (more: Partial<PlayerEvaluation>): PlayerEvaluation => ({ ...no_evaluation(), ...more });

describe('an evaluation', () => {
  const step = (players: Partial<PlayerEvaluation>[]): GameEvaluation => ({
    next: 2,
    total: 4,
    players: players.map(player),
    decisions: [],
    chances: [],
    end: { points: [3, 1], win: [1, 0] },
  });

  it('adds up errors and luck, but takes the latest margin', () => {
    let sums = [no_evaluation(), no_evaluation()];
    sums = added(sums, step([{ total_loss: 2, decisions: 1, errors: 1, luck: 1.5, margin: 9 }, {}]));
    sums = added(sums, step([{ total_loss: 1, decisions: 2, errors: 1, luck: 0.5, margin: 6 }, { blunders: 1 }]));
    expect(sums[0]).toEqual({ total_loss: 3, decisions: 3, errors: 2, blunders: 0, luck: 2, margin: 6 });
    expect(error_per_decision(sums[0]!)).toBe(1);
    expect(adjusted_margin(sums[0]!)).toBe(4);
    expect(sums[1]!.blunders).toBe(1);
    expect(error_per_decision(no_evaluation())).toBe(0);
  });

  it('says when in the game points were lost, where all thirds had decisions', () => {
    const third = (decisions: number, total_loss: number) => ({ decisions, total_loss });
    let sums = [no_evaluation()];
    expect(error_by_thirds(sums[0]!)).toBeNull(); // an older server
    sums = added(sums, step([{ thirds: [third(2, 1), third(1, 3), third(0, 0)] }]));
    expect(error_by_thirds(sums[0]!)).toBeNull();
    sums = added(sums, step([{ thirds: [third(0, 0), third(1, 2), third(4, 1)] }]));
    expect(error_by_thirds(sums[0]!)).toEqual([0.5, 2.5, 0.25]);
  });

  it('marks mistakes, blunders and luck of the player who drew, in the order of the game', () => {
    const moments = key_moments_of(
      [decision(1, 0.9), { ...decision(2, 5), error: 2.6 }, decision(5, 1), decision(9, 4.2, 1)],
      [
        { n: 3, seat: 1, outcome: 'draw A', luck: [3.5, -3.5] },
        { n: 4, seat: 0, outcome: 'draw B', luck: [2.9, -2.9] },
        { n: 7, seat: 0, outcome: 'draw C', luck: [3, -3] },
      ],
    );
    expect(moments.map(({ n, kind, seat }) => [n, kind, seat])).toEqual([
      [4, 'unlucky', 1],
      [5, 'error', 0],
      [8, 'lucky', 0],
      [9, 'blunder', 1],
    ]);
  });

  it('draws a curve that ends where the game does', () => {
    const curve = curve_of([decision(1, 0), decision(4, 0)], { points: [20, 12], win: [1, 0] }, 6, 'points');
    expect(curve.map((point) => point.n)).toEqual([1, 4, 6]);
    expect(value_at(curve, 5)).toEqual([4, 10]);
    expect(value_at(curve, 6)).toEqual([20, 12]);
    expect(value_at([], 6)).toBeNull();
    expect(curve_of([decision(1, 0)], null, 6, 'win')).toEqual([{ n: 1, values: [0.5, 0.5] }]);
  });

  it('has five standards and strengths from 0 to 1', () => {
    expect([2, 1, 0.5, 0.3, 0.1].map((loss) => standard_of(player({ total_loss: loss, decisions: 1 })))).toEqual([
      0, 1, 2, 3, 4,
    ]);
    expect([0, 2, 4, 9].map(strength_of)).toEqual([1, 0.5, 0, 0]);
  });

  it('replaces what it knew, part by part, when it goes deeper', async () => {
    const asked: [number, boolean][] = [];
    const analysis = new Analysis(
      (n, deep) => {
        asked.push([n, deep]);
        const lost = deep ? 3 : 1;
        return Promise.resolve({
          ...step([{ decisions: 1, total_loss: lost }, {}]),
          next: n + 2,
        });
      },
      2,
      4,
    );
    await analysis.run();
    expect(analysis.players[0]).toMatchObject({ decisions: 2, total_loss: 2 });
    await analysis.deepen();
    expect(asked).toEqual([
      [0, false],
      [2, false],
      [0, true],
      [2, true],
    ]);
    expect(analysis.players[0]).toMatchObject({ decisions: 2, total_loss: 6 });
    expect(analysis.stage).toBe('done');
  });

  it('compares losses with those of bots', () => {
    const skill: SkillLadder = {
      ladder: [
        [0, 2000],
        [1, 1000],
        [2, 600],
      ],
      error: 200,
      decisions: 64,
      fewest: 16,
    };
    const of = (total_loss: number, decisions: number) =>
      played_like({ ...no_evaluation(), total_loss, decisions }, skill);
    expect(of(32, 64)).toEqual({ rating: 1500, error: 200 });
    expect(of(0, 64)).toEqual({ rating: 2000, error: 200 });
    expect(of(24, 16)).toEqual({ rating: 800, error: 400 });
    expect(of(640, 64)).toEqual({ rating: 600, error: 200 });
    expect(of(1, 15)).toBeNull();
    expect(played_like(no_evaluation(), null)).toBeNull();
  });

  it('says that a part is known, and asks for the next before anything else happens', async () => {
    const happened: string[] = [];
    const analysis = new Analysis(
      (n) => {
        happened.push(`asked ${n}`);
        return Promise.resolve({ ...step([{ decisions: 1 }, {}]), next: n + 2 });
      },
      2,
      4,
    );
    const drawn = new Promise<void>((go) => {
      void analysis.run(() => {
        happened.push(`known ${analysis.players[0]?.decisions}`);
        setTimeout(go);
      });
    });
    await drawn.then(() => happened.push('drawn'));
    expect(happened.slice(0, 3)).toEqual(['asked 0', 'known 1', 'asked 2']);
    expect(happened.at(-1)).toBe('drawn');
  });

  it('goes on where it was after it was stopped, and waits for a busy server', async () => {
    let busy = true;
    const asked: number[] = [];
    const analysis = new Analysis(
      (n) => {
        asked.push(n);
        if (n === 2 && busy) {
          busy = false;
          analysis.stop();
          return Promise.reject(new Refusal('busy', 'wait', null));
        }
        return Promise.resolve({ ...step([{ decisions: 1 }, {}]), next: n + 2 });
      },
      2,
      4,
    );
    await analysis.run();
    expect([analysis.stage, analysis.done]).toEqual(['stopped', 2]);
    await analysis.run();
    expect([analysis.stage, analysis.done, analysis.players[0]?.decisions]).toEqual(['done', 4, 2]);
    expect(asked).toEqual([0, 2, 2]);
  });
});

describe('lines that leave a game', () => {
  const view = {
    type: 'view',
    version: 0,
    n: 0,
    tiles: [],
    steps: [],
    seats: [],
    remaining: null,
    stage: 'playing',
    phase: 'place',
    actor: 0,
    legal: [],
  } as unknown as View;
  const update = (n: number, action: string): Update => ({
    type: 'update',
    version: n,
    n,
    phase: 'place',
    steps: [{ n, player: 0, action, events: [] }],
  });
  const record: GameRecord = { aude: 1, setup: { sets: ['base'], players: ['A', 'B'] }, actions: ['a', 'b', 'c'] };
  const replay: Replay = { view, steps: record.actions.map((action, i) => update(i + 1, action)) };
  const asked: string[] = [];
  const ask = (there: GameRecord, n: number): Promise<PositionThere> => {
    asked.push(there.actions.join(''));
    return Promise.resolve({ legal: ['x', 'y'], step: update(n, there.actions.at(-1)!) });
  };

  it('are a tree: the game stays, lines grow at their ends and branch elsewhere', async () => {
    asked.length = 0;
    const explorer = new Explorer(record, replay, ask);
    explorer.go(1);
    await explorer.act('b'); // as the game went
    expect([explorer.line.id, explorer.n, asked.length]).toEqual([0, 2, 0]);
    explorer.go(1);
    await explorer.act('x');
    await explorer.act('y'); // grows
    expect([explorer.lines.length, explorer.line.actions.join(''), explorer.tried]).toEqual([2, 'axy', true]);
    explorer.go(2);
    await explorer.act('z'); // branches off the line
    expect([explorer.lines.length, explorer.line.parent, explorer.line.from]).toEqual([3, 1, 2]);
    explorer.go(1);
    await explorer.act('b'); // back on the game by playing it
    expect([explorer.line.id, explorer.tried, explorer.view.n]).toEqual([0, false, 2]);
    const questions = asked.length;
    explorer.go(1);
    await explorer.act('x'); // known already
    expect([explorer.line.id, asked.length]).toEqual([1, questions]);
    explorer.return_to_game();
    expect([explorer.line.id, explorer.n]).toEqual([0, 1]);
    explorer.forget(explorer.lines[1]!); // with what branched off it
    expect(explorer.lines.map((line) => line.id)).toEqual([0]);
    expect(explorer.lines[0]!.actions).toEqual(record.actions);
    explorer.close();
  });

  it('draw by the weights', () => {
    const there: PositionThere = { legal: ['draw A', 'draw B'], weights: [1, 3] };
    expect([0, 0.24, 0.26, 0.999].map((random) => outcome_of(there, random))).toEqual([
      'draw A',
      'draw A',
      'draw B',
      'draw B',
    ]);
    expect(outcome_of({ legal: [] }, 0.5)).toBeNull();
  });
});

function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.length;
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shape(one)]));
  return typeof value;
}

describe.each(kLanguageCodes)('the words of the study in %s', (code) => {
  it('say what English says', async () => {
    expect(shape(await study_words_of(code))).toEqual(shape(await study_words_of('en')));
  });

  it('have a sentence for every reason', async () => {
    const [s, t] = [await study_words_of(code), await words_of(code)];
    const named = ['scores', 'finishes', 'blocks', 'takes', 'promises', 'followers', 'threat', 'sets', 'later'];
    for (const reason of named as WhyCode[]) {
      const text = reason_in_words(
        {
          code: reason,
          seat: 1,
          points: 2,
          with: 0.71,
          without: 0.24,
          terrain: 'city',
          at: [0, 0, 0],
          tiles: [6, 2],
        },
        people(['Ann', 'Bob']),
        s,
      );
      expect(text, reason).toMatch(/\d/);
      expect(text, reason).not.toMatch(/undefined|NaN/);
      if (reason !== 'takes') expect(text, reason).toContain('Bob');
    }
    expect(t.end.analyse).not.toBe('');
  });

  it('have words for every prompt of every lesson', async () => {
    const { lessons } = await study_words_of(code);
    for (const lesson of kLessons) {
      const { steps, done } = lessons.course[lesson.id];
      expect(steps.length, lesson.id).toBe(lesson.prompts.length);
      expect(done, lesson.id).not.toBe('');
      steps.forEach((text, i) =>
        expect(text !== '' || lesson.record.actions[lesson.prompts[i]!] === 'pass', `${lesson.id} ${i}`).toBe(true),
      );
    }
  });
});

describe('what a move is about', () => {
  const idea = (sure: number, likely: number): Idea => ({
    code: 'claims',
    terrain: 'cloister',
    piece: 'follower',
    sure,
    likely,
  });

  it('is what it is sure of, and what it will likely make', async () => {
    const [t, s] = [await words_of('en'), await study_words_of('en')];
    expect(idea_in_words(idea(5, 9), t, s)).toBe('A monk here is sure of 5 points and will likely make 9.');
    expect(idea_in_words(idea(9, 9), t, s)).toBe('A monk here is sure of 9 points.');
    expect(idea_in_words(idea(0, 3), t, s)).toBe('A monk here is likely to make 3 points.');
    expect(idea_in_words({ ...idea(1, 3), code: 'extends' }, t, s)).toBe(
      'Your cloister grows: it is sure of 1 point and will likely make 3.',
    );
    expect(idea_in_words({ ...idea(4, 4), code: 'scores', terrain: 'city' }, t, s)).toBe(
      'The tile completes the city: 4 points right away.',
    );
    expect(idea_in_words({ code: 'keeps' }, t, s)).toBe(s.idea.keeps);
  });
});

describe('puzzles', () => {
  const puzzle = (
    id: string,
    rating: number,
    { themes = ['finish'], sets = ['base'] }: { themes?: Puzzle['themes']; sets?: SetName[] } = {},
  ): Puzzle => ({
    id,
    rating,
    grade: 1 + Math.round((rating - 900) / 300),
    themes,
    lead: 4,
    surely: 3,
    answers: [
      ['place 0,1 r0', 'pass'],
      ['place 0,1 r2', 'pass'],
    ],
    second: [],
    why: [],
    record: { aude: 1, setup: { sets }, actions: [] },
  });

  it('come one a day, of the base game, each once before any comes again', () => {
    for (const count of [1, 2, 263, 480, 526]) {
      const all = Array.from({ length: count }, (_, i) => puzzle(String(i), 900));
      const with_others = all.flatMap((one, i) => [one, puzzle(`x${i}`, 900, { sets: ['base', 'inns'] })]);
      const seen = new Set(Array.from({ length: count }, (_, day) => daily(with_others, day + 300)!.id));
      expect([...seen].sort()).toEqual(all.map((one) => one.id).sort());
    }
    expect(daily([puzzle('a', 900)], -3)?.id).toBe('a');
    expect(daily([], 5)).toBeUndefined();
    expect(day_of(new Date(2026, 0, 2, 23, 59))).toBe(1);
    expect(day_of(new Date(2026, 10, 15))).toBe(318);
  });

  it('move the rating the more the less they were expected, and only by the first try', () => {
    const fresh = nothing_tried();
    const gain = (rating: number): number => remembered(fresh, puzzle('a', rating), true, 9).rating - fresh.rating;
    expect(gain(2000)).toBeGreaterThan(gain(1000));
    expect(gain(1000)).toBeGreaterThan(gain(600));
    const once = remembered(fresh, puzzle('a', 1200), false, 9);
    expect([once.tried, once.day]).toEqual([{ a: false }, 9]);
    expect(once.rating).toBeLessThan(fresh.rating);
    expect(once.deviation).toBeLessThan(fresh.deviation);
    expect(remembered(once, puzzle('a', 1200), true, 9)).toEqual(once);
    // After a long time a rating is known less well, so that the next try moves it more.
    const soon = remembered(once, puzzle('b', 1200), true, 9).rating - once.rating;
    expect(remembered(once, puzzle('b', 1200), true, 1009).rating - once.rating).toBeGreaterThan(soon);
  });

  it('make a streak of days that follow each other', () => {
    let memory = nothing_tried();
    for (const day of [10, 11, 11, 12]) memory = lengthened(memory, day);
    expect(memory.streak).toEqual({ last: 12, length: 3, best: 3 });
    expect([streak_on(memory, 12), streak_on(memory, 13), streak_on(memory, 14)]).toEqual([3, 3, 0]);
    memory = lengthened(memory, 20);
    expect(memory.streak).toEqual({ last: 20, length: 1, best: 3 });
  });

  const any: Wish = { theme: null, grade: null };
  const tried = (...ids: string[]): Memory => ({
    ...nothing_tried(),
    rating: 1200,
    tried: Object.fromEntries(ids.map((id) => [id, true])),
  });
  const some = Array.from({ length: 10 }, (_, i) => `other ${i}`); // no newcomer any more

  it('are chosen near the rating, untried ones first, of the theme wished for', () => {
    const far = Array.from({ length: 20 }, (_, i) => puzzle(`far ${i}`, 1900));
    const all = [puzzle('a', 900), puzzle('b', 1190), puzzle('d', 2100, { themes: ['wheel'] }), ...far];
    expect(next_puzzle(all, tried(...some), any, 0)?.id).toBe('b');
    expect(next_puzzle(all, tried('b', ...some), any, 0)?.id).toBe('a');
    expect(next_puzzle(all, tried(...some), any, 0, 'b')?.id).toBe('a');
    expect(next_puzzle(all, tried(...some), any, 0.99)?.id).toMatch('far');
    expect(next_puzzle(all, tried(...some), { theme: 'wheel', grade: 5 }, 0.9)?.id).toBe('d');
    expect(next_puzzle(all, tried(...some), { theme: 'farm', grade: null }, 0)).toBeUndefined();
    expect(next_puzzle(all.slice(0, 2), tried('a', 'b', ...some), any, 0)?.id).toBe('b');
  });

  it('are of the base game for newcomers, unless they wish for a theme', () => {
    const inns = puzzle('inns', 1200, { sets: ['base', 'inns'], themes: ['block'] });
    const all = [inns, puzzle('base', 2000)];
    expect(next_puzzle(all, tried(...some.slice(1)), any, 0)?.id).toBe('base');
    expect(next_puzzle(all, tried(...some), any, 0)?.id).toBe('inns');
    expect(next_puzzle(all, tried(), { theme: 'block', grade: null }, 0)?.id).toBe('inns');
  });

  it('are solved by any way to write the answer, and checked when the turn part is over', () => {
    expect(outcome_of_try(puzzle('a', 900), ['place 0,1 r2', 'pass'], true)).toBe('solved');
    expect(outcome_of_try(puzzle('a', 900), ['place 0,1 r2'], false)).toBe('open');
    expect(outcome_of_try(puzzle('a', 900), ['place 0,1 r2', 'follower 0'], true)).toBe('wrong');
  });

  it('are remembered by the browser, whatever else it holds', () => {
    localStorage.clear();
    expect(load_memory()).toEqual(nothing_tried());
    keep_memory(lengthened(remembered(nothing_tried(), puzzle('a', 1800), true, 5), 5));
    expect(load_memory()).toMatchObject({ tried: { a: true }, streak: { last: 5, length: 1 } });
    localStorage.setItem('aude.puzzles', '{nonsense');
    expect(load_memory()).toEqual(nothing_tried());
    // What Aude 1.0 has kept.
    const old = { rating: 1312, tried: { a: true, b: false }, streak: { last: 4, length: 2, best: 3 } };
    localStorage.setItem('aude.puzzles', JSON.stringify(old));
    expect(load_memory()).toMatchObject({ ...old, rush: 0 });
    expect(load_memory().deviation).toBeGreaterThan(80);
    expect(load_memory().deviation).toBeLessThan(350);
  });
});

const ports_of = (text: string): string[] => text.split(' ');
const tile_of = (id: string, segments: CatalogueTile['segments']): CatalogueTile => ({
  id,
  sides: [],
  segments,
  copies: [1],
  hill: false,
  vineyard: false,
});
const kStraight = tile_of('U', [
  { terrain: 'road', ports: ports_of('Em Wm') },
  { terrain: 'field', ports: ports_of('Nl Nm Nr El Wr') },
  { terrain: 'field', ports: ports_of('Er Sl Sm Sr Wl') },
]);
const kBend = tile_of('V', [
  { terrain: 'road', ports: ports_of('Sm Wm') },
  { terrain: 'field', ports: ports_of('Nl Nm Nr El Em Er Sl Wr') },
  { terrain: 'field', ports: ports_of('Sr Wl') },
]);
const kCloister = tile_of('B', [
  { terrain: 'cloister', ports: [] },
  { terrain: 'field', ports: ports_of('Nl Nm Nr El Em Er Sl Sm Sr Wl Wm Wr') },
]);

describe('lessons', () => {
  it('are those of the base game and one for each set; their prompts are decisions of the learner', async () => {
    const base = ['lay', 'road', 'city', 'cloister', 'farmer', 'final'];
    expect(kLessons.map((lesson) => lesson.id)).toEqual([...base, ...kSets.slice(1)]);
    const { course } = (await study_words_of('en')).lessons;
    for (const { record, prompts, id } of kLessons) {
      for (const n of prompts) expect(record.actions[n], id).toMatch(/^(?!draw|token)\w/);
      expect(course[id].steps, id).toHaveLength(prompts.length);
    }
  });

  it('offer the cell that is spoken of, turned in any way', () => {
    const legal = ['place 0,1 r0', 'place 0,1 r2', 'place 1,0 r0'];
    expect(offered(legal, 'place 0,1 r2', kBend)).toEqual(['place 0,1 r0', 'place 0,1 r2']);
    // Of the pieces only what is explained.
    const pieces = ['follower 0', 'follower 1', 'pass'];
    expect(offered(pieces, 'pass', kBend)).toEqual(['pass']);
    expect(offered(pieces, 'follower 1', kBend)).toEqual(['follower 1', 'pass']);
  });

  it('speak of taps or clicks by the device', async () => {
    expect(by_device('[Tap|Click] here, then [tap|click] there.', true)).toBe('Tap here, then tap there.');
    expect(by_device('[Tap|Click] here, then [tap|click] there.', false)).toBe('Click here, then click there.');
    for (const code of kLanguageCodes) {
      const { lessons } = await study_words_of(code);
      for (const text of [lessons.missed_turn, lessons.course.lay.steps[0]!])
        expect(by_device(text, true), code).not.toBe(by_device(text, false));
    }
  });

  it('stand beside the tile that they speak of: at its right, else its left', () => {
    const box = { left: 400, right: 500, top: 300, bottom: 400 };
    const card = { width: 300, height: 200 };
    expect(beside(box, [box], card, { width: 1000, height: 700 })).toEqual([526, 250]);
    // A tile at its right is not covered, one far below does not matter.
    const next = { ...box, left: 500, right: 600 };
    const below = { left: 600, right: 700, top: 600, bottom: 700 };
    expect(beside(box, [box, next, below], card, { width: 1000, height: 700 })).toEqual([626, 250]);
    expect(beside(box, [box, next], card, { width: 850, height: 700 })).toEqual([540, 250]);
    expect(beside(box, [box], card, { width: 700, height: 700 })).toEqual([74, 250]);
    expect(beside({ ...box, top: 0, bottom: 40 }, [], card, { width: 1000, height: 700 }, 64)[1]).toBe(64);
  });

  it('ask for no turn that nobody can see', () => {
    const legal = ['place 0,1 r0', 'place 0,1 r1', 'place 0,1 r2', 'place 0,1 r3', 'place 1,0 r0'];
    expect(offered(legal, 'place 0,1 r2', kStraight)).toEqual(['place 0,1 r1', 'place 0,1 r2', 'place 0,1 r3']);
    expect(offered(legal, 'place 0,1 r0', kStraight)).toEqual(['place 0,1 r0', 'place 0,1 r1', 'place 0,1 r3']);
    expect(offered(legal, 'place 0,1 r2', kCloister)).toEqual(['place 0,1 r2']);
    expect(offered(legal, 'place 0,1 r2', kBend)).toEqual(legal.slice(0, 4));
    expect(
      offered(legal, 'place 0,1 r2', {
        ...kStraight,
        segments: kStraight.segments.map((segment, i) => (i === 1 ? { ...segment, sheep: 1 } : segment)),
      }),
    ).toEqual(legal.slice(0, 4));
  });

  it('are remembered when they are done', () => {
    localStorage.clear();
    remember_lesson('city');
    remember_lesson('lay');
    remember_lesson('city');
    expect(lessons_done()).toEqual(['lay', 'city']);
    localStorage.setItem('aude.lessons', '{');
    expect(lessons_done()).toEqual([]);
  });
});

describe('the players of a puzzle', () => {
  it('are called by their colours in every language', async () => {
    const seats = [0, 1].map((colour) => ({ colour })) as View['seats'];
    const named = await Promise.all(
      kLanguageCodes.map(async (code) => colour_names({ seats }, await words_of(code))),
    );
    expect(named).toEqual([
      ['Red', 'Blue'],
      ['Rot', 'Blau'],
      ['Rouge', 'Bleu'],
      ['Rojo', 'Azul'],
      ['Rood', 'Blauw'],
      ['Czerwony', 'Niebieski'],
    ]);
  });
});
