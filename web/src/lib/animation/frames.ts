// SPDX-License-Identifier: MIT
// Splits an update into animation frames. A frame holds the complete view at that point and the event being animated,
// so that everything on screen reads one state.
import { action_of } from '../game/actions';
import { from_sets, sets } from '../../sets';
import { at_pace, kFinalPart, kFlight, time_of, type Pace } from './pace';
import { final_parts, type FinalPart } from './final_parts';
import type { Cell, EventOf, GameEvent, Step, View } from '../protocol';
import { apply_event } from './apply_event';

export type Returned = EventOf<'returned'>;

export type FrameAnimation =
  | { kind: 'tile'; seat: number; tile: string; at: Cell; rotation: number } // flies in
  | { kind: 'piece'; seat: number; event: EventOf<'deployed'> } // walks on
  // `home`: the pieces that return with it; `passing`: a frame on the way to the event; `parts`: the points of each
  // feature that the event sums up, in the final scoring.
  | { kind: 'event'; event: GameEvent; home: Returned[]; passing?: boolean; parts?: readonly number[] };

export const is_final = (animation: FrameAnimation | null): boolean =>
  animation?.kind === 'event' && animation.event.type === 'scored' && animation.event.final;

export interface Frame {
  view: View;
  animation: FrameAnimation | null;
  step: Step | null;
  time: number;
}

export interface AnimationPreferences {
  pace: Pace;
  mine: readonly number[];
  still: boolean;
} // still: nothing flies or walks

// No input is accepted while an animation plays.
const kNothing: string[] = [];
const unasked = (view: View, turn: number | null): View => ({
  ...view,
  legal: kNothing,
  pending: null,
  can_undo: false,
  actor: null,
  phase: null,
  turn,
  stage: view.stage === 'over' ? 'playing' : view.stage,
  winners: null,
});

// Who comes home because of the event at this index: what directly follows it.
function homecoming(events: readonly GameEvent[], index: number): Returned[] {
  const home: Returned[] = [];
  for (let i = index + 1; events[i]?.type === 'returned'; ++i) home.push(events[i] as Returned);
  return home;
}

const takes_home = ({ type }: GameEvent): boolean =>
  type === 'scored' || sets.some((set) => set.returns_pieces?.includes(type) ?? false);

class FrameBuilder {
  readonly frames: Frame[] = [];

  constructor(
    private view: View,
    private readonly preferences: AnimationPreferences,
  ) {}

  step(step: Step): void {
    const events = step.events.filter((event) => event.type !== 'over' && !(event.type === 'scored' && event.final));
    const turn =
      step.player ??
      step.events.map((event) => ('player' in event ? event.player : null)).find((player) => player !== null) ??
      this.view.turn;
    const drawn = action_of(step.action);
    const hand = drawn.verb === 'draw' ? { tile: drawn.tile, left: Math.max(0, this.view.left - 1) } : {};
    this.view = unasked({ ...this.view, ...hand, n: step.n }, turn);
    this.#show(null, step, 0);
    for (let i = 0; i < events.length; ++i) {
      const event = events[i]!;
      const home = takes_home(event) ? homecoming(events, i) : [];
      this.#event(event, home, step);
      i += home.length;
    }
    for (const part of final_parts(step.events)) this.#final(part, step);
    for (const event of step.events) if (event.type === 'over') this.#event(event, [], step);
  }

  // It is nobody's turn any more.
  #final({ event, points }: FinalPart, step: Step): void {
    this.view = apply_event({ ...this.view, turn: null }, event);
    this.#show({ kind: 'event', event, home: [], parts: points }, step, kFinalPart);
  }

  #event(event: GameEvent, home: Returned[], step: Step): void {
    const own = step.player !== null && this.preferences.mine.includes(step.player);
    const seen = own && (event.type === 'placed' || event.type === 'deployed'); // by whom has done it
    if (!seen) this.#on_the_way(event, step);
    if (!this.preferences.still) this.#pass(event, step);
    this.view = home.reduce(apply_event, apply_event(this.view, event));
    this.#show({ kind: 'event', event, home }, step, seen || this.#is_silent(event) ? 0 : time_of(event));
  }

  // A feature that gives nothing needs no scene while the game goes on.
  #is_silent = (event: GameEvent): boolean => event.type === 'scored' && event.points === 0;

  #on_the_way(event: GameEvent, step: Step): void {
    if (this.preferences.still) return;
    if (event.type === 'placed')
      this.#show(
        { kind: 'tile', seat: event.player, tile: event.tile, at: event.at, rotation: event.rotation },
        step,
        kFlight,
      );
    if (event.type === 'deployed') this.#show({ kind: 'piece', seat: event.player, event }, step, kFlight);
  }

  // What a set shows on the way to an event.
  #pass(event: GameEvent, step: Step): void {
    for (const frame of from_sets((set) => set.passing_frames?.(this.view, event))) {
      this.view = frame.view;
      this.#show({ kind: 'event', event: frame.event, home: [], passing: true }, step, frame.time);
    }
  }

  #show(animation: FrameAnimation | null, step: Step, time: number): void {
    this.frames.push({ view: this.view, animation, step, time: at_pace(time, this.preferences.pace) });
  }
}

// From the table before to the server's view after these steps, which is the last frame.
export function frames_of(
  before: View,
  steps: readonly Step[],
  after: View,
  preferences: AnimationPreferences,
): Frame[] {
  const last: Frame = { view: after, animation: null, step: null, time: 0 };
  const made = new FrameBuilder(before, preferences);
  for (const step of steps) made.step(step);
  return [...made.frames, last];
}
