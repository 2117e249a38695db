// SPDX-License-Identifier: MIT
// Glicko ratings of one player, after Mark Glickman's description of the Glicko system: each result moves a rating by
// how little it was expected, and the more the less the rating is known.

export interface Rating {
  rating: number;
  deviation: number; // standard error of the rating
}

const kPerPoint = Math.LN10 / 400;
export const kUnknown = 350; // deviation of a rating that nothing is known of
const kKnown = 45; // deviations stay above it, so that ratings go on to move
const kPerDay = 9; // how much a deviation grows, in squares: back to unknown from 50 after about four years

const weight = (deviation: number): number => 1 / Math.sqrt(1 + (3 * kPerPoint ** 2 * deviation ** 2) / Math.PI ** 2);

export const expected = (one: Rating, other: Rating): number =>
  1 / (1 + 10 ** ((-weight(other.deviation) * (one.rating - other.rating)) / 400));

// After a game of which the player got `score`: 1 for a win, 0 for a loss.
export function after_game(one: Rating, other: Rating, score: number): Rating {
  const g = weight(other.deviation);
  const e = expected(one, other);
  const information = kPerPoint ** 2 * g ** 2 * e * (1 - e);
  const variance = 1 / (1 / one.deviation ** 2 + information);
  return {
    rating: one.rating + kPerPoint * variance * g * (score - e),
    deviation: Math.max(kKnown, Math.sqrt(variance)),
  };
}

// A rating is known less well after days without games.
export const after_days = (one: Rating, days: number): Rating => ({
  ...one,
  deviation: Math.min(kUnknown, Math.sqrt(one.deviation ** 2 + kPerDay ** 2 * Math.max(0, days))),
});
