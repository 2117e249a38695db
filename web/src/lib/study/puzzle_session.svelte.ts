// SPDX-License-Identifier: MIT
// A puzzle on the board: the tries at it, and what this browser remembers of it.
import { untrack } from 'svelte';
import { i18n } from '../../i18n/index.svelte';
import { is_chance, is_pick } from '../../sets';
import { api } from '../net/api';
import type { FrameAnimation } from '../animation/frames';
import type { Plan, Reason, View } from '../protocol';
import { Aids } from '../table/aids.svelte';
import { Hand } from '../table/hand.svelte';
import { Explorer } from './explorer.svelte';
import { colour_names, reasons_of } from './phrases';
import {
  keep_memory,
  lengthened,
  load_memory,
  outcome_of_try,
  remembered,
  type Outcome,
  type Puzzle,
} from './puzzles';
import { Rush } from './rush.svelte';

type Fly = (animation: FrameAnimation, view: View, time: number) => void;

const kWorth = 1; // points from which a loss is spoken of

// How a try compares with the best move.
interface Worse {
  loss: number;
  why: Reason[];
}

// One puzzle that has been opened.
class OpenPuzzle {
  readonly explorer: Explorer;
  readonly hand: Hand;
  readonly aids: Aids;
  readonly start: number; // the number of the action to find

  constructor(
    readonly puzzle: Puzzle,
    replay: Awaited<ReturnType<typeof api.replay>>,
    fly: Fly,
  ) {
    this.start = puzzle.record.actions.length;
    const explorer = new Explorer(
      puzzle.record,
      replay,
      (there, n) => api.ask<'position'>(there, n, { what: 'position' }),
      fly,
    );
    explorer.go(this.start);
    this.explorer = explorer;
    this.hand = new Hand(explorer);
    this.aids = new Aids(
      (question) => api.ask(explorer.record_here(), explorer.n, question),
      () => explorer.n,
    );
  }
}

export class PuzzleSession {
  memory = $state.raw(load_memory());
  outcome = $state<Outcome | 'shown'>('open');
  now = $state.raw<OpenPuzzle | null>(null);
  worse = $state.raw<Worse | null>(null); // what the analysis says about a wrong try, once it is known
  rush = $state.raw<Rush | null>(null);
  #opening = $state.raw<Puzzle | null>(null); // on its way; the one before it can no longer be tried

  // `today`: a day for the streak; `is_daily`: whether a puzzle is that day's.
  constructor(
    readonly today: number,
    readonly is_daily: (puzzle: Puzzle) => boolean,
  ) {}

  readonly seat = $derived.by(() => this.now?.explorer.views[this.now.start]?.actor ?? 0);
  readonly names = $derived.by(() => (this.now === null ? [] : colour_names(this.now.explorer.view, i18n.t)));
  readonly solving = $derived.by(
    () => this.#opening === null && this.outcome === 'open' && this.now?.explorer.my_turn === true,
  );
  // The solution and the plan that comes next to it, once it may be seen.
  readonly ghosts = $derived.by(() => {
    const { now } = this;
    if (now === null || this.outcome !== 'shown' || now.explorer.n !== now.start) return [];
    return [now.puzzle.answers[0]!, now.puzzle.second].map((actions, i) => ({
      plan: { actions, points: [], win: [], loss: i === 0 ? 0 : now.puzzle.lead, error: 0 } satisfies Plan,
      rank: i + 1,
      lit: false,
    }));
  });

  async open(puzzle: Puzzle, fly: Fly): Promise<void> {
    this.#opening = puzzle;
    const replay = await api.replay(puzzle.record).catch((error: unknown) => {
      if (this.#opening === puzzle) this.#opening = null;
      throw error;
    });
    if (this.#opening !== puzzle) return; // another one was wanted meanwhile
    this.#opening = null;
    this.#leave();
    this.outcome = 'open';
    const opened = new OpenPuzzle(puzzle, replay, fly);
    this.now = opened;
    await opened.explorer.look();
  }

  // To be called while a component is set up: the try is checked when nothing is left to decide.
  follow(): void {
    $effect(() => {
      const outcome = this.#outcome();
      if (outcome === 'open') return;
      untrack(() => {
        this.outcome = outcome;
        this.#settle(outcome === 'solved');
        if (outcome === 'wrong' && this.rush === null) void this.#explain();
      });
    });
    $effect(() => {
      void this.now?.explorer.position;
      untrack(() => this.now?.aids.forget());
    });
  }

  // Three minutes begin. Tries do not change the rating then: who hurries makes mistakes.
  begin_rush(puzzles: readonly Puzzle[]): void {
    this.rush?.stop();
    this.rush = new Rush(puzzles);
  }

  end_rush(): void {
    this.rush?.stop();
    this.rush = null;
  }

  again(): void {
    this.outcome = 'open';
    this.worse = null;
    this.now?.explorer.go(this.now.start);
  }

  reveal(): void {
    this.#settle(false);
    this.outcome = 'shown';
    this.now?.explorer.go(this.now.start);
  }

  close(): void {
    this.rush?.stop();
    this.#leave();
  }

  #leave(): void {
    this.worse = null;
    this.now?.explorer.close();
  }

  #outcome(): Outcome {
    const { now } = this;
    if (now === null || this.outcome !== 'open' || now.explorer.n <= now.start) return 'open';
    const { n, position, line } = now.explorer;
    const { phase } = position;
    const ended = position.stage === 'over' || is_chance(phase) || position.actor !== this.seat || is_pick(phase);
    return outcome_of_try(now.puzzle, line.actions.slice(now.start, n), ended);
  }

  // Why the try is worse than the solution, as the analysis of a game says it.
  async #explain(): Promise<void> {
    const { now } = this;
    if (now === null) return;
    const { puzzle, start, explorer } = now;
    const played = explorer.line.actions.slice(start, explorer.n);
    if (played.join('|') === puzzle.second.join('|')) {
      this.worse = { loss: puzzle.lead, why: reasons_of(puzzle) ?? [] };
      return;
    }
    const judged = await api.ask<'judge'>(explorer.record_here(), start, { what: 'judge' }).catch(() => null);
    if (this.now !== now || this.outcome !== 'wrong') return;
    const decision = judged?.decisions.find((one) => one.n === start);
    // A quick look may miss what the long search for puzzles has found.
    if (decision === undefined || decision.loss < kWorth) return;
    this.worse = { loss: decision.loss, why: reasons_of(decision) ?? [] };
  }

  #settle(solved: boolean): void {
    if (this.now === null) return;
    if (this.rush === null) this.#rate(this.now.puzzle, solved);
    else {
      this.rush.count(solved);
      this.memory = { ...this.memory, rush: Math.max(this.memory.rush, this.rush.solved) };
    }
    keep_memory(this.memory);
  }

  #rate(puzzle: Puzzle, solved: boolean): void {
    this.memory = remembered(this.memory, puzzle, solved, this.today);
    if (solved && this.is_daily(puzzle)) this.memory = lengthened(this.memory, this.today);
  }
}
