// SPDX-License-Identifier: MIT
// Three minutes of as many puzzles as one can solve, the easiest first.
import { is_base, type Puzzle } from './puzzles';

export const kRushTime = 180; // seconds
const kFirst = 500; // rating of the first puzzle,
const kStep = 55; // and how much more each solved one adds
const kNear = 8; // puzzles to choose among

export class Rush {
  left = $state(kRushTime); // seconds, whole ones
  results: boolean[] = $state([]); // whether each puzzle so far was solved
  readonly solved = $derived(this.results.filter(Boolean).length);
  readonly over = $derived(this.left <= 0);
  readonly #end: number;
  readonly #seen: string[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;

  // `now`: milliseconds.
  constructor(
    private readonly puzzles: readonly Puzzle[],
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#end = now() + kRushTime * 1000;
    this.#timer = setInterval(() => this.look(), 200);
  }

  // Looks at the clock.
  look(): void {
    this.left = Math.max(0, Math.ceil((this.#end - this.now()) / 1000));
    if (this.left === 0) this.stop();
  }

  // What counts is in time.
  count(solved: boolean): void {
    this.look();
    if (!this.over) this.results.push(solved);
  }

  // Another puzzle, of the base game, a little harder than the last one that was solved. `random` is from 0 to 1.
  next(random: number): Puzzle | undefined {
    const wanted = kFirst + kStep * this.solved;
    const distance = (one: Puzzle): number => Math.abs(one.rating - wanted);
    const near = this.puzzles
      .filter((one) => is_base(one) && !this.#seen.includes(one.id))
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, kNear);
    const chosen = near[Math.floor(random * near.length)];
    if (chosen !== undefined) this.#seen.push(chosen.id);
    return chosen;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
