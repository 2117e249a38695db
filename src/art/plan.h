// Where everything lies on a tile: outlines, curves, marks, and the points where pieces stand. Drawing
// only dresses a plan; tests check that plans agree with the rules' ports.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "art/city.h"
#include "art/geometry.h"
#include "art/ground.h"
#include "art/lanes.h"
#include "rules/catalogue.h"

namespace aude::art {

inline constexpr double kCloisterRadius = 16;
inline constexpr double kCathedralRadius = 22;

// Something printed on the land or in a city.
struct Mark {
  int segment = 0;
  Point at;
};

// A house on the land, seen from above.
struct Cottage {
  Point at;
  double degrees = 0;
};

struct TilePlan {
  std::vector<CityPlan> cities;
  Lanes ways;
  std::optional<Mark> cloister;
  std::vector<Mark> pennants;
  std::vector<Mark> goods;
  std::vector<Mark> cathedrals;
  std::vector<Mark> inns;
  std::vector<Cottage> cottages;  // around a crossing and at the ends of roads
  std::vector<Mark> sheep;
  std::optional<Point> vineyard;
  Point wheel;               // where a wheel symbol is printed, if the copy has one
  std::vector<Point> stand;  // one for each segment
  Ground ground;             // labels are segment numbers

  // Everything that must not be hidden by houses and trees.
  std::vector<Circle> reserved;
};

TilePlan plan_tile(const Tile& tile);

// Where a piece stands on each segment of the tile.
std::vector<Point> standing_points(const Tile& tile);

}  // namespace aude::art
