// SPDX-License-Identifier: MIT
// One record on the analysis page: its positions and variations, its analysis, and hints for positions that the
// analysis does not cover.
import { api } from '../net/api';
import { map_of } from '../game/collections';
import { Hand } from '../table/hand.svelte';
import { is_chance } from '../../sets';
import type { Decision, Draws, GameRecord, Hint, Plan, RatingOrLevel, Reason, Replay, View } from '../protocol';
import type { FrameAnimation } from '../animation/frames';
import { Aids } from '../table/aids.svelte';
import { Analysis } from './analysis.svelte';
import { average_draw } from './best_line';
import { Explorer } from './explorer.svelte';
import { curve_of, key_moments_of, type Scale } from './evaluation';
import { reasons_of } from './phrases';
import { stops_of } from './turns';

const kDeepNodes = 100_000; // the most that a server searches for one answer

export class AnalysisSession {
  readonly explorer: Explorer;
  readonly analysis: Analysis;
  readonly hand: Hand;
  readonly aids: Aids;
  scale: Scale = $state('win');
  hints: ReadonlyMap<View, Hint> = $state.raw(map_of([]));
  drawn: ReadonlyMap<View, Draws> = $state.raw(map_of([])); // what may be drawn, by position
  readonly #rated: { ratings?: RatingOrLevel[] };
  showing = $state(false); // the best line is being shown

  constructor(
    record: GameRecord,
    replay: Replay,
    on_animation: (animation: FrameAnimation, view: View, time: number) => void,
    ratings: RatingOrLevel[] | null = null,
  ) {
    this.#rated = ratings === null ? {} : { ratings };
    this.explorer = new Explorer(
      record,
      replay,
      (there, n) => api.ask<'position'>(there, n, { what: 'position' }),
      on_animation,
    );
    this.analysis = new Analysis(
      (n, deep) =>
        api.ask<'judge'>(record, n, { what: 'judge', ...(deep ? { nodes: kDeepNodes } : {}), ...this.#rated }),
      replay.view.seats.length,
      record.actions.length,
    );
    this.hand = new Hand(this.explorer);
    this.aids = new Aids(
      (question) => api.ask(this.explorer.record_here(), this.explorer.n, question),
      () => this.explorer.n,
    );
  }

  readonly moments = $derived.by(() => key_moments_of(this.analysis.moves, this.analysis.chances));
  readonly stops = $derived.by(() => stops_of(this.explorer.line.actions));
  readonly curve = $derived.by(() =>
    curve_of(this.analysis.decisions, this.analysis.end, this.explorer.record.actions.length, this.scale),
  );
  readonly decision: Decision | null = $derived.by(() =>
    this.explorer.tried ? null : (this.analysis.by_action.get(this.explorer.n) ?? null),
  );
  readonly hint: Hint | null = $derived.by(() => this.hints.get(this.explorer.position) ?? null);
  readonly plans: readonly Plan[] = $derived.by(() => this.decision?.plans ?? this.hint?.plans ?? []);
  readonly why: readonly Reason[] = $derived.by(() => reasons_of(this.decision) ?? reasons_of(this.hint) ?? []);
  // Where somebody must decide and nothing is known yet that will come by itself.
  readonly wants_hint = $derived.by(() => {
    const { position, tried } = this.explorer;
    const asked = position.actor !== null && position.stage !== 'over' && !is_chance(position.phase);
    return asked && this.decision === null && this.hint === null && (tried || this.analysis.stage !== 'working');
  });

  async ask_hint(): Promise<void> {
    const { position } = this.explorer;
    const found = await api
      .ask<'hint'>(this.explorer.record_here(), this.explorer.n, { what: 'hint', ...this.#rated })
      .catch(() => null);
    if (found !== null) this.hints = map_of([...this.hints, [position, found]]);
  }

  readonly draws: Draws | null = $derived.by(() => this.drawn.get(this.explorer.position) ?? null);
  // Where a tile is drawn in a variation or in the best line.
  readonly wants_draws = $derived.by(() => {
    const { position, tried } = this.explorer;
    const asked = is_chance(position.phase) && position.stage !== 'over' && (tried || this.showing);
    return asked && this.draws === null;
  });

  async ask_draws(): Promise<void> {
    const { position } = this.explorer;
    const found = await api
      .ask<'hint'>(this.explorer.record_here(), this.explorer.n, { what: 'hint' })
      .catch(() => null);
    const draws = found as unknown as Draws | null;
    // An older server has none, and refuses.
    if (draws?.draws !== undefined) this.drawn = map_of([...this.drawn, [position, draws]]);
  }

  // One step of the best line: the best move, or an average draw.
  async next_of_line(): Promise<void> {
    const { explorer } = this;
    if (!is_chance(explorer.position.phase)) {
      const best = this.plans[0];
      return best === undefined ? undefined : this.play(best);
    }
    const average = average_draw(this.draws?.draws ?? [])?.action ?? explorer.there?.legal[0];
    if (average !== undefined) await explorer.act(average);
  }

  async play(plan: Plan): Promise<void> {
    for (const action of plan.actions) await this.explorer.act(action);
  }

  close(): void {
    this.analysis.stop();
    this.explorer.close();
  }
}
