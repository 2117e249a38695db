// Where everything lies on a tile: outlines, curves, marks, and the points where pieces stand. Drawing
// only dresses a plan; tests check that plans agree with the rules' ports.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "art/city.h"
#include "art/geometry.h"
#include "art/ground.h"
#include "art/roads.h"
#include "rules/catalogue.h"

namespace aude::art {

inline constexpr double kYardHalfWidth = 14;  // of the yard with a cloister's church and its monk
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
  RoadPlan roads;
  std::optional<Mark> cloister;  // its church; the monk stands beside it
  std::vector<Mark> spots;       // terrains of sets inside a field (set_art.h); the piece stands there
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

// Tells open land apart: each area goes to the field that owns a port it touches, the largest others to
// fields without ports, scraps to nobody.
void claim_fields(const Tile& tile, Ground& ground);

// The ground of each segment as the data of an SVG path, to light up what a player points at.
std::vector<std::string> segment_areas(const Tile& tile);
std::string area_path(const Ground& ground, int segment);

// The middle of each road as the data of an SVG path; empty for what is no road.
std::vector<std::string> road_lines(const Tile& tile);

}  // namespace aude::art
