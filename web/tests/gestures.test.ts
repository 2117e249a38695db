// SPDX-License-Identifier: MIT
// Gestures on the board, from events as a browser sends them.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Gestures } from '../src/lib/board/gestures';

type Step = 1 | 0 | -1;

function board(turns = false) {
  const seen: unknown[][] = [];
  const element = document.createElement('div');
  element.setPointerCapture = (id) => void seen.push(['capture', id]);
  element.getBoundingClientRect = () => ({ left: 100, top: 50 }) as DOMRect;
  const gestures = new Gestures({
    tap: (...now) => seen.push(['tap', ...now]),
    hover: (...now) => seen.push(['hover', ...now]),
    leave: () => seen.push(['leave']),
    pan: (...now) => seen.push(['pan', ...now]),
    zoom: (...now) => seen.push(['zoom', ...now]),
    turn: (x: number, y: number, step: Step) => (seen.push(['turn', x, y, step]), turns),
    moving: (now) => seen.push(['moving', now]),
  });
  const detach = gestures.attach(element);
  const send = (type: string, x: number, y: number, more: PointerEventInit = {}): unknown[][] => {
    seen.length = 0;
    element.dispatchEvent(
      new PointerEvent(type, { clientX: 100 + x, clientY: 50 + y, pointerId: 1, pointerType: 'touch', ...more }),
    );
    return seen.slice();
  };
  const wheel = (deltaY: number, more: WheelEventInit = {}): { seen: unknown[][]; stopped: boolean } => {
    seen.length = 0;
    const event = new WheelEvent('wheel', { deltaY, cancelable: true, ...more });
    const as_mouse = { clientX: 110, clientY: 70, ctrlKey: more.ctrlKey ?? false }; // happy-dom leaves them out
    for (const [name, value] of Object.entries(as_mouse)) Object.defineProperty(event, name, { value });
    element.dispatchEvent(event);
    return { seen: seen.slice(), stopped: event.defaultPrevented };
  };
  return { element, send, wheel, detach, seen };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('one finger', () => {
  it('taps where it is lifted if it slips less than seven pixels', () => {
    const { send } = board();
    expect(send('pointerdown', 10, 20)).toEqual([['capture', 1]]);
    expect(send('pointermove', 16, 20)).toEqual([]);
    expect(send('pointerup', 16, 20)).toEqual([['tap', 16, 20, true]]);
    expect(send('pointerup', 16, 20)).toEqual([]);
  });

  it('drags the board from there on, and does not tap', () => {
    const { send } = board();
    send('pointerdown', 10, 20);
    expect(send('pointermove', 10, 27)).toEqual([
      ['moving', true],
      ['pan', 0, 7],
    ]);
    expect(send('pointermove', 12, 26)).toEqual([
      ['moving', true],
      ['pan', 2, -1],
    ]);
    expect(send('pointerup', 12, 26)).toEqual([]);
    send('pointerdown', 10, 20);
    expect(send('pointerup', 10, 20)).toEqual([['tap', 10, 20, true]]);
  });

  it('comes to rest a moment after the last movement', () => {
    const { send, seen } = board();
    send('pointerdown', 0, 0);
    send('pointermove', 50, 0);
    vi.advanceTimersByTime(200);
    send('pointermove', 60, 0);
    seen.length = 0;
    vi.advanceTimersByTime(219);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([['moving', false]]);
  });

  it('does nothing more when it is cancelled', () => {
    const { send } = board();
    send('pointerdown', 10, 20);
    expect(send('pointercancel', 10, 20)).toEqual([]);
    expect(send('pointermove', 40, 20)).toEqual([]);
  });
});

describe('two fingers', () => {
  it('move and stretch the board, around the point between them', () => {
    const { send } = board();
    send('pointerdown', 0, 0);
    send('pointerdown', 100, 0, { pointerId: 2 });
    expect(send('pointermove', 200, 0, { pointerId: 2 })).toEqual([
      ['moving', true],
      ['pan', 50, 0],
      ['zoom', 2, 100, 0],
    ]);
    expect(send('pointermove', 200, 150, { pointerId: 2 })).toEqual([
      ['moving', true],
      ['pan', 0, 75],
      ['zoom', 1.25, 100, 75],
    ]);
  });

  it('are no tap when they are lifted, and the one that stays drags', () => {
    const { send } = board();
    send('pointerdown', 0, 0);
    send('pointerdown', 100, 0, { pointerId: 2 });
    expect(send('pointerup', 100, 0, { pointerId: 2 })).toEqual([]);
    expect(send('pointermove', 1, 0)).toEqual([
      ['moving', true],
      ['pan', 1, 0],
    ]);
    expect(send('pointerup', 1, 0)).toEqual([]);
  });

  it('do not stretch the board from a single point', () => {
    const { send } = board();
    send('pointerdown', 50, 0);
    send('pointerdown', 50, 0, { pointerId: 2 });
    expect(send('pointermove', 60, 0, { pointerId: 2 }).map(([what]) => what)).toEqual(['moving', 'pan']);
    expect(send('pointermove', 70, 0, { pointerId: 2 })).toContainEqual(['zoom', 2, 60, 0]);
    expect(send('pointermove', 50, 0, { pointerId: 2 }).map(([what]) => what)).toEqual(['moving', 'pan']);
  });
});

describe('a mouse', () => {
  const mouse = { pointerType: 'mouse' };

  it('hovers, leaves, and taps with its first button only', () => {
    const { send } = board();
    expect(send('pointermove', 5, 6, mouse)).toEqual([['hover', 5, 6]]);
    expect(send('pointermove', 5, 6)).toEqual([]); // a finger does not
    expect(send('pointerleave', 5, 6, mouse)).toEqual([['leave']]);
    expect(send('pointerdown', 5, 6, { ...mouse, button: 2 })).toEqual([]);
    expect(send('pointerup', 5, 6, { ...mouse, button: 2 })).toEqual([]);
    send('pointerdown', 5, 6, mouse);
    expect(send('pointerup', 5, 6, mouse)).toEqual([['tap', 5, 6, false]]);
    expect(send('pointerdown', 5, 6, { button: 2 })).toEqual([['capture', 1]]); // a pen has no such button
  });

  it('turns what is under it with the other button, and has its menu elsewhere', () => {
    for (const turns of [true, false]) {
      const { element, seen } = board(turns);
      const event = new MouseEvent('contextmenu', { clientX: 107, clientY: 58, cancelable: true });
      element.dispatchEvent(event);
      expect(seen).toEqual([['turn', 7, 8, 1]]);
      expect(event.defaultPrevented).toBe(turns);
    }
  });

  it('zooms with its wheel, more with lines than with pixels, and keeps the page still', () => {
    const { wheel } = board();
    expect(wheel(20)).toEqual({
      seen: [
        ['turn', 10, 20, 0],
        ['moving', true],
        ['zoom', Math.exp(-0.03), 10, 20],
      ],
      stopped: true,
    });
    const lines = wheel(-1, { deltaMode: WheelEvent.DOM_DELTA_LINE }).seen.at(-1);
    expect(lines).toEqual(['zoom', Math.exp(0.03), 10, 20]);
    expect(wheel(20, { ctrlKey: true }).seen).toEqual([
      ['moving', true],
      ['zoom', Math.exp(-0.2), 10, 20],
    ]);
  });

  it('turns a tile with its wheel, one step for sixty', () => {
    const { wheel } = board(true);
    const steps = [59, 1, 59, 60, -120, -59, -1].map((amount) => wheel(amount).seen);
    expect(steps).toEqual([0, 1, 0, 1, -1, 0, -1].map((step) => [['turn', 10, 20, step]]));
  });
});

it('hears nothing any more after it was detached', () => {
  const { send, wheel, detach } = board();
  detach();
  expect([send('pointermove', 5, 6, { pointerType: 'mouse' }), send('pointerdown', 5, 6), wheel(20).seen]).toEqual([
    [],
    [],
    [],
  ]);
});
