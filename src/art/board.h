// SPDX-License-Identifier: MIT
// Draws a position as one picture: tiles, pieces, the last move, scores and a legend.
#pragma once

#include <optional>
#include <string>

#include "art/detail.h"
#include "rules/state.h"

namespace aude::art {

struct BoardOptions {
  int tile_pixels = 100;              // width of a tile
  std::optional<Detail> detail = {};  // default: the level for that width
};

std::string board_svg(const State& state, const BoardOptions& options);

// Only the board, centred and as large as fits; all units are pixels. For previews of links.
std::string card_svg(const State& state, int width, int height);

}  // namespace aude::art
