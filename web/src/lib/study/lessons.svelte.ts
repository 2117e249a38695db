// SPDX-License-Identifier: MIT
// Lessons: short recorded games in which the learner performs the marked actions; all other actions are played back.
import { action_of, same_cell } from '../game/actions';
import { unique } from '../game/collections';
import { art } from '../art/art.svelte';
import type { Acting } from '../table/hand.svelte';
import type { CatalogueTile, Cell, GameRecord, SetName, View } from '../protocol';
import { motion_reduced, settings } from '../app/settings.svelte';
import { sets } from '../../sets';
import { looks_the_same } from './symmetry';
import type { Explorer } from './explorer.svelte';
import lessons from '../../study/lessons.json';

type BaseLessonId = 'lay' | 'road' | 'city' | 'cloister' | 'farmer' | 'final';
export type LessonId = BaseLessonId | Exclude<SetName, 'base'>; // a set has one lesson

// `prompts`: the actions of the record that the learner does; `does`: what the record promises to show (a test looks).
export interface Lesson {
  id: LessonId;
  set: SetName;
  tiles: string[];
  record: GameRecord;
  prompts: number[];
  does: ({ n: number; type: string } & Record<string, unknown>)[];
}

const of_sets = Object.values(
  import.meta.glob<{ default: unknown }>('../../sets/*/lesson.json', { eager: true }),
).map((file) => file.default as Lesson);

export const kLessons: readonly Lesson[] = [
  ...(lessons as unknown as readonly Lesson[]),
  ...sets.flatMap(({ name }) => of_sets.filter((lesson) => lesson.set === name)),
];
const kLessonIds: readonly LessonId[] = kLessons.map(({ id }) => id);

const kKey = 'aude.lessons';
const kPause = 450; // milliseconds between things that happen by themselves

export function lessons_done(): LessonId[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(kKey) ?? '[]');
    return Array.isArray(kept) ? kLessonIds.filter((id) => kept.includes(id)) : [];
  } catch {
    return [];
  }
}

export function remember_lesson(id: LessonId): void {
  try {
    localStorage.setItem(kKey, JSON.stringify(unique([...lessons_done(), id])));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

// Of what is legal, what the lesson speaks of: a tile goes into the cell that is shown, turned in any way that fits.
// Ways in which it lies as it is wanted are one: nobody can see that he should turn it. Of the pieces only the one
// that is explained, and to keep it.
export function offered(legal: readonly string[], wanted: string, tile: CatalogueTile | undefined): string[] {
  const goal = action_of(wanted);
  if (goal.verb === 'deploy' || goal.verb === 'pass')
    return legal.filter((text) => text === wanted || text === 'pass');
  if (goal.verb !== 'place') return [...legal];
  return legal.filter((text) => {
    const action = action_of(text);
    if (action.verb !== 'place' || !same_cell(action.at, goal.at)) return false;
    return text === wanted || tile === undefined || !looks_the_same(tile, action.rotation, goal.rotation);
  });
}

export class Learner implements Acting {
  missed = $state(0); // how often this prompt was answered otherwise
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lesson: Lesson,
    readonly explorer: Explorer,
  ) {}

  readonly wanted: string | null = $derived.by(() =>
    this.lesson.prompts.includes(this.explorer.n) ? (this.lesson.record.actions[this.explorer.n] ?? null) : null,
  );
  readonly prompt = $derived.by(() => this.lesson.prompts.indexOf(this.explorer.n));
  readonly done = $derived.by(() => this.explorer.n === this.explorer.length && !this.explorer.animations.playing);
  readonly my_turn = $derived.by(() => this.wanted !== null && this.explorer.my_turn);
  readonly busy = $derived.by(() => this.explorer.busy);
  readonly view: View = $derived.by(() => {
    const { view } = this.explorer;
    return this.wanted === null
      ? { ...view, can_undo: false }
      : { ...view, legal: offered(view.legal, this.wanted, art.tile(view.tile ?? '')), can_undo: false };
  });
  readonly cells: Cell[] = $derived.by(() => {
    const goal = this.wanted === null || !this.my_turn ? null : action_of(this.wanted);
    return goal?.verb === 'place' ? [goal.at] : [];
  });

  // The cell that the text is about: where the tile goes, or where it lies.
  readonly about: Cell | null = $derived.by(() => this.cells[0] ?? this.explorer.position.tiles.at(-1)?.at ?? null);

  act = (action: string): Promise<void> => {
    if (action !== this.wanted) {
      this.missed += 1;
      return Promise.resolve();
    }
    this.missed = 0;
    return this.explorer.act(action);
  };
  confirm = (): Promise<void> => Promise.resolve();
  undo = (): Promise<void> => Promise.resolve();

  // Plays the next automatic action; called when the position or the animation has changed.
  go_on(): void {
    clearTimeout(this.#timer);
    const { explorer } = this;
    if (explorer.animations.playing || explorer.n === explorer.length) return;
    if (this.wanted !== null) return void explorer.look();
    const pause = settings.pace === 'at_once' || motion_reduced() ? 0 : kPause;
    this.#timer = setTimeout(() => explorer.go(explorer.n + 1), pause);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.explorer.close();
  }
}
