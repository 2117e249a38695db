// SPDX-License-Identifier: MIT
// A record on which other moves are tried: the game as it went, and lines that leave it, and lines that leave those.
// Positions that lines share are one and the same object, so the lines are a tree.
import type { Acting } from '../table/hand.svelte';
import { ReplayPlayer } from '../replay/replay_player.svelte';
import { is_chance } from '../../sets';
import type { GameRecord, PositionThere, Replay, Step, View } from '../protocol';
import type { FrameAnimation } from '../animation/frames';
import { updated } from '../game/view';

export interface Line {
  id: number;
  parent: number | null;
  from: number;
  actions: readonly string[];
  views: readonly View[];
  steps: readonly Step[];
}

export type AskPosition = (record: GameRecord, n: number) => Promise<PositionThere>;

export class Explorer extends ReplayPlayer implements Acting {
  lines: readonly Line[] = $state.raw([]);
  line: Line = $state.raw(null as unknown as Line);
  there: PositionThere | null = $state.raw(null); // what may be done in the position shown, once it is known
  busy = $state(false);
  trouble: string | null = $state(null);
  #known = new WeakMap<View, PositionThere>();
  #next = 1;

  constructor(
    readonly record: GameRecord,
    replay: Replay,
    private readonly ask: AskPosition,
    on_animation?: (animation: FrameAnimation, view: View, time: number) => void,
  ) {
    super(replay, on_animation);
    this.line = { id: 0, parent: null, from: 0, actions: record.actions, views: this.views, steps: this.steps };
    this.lines = [this.line];
  }

  // The position itself, whatever animation leads to it.
  readonly position: View = $derived.by(() => this.views[this.n]!);
  readonly tried = $derived.by(() => this.line.id !== 0 && this.n > this.line.from);
  readonly chance = $derived.by(() => this.there !== null && is_chance(this.position.phase));
  readonly my_turn = $derived.by(
    () => this.there !== null && !this.chance && !this.animations.playing && this.position.stage !== 'over',
  );
  // As a hand wants it: with what is legal, and nothing held back.
  override readonly view: View = $derived.by(() => {
    const shown = this.animations.view ?? this.position;
    if (shown !== this.position) return shown;
    return { ...shown, legal: this.chance ? [] : (this.there?.legal ?? []), can_undo: this.n > 0 && !this.chance };
  });

  record_here(): GameRecord {
    return { ...this.record, actions: [...this.line.actions.slice(0, this.n)] };
  }

  override go(n: number): void {
    super.go(n);
    const known = this.#known.get(this.position);
    this.there = known ?? null;
  }

  // Finds out what may be done here.
  async look(): Promise<void> {
    const { position } = this;
    if (this.#known.has(position)) {
      this.there = this.#known.get(position)!;
      return;
    }
    const there = await this.ask(this.record_here(), this.n).catch(() => null);
    if (there === null) return;
    this.#known.set(position, there);
    if (this.position === position) this.there = there;
  }

  confirm = (): Promise<void> => Promise.resolve();
  undo = (): Promise<void> => Promise.resolve(this.go(this.n - 1));

  // Goes on with this action: along a line that has it, else on one of its own.
  act = async (action: string): Promise<void> => {
    this.stop();
    const { n, position } = this;
    if (this.busy) return;
    const along = [this.line, ...this.lines].find((line) => line.views[n] === position && line.actions[n] === action);
    if (along !== undefined) {
      this.#follow(along);
      return this.go(n + 1);
    }
    this.busy = true;
    try {
      const record = this.record_here();
      record.actions.push(action);
      const there = await this.ask(record, n + 1);
      const after = there.step === undefined ? null : updated(position, there.step);
      if (after === null || this.position !== position) return;
      this.#known.set(after, there);
      this.#follow(this.#grown(action, after, there.step?.steps ?? []));
      this.go(n + 1);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  };

  show(line: Line, n: number): void {
    this.#follow(line);
    this.go(n);
  }

  // Back to the game as it went, where it was left.
  return_to_game(): void {
    let line = this.line;
    let at = this.n;
    while (line.parent !== null) {
      at = Math.min(at, line.from);
      line = this.#parent(line);
    }
    this.show(line, at);
  }

  forget(line: Line): void {
    const gone: (number | null)[] = [line.id]; // parents come before the lines that leave them
    for (const one of this.lines) if (one.parent !== null && gone.includes(one.parent)) gone.push(one.id);
    if (gone.includes(this.line.id)) this.return_to_game();
    this.lines = this.lines.filter((one) => !gone.includes(one.id));
  }

  // The line that the position n of the line shown belongs to: up to where it leaves its parent, the parent.
  #owner(n: number): Line {
    let line = this.line;
    while (line.parent !== null && n <= line.from) line = this.#parent(line);
    return line;
  }

  #parent({ parent }: Line): Line {
    return this.lines.find((one) => one.id === parent) ?? this.lines[0]!;
  }

  #follow(line: Line): void {
    this.line = line;
    this.views = line.views;
    this.steps = line.steps;
  }

  // The line with this action behind the position shown: the same, grown, where it ended here; else a new one.
  #grown(action: string, after: View, steps: readonly Step[]): Line {
    const { n } = this;
    const ends = this.line.id !== 0 && this.line.actions.length === n;
    const line: Line = {
      id: ends ? this.line.id : this.#next++,
      parent: ends ? this.line.parent : this.#owner(n).id,
      from: ends ? this.line.from : n,
      actions: [...this.line.actions.slice(0, n), action],
      views: [...this.line.views.slice(0, n + 1), after],
      steps: [...this.line.steps.filter((step) => step.n <= n), ...steps],
    };
    this.lines = ends ? this.lines.map((one) => (one.id === line.id ? line : one)) : [...this.lines, line];
    return line;
  }
}

// One of the outcomes by its weight; `random` is from 0 to 1.
export function outcome_of(there: PositionThere, random: number): string | null {
  const weights = there.weights ?? there.legal.map(() => 1);
  let left = random * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < there.legal.length; ++i) {
    left -= weights[i] ?? 0;
    if (left < 0) return there.legal[i]!;
  }
  return there.legal.at(-1) ?? null;
}
