// SPDX-License-Identifier: MIT
// The outline of a city on a tile: its open edges and its walls.
#pragma once

#include <vector>

#include "art/geometry.h"
#include "rules/catalogue.h"

namespace aude::art {

inline constexpr double kWallMargin = 8;  // distance of a wall's end from the corner
inline constexpr double kSplitGap = 7;    // and from the third where an edge is split
inline constexpr double kWallHalfWidth = 2.3;

struct CityPlan {
  int segment = 0;
  Line area;                   // closed; follows the edge of the tile where the city is open
  std::vector<Path> walls;     // each from edge to edge, with the city on its right
  std::vector<Point> corners;  // tile corners inside the city; they have towers
  std::vector<Point> tips;     // points where walls meet to separate two fields
  Point gate;                  // the middle of the longest wall, where a road may enter
};

// Returns one plan per city segment.
std::vector<CityPlan> plan_cities(const Tile& tile);

}  // namespace aude::art
