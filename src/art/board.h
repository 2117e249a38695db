// A whole position as one picture: tiles, pieces, the last move, scores and a legend.
#pragma once

#include <string>

#include "rules/state.h"

namespace aude::art {

struct BoardOptions {
  int tile_pixels = 100;  // the width of one tile
};

std::string board_svg(const State& state, const BoardOptions& options);

}  // namespace aude::art
