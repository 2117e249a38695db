// A tile as a picture: the plan of the tile, dressed.
#pragma once

#include <string>
#include <vector>

#include "art/plan.h"
#include "rules/catalogue.h"

namespace aude::art {

// A sign that is drawn upright however the tile lies: a pennant, goods, a sheep, grapes.
struct UprightMark {
  std::string drawing;  // of shared_drawings()
  Point at;
};

struct TilePicture {
  std::string body;                // SVG elements within 0 0 100 100; refers to shared_drawings()
  std::vector<UprightMark> marks;  // to be laid over the body
  std::vector<Point> stand;        // where a piece stands on each segment
  Point wheel;                     // where a wheel symbol goes
};

TilePicture draw_tile(const Tile& tile);

// The marks and the wheel symbol (0: none) of a tile that lies turned, with its corner at `corner`.
std::string draw_marks(const TilePicture& picture, int symbol, Rotation rotation, Point corner);

// Trees, roofs, towers and patterns that all tiles share: the content of a <defs>.
const std::string& shared_drawings();

// A whole document with one tile.
std::string tile_svg(const Tile& tile, int symbol, int size);

}  // namespace aude::art
