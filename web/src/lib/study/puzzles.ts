// SPDX-License-Identifier: MIT
// Puzzles, and what this browser remembers of them: a rating, a streak of daily ones, which were solved.
import { from_sets } from '../../sets';
import type { GameRecord, Reason, SetName, Theme } from '../protocol';
import { after_days, after_game, kUnknown, type Rating } from './glicko';

export const kThemes: readonly Theme[] = [
  'finish',
  'steal',
  'block',
  'spoil',
  'farm',
  'farm_late',
  'last_tiles',
  ...from_sets((set) => set.themes),
  'patience',
  'claim',
];
export const kGrades = [1, 2, 3, 4, 5] as const;

export interface Puzzle {
  id: string;
  rating: number; // of a player who solves it in half of the attempts
  grade: number; // the same roughly, from 1 to 5
  themes: Theme[];
  lead: number;
  surely: number;
  exact?: boolean;
  answers: string[][];
  second: string[];
  why: Reason[];
  reasons?: Reason[];
  record: GameRecord;
}

export interface Memory extends Rating {
  day: number; // of the latest try that counted
  tried: Record<string, boolean>; // by puzzle: whether the first try solved it
  streak: { last: number; length: number; best: number }; // `last`: the day of the latest daily puzzle that was solved
  rush: number; // the most solved in three minutes
}

const kKey = 'aude.puzzles';
const kFirstRating = 1000; // most newcomers are beginners
const kPuzzleDeviation = 80; // the bots made some eighty attempts at each
const kNewcomer = 10; // tries with puzzles of the base game only

export const nothing_tried = (): Memory => ({
  rating: kFirstRating,
  deviation: kUnknown,
  day: 0,
  tried: {},
  streak: { last: -1, length: 0, best: 0 },
  rush: 0,
});

export function parsed(text: string): Puzzle[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Puzzle);
}

// Days since the first of January 2026, by the calendar of the place.
export const day_of = (date: Date): number =>
  Math.round((Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - Date.UTC(2026, 0, 1)) / 86_400_000);

export const sets_of = (puzzle: Puzzle): SetName[] => puzzle.record.setup.sets;
export const is_base = (puzzle: Puzzle): boolean =>
  sets_of(puzzle).length === 1 && (puzzle.record.setup.players?.length ?? 2) === 2;

const common_divisor = (a: number, b: number): number => (b === 0 ? a : common_divisor(b, a % b));

// Each day another of the base game, which everybody knows, until all have come once.
export function daily(puzzles: readonly Puzzle[], day: number): Puzzle | undefined {
  const base = puzzles.filter(is_base);
  if (base.length === 0) return undefined;
  let step = 263;
  while (common_divisor(step, base.length) > 1) ++step;
  return base[(((day * step + 101) % base.length) + base.length) % base.length];
}

// Each first try is a game against the puzzle.
function rated(memory: Memory, puzzle: Puzzle, solved: boolean, day: number): Rating {
  const days = memory.day === 0 ? 0 : day - memory.day;
  const other = { rating: puzzle.rating, deviation: kPuzzleDeviation };
  return after_game(after_days(memory, days), other, solved ? 1 : 0);
}

// Only the first try of a puzzle counts.
export function remembered(memory: Memory, puzzle: Puzzle, solved: boolean, day: number): Memory {
  if (puzzle.id in memory.tried) return memory;
  return { ...memory, ...rated(memory, puzzle, solved, day), day, tried: { ...memory.tried, [puzzle.id]: solved } };
}

// A daily puzzle counts for the streak however many tries it took.
export function lengthened({ streak, ...memory }: Memory, day: number): Memory {
  if (streak.last === day) return { ...memory, streak };
  const length = streak.last === day - 1 ? streak.length + 1 : 1;
  return { ...memory, streak: { last: day, length, best: Math.max(streak.best, length) } };
}

export const streak_on = ({ streak }: Memory, day: number): number => (streak.last >= day - 1 ? streak.length : 0);

export interface Wish {
  theme: Theme | null;
  grade: number | null;
}

const kNear = 10; // puzzles to choose among

// The next one to try: not tried yet, of the theme and grade wished for, near the rating. Newcomers get puzzles of the
// base game unless they wish for something else. `random` is from 0 to 1.
export function next_puzzle(
  puzzles: readonly Puzzle[],
  memory: Memory,
  wish: Wish,
  random: number,
  not?: string,
): Puzzle | undefined {
  const newcomer = Object.keys(memory.tried).length < kNewcomer && wish.theme === null;
  const wished = puzzles.filter(
    (one) =>
      one.id !== not &&
      (!newcomer || is_base(one)) &&
      (wish.theme === null || one.themes.includes(wish.theme)) &&
      (wish.grade === null || one.grade === wish.grade),
  );
  const fresh = wished.filter((one) => !(one.id in memory.tried));
  const distance = (one: Puzzle): number => Math.abs(one.rating - memory.rating);
  const near = [...(fresh.length > 0 ? fresh : wished)].sort((a, b) => distance(a) - distance(b)).slice(0, kNear);
  return near[Math.floor(random * near.length)];
}

export type Outcome = 'solved' | 'wrong' | 'open';

// How a try stands: `ended` when the turn part is over.
export function outcome_of_try(puzzle: Pick<Puzzle, 'answers'>, played: readonly string[], ended: boolean): Outcome {
  const key = played.join('|');
  if (puzzle.answers.some((answer) => answer.join('|') === key)) return 'solved';
  return ended ? 'wrong' : 'open';
}

// Memories of Aude 1.x have a rating without a deviation: it is known better the more was tried.
export function load_memory(): Memory {
  try {
    const kept = JSON.parse(localStorage.getItem(kKey) ?? 'null') as Partial<Memory> | null;
    const fresh = nothing_tried();
    if (kept === null || typeof kept.rating !== 'number') return fresh;
    const tries = Object.keys(kept.tried ?? {}).length;
    const deviation = Math.max(80, kUnknown / Math.sqrt(1 + tries / 2));
    return { ...fresh, deviation, ...kept, streak: { ...fresh.streak, ...kept.streak } };
  } catch {
    return nothing_tried();
  }
}

export function keep_memory(memory: Memory): void {
  try {
    localStorage.setItem(kKey, JSON.stringify(memory));
  } catch {
    // A browser that keeps nothing still shows puzzles.
  }
}
