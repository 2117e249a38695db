// SPDX-License-Identifier: MIT
// The plan of a tile: outlines, curves, symbols, and the positions of pieces. Pictures are drawn from
// plans; tests check that plans agree with the ports in the rules.
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

inline constexpr double kYardHalfWidth = 14;  // of the cloister's yard, with church and monk
inline constexpr double kCathedralRadius = 22;

// A symbol printed on a segment.
struct Mark {
  int segment = 0;
  Point at;
};

// A house outside a city, seen from above.
struct Cottage {
  Point at;
  double degrees = 0;
};

struct TilePlan {
  std::vector<CityPlan> cities;
  RoadPlan roads;
  std::optional<Mark> cloister;  // its church; the monk is beside it
  std::vector<Mark> spots;       // terrains of sets inside a field (set_art.h), and their piece
  std::vector<Mark> pennants;
  std::vector<Mark> goods;
  std::vector<Mark> cathedrals;
  std::vector<Mark> inns;
  std::vector<Cottage> cottages;  // around a crossing and at the ends of roads
  std::vector<Mark> sheep;
  std::optional<Point> vineyard;
  Point wheel;               // where a wheel symbol is printed, if the copy has one
  std::vector<Point> stand;  // position of a piece on each segment
  Ground ground;             // labels are segment numbers

  // Areas that houses and trees must not cover.
  std::vector<Circle> reserved;
};

TilePlan plan_tile(const Tile& tile);

// Assigns open land to fields: each area to the field that owns a port it touches, the largest of the
// rest to fields without ports. Small remaining areas belong to no field.
void claim_fields(const Tile& tile, Ground& ground);

// The ground of each segment as SVG path data, for highlighting.
std::vector<std::string> segment_areas(const Tile& tile);
std::string area_path(const Ground& ground, int segment);

// The centre line of each road as SVG path data; empty for other segments.
std::vector<std::string> road_lines(const Tile& tile);

}  // namespace aude::art
