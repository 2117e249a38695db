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
}

// Only in a game of two, for somebody with one of the seats.
export function ways_out(view: View, mine: readonly number[]): Ways | null {
  const [seat] = mine;
  if (view.stage !== 'playing' || view.seats.length !== 2 || mine.length !== 1 || seat === undefined) return null;
  const other = view.seats[1 - seat]!;
  const laid = view.tiles.filter((tile) => tile.seat !== null);
  return {
    seat,
    take_back: view.rated !== true && laid.some((tile) => tile.seat === seat),
    tie: other.kind === 'person' && other.level === null,
    abort: laid.length < kTilesToAbort,
    claim: view.clock !== null && other.kind === 'person' && !other.here,
  };
}
