// SPDX-License-Identifier: MIT
// Puzzles about a shepherd, a flock or a hill.
#include <array>

#include "study/set_themes.h"

namespace aude::study {
namespace {

bool is_about_hills(const SolvedTurn& turn) {
  const Board& board = turn.placed.board();
  const bool tends = turn.actions.size() > 2;
  return turn.deploys(Hills::kShepherd) || tends || board.kind_of(board.last_tile()).tile->hill;
}

constexpr std::array kThemesOfHills{SetTheme{Theme{6}, "hills", is_about_hills}};

}  // namespace

extern const SetThemes kHillsThemes{Hills::kId, kThemesOfHills};

}  // namespace aude::study
