// SPDX-License-Identifier: MIT
// What a table does without being asked: ends a turn where nothing can be placed, shows the result after the last
// animation, follows a rematch. Each function is called while a component is set up.
import { untrack } from 'svelte';
import { router } from '../app/router.svelte';
import { at_pace } from '../animation/pace';
import { settings } from '../app/settings.svelte';
import type { Hand } from './hand.svelte';
import type { Session } from './session.svelte';
import { keep_tokens, tokens_of } from './tokens';

const kSilence = 1300; // milliseconds between the last points and the result

// Only for players who let everything be confirmed automatically: the others may want to take the tile back.
export function end_turn_alone(hand: Hand): void {
  $effect(() => {
    if (hand.only_pass && settings.confirm_at_once) untrack(() => hand.end_turn());
  });
}

export function show_result(session: Session, show: () => void): void {
  let over = false;
  $effect(() => {
    const now = session.view?.stage === 'over' && !session.animations.playing;
    if (now && !over) {
      untrack(() => void session.fill_log());
      const timer = setTimeout(show, at_pace(kSilence, settings.pace));
      over = true;
      return () => clearTimeout(timer);
    }
    if (!now) over = false;
    return undefined;
  });
}

// A rematch has the same players, so their tokens are valid there too. Players who are connected when it starts
// follow it; players who come later wanted to see this table.
export function follow_rematch(session: Session): void {
  let saw_no_rematch = false;
  $effect(() => {
    if (session.view === null) return;
    const next = session.view.rematch;
    if (next === null) saw_no_rematch = true;
    if (next === null || session.mine.length === 0) return;
    keep_tokens(next, tokens_of(session.table));
    if (saw_no_rematch) router.go(`/t/${next}`);
  });
}
