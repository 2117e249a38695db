// The panel beside a board: players, scores, what is left, and what the figures mean.
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
