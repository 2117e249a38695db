// The outline of a city on a tile: where it is open to a side, where its walls run.
#pragma once

#include <vector>

#include "art/geometry.h"
#include "rules/catalogue.h"

namespace aude::art {

inline constexpr double kWallMargin = 8;  // a wall leaves its side this far from the corner
inline constexpr double kSplitGap = 7;    // and this far from the third where a side is split
inline constexpr double kWallHalfWidth = 2.3;

struct CityPlan {
  int segment = 0;
  Line area;                   // closed; runs along the sides where the city is open
  std::vector<Path> walls;     // each from side to side, the city on its right
  std::vector<Point> corners;  // tile corners inside the city, where towers stand
  std::vector<Point> tips;     // where walls meet in a point to part two fields
  Point gate;                  // the middle of its longest wall, where a road may enter
};

// One plan for each city segment.
std::vector<CityPlan> plan_cities(const Tile& tile);

}  // namespace aude::art
