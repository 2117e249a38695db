// SPDX-License-Identifier: MIT
// Draws a tile from its plan.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "art/city_picture.h"
#include "art/detail.h"
#include "art/plan.h"
#include "rules/catalogue.h"

namespace aude::art {

// A symbol or building that is drawn upright in every rotation: a pennant, a sheep, a cloister.
struct UprightMark {
  std::string drawing;  // of shared_drawings()
  Point at;
  double size = 0;   // width on a large tile, in tile units
  double least = 0;  // minimum width in pixels
};

// The layers of a tile, from bottom to top, as SVG elements within 0 0 100 100 that refer to
// shared_drawings(). Land and works rotate with the tile; light and shadow do not, and what stands on
// the tile stays upright. The meadow is not part of it: it lies under all tiles.
struct TilePicture {
  std::string land;                        // water, roads, the ground of cities
  bool hill = false;                       // draw a hill over the land
  std::string shadows;                     // shapes that cast shadows, in the current colour
  std::string walls;                       // as path data
  std::string works;                       // bridges
  std::vector<Standing> standing;          // houses, towers, trees
  std::vector<std::vector<Point>> towers;  // of each segment, if it is a completed city
  std::vector<UprightMark> marks;          // drawn over everything else
  std::vector<Point> stand;                // position of a piece on each segment
  Point wheel;                             // position of the wheel symbol
};

TilePicture draw_tile(const Tile& tile, Detail detail = Detail::Near);

// The meadow of a single tile.
std::string tile_ground(Detail detail);
// The layers of an unrotated tile with names (land-ID, shade-ID, side-ID, works-ID). lay_parts() draws
// them rotated, with the tile's corner at `corner`. For another rotation than r0 it needs tile_works()
// too.
std::string tile_parts(const TilePicture& picture, std::string_view id, Detail detail);
std::string tile_works(const TilePicture& picture, std::string_view id, Rotation rotation,
                       Detail detail);
std::string lay_parts(std::string_view id, bool hill, Rotation rotation, Point corner, Detail detail);

inline constexpr double kWheelSignSize = 17;

// The upright symbols and the wheel symbol (0: none) of a rotated tile, `tile_pixels` wide, with its
// corner at `corner`.
std::string draw_marks(const TilePicture& picture, int symbol, Rotation rotation, Point corner,
                       double tile_pixels = 100);

// Trees, roofs, towers and patterns that all tiles share: the content of a <defs>.
const std::string& shared_drawings();

// An SVG document with one tile.
std::string tile_svg(const Tile& tile, int symbol, int size);
std::string tile_svg(const Tile& tile, int symbol, int size, Detail detail);

}  // namespace aude::art
