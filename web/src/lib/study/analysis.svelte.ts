// SPDX-License-Identifier: MIT
// Analyses a record part by part, so that a page can show progress and stop it.
import { Refusal } from '../net/api';
import { map_of } from '../game/collections';
import type { ChanceLuck, Decision, GameEvaluation, PlayerEvaluation, SkillLadder } from '../protocol';
import { added, no_evaluation } from './evaluation';
import { moves_of, with_mistakes } from './moves';

const kWait = 700; // milliseconds until a busy server is asked again
const kPassing = new Set(['too_fast', 'busy', 'offline']); // troubles that may be gone by then

export class Analysis {
  done = $state(0);
  total = $state(1);
  stage: 'working' | 'done' | 'stopped' | 'failed' = $state('working');
  trouble: string | null = $state(null);
  players: PlayerEvaluation[] = $state.raw([]);
  decisions: Decision[] = $state.raw([]);
  chances: ChanceLuck[] = $state.raw([]);
  end: GameEvaluation['end'] | null = $state.raw(null);
  skill: SkillLadder | null = $state.raw(null);
  ratings: readonly number[] | null = $state.raw(null); // that the chances of winning are based on
  deep = $state(false); // every part is analysed, or will be, with many more nodes
  readonly #moves = $derived(moves_of(this.decisions));
  readonly moves = $derived(this.#moves.flatMap(({ move, starts }) => (starts ? [move] : [])));
  readonly by_action = $derived(map_of(this.#moves.map(({ move }) => [move.n, move] as const)));
  readonly luck_by_action = $derived(map_of(this.chances.map((one) => [one.n, one] as const)));
  #stopped = false;
  #parts: { n: number; part: GameEvaluation }[] = [];

  // `ask` evaluates the actions that follow the first n.
  constructor(
    private readonly ask: (n: number, deep: boolean) => Promise<GameEvaluation>,
    private readonly seats: number,
    length: number,
  ) {
    this.players = Array.from({ length: seats }, no_evaluation);
    this.total = length;
  }

  // Calls `on_part` after each part, before it waits for the next.
  async run(on_part: () => void = () => undefined): Promise<void> {
    this.#stopped = false;
    this.stage = 'working';
    while (this.done < this.total && !this.#stopped) {
      const step = await this.#step();
      if (step === null) return;
      this.#collect(this.done, step);
      on_part();
      [this.done, this.total] = [step.next, step.total];
      if (this.done >= this.total) this.end = step.end;
    }
    this.stage = this.done >= this.total ? 'done' : 'stopped';
  }

  stop(): void {
    this.#stopped = true;
  }

  // Begins again, with many more nodes; each part replaces what was known before.
  async deepen(): Promise<void> {
    this.deep = true;
    this.done = 0;
    await this.run();
  }

  #collect(n: number, part: GameEvaluation): void {
    this.#parts = [...this.#parts.filter((one) => one.n !== n), { n, part }].sort((a, b) => a.n - b.n);
    const parts = this.#parts.map((one) => one.part);
    this.decisions = parts.flatMap((one) => one.decisions);
    this.chances = parts.flatMap((one) => one.chances);
    this.players = with_mistakes(parts.reduce(added, Array.from({ length: this.seats }, no_evaluation)), this.moves);
    this.skill = part.skill ?? null;
    this.ratings = part.ratings ?? null;
  }

  async #step(): Promise<GameEvaluation | null> {
    while (!this.#stopped) {
      try {
        return await this.ask(this.done, this.deep);
      } catch (error) {
        if (error instanceof Refusal && kPassing.has(error.code)) {
          await new Promise((go) => setTimeout(go, kWait));
          continue;
        }
        this.stage = 'failed';
        this.trouble = error instanceof Error ? error.message : String(error);
        return null;
      }
    }
    this.stage = 'stopped';
    return null;
  }
}
