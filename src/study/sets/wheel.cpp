// SPDX-License-Identifier: MIT
// Puzzles about a crown space, or about which piece to recall in a plague.
#include "study/set_themes.h"

namespace aude::study {
namespace {

bool is_about_wheel(const SolvedTurn& turn) {
  return turn.before.phase() == Wheel::kRecallPhase || turn.deployment.verb == Wheel::kCrownVerb;
}

}  // namespace

extern const SetThemes kWheelThemes{
    .set = Wheel::kId, .theme = Theme{5}, .word = "wheel", .applies = is_about_wheel};

}  // namespace aude::study
