// SPDX-License-Identifier: MIT
// A game by keys alone.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LaidPiece, View } from '../src/lib/protocol';
import { Hand } from '../src/lib/table/hand.svelte';
import type { FrameAnimation } from '../src/lib/animation/frames';
import { keys_of, type KeyHooks } from '../src/lib/table/keys';
import type { Session } from '../src/lib/table/session.svelte';
import { view } from './mock';

const hooks = { blocked: vi.fn(), deploy: vi.fn(), pick: vi.fn(), show: vi.fn(), fields: vi.fn(), help: vi.fn() };
const board = { pan: vi.fn(), zoom: vi.fn(), fit: vi.fn(), show: vi.fn() };
const session = { act: vi.fn(), confirm: vi.fn(), undo: vi.fn() };
const animations: { animation: FrameAnimation | null; next: () => void } = { animation: null, next: vi.fn() };
const escape = vi.fn();
let hand: Hand;
let press: (event: KeyboardEvent) => void;

// The keys of a table that shows this.
function play(shown: View, my_turn = true, with_board = true): void {
  const acting = { view: shown, my_turn, busy: false, ...session };
  hand = new Hand(acting);
  press = keys_of({
    ...hooks,
    session: { ...acting, animations } as unknown as Session,
    hand,
    escape,
    board: () => (with_board ? board : undefined),
  } as KeyHooks);
}

// Whether the key was used.
function key(name: string, more: KeyboardEventInit = {}, target?: EventTarget): boolean {
  const event = new KeyboardEvent('keydown', { key: name, cancelable: true, ...more });
  if (target !== undefined) Object.defineProperty(event, 'target', { value: target });
  press(event);
  return event.defaultPrevented;
}
const element = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
};

beforeEach(() => {
  for (const mock of [...Object.values(hooks), ...Object.values(board), ...Object.values(session), escape])
    mock.mockReset();
  play(view());
});

describe('the tile', () => {
  it('is led to cells by arrows, and the board shows them', () => {
    expect(key('ArrowDown')).toBe(true);
    const first = hand.cell;
    expect(first).not.toBeNull();
    expect(board.show).toHaveBeenLastCalledWith(first);
    key('ArrowUp');
    expect(hand.cell).toEqual([0, -1]);
    key('ArrowDown');
    expect(hand.cell).toEqual([0, 1]);
    expect(board.show).toHaveBeenLastCalledWith([0, 1]);
    expect(board.pan).not.toHaveBeenCalled();
  });

  it('is turned, and laid by Enter', () => {
    hand.point_at([0, 1]);
    expect([key('r'), hand.rotation]).toEqual([true, 1]);
    expect([key('R'), hand.rotation]).toEqual([true, 0]);
    expect(key('Enter')).toBe(true);
    expect(session.act).toHaveBeenCalledWith('place 0,1 r0', false);
  });

  it('is not laid before it has a place', () => {
    expect(key('Enter')).toBe(false);
    expect(session.act).not.toHaveBeenCalled();
  });
});

describe('arrows', () => {
  const kPanned: [string, [number, number]][] = [
    ['ArrowLeft', [120, 0]],
    ['ArrowRight', [-120, 0]],
    ['ArrowUp', [0, 120]],
    ['ArrowDown', [0, -120]],
  ];
  const panned = (): unknown[] => (board.pan.mock.lastCall ?? []).map((value: number) => value + 0);

  it.each(kPanned)('move the board with shift: %s', (name, by) => {
    expect(key(name, { shiftKey: true })).toBe(true);
    expect(panned()).toEqual(by);
    expect(hand.cell).toBeNull();
  });

  it.each(kPanned)('move the board when there is nothing to lay: %s', (name, by) => {
    play(view(), false);
    expect(key(name)).toBe(true);
    expect(panned()).toEqual(by);
    expect(board.show).not.toHaveBeenCalled();
  });
});

describe('single keys', () => {
  it.each([
    ['f', () => hooks.fields, []],
    ['F', () => hooks.fields, []],
    ['t', () => hooks.show, ['tiles']],
    ['T', () => hooks.show, ['tiles']],
    ['l', () => hooks.show, ['log']],
    ['L', () => hooks.show, ['log']],
    ['c', () => hooks.show, ['chat']],
    ['C', () => hooks.show, ['chat']],
    ['h', () => board.fit, []],
    ['H', () => board.fit, []],
    ['Home', () => board.fit, []],
    ['+', () => board.zoom, [1.25]],
    ['=', () => board.zoom, [1.25]],
    ['-', () => board.zoom, [0.8]],
    ['?', () => hooks.help, []],
  ])('%s', (name, called, given) => {
    expect(key(name)).toBe(true);
    expect(called()).toHaveBeenCalledTimes(1);
    expect(called()).toHaveBeenCalledWith(...given);
    const others = [hooks.fields, hooks.show, hooks.help, board.fit, board.zoom].filter((one) => one !== called());
    for (const other of others) expect(other).not.toHaveBeenCalled();
  });

  it('that mean nothing are left alone', () => {
    for (const name of ['x', 'F1', '12', 'a1', 'Tab']) expect(key(name)).toBe(false);
  });

  it('do nothing to a board that is not there yet', () => {
    play(view(), true, false);
    for (const name of ['h', '+', '-', 'ArrowUp']) expect(() => key(name)).not.toThrow();
    expect(() => key('ArrowUp', { shiftKey: true })).not.toThrow();
    expect(hand.cell).not.toBeNull();
  });
});

