// SPDX-License-Identifier: MIT
// The panel beside a board: players, scores, remaining tiles, and a legend of the pieces.
#pragma once

#include <string>

#include "rules/state.h"

namespace aude::art {

struct Panel {
  std::string body;
  double height = 0;
};

Panel draw_panel(const State& state, double width);

}  // namespace aude::art
