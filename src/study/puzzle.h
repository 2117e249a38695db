// SPDX-License-Identifier: MIT
// Puzzles: positions in which one plan is certainly better than all others, by several points.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "study/decision_evaluator.h"

namespace aude::study {

inline constexpr float kPuzzleLead = 3.0F;  // minimal lead of the solution, in points

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
};
std::string_view word(Theme theme);

// A lower bound of the best plan's lead over another plan: 2.5 standard errors below the estimate. They
// do not include that of the horizon.
inline float lead_bound(const Plan& other) { return other.error - 2.5F * other.sampling_error; }

struct Puzzle {
  Plan solution;
  Plan second;                               // the best of the others
  std::vector<std::vector<Action>> answers;  // all ways to write the solution
  std::vector<Theme> themes;
  std::vector<Reason> why;  // why the solution is better than `second`
  int ways = 0;             // plans to choose from
  int grade = 0;            // 1 (the weakest level finds it) to 5 (a strong one misses it)
  bool exact = false;

  float surely() const { return lead_bound(second); }
};

// Whether a quick evaluation justifies a deep search.
bool may_be_puzzle(const DecisionEvaluation& evaluation);

// Whether the best plan leads every other one by kPuzzleLead: exactly, or by 2.5 standard errors after
// at least kFewestRollouts rollouts each.
inline constexpr int kFewestRollouts = 16;
bool is_certain(const DecisionEvaluation& evaluation);

// The puzzle of a position in which a tile is to be laid or a follower to be recalled, if a deep search
// certifies one. It has no grade yet.
std::optional<Puzzle> certified_puzzle(DecisionEvaluator& evaluator, const State& state,
                                       const Effort& deep);
Effort certifying(std::uint64_t seed);

// 1: easy finds it in eight of ten attempts, 2: easy in five, 3: medium in eight, 4: hard in five, 5:
// none of them.
int grade_of(const State& state, const Puzzle& puzzle, const DecisionEvaluator& evaluator);

}  // namespace aude::study
