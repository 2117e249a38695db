// SPDX-License-Identifier: MIT
// Puzzles: positions in which one plan is certainly better than all others, by several points.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "study/decision_evaluator.h"

namespace aude::study {

// The least lead of the solution: in points, and in standard errors unless it is exact.
inline constexpr float kPuzzleLead = 3.0F;
inline constexpr float kPuzzleCertainty = 4.0F;

// What a puzzle is about; it may have several themes. Sets declare theirs under the numbers left free
// (set_themes.h). Themes are listed in the order of their numbers.
enum class Theme : std::uint8_t {
  Finish = 0,     // completes an own feature
  Steal = 1,      // shares or takes an opponent's feature
  Block = 2,      // lowers an opponent's prospects
  Farm = 3,       // a farmer
  LastTiles = 4,  // few tiles are left
  Patience = 8,   // keeps every follower in the supply
  Claim = 9,      // takes something new
  Spoil = 10,     // an opponent's feature can hardly be completed after it
  FarmLate = 11,  // a farmer in the last third of the game
};
std::string_view word(Theme theme);

inline constexpr float kBoundErrors = 2.5F;  // standard errors between an estimate and what is certain

// The position after these actions, which must be legal.
State after(const State& state, std::span<const Action> actions);

struct Puzzle {
  Plan solution;
  Plan second;                               // the best of the others
  std::vector<std::vector<Action>> answers;  // all ways to write the solution
  std::vector<Theme> themes;
  std::vector<Reason> why;  // why the solution is better than `second`
  int ways = 0;             // plans to choose from
  int rating = 0;           // of a bot that finds it in half of its attempts
  bool exact = false;

  // A lower bound of the lead.
  float surely() const { return second.error - kBoundErrors * second.sampling_error; }
};

// Whether a quick evaluation justifies a deep search.
bool may_be_puzzle(const DecisionEvaluation& evaluation);

// Whether the best plan leads every other one by kPuzzleLead: exactly, or by kPuzzleCertainty after at
// least kFewestRollouts rollouts each.
inline constexpr int kFewestRollouts = 32;
bool is_certain(const DecisionEvaluation& evaluation);

// Whether a plan is the only one with the most points at once: nobody has to think about it.
bool is_obvious(DecisionEvaluator& evaluator, const State& state, const Plan& plan);

// The puzzle of a position in which a tile is to be laid or a follower to be recalled, if a deep search
// certifies one. It has no rating yet.
std::optional<Puzzle> certified_puzzle(DecisionEvaluator& evaluator, const State& state,
                                       const Effort& deep);
// A search with rollouts to the end of the game.
Effort certifying(std::uint64_t seed);

// Fills in what follows from the position, the solution and the second plan: answers, reasons, themes.
void describe(DecisionEvaluator& evaluator, const State& state, Puzzle& puzzle);
std::vector<Theme> themes_of(DecisionEvaluator& evaluator, const State& state, const Puzzle& puzzle);

// Whether another search finds the same: the solution leads as it must, or certainly does not, or the
// search does not know.
enum class Confirmed : std::uint8_t { Yes, Unsure, No };
struct Confirmation {
  float lead = 0;  // of the solution over the best other plan
  Confirmed is{};
};
Confirmation confirm(DecisionEvaluator& evaluator, const State& state, const Puzzle& puzzle,
                     const Effort& deep);

// Attempts of the bots with one rating.
struct Attempts {
  int rating;
  int tries;
  int solved = 0;
};
// The rating of a bot that would find the solution in half of its attempts: the most likely one if
// every attempt is a game that the bot wins by solving the puzzle. One more won by the strongest bot
// and one more lost by the weakest keep it on the ladder.
int most_likely_rating(std::span<const Attempts> attempts);

// The same by attempts of the bots of the ladder. Other seeds give other attempts.
int rating_of(const State& state, const Puzzle& puzzle, const DecisionEvaluator& evaluator,
              std::uint64_t seed = 1);

// Grades 1 to 5, each for the ratings nearest to its own.
inline constexpr std::array kGradeRatings{900, 1200, 1500, 1800, 2100};
int grade_of(int rating);

}  // namespace aude::study
