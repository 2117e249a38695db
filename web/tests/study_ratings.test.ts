// SPDX-License-Identifier: MIT
// The ratings for the chances of winning: only if those of all players are known.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/net/api';
import { people } from '../src/lib/player/people';
import type { RatedResult, Rating, ShownPlayer, View } from '../src/lib/protocol';
import { ratings_of } from '../src/lib/study/ratings';

const kBot = { kind: 'bot', level: 'elo:1500' };
const kAnn = { kind: 'person', level: null, player: 'ann' };
const kGuest = { kind: 'person', level: null };

function table_of(seats: object[], more: object = {}): void {
  const view = { setup: { sets: ['base'] }, seats: seats.map((one, seat) => ({ ...one, seat })), ...more };
  vi.spyOn(api, 'table').mockResolvedValue(view as unknown as View);
}

beforeEach(() => {
  vi.restoreAllMocks();
  const rating = (points: number): Rating => ({ rating: points }) as Rating;
  vi.spyOn(people, 'player').mockImplementation((id) =>
    Promise.resolve({
      ratings: id === 'ann' ? { base: rating(1640.4), sets: rating(1200), several: rating(900) } : {},
    } as ShownPlayer),
  );
});

describe('the ratings of a table', () => {
  it('are those of bots by their levels', async () => {
    table_of([kBot, { kind: 'bot', level: 'hard' }]);
    expect(await ratings_of('t')).toEqual(['elo:1500', 'hard']);
  });
  it('are those of players for this kind of game', async () => {
    table_of([kAnn, kBot]);
    expect(await ratings_of('t')).toEqual([1640, 'elo:1500']);
    table_of([kAnn, kBot], { setup: { sets: ['base', 'inns'] } });
    expect(await ratings_of('t')).toEqual([1200, 'elo:1500']);
    table_of([kAnn, kBot, kBot]);
    expect(await ratings_of('t')).toEqual([900, 'elo:1500', 'elo:1500']);
  });
  it('are those before a rated game', async () => {
    table_of([kAnn, kBot], { rated: true });
    const result = { kind: 'base', rated: true, seats: [{ before: 1580 }, {}] } as unknown as RatedResult;
    vi.spyOn(people, 'result').mockResolvedValue(result);
    expect(await ratings_of('t')).toEqual([1580, 'elo:1500']);
  });
  it('are unknown if one of them is', async () => {
    table_of([kGuest, kBot]);
    expect(await ratings_of('t')).toBeNull();
    table_of([{ ...kAnn, player: 'new' }, kBot]);
    expect(await ratings_of('t')).toBeNull();
    vi.spyOn(api, 'table').mockRejectedValue(new Error('offline'));
    expect(await ratings_of('t')).toBeNull();
  });
});
