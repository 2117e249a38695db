// SPDX-License-Identifier: MIT
// Roads and rivers of a tile as curves, and the ends of roads.
#pragma once

#include <optional>
#include <vector>

#include "art/city.h"
#include "art/geometry.h"
#include "rules/catalogue.h"

namespace aude::art {

inline constexpr double kRoadHalfWidth = 4.5;
inline constexpr double kRiverHalfWidth = 8;
inline constexpr double kCrossingRadius = 8.5;
inline constexpr int kNoSegmentIndex = -1;

struct Lane {
  int segment = kNoSegmentIndex;  // none: a path from a crossing to a city, which is not a road
  bool river = false;
  Path path;
  Line line;  // the path, flattened
  double half_width() const { return river ? kRiverHalfWidth : kRoadHalfWidth; }
};

// A point on a road and the road's direction there.
struct RoadPoint {
  Point at;
  Point direction;
};

struct RoadPlan {
  std::vector<Lane> lanes;         // rivers first; where two cross, the later one is above
  std::vector<RoadPoint> gates;    // where a road enters a city
  std::vector<RoadPoint> bridges;  // where a road crosses a river or another road
  std::vector<RoadPoint> ends;     // where a single road ends in a field, at a house
  std::optional<Point> crossing;   // where roads end in a village
  std::optional<Point> spring;     // where a river starts
  std::optional<Point> lake;       // where it ends
};

// Adds roads and rivers that cross the tile.
void add_through_lanes(const Tile& tile, RoadPlan& out);
// Adds roads that end on the tile. `cloister` is the position of the cloister, if there is one.
void add_dead_ends(const Tile& tile, const std::vector<CityPlan>& cities, std::optional<Point> cloister,
                   RoadPlan& out);

}  // namespace aude::art
