// SPDX-License-Identifier: MIT
// What is asked of whom, in a sentence.
import type { Words } from '../../i18n/en';
import type { Who } from '../../i18n/who';
import { action_of } from '../game/actions';
import { art } from '../art/art.svelte';
import type { Hand } from './hand.svelte';
import { first_of_sets } from '../../sets';
import { event_line } from '../game/log';
import type { GameEvent } from '../protocol';
import type { Session } from './session.svelte';
import { is_final, type FrameAnimation } from '../animation/frames';

function pending_words(text: string, hand: Hand, t: Words): string {
  const action = action_of(text);
  if (action.verb === 'pass') return t.table.pending_pass;
  const known = hand.offered.find((choice) => choice.action === text);
  if (known !== undefined) return t.table.pending(known.label(t));
  if (action.verb === 'deploy') {
    const terrain = hand.last_tile === null ? undefined : art.segment(hand.last_tile.tile, action.segment)?.terrain;
    return t.table.pending(t.table.figure_on(action.piece, terrain ?? 'field'));
  }
  const of_set = first_of_sets((set) => set.action_text?.(action, t, () => undefined));
  return of_set === null ? t.table.your_turn : t.table.pending_choice(of_set);
}

// The current animation as a sentence; null if it needs none.
export function animation_text(animation: FrameAnimation | null, people: readonly Who[], t: Words): string | null {
  if (animation === null) return null;
  const who = (seat: number): Who => people[seat] ?? { name: '', you: false };
  if (animation.kind === 'tile') return t.log.laid(who(animation.seat));
  if (animation.kind === 'piece') return t.table.places(who(animation.seat));
  return animation.event.type === 'placed'
    ? t.log.laid(who(animation.event.player))
    : (event_line(animation.event, people, t)?.text ?? null);
}

// Whom an event is about.
export const seats_in = (event: GameEvent): readonly number[] =>
  event.type === 'scored' ? event.players : 'player' in event ? [event.player] : [];

export function prompt_of(session: Session, hand: Hand, t: Words): string {
  const view = session.view;
  if (view === null) return '';
  // The card says what a part of the final scoring is; it is said once.
  if (is_final(session.animations.animation)) return t.log.final;
  if (session.animations.playing)
    return animation_text(session.animations.animation, session.people, t) ?? t.table.drawing;
  if (view.actor === null) return view.stage === 'over' ? t.end.title : t.table.drawing;
  const name = session.names[view.actor] ?? '';
  if (!session.my_turn) return view.seats[view.actor]?.kind === 'bot' ? t.table.waiting(name) : t.table.turn_of(name);
  const mine = session.mine.length > 1 ? t.table.your_turn_named(name) : t.table.your_turn;
  if (view.pending !== null && !hand.only_pass) return pending_words(view.pending.action, hand, t);
  switch (view.phase) {
    case 'place':
      return hand.ready
        ? t.table.place_here
        : `${mine}. ${first_of_sets((set) => set.place_prompt?.(view, t)) ?? t.table.place}`;
    case 'deploy':
      if (!hand.only_pass) return t.table.deploy;
      return hand.has_followers ? t.table.no_spot : t.table.no_piece;
    default: {
      const of_set = first_of_sets((set) => set.prompts?.[view.phase ?? 'over']?.(t));
      if (of_set === null) return mine;
      return session.mine.length > 1 ? `${name}${t.colon}${of_set}` : of_set;
    }
  }
}
