// SPDX-License-Identifier: MIT
// The whole game by keys alone.
import type { Hand, Choice } from './hand.svelte';
import { first_of_sets } from '../../sets';
import type { Cell, LaidPiece } from '../protocol';
import { is_final } from '../animation/frames';
import type { Session } from './session.svelte';

export interface KeyHooks {
  session: Session;
  hand: Hand;
  board: () =>
    | { pan(dx: number, dy: number): void; zoom(factor: number): void; fit(): void; show(...cells: Cell[]): void }
    | undefined;
  blocked: () => boolean; // a dialog has the keys
  deploy: (choice: Choice) => void;
  pick: (piece: LaidPiece) => void; // one of hand.pickable
  show: (tab: 'log' | 'tiles' | 'chat') => void;
  fields: () => void;
  help: () => void;
  escape: () => boolean; // something was closed
}

const kArrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const kPan = 120;

const is_typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');
const is_pressing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('button, a, [role="log"]');

export function keys_of(hooks: KeyHooks): (event: KeyboardEvent) => void {
  const { session, hand } = hooks;

  const choose = (number: number): boolean => {
    if (hand.phase === 'deploy') {
      if (number === 0 && hand.can_pass) return (hand.end_turn(), true);
      const choice = hand.choices.find((one) => one.number === number);
      if (choice !== undefined) return (hooks.deploy(choice), true);
    } else if (hand.pickable.length > 0) {
      const piece = hand.pickable[number - 1];
      if (piece !== undefined) return (hooks.pick(piece), true);
    } else if (hand.phase !== null) {
      const { phase } = hand;
      const action = first_of_sets((set) => set.keys?.[phase]?.[number - 1]);
      if (action !== null) return (void session.act(action), true);
    }
    return false;
  };

  const enter = (): boolean => {
    if (is_final(session.animations.animation)) return (session.animations.next(), true);
    if (hand.only_pass) return (hand.end_turn(), true);
    if (session.view?.pending != null && session.my_turn) return (void session.confirm(), true);
    if (hand.pickable.length > 0) return (hand.take_picked(), true);
    if (hand.ready) return (hand.lay(), true);
    return false;
  };

  const escape = (): boolean => {
    if (hooks.escape()) return true;
    if (hand.cell !== null) return (hand.point_at(null), true);
    if (session.my_turn && session.view?.can_undo === true) return (void session.undo(), true);
    return false;
  };

  const arrow = ([dx, dy]: [number, number], shift: boolean): boolean => {
    if (!shift && hand.cells.length > 0) {
      hand.step(dx, dy);
      if (hand.cell !== null) hooks.board()?.show(hand.cell);
    } else hooks.board()?.pan(-dx * kPan, -dy * kPan);
    return true;
  };

  const pressed = (event: KeyboardEvent): boolean => {
    const direction = kArrows[event.key];
    if (direction !== undefined) return arrow(direction, event.shiftKey);
    if (/^[0-9]$/.test(event.key)) return choose(Number(event.key));
    switch (event.key) {
      case 'Enter':
        return !is_pressing(event.target) && enter();
      case 'Escape':
        return escape();
      case 'r':
        hand.turn(1);
        return true;
      case 'R':
        hand.turn(-1);
        return true;
      case 'p':
      case 'P':
        hand.next_kind();
        return true;
      case 'f':
      case 'F':
        hooks.fields();
        return true;
      case 't':
      case 'T':
        hooks.show('tiles');
        return true;
      case 'l':
      case 'L':
        hooks.show('log');
        return true;
      case 'c':
      case 'C':
        hooks.show('chat');
        return true;
      case 'h':
      case 'H':
      case 'Home':
        hooks.board()?.fit();
        return true;
      case '+':
      case '=':
        hooks.board()?.zoom(1.25);
        return true;
      case '-':
        hooks.board()?.zoom(1 / 1.25);
        return true;
      case '?':
        hooks.help();
        return true;
      default:
        return false;
    }
  };

  return (event) => {
    if (hooks.blocked() || event.ctrlKey || event.metaKey || event.altKey || is_typing(event.target)) return;
    if (pressed(event)) event.preventDefault();
  };
}
