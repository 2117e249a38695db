// SPDX-License-Identifier: MIT
// Paints our own SVG as pixels: what board_svg(), card_svg() and tile_svg() write, and no other SVG.
// Words are left out.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace aude::art {

struct Bitmap {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> rgb{};  // three bytes per pixel, rows from above
};

// A document of `width` x `height` units, one pixel each, on white.
Bitmap painted(std::string_view svg, int width, int height);

}  // namespace aude::art
