// SPDX-License-Identifier: MIT
// Plays frames in order. Board, panels, prompt, sounds and screen-reader texts all read the current frame.
import type { Step, View } from '../protocol';
import { is_final, type FrameAnimation, type Frame } from './frames';

const kHurry = 20_000; // milliseconds of waiting frames after which they are played faster
const kTooLate = 90_000; // and after which only the last one is shown

export class AnimationPlayer {
  view: View | null = $state.raw(null);
  animation: FrameAnimation | null = $state.raw(null);
  playing = $state(false);

  #waiting: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #factor = 1;
  #step = 0;

  // `on_step` is called when the first frame of a step is shown, `on_animation` for every frame that animates
  // something.
  constructor(
    private readonly on_step: (step: Step) => void = () => undefined,
    private readonly on_animation: (animation: FrameAnimation, view: View, time: number) => void = () => undefined,
  ) {}

  // Shows this view at once and drops all waiting frames.
  show(view: View | null): void {
    this.#stop();
    this.#waiting = [];
    this.#step = view?.n ?? 0;
    this.view = view;
  }

  play(frames: readonly Frame[]): void {
    this.#waiting.push(...frames);
    // The final scoring is what everybody has waited for: it is never hurried.
    const time = this.#waiting.reduce((sum, frame) => sum + (is_final(frame.animation) ? 0 : frame.time), 0);
    this.#factor = time > kHurry ? 0.35 : 1;
    if (time > kTooLate || document.hidden) return this.skip();
    if (!this.playing) this.#next();
  }

  // Shows the next frame at once.
  next(): void {
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  // Skips to the last waiting frame.
  skip(): void {
    this.#stop();
    for (const frame of this.#waiting) this.#step_of(frame);
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    if (last !== undefined) this.view = last.view;
  }

  // Changes the view that is shown and those of all waiting frames.
  change(change: (view: View) => View): void {
    if (this.view !== null) this.view = change(this.view);
    this.#waiting = this.#waiting.map((frame) => ({ ...frame, view: change(frame.view) }));
  }

  close(): void {
    this.#stop();
    this.#waiting = [];
  }

  #next(): void {
    for (let frame = this.#waiting.shift(); frame !== undefined; frame = this.#waiting.shift()) {
      this.#step_of(frame);
      this.view = frame.view;
      this.animation = frame.time > 0 ? frame.animation : null;
      if (frame.animation !== null) this.on_animation(frame.animation, frame.view, frame.time);
      if (frame.time === 0) continue;
      this.playing = true;
      this.#timer = setTimeout(() => this.#next(), frame.time * (is_final(frame.animation) ? 1 : this.#factor));
      return;
    }
    this.#stop();
  }

  #step_of({ step }: Frame): void {
    if (step === null || step.n <= this.#step) return;
    this.#step = step.n;
    this.on_step(step);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    this.animation = null;
  }
}
