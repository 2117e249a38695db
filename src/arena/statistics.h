// SPDX-License-Identifier: MIT
// Statistics of a match. Games on the same deck are not independent, so intervals are computed on
// decks: each deck that was played in all rotations is one observation.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arena/match.h"

namespace aude::arena {

// A mean with its 95% confidence interval.
struct Estimate {
  double mean = 0;
  double low = 0;
  double high = 0;
};

struct BotResult {
  std::string name;
  int wins = 0;   // alone
  int draws = 0;  // shared
  int losses = 0;
  int faults = 0;
  Estimate win_rate;  // a win shared by n players counts 1/n
  Estimate margin;    // own points minus those of the best opponent
  double mean_points = 0;
  double ms_per_decision = 0;
  double longest_ms = 0;        // the slowest decision of all games
  std::optional<Estimate> elo;  // lead over each other player; empty if all games were won or all lost
};

struct Summary {
  int games = 0;
  int pairs = 0;  // decks played in all rotations
  std::vector<BotResult> players;
  double first_seat_rate = 0;  // share of wins of seat 0
};

Summary summarise(const Match& match, const std::vector<GameResult>& results);

// 95% interval of a mean of observations between 0 and 1 (Wilson score interval). Its width is positive
// even if all observations are equal.
Estimate rate_estimate(const std::vector<double>& observations);
Estimate mean_estimate(const std::vector<double>& observations);

// The expected share of wins of a player rated `elo` points above `players` - 1 equal opponents, and
// its inverse. An Elo difference of 0 gives 1 / players.
double expected_score(double elo, int players);
double elo_of(double score, int players);

// Sequential probability ratio test: the first bot is `elo1` points stronger than each of the others,
// against `elo0`. Both error probabilities are 5%.
struct Sprt {
  double elo0 = 0;
  double elo1 = 10;
};
enum class Verdict { Undecided, Accepted, Rejected };  // of elo1
struct SprtState {
  Verdict verdict = Verdict::Undecided;
  double llr = 0;
};
// One score per deck: the first bot's mean share of wins.
SprtState sprt(const Sprt& test, const std::vector<double>& deck_scores, int players);
SprtState sprt(const Sprt& test, const Match& match, const std::vector<GameResult>& results);

}  // namespace aude::arena
