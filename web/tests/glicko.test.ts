// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { after_days, after_game, expected } from '../src/lib/study/glicko';

const player = { rating: 1500, deviation: 200 };

// The example in Glickman's description of the Glicko system: a player of 1500 with a deviation of 200 wins against
// 1400 (30) and loses against 1550 (100) and 1700 (300). The expectations are those of its table.
describe('a Glicko rating', () => {
  it.each([
    [1400, 30, 0.639],
    [1550, 100, 0.432],
    [1700, 300, 0.303],
  ])('expects what the description says against %i (%i)', (rating, deviation, score) => {
    expect(expected(player, { rating, deviation })).toBeCloseTo(score, 3);
  });

  // The description rates the three games at once, which gives 1464 and 151.4. One after the other differs slightly.
  it('comes close to the example by one game after the other', () => {
    let rated = after_game(player, { rating: 1400, deviation: 30 }, 1);
    rated = after_game(rated, { rating: 1550, deviation: 100 }, 0);
    rated = after_game(rated, { rating: 1700, deviation: 300 }, 0);
    expect(Math.abs(rated.rating - 1464)).toBeLessThan(6);
    expect(Math.abs(rated.deviation - 151.4)).toBeLessThan(2);
  });

  // By hand from the formulas: q = 0.0057565, g(30) = 0.9955, E = 0.639, so d² = 131882 of this game alone.
  it('is exact for a single game', () => {
    const { rating, deviation } = after_game(player, { rating: 1400, deviation: 30 }, 1);
    expect(rating).toBeCloseTo(1563.4, 0);
    expect(deviation).toBeCloseTo(175.2, 0);
  });

  it('is known less well after days without a game, and never worse than nothing', () => {
    expect(after_days(player, 0).deviation).toBe(200);
    expect(after_days(player, 100).deviation).toBeCloseTo(Math.sqrt(200 ** 2 + 81 * 100), 6);
    expect(after_days(player, 1e6).deviation).toBe(350);
    expect(after_days(player, -5).deviation).toBe(200);
  });

  it('goes on to move after many games', () => {
    let rated = player;
    for (let i = 0; i < 500; ++i) rated = after_game(rated, { rating: 1500, deviation: 50 }, i % 2);
    expect(rated.deviation).toBe(45);
    expect(Math.abs(rated.rating - 1500)).toBeLessThan(20);
  });
});
