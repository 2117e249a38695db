// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { ending_in_words, ways_out } from '../src/endings/ending';
import { ending_words } from '../src/endings/words';
import { kLanguageCodes } from '../src/i18n/languages';
import { people } from '../src/i18n/who';
import type { EndReason, LaidTile, SeatView } from '../src/lib/protocol';
import { view } from './mock';

const seat = (number: number, change: Partial<SeatView> = {}): SeatView => ({
  seat: number,
  kind: 'person',
  name: 'Ann',
  level: null,
  colour: number,
  here: true,
  clock: null,
  ...change,
});
const laid = (by: number | null, x: number): LaidTile => ({ tile: 'D', at: [x, 0], rotation: 0, seat: by });
const playing = { stage: 'playing' as const, seats: [seat(0), seat(1)], tiles: [laid(null, 0)] };
const ways = (change: object, mine: readonly number[] = [0]) => ways_out(view({ ...playing, ...change }), mine);

describe('the ways out of a game', () => {
  it('are for one seat of two in a game that is played', () => {
    expect(ways({})).toEqual({ seat: 0, take_back: false, tie: true, abort: true, claim: false, alone: false });
    expect(ways({}, [1])?.seat).toBe(1);
    expect(ways({}, [])).toBeNull();
    expect(ways({}, [0, 1])).toBeNull();
    expect(ways({ stage: 'over' })).toBeNull();
  });
  it('are one with three players, until one has left', () => {
    expect(ways({ seats: [seat(0), seat(1), seat(2)] })).toMatchObject({ alone: true, tie: false, abort: false });
    expect(ways({ seats: [seat(0, { resigned: true }), seat(1), seat(2)] })).toBeNull();
    expect(ways({ seats: [seat(0, { out_of_time: true }), seat(1), seat(2)] })).toBeNull();
  });
  it('follow what was laid', () => {
    const tiles = [laid(null, 0), laid(0, 1), laid(1, 2)];
    expect(ways({ tiles })).toMatchObject({ take_back: true, abort: true });
    expect(ways({ tiles: [...tiles, laid(0, 3)] })).toMatchObject({ take_back: true, abort: false });
    expect(ways({ tiles: [laid(null, 0), laid(1, 2)] })).toMatchObject({ take_back: false });
  });
  it('depend on who sits opposite', () => {
    expect(ways({ seats: [seat(0), seat(1, { kind: 'bot', level: 'easy' })] })).toMatchObject({ tie: false });
    expect(ways({ seats: [seat(0), seat(1, { level: 'medium' })] })).toMatchObject({ tie: false }); // a bot plays on
    const away = { seats: [seat(0), seat(1, { here: false })] };
    expect(ways(away)).toMatchObject({ claim: false });
    expect(ways({ ...away, clock: { total: 60_000, increment: 0 } })).toMatchObject({ claim: true });
  });
});

describe('an early end', () => {
  const reasons: EndReason[] = ['resigned', 'out_of_time', 'absent', 'agreed', 'aborted'];
  it('is told in every language, with names and to the reader', () => {
    for (const language of kLanguageCodes) {
      const words = ending_words[language];
      const told = reasons.flatMap((reason) => {
        const loser = reason === 'agreed' || reason === 'aborted' ? null : 1;
        return [[], [0], [1]].map((mine) =>
          ending_in_words({ reason, seat: loser }, people(['Ann', 'Bob'], mine), words),
        );
      });
      for (const text of told) expect(text.length).toBeGreaterThan(4);
      expect(new Set(told).size).toBe(3 * 2 + 2); // losers read something else than the others
      expect(told.filter((text) => text.includes('Bob'))).toHaveLength(6);
    }
  });
});
