// SPDX-License-Identifier: MIT
// Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2012), with two extensions: a period may
// be of any length, and a game may count less than once. With periods of length 1 and weights of 1 it
// is the system of the paper.
#pragma once

#include <span>

namespace aude::compete {

struct Glicko {
  double rating = 1500;
  double deviation = 350;    // standard deviation of the rating, in points
  double volatility = 0.06;  // how much the strength changes in a period, in units of 173.7178 points
};

struct Encounter {
  double rating;  // of the opponent
  double deviation;
  double score;       // 1 = won, 0.5 = tied, 0 = lost
  double weight = 1;  // how many games it counts for
};

// How far a period may change the volatility (tau). The paper suggests 0.3 to 1.2.
inline constexpr double kTau = 0.5;

// Returns the score that `player` can expect against `opponent`, both deviations considered.
double expected_score(const Glicko& player, const Glicko& opponent);

// Returns the rating after some periods without games. `periods` must not be negative.
Glicko after_idle(const Glicko& before, double periods);

// Returns the rating after a period with these games. It lasts `periods` times the usual period: the
// deviation grows by that much before the games reduce it. Without games, or if no game has weight,
// the result is that of after_idle.
Glicko after_games(const Glicko& before, std::span<const Encounter> games, double periods = 1);

}  // namespace aude::compete
