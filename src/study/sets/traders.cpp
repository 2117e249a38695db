// SPDX-License-Identifier: MIT
// Puzzles about a builder or a second turn part; a pig is a farmer's theme.
#include "study/set_themes.h"

namespace aude::study {
namespace {

bool is_about_builder(const SolvedTurn& turn) {
  const State& done = turn.done;
  return turn.deploys(Traders::kBuilder) || done.board().set_state<Traders>().second_part_earned != 0 ||
         (done.phase() == Phase::Draw && done.actor() == turn.before.actor());
}

bool is_about_pig(const SolvedTurn& turn, Theme theme) {
  return theme == Theme::Farm && turn.deploys(Traders::kPig);
}

}  // namespace

extern const SetThemes kTradersThemes{.set = Traders::kId,
                                      .theme = Theme{7},
                                      .word = "builder",
                                      .applies = is_about_builder,
                                      .also = is_about_pig};

}  // namespace aude::study
