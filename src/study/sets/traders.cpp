// SPDX-License-Identifier: MIT
// Puzzles about a builder or a second turn part, and about a pig.
#include <array>

#include "study/set_themes.h"

namespace aude::study {
namespace {

bool is_about_builder(const SolvedTurn& turn) {
  const State& done = turn.done;
  return turn.deploys(Traders::kBuilder) || done.board().set_state<Traders>().second_part_earned != 0 ||
         (done.phase() == Phase::Draw && done.actor() == turn.before.actor());
}

bool is_about_pig(const SolvedTurn& turn) { return turn.deploys(Traders::kPig); }

constexpr std::array kThemesOfTraders{SetTheme{Theme{7}, "builder", is_about_builder},
                                      SetTheme{Theme{12}, "pig", is_about_pig}};

}  // namespace

extern const SetThemes kTradersThemes{Traders::kId, kThemesOfTraders};

}  // namespace aude::study
