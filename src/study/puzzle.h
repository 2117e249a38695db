// Puzzles: positions where one plan is better than all others, surely and by much.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "study/decision_evaluator.h"

namespace aude::study {

inline constexpr float kPuzzleLead = 3.0F;  // points by which the solution is better, at least

// What a puzzle is about; one may be about several things.
enum class Theme : std::uint8_t {
  Finish,     // completes something of one's own
  Steal,      // shares or takes what others held
  Block,      // takes others' hope for what they hold
  Farm,       // a farmer
  LastTiles,  // few tiles are left
  Wheel,      // a crown space, or whom to call home from a plague
  Hills,      // a shepherd, his flock, or a hill
  Builder,    // a builder or his second part
  Patience,   // keeps every follower at home
  Claim,      // takes something new
};
inline constexpr int kThemes = 10;
std::string_view word(Theme theme);

struct Puzzle {
  Plan solution;
  Plan second;                               // the best of the others
  std::vector<std::vector<Action>> answers;  // all ways to write the solution
  std::vector<Theme> themes;
  std::vector<Reason> why;  // the solution is better than the second
  int ways = 0;             // plans to choose from
  int grade = 0;            // 1, which the weakest level sees, to 5, which even a strong one misses
  bool exact = false;

  // The lead is at least this, as sure as 2.5 standard errors are.
  float surely() const { return second.error - 2.5F * second.std_error; }
};

// Whether a quick evaluation makes it expected a closer look.
bool may_be_puzzle(const DecisionEvaluation& evaluation);

// The puzzle of a position in which a tile must be laid or a follower recalled, when deep search over
// many rollouts certifies one. It has no grade yet.
std::optional<Puzzle> certified_puzzle(DecisionEvaluator& evaluator, const State& state,
                                       const Effort& deep);
Effort certifying(std::uint64_t seed);

// 1: easy finds it in eight of ten tries, 2: in five, 3: medium in eight, 4: hard in five of ten, 5:
// none.
int grade_of(const State& state, const Puzzle& puzzle, const DecisionEvaluator& evaluator);

}  // namespace aude::study
