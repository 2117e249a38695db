// SPDX-License-Identifier: MIT
// Recognises gestures on the board (tap, hover, pan, pinch, rotate) from touch, mouse and wheel events.

export interface GestureHooks {
  tap: (x: number, y: number, touch: boolean) => void;
  hover: (x: number, y: number) => void;
  leave: () => void;
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, x: number, y: number) => void;
  turn: (x: number, y: number, step: 1 | 0 | -1) => boolean; // 0 only asks; false: nothing to turn there
  moving: (now: boolean) => void;
}

const kSlack = 7; // pixels a tap may slip
const kWheelTurn = 60; // of wheel movement that make one turn
const kSettle = 220; // milliseconds after the last movement

interface Finger {
  x: number;
  y: number;
}

export class Gestures {
  #fingers = new Map<number, Finger>();
  #start: Finger | null = null;
  #dragging = false;
  #spread = 0;
  #turned = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly hooks: GestureHooks) {}

  // Listens on the element until the returned function is called.
  attach(element: HTMLElement): () => void {
    const at = (event: MouseEvent): Finger => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const stop = new AbortController();
    const options = { signal: stop.signal };
    element.addEventListener('pointerdown', (event) => this.#down(element, event, at(event)), options);
    element.addEventListener('pointermove', (event) => this.#move(event, at(event)), options);
    element.addEventListener('pointerup', (event) => this.#up(event, at(event), true), options);
    element.addEventListener('pointercancel', (event) => this.#up(event, at(event), false), options);
    element.addEventListener('pointerleave', () => this.hooks.leave(), options);
    element.addEventListener('wheel', (event) => this.#wheel(event, at(event)), { ...options, passive: false });
    element.addEventListener(
      'contextmenu',
      (event) => {
        const { x, y } = at(event);
        if (this.hooks.turn(x, y, 1)) event.preventDefault();
      },
      options,
    );
    return () => stop.abort();
  }

  #down(element: HTMLElement, event: PointerEvent, finger: Finger): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, finger);
    if (this.#fingers.size === 1) {
      this.#start = finger;
      this.#dragging = false;
    } else {
      this.#dragging = true;
      this.#spread = this.#distance();
    }
  }

  #move(event: PointerEvent, finger: Finger): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType === 'mouse') this.hooks.hover(finger.x, finger.y);
      return;
    }
    const middle = this.#middle();
    this.#fingers.set(event.pointerId, finger);
    if (
      !this.#dragging &&
      this.#start !== null &&
      Math.hypot(finger.x - this.#start.x, finger.y - this.#start.y) < kSlack
    )
      return;
    this.#dragging = true;
    this.#moved();
    const now = this.#middle();
    this.hooks.pan(now.x - middle.x, now.y - middle.y);
    if (this.#fingers.size >= 2) {
      const spread = this.#distance();
      if (this.#spread > 0 && spread > 0) this.hooks.zoom(spread / this.#spread, now.x, now.y);
      this.#spread = spread;
    }
  }

  #up(event: PointerEvent, finger: Finger, complete: boolean): void {
    if (!this.#fingers.delete(event.pointerId)) return;
    if (complete && !this.#dragging && this.#fingers.size === 0)
      this.hooks.tap(finger.x, finger.y, event.pointerType !== 'mouse');
    this.#spread = this.#distance();
  }

  #wheel(event: WheelEvent, { x, y }: Finger): void {
    event.preventDefault();
    const amount = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 20 : event.deltaY;
    if (!event.ctrlKey && this.#wheel_turns(x, y, amount)) return;
    this.#moved();
    this.hooks.zoom(Math.exp(-amount * (event.ctrlKey ? 0.01 : 0.0015)), x, y);
  }

  #wheel_turns(x: number, y: number, amount: number): boolean {
    this.#turned += amount;
    if (Math.abs(this.#turned) < kWheelTurn) return this.hooks.turn(x, y, 0);
    const step = this.#turned > 0 ? 1 : -1;
    this.#turned = 0;
    return this.hooks.turn(x, y, step);
  }

  #moved(): void {
    this.hooks.moving(true);
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.hooks.moving(false), kSettle);
  }

  #middle(): Finger {
    let x = 0;
    let y = 0;
    for (const finger of this.#fingers.values()) [x, y] = [x + finger.x, y + finger.y];
    const count = Math.max(1, this.#fingers.size);
    return { x: x / count, y: y / count };
  }

  #distance(): number {
    const [a, b] = [...this.#fingers.values()];
    return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
  }
}