describe('keys are not ours', () => {
  it('in a dialog, with a modifier, or while somebody types', () => {
    hooks.blocked.mockReturnValue(true);
    expect(key('r')).toBe(false);
    hooks.blocked.mockReturnValue(false);
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) expect(key('r', more)).toBe(false);
    for (const html of ['<input>', '<textarea></textarea>', '<select></select>'])
      expect(key('r', {}, element(html))).toBe(false);
    expect(hand.rotation).toBe(0);
    expect(key('r', {}, element('<p></p>'))).toBe(true);
  });

  it('where Enter presses a button or follows a link', () => {
    hand.point_at([0, 1]);
    for (const html of ['<button></button>', '<a href="/">home</a>', '<ol role="log"></ol>'])
      expect(key('Enter', {}, element(html))).toBe(false);
    expect(session.act).not.toHaveBeenCalled();
    expect(key('Enter', {}, element('<p></p>'))).toBe(true);
    expect(key('t', {}, element('<button></button>'))).toBe(true);
  });
});

describe('numbers', () => {
  const deploying = (legal: string[]): void => play(view({ phase: 'deploy', legal }));

  it('choose a place for the piece; 0 keeps it', () => {
    deploying(['follower 0', 'follower 2', 'large 1', 'pass']);
    expect(key('2')).toBe(true);
    expect(hooks.deploy.mock.lastCall).toMatchObject([{ action: 'follower 2' }]);
    expect(key('3')).toBe(false);
    expect(key('0')).toBe(true);
    expect(session.act.mock.calls).toEqual([['pass', true]]);
    for (const name of ['p', 'P']) expect(key(name)).toBe(true);
    key('p');
    expect(hand.kind).toBe('large');
  });

  it('keep no piece that must be placed', () => {
    deploying(['follower 0']);
    expect(key('0')).toBe(false);
    expect(session.act).not.toHaveBeenCalled();
  });

  it('choose a piece on the board', () => {
    const piece = (x: number): LaidPiece => ({ seat: 0, piece: 'follower', at: [x, 0], segment: 1, on: 'road' });
    const pieces = [piece(1), piece(2)];
    play(view({ phase: 'recall', pieces, legal: pieces.map(({ at }) => `recall ${at.join()} 1 follower`) }));
    expect([key('2'), key('3'), key('0')]).toEqual([true, false, false]);
    expect(hooks.pick.mock.calls).toEqual([[pieces[1]]]);
    hand.pick(pieces[0]!);
    expect(key('Enter')).toBe(true);
    expect(session.act).toHaveBeenCalledWith('recall 1,0 1 follower');
  });

  it('choose an action of a set', () => {
    play(view({ phase: 'tend', legal: ['grow', 'gather'] }));
    expect([key('1'), key('2'), key('3')]).toEqual([true, true, false]);
    expect(session.act.mock.calls).toEqual([['grow'], ['gather']]);
  });

  it('mean nothing while a tile is laid, or to those who wait', () => {
    expect(key('1')).toBe(false);
    play(view({ phase: 'tend', legal: ['grow', 'gather'] }), false);
    expect(key('1')).toBe(false);
    expect(session.act).not.toHaveBeenCalled();
  });
});

describe('a turn in which nothing can be placed', () => {
  it('is ended by Enter and by 0', () => {
    play(view({ phase: 'deploy', legal: ['pass'] }));
    expect([key('Enter'), key('0')]).toEqual([true, true]);
    expect(session.act.mock.calls).toEqual([
      ['pass', true],
      ['pass', true],
    ]);
    expect(session.confirm).not.toHaveBeenCalled();
  });

  it('is not ended by Enter while something can be placed', () => {
    play(view({ phase: 'deploy', legal: ['follower 0', 'pass'] }));
    expect(key('Enter')).toBe(false);
    expect(session.act).not.toHaveBeenCalled();
  });
});

describe('the final scoring', () => {
  const scored = (final: boolean): FrameAnimation =>
    ({ kind: 'event', event: { type: 'scored', final }, home: [] }) as unknown as FrameAnimation;

  it('goes on with Enter', () => {
    play(view({ actor: null, phase: null, legal: [] }));
    animations.animation = scored(true);
    expect(key('Enter')).toBe(true);
    expect(animations.next).toHaveBeenCalledTimes(1);
    animations.animation = scored(false);
    expect(key('Enter')).toBe(false);
    expect(animations.next).toHaveBeenCalledTimes(1);
    animations.animation = null;
  });
});

describe('a pending action', () => {
  const pending = view({ phase: 'deploy', legal: ['pass'], pending: { action: 'pass' } as View['pending'] });

  it('is confirmed by Enter, by the player to move', () => {
    play(pending);
    expect(key('Enter')).toBe(true);
    expect(session.confirm).toHaveBeenCalledTimes(1);
    play(pending, false);
    expect(key('Enter')).toBe(false);
    expect(session.confirm).toHaveBeenCalledTimes(1);
  });
});

describe('Escape', () => {
  it('closes what is open, then lifts the tile, then takes back', () => {
    play(view({ can_undo: true }));
    hand.point_at([0, 1]);
    escape.mockReturnValueOnce(true);
    expect([key('Escape'), hand.cell]).toEqual([true, [0, 1]]);
    expect([key('Escape'), hand.cell]).toEqual([true, null]);
    expect(session.undo).not.toHaveBeenCalled();
    expect(key('Escape')).toBe(true);
    expect(session.undo).toHaveBeenCalledTimes(1);
  });

  it('does nothing where nothing can be taken back', () => {
    expect(key('Escape')).toBe(false);
    play(view({ can_undo: true }), false);
    expect(key('Escape')).toBe(false);
    expect(session.undo).not.toHaveBeenCalled();
  });
});
