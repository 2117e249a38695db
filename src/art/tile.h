// A tile as a picture: the plan of the tile, dressed.
#pragma once

#include <string>

#include "art/plan.h"
#include "rules/catalogue.h"

namespace aude::art {

struct TilePicture {
  std::string body;          // SVG elements within 0 0 100 100; refers to shared_drawings()
  std::vector<Point> stand;  // where a piece stands on each segment
  Point wheel;               // where a wheel symbol goes
};

TilePicture draw_tile(const Tile& tile);

// The wheel symbol (1 to 3) on a tile, to be laid over its body.
std::string draw_wheel_symbol(const TilePicture& picture, int symbol);

// Trees, roofs, towers and patterns that all tiles share: the content of a <defs>.
const std::string& shared_drawings();

// A whole document with one tile.
std::string tile_svg(const Tile& tile, int symbol, int size);

}  // namespace aude::art
