// What the games of a match prove. Games on one deck are not independent, so intervals are computed on
// decks: each deck that was played in all rotations counts as one observation.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arena/match.h"

namespace aude::arena {

// A mean with its 95% interval.
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
  Estimate win_rate;  // a shared win counts its share
  Estimate margin;    // own points less those of the best other
  double mean_points = 0;
  double ms_per_decision = 0;
  double longest_ms = 0;        // of all decisions
  std::optional<Estimate> elo;  // above each other player; nothing when all games were won or lost
};

struct Summary {
  int games = 0;
  int pairs = 0;  // decks played in all rotations
  std::vector<BotResult> players;
  double first_seat_rate = 0;  // share of the wins that went to seat 0
};

Summary summarise(const Match& match, const std::vector<GameResult>& results);

// 95% interval of a mean of observations between 0 and 1, never narrower than a count of the
// observations allows: n equal ones do not make certainty.
Estimate rate_estimate(const std::vector<double>& observations);
Estimate mean_estimate(const std::vector<double>& observations);

// The share of wins that a player `elo` points above everybody else expects at a table of `players`,
// the others being equals; and back. Four equals expect a quarter each: that is an Elo difference of 0.
double expected_score(double elo, int players);
double elo_of(double score, int players);

// Sequential test of "the first contestant is `elo1` stronger than each of the others" against
// "`elo0`", errors of 5% each.
struct Sprt {
  double elo0 = 0;
  double elo1 = 10;
};
enum class Verdict { Undecided, Accepted, Rejected };  // of elo1
struct SprtState {
  Verdict verdict = Verdict::Undecided;
  double llr = 0;
};
// One score per deck: the first bot's mean share of the wins in it.
SprtState sprt(const Sprt& test, const std::vector<double>& deck_scores, int players);
SprtState sprt(const Sprt& test, const Match& match, const std::vector<GameResult>& results);

}  // namespace aude::arena
