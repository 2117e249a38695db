// SPDX-License-Identifier: MIT
// A record being replayed: every position at hand, forward and back, by steps and by turns.
import type { Replay, Step, View } from '../protocol';
import { motion_reduced, settings } from '../app/settings.svelte';
import { frames_of, type FrameAnimation } from '../animation/frames';
import { AnimationPlayer } from '../animation/animation_player.svelte';
import { updated } from '../game/view';

// milliseconds from one step to the next
const kAutoplay = { slow: 1500, normal: 900, fast: 350, at_once: 120 } as const;

export class ReplayPlayer {
  n = $state(0);
  playing = $state(false);
  views: readonly View[] = $state.raw([]);
  steps: readonly Step[] = $state.raw([]);
  readonly animations: AnimationPlayer;
  readonly view: View = $derived.by(() => this.animations.view ?? this.views[this.n]!);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    replay: Replay,
    on_animation: (animation: FrameAnimation, view: View, time: number) => void = () => undefined,
  ) {
    this.views = views_of(replay);
    this.steps = replay.steps.flatMap((step) => step.steps ?? []);
    this.animations = new AnimationPlayer(undefined, on_animation);
    this.animations.show(this.views[0]!);
  }

  get length(): number {
    return this.views.length - 1;
  }

  // One step forward is animated; any other step just shows the position.
  go(n: number): void {
    const to = Math.max(0, Math.min(this.length, n));
    const before = this.views[to - 1];
    const forward = to === this.n + 1 && before !== undefined;
    this.n = to;
    this.animations.show(forward ? before : this.views[to]!);
    if (forward)
      this.animations.play(
        frames_of(
          before,
          this.steps.filter((step) => step.n === to),
          this.views[to]!,
          { pace: settings.pace, mine: [], still: motion_reduced() },
        ),
      );
    if (to === this.length) this.stop();
  }

  // To the next or the last time a tile was drawn.
  turn(by: 1 | -1): void {
    const draws = [
      0,
      ...this.steps.filter((step) => step.action.startsWith('draw')).map((step) => step.n),
      this.length,
    ];
    const found = by > 0 ? draws.find((n) => n > this.n) : draws.findLast((n) => n < this.n);
    this.go(found ?? this.n);
  }

  toggle(): void {
    if (this.playing) return this.stop();
    if (this.n === this.length) this.go(0);
    this.playing = true;
    this.#tick();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  close(): void {
    this.stop();
    this.animations.close();
  }

  #tick(): void {
    this.#timer = setTimeout(() => {
      if (!this.animations.playing) this.go(this.n + 1);
      if (this.playing) this.#tick();
    }, kAutoplay[settings.pace]);
  }
}

// The setup and the position after each action.
export function views_of(replay: Replay): View[] {
  const views: View[] = [{ ...replay.view, pending: null, legal: [] }];
  for (const step of replay.steps) {
    const before = views[views.length - 1]!;
    const after = updated(before, step);
    views.push(after ?? before);
  }
  return views;
}
