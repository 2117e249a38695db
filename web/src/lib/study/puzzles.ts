// SPDX-License-Identifier: MIT
// Puzzles, and what this browser remembers of them: a rating, a streak of daily ones, which were solved.
import { from_sets } from '../../sets';
import type { GameRecord, Reason, SetName, Theme } from '../protocol';

export const kThemes: readonly Theme[] = [
  'finish',
  'steal',
  'block',
  'farm',
  'last_tiles',
  ...from_sets((set) => set.themes),
  'patience',
  'claim',
];
export const kGrades = [1, 2, 3, 4, 5] as const;

export interface Puzzle {
  id: string;
  grade: number;
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

export interface Memory {
  rating: number;
  tried: Record<string, boolean>; // by puzzle: whether the first try solved it
  streak: { last: number; length: number; best: number }; // `last`: the day of the latest daily puzzle that was solved
}

const kKey = 'aude.puzzles';
const kFirstRating = 1200;
const kRatings = [900, 1100, 1350, 1650, 1900]; // of the puzzles, by grade
const kNew = 10; // tries after which a rating moves more slowly

export const nothing_tried = (): Memory => ({
  rating: kFirstRating,
  tried: {},
  streak: { last: -1, length: 0, best: 0 },
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

// Each day another, until all have come once. The step has no divisor in common with any number of puzzles we keep.
export const daily = (puzzles: readonly Puzzle[], day: number): Puzzle | undefined =>
  puzzles[(((day * 263 + 101) % puzzles.length) + puzzles.length) % puzzles.length];

export const rating_of = (puzzle: Pick<Puzzle, 'grade'>): number => kRatings[puzzle.grade - 1] ?? kFirstRating;

// As in chess: the less expected, the more it counts.
export function rated(rating: number, puzzle: Pick<Puzzle, 'grade'>, solved: boolean, tries: number): number {
  const expected = 1 / (1 + 10 ** ((rating_of(puzzle) - rating) / 400));
  return Math.round(rating + (tries < kNew ? 48 : 24) * ((solved ? 1 : 0) - expected));
}

// Only the first try of a puzzle counts.
export function remembered(memory: Memory, puzzle: Puzzle, solved: boolean): Memory {
  if (puzzle.id in memory.tried) return memory;
  const tries = Object.keys(memory.tried).length;
  return {
    ...memory,
    rating: rated(memory.rating, puzzle, solved, tries),
    tried: { ...memory.tried, [puzzle.id]: solved },
  };
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

// The next one to try: not tried yet, of the theme and grade wished for, near the rating. `lot` is from 0 to 1.
export function next_puzzle(
  puzzles: readonly Puzzle[],
  memory: Memory,
  wish: Wish,
  random: number,
  not?: string,
): Puzzle | undefined {
  const wished = puzzles.filter(
    (one) =>
      one.id !== not &&
      (wish.theme === null || one.themes.includes(wish.theme)) &&
      (wish.grade === null || one.grade === wish.grade),
  );
  const fresh = wished.filter((one) => !(one.id in memory.tried));
  const near = [...(fresh.length > 0 ? fresh : wished)].sort(
    (a, b) => Math.abs(rating_of(a) - memory.rating) - Math.abs(rating_of(b) - memory.rating),
  );
  const closest = near.filter((one) => rating_of(one) === rating_of(near[0]!));
  return closest[Math.floor(random * closest.length)];
}

export type Outcome = 'solved' | 'wrong' | 'open';

// How a try stands: `ended` when the turn part is over.
export function outcome_of_try(puzzle: Pick<Puzzle, 'answers'>, played: readonly string[], ended: boolean): Outcome {
  const key = played.join('|');
  if (puzzle.answers.some((answer) => answer.join('|') === key)) return 'solved';
  return ended ? 'wrong' : 'open';
}

export const sets_of = (puzzle: Puzzle): SetName[] => puzzle.record.setup.sets;

export function load_memory(): Memory {
  try {
    const kept = JSON.parse(localStorage.getItem(kKey) ?? 'null') as Partial<Memory> | null;
    const fresh = nothing_tried();
    if (kept === null || typeof kept.rating !== 'number') return fresh;
    return { rating: kept.rating, tried: kept.tried ?? {}, streak: { ...fresh.streak, ...kept.streak } };
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
