// A tile as a picture: the plan of the tile, dressed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "art/detail.h"
#include "art/plan.h"
#include "rules/catalogue.h"

namespace aude::art {

// A sign or a building that is drawn upright however the tile lies: a pennant, a sheep, a cloister.
struct UprightMark {
  std::string drawing;  // of shared_drawings()
  Point at;
  double size = 0;   // how wide it is drawn on a large tile
  double least = 0;  // and how many pixels at least
};

// The layers of a tile, from below, as SVG elements within 0 0 100 100 that refer to shared_drawings().
// Land and works turn with the tile; light and shadow do not.
struct TilePicture {
  std::string land;                // meadows, water, roads, the ground of cities
  bool hill = false;               // the relief of a hill lies over the land
  std::string shadows;             // what throws shadows, in the current colour
  std::string works;               // walls, roofs, trees
  std::vector<UprightMark> marks;  // to be laid over all that
  std::vector<Point> stand;        // where a piece stands on each segment
  Point wheel;                     // where a wheel symbol goes
};

TilePicture draw_tile(const Tile& tile, Detail detail = Detail::Near);

// The layers of an unturned tile with names (land-ID, shade-ID, works-ID), by which lay_parts() lays it
// turned, with its corner at `corner`.
std::string tile_parts(const TilePicture& picture, std::string_view id, Detail detail);
std::string lay_parts(std::string_view id, bool hill, Rotation rotation, Point corner, Detail detail);

inline constexpr double kWheelSignSize = 17;

// The marks and the wheel symbol (0: none) of a tile that lies turned, so many pixels wide, with its
// corner at `corner`.
std::string draw_marks(const TilePicture& picture, int symbol, Rotation rotation, Point corner,
                       double tile_pixels = 100);

// Trees, roofs, towers and patterns that all tiles share: the content of a <defs>.
const std::string& shared_drawings();

// A whole document with one tile.
std::string tile_svg(const Tile& tile, int symbol, int size);
std::string tile_svg(const Tile& tile, int symbol, int size, Detail detail);

}  // namespace aude::art
