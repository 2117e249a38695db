// A record being replayed: every position at hand, forward and back.
import type { Replay, Step, View } from './protocol';
import { updated } from './view';

const kAutoplay = 900;

export class Player {
  n = $state(0);
  playing = $state(false);
  readonly views: readonly View[];
  readonly steps: readonly Step[];
  readonly view: View = $derived.by(() => this.views[this.n]!);
  #timer: ReturnType<typeof setTimeout> | undefined;

  // `on_move` hears of every move and of what happened in it, if it was one step forward; while `busy`
  // holds, playing by itself waits.
  constructor(replay: Replay, private readonly on_move: (steps: readonly Step[], after: View) => void, private readonly busy: () => boolean = () => false) {
    this.views = views_of(replay);
    this.steps = replay.steps.flatMap((step) => step.steps ?? []);
  }

  get length(): number {
    return this.views.length - 1;
  }

  go(n: number): void {
    const to = Math.max(0, Math.min(this.length, n));
    const forward = to === this.n + 1;
    this.n = to;
    this.on_move(forward ? this.steps.filter((step) => step.n === to) : [], this.view);
    if (to === this.length) this.stop();
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

  #tick(): void {
    this.#timer = setTimeout(() => {
      if (!this.busy()) this.go(this.n + 1);
      if (this.playing) this.#tick();
    }, kAutoplay);
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
