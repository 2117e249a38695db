// SPDX-License-Identifier: MIT
// Puzzles about a crown space, or about which piece to recall in a plague.
#include <array>

#include "study/set_themes.h"

namespace aude::study {
namespace {

bool is_about_wheel(const SolvedTurn& turn) {
  return turn.before.phase() == Wheel::kRecallPhase || turn.deployment.verb == Wheel::kCrownVerb;
}

constexpr std::array kThemesOfWheel{SetTheme{Theme{5}, "wheel", is_about_wheel}};

}  // namespace

extern const SetThemes kWheelThemes{Wheel::kId, kThemesOfWheel};

}  // namespace aude::study
