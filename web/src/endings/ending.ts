// SPDX-License-Identifier: MIT
// Which ways out of a game its reader has, and how an early end is told.
import type { Who } from '../i18n/who';
import type { Ending, View } from '../lib/protocol';
import type { EndingWords } from './words';

export const kTilesToAbort = 3;

export function ending_in_words(ended: Ending, people: readonly Who[], words: EndingWords): string {
  if (ended.reason === 'agreed' || ended.reason === 'aborted') return words[ended.reason];
  const loser = people[ended.seat ?? -1];
  return loser?.you === true ? words.you_lost[ended.reason] : words.lost[ended.reason](loser?.name ?? '');
}

export interface Ways {
  seat: number; // the reader's
  take_back: boolean;
  tie: boolean;
  abort: boolean;
  claim: boolean; // the server knows whether a minute has passed
  alone: boolean; // only this player leaves: a bot plays on
}

// For a player with one seat. With three and more players there is only the way to leave the game to the others.
export function ways_out(view: View, mine: readonly number[]): Ways | null {
  const [seat] = mine;
  if (view.stage !== 'playing' || mine.length !== 1 || seat === undefined) return null;
  if (view.seats.length !== 2) {
    const { out_of_time, resigned } = view.seats[seat]!;
    if (out_of_time === true || resigned === true) return null;
    return { seat, take_back: false, tie: false, abort: false, claim: false, alone: true };
  }
  const other = view.seats[1 - seat]!;
  const laid = view.tiles.filter((tile) => tile.seat !== null);
  return {
    seat,
    take_back: view.rated !== true && laid.some((tile) => tile.seat === seat),
    tie: other.kind === 'person' && other.level === null,
    abort: laid.length < kTilesToAbort,
    claim: view.clock !== null && other.kind === 'person' && !other.here,
    alone: false,
  };
}
