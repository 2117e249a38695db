// SPDX-License-Identifier: MIT
// Analyses a record part by part, so that a page can show progress and stop it.
import { Refusal } from '../net/api';
import { map_of } from '../game/collections';
import type { ChanceLuck, Decision, GameEvaluation, PlayerEvaluation } from '../protocol';
import { added, no_evaluation } from './evaluation';

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
  readonly by_action = $derived(map_of(this.decisions.map((one) => [one.n, one] as const)));
  readonly luck_by_action = $derived(map_of(this.chances.map((one) => [one.n, one] as const)));
  #stopped = false;

  // `ask` evaluates the actions that follow the first n.
  constructor(
    private readonly ask: (n: number) => Promise<GameEvaluation>,
    seats: number,
    length: number,
  ) {
    this.players = Array.from({ length: seats }, no_evaluation);
    this.total = length;
  }

  async run(): Promise<void> {
    this.#stopped = false;
    this.stage = 'working';
    while (this.done < this.total && !this.#stopped) {
      const step = await this.#step();
      if (step === null) return;
      this.decisions = [...this.decisions, ...step.decisions];
      this.chances = [...this.chances, ...step.chances];
      this.players = added(this.players, step);
      [this.done, this.total] = [step.next, step.total];
      if (this.done >= this.total) this.end = step.end;
    }
    this.stage = this.done >= this.total ? 'done' : 'stopped';
  }

  stop(): void {
    this.#stopped = true;
  }

  async #step(): Promise<GameEvaluation | null> {
    while (!this.#stopped) {
      try {
        return await this.ask(this.done);
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
