// Shows one moment after another: the one clock of the page. What is drawn, said and asked comes from here.
import type { Step, View } from '../protocol';
import type { Beat, Moment } from './frames';

const kHurry = 20_000; // milliseconds of untold story after which it is told faster
const kTooLate = 90_000; // and after which only its end is shown

export class Storyteller {
  view: View | null = $state.raw(null);
  beat: Beat | null = $state.raw(null);
  telling = $state(false);

  #waiting: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #factor = 1;
  #step = 0;

  // `on_step` hears of each step when its first moment is shown, `on_beat` of each beat.
  constructor(
    private readonly on_step: (step: Step) => void = () => undefined,
    private readonly on_beat: (beat: Beat, view: View, time: number) => void = () => undefined,
  ) {}

  // This is how things stand; whatever was to be told before is dropped.
  show(view: View | null): void {
    this.#stop();
    this.#waiting = [];
    this.#step = view?.n ?? 0;
    this.view = view;
  }

  tell(moments: readonly Moment[]): void {
    this.#waiting.push(...moments);
    const time = this.#waiting.reduce((sum, moment) => sum + moment.time, 0);
    this.#factor = time > kHurry ? 0.35 : 1;
    if (time > kTooLate || document.hidden) return this.skip();
    if (!this.telling) this.#next();
  }

  // Straight to the end of what is told.
  skip(): void {
    this.#stop();
    for (const moment of this.#waiting) this.#step_of(moment);
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    if (last !== undefined) this.view = last.view;
  }

  // Something that is true at once, in the moments to come too.
  change(change: (view: View) => View): void {
    if (this.view !== null) this.view = change(this.view);
    this.#waiting = this.#waiting.map((moment) => ({ ...moment, view: change(moment.view) }));
  }

  close(): void {
    this.#stop();
    this.#waiting = [];
  }

  #next(): void {
    for (let moment = this.#waiting.shift(); moment !== undefined; moment = this.#waiting.shift()) {
      this.#step_of(moment);
      this.view = moment.view;
      this.beat = moment.time > 0 ? moment.beat : null;
      if (moment.beat !== null) this.on_beat(moment.beat, moment.view, moment.time);
      if (moment.time === 0) continue;
      this.telling = true;
      this.#timer = setTimeout(() => this.#next(), moment.time * this.#factor);
      return;
    }
    this.#stop();
  }

  #step_of({ step }: Moment): void {
    if (step === null || step.n <= this.#step) return;
    this.#step = step.n;
    this.on_step(step);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.telling = false;
    this.beat = null;
  }
}
