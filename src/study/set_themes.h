// SPDX-License-Identifier: MIT
// The themes of puzzles that a set adds. Each set has one file in study/sets, listed in sets.cpp.
#pragma once

#include <span>
#include <string_view>

#include "study/puzzle.h"

namespace aude::study {

// The solution of a puzzle, carried out.
struct SolvedTurn {
  const State& before;
  const State& placed;  // after the first action
  const State& done;
  std::span<const Action> actions;
  // The deployment, or the action instead of one; a pass if there is none.
  const Action& deployment;
  bool deploys(Piece piece) const {
    return deployment.verb == Verb::Deploy && deployment.piece == piece;
  }
};

struct SetTheme {
  Theme theme;
  std::string_view word;
  bool (*applies)(const SolvedTurn& turn);  // whether the solution has it
};

struct SetThemes {
  SetId set;
  std::span<const SetTheme> themes;
};

std::span<const SetThemes* const> all_sets();

}  // namespace aude::study
