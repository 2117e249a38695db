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

struct SetThemes {
  SetId set;
  Theme theme;
  std::string_view word;
  // Whether the solution has the theme of this set.
  bool (*applies)(const SolvedTurn& turn) = nullptr;
  // Whether it has a theme of the base game for a reason that belongs to this set.
  bool (*also)(const SolvedTurn& turn, Theme theme) = nullptr;
};

std::span<const SetThemes* const> all_sets();

}  // namespace aude::study
