// SPDX-License-Identifier: MIT
// What a plan is about, in terms that a beginner knows: the feature that it completes, claims or makes
// larger, what that is sure to score, and what it will likely score.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "rules/action.h"
#include "rules/state.h"

namespace aude::study {

enum class IdeaKind : std::uint8_t {
  Scores,   // a feature is completed: points for the player at once
  Claims,   // a piece comes onto a feature
  Extends,  // a feature of the player becomes larger
  Keeps,    // nothing of this: the piece stays in the supply
};
inline constexpr int kIdeaKinds = 4;
std::string_view word(IdeaKind kind);

struct Idea {
  IdeaKind kind{};
  Terrain terrain{};
  Piece piece{};              // Claims
  Spot spot{};                // one of the feature's segments, as the board is after the plan
  std::vector<Cell> cells{};  // of the feature
  int sure = 0;               // points if nothing more is added to it; Scores: at once
  int likely = 0;             // points to be expected, at least `sure`
  float chance = 0;           // that it is completed
};

// The plan must be legal. At most two ideas, at least one if the plan lays a tile or deploys a piece.
std::vector<Idea> ideas_of(const State& state, std::span<const Action> plan);

}  // namespace aude::study
