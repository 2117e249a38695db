// SPDX-License-Identifier: MIT
// Points, curves and areas in tile units: a tile is 100 x 100, x to the east, y to the south.
#pragma once

#include <cmath>
#include <vector>

#include "rules/types.h"

namespace aude::art {

inline constexpr double kTileSize = 100;

struct Point {
  double x = 0;
  double y = 0;
  friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Point operator*(Point a, double k) { return {a.x * k, a.y * k}; }
  friend constexpr bool operator==(Point, Point) = default;
};

inline constexpr Point kCentre{50, 50};  // of a tile

// std::sqrt, unlike std::hypot, gives the same result on every machine.
inline double length(Point a) { return std::sqrt(a.x * a.x + a.y * a.y); }
inline double distance(Point a, Point b) { return length(a - b); }
inline Point unit(Point a) { return a * (1 / length(a)); }
inline constexpr Point left_of(Point a) { return {a.y, -a.x}; }
inline constexpr Point middle_of(Point a, Point b) { return (a + b) * 0.5; }

// A point relative to an edge: `along` runs clockwise from 0 to 100, `depth` inwards.
Point at_side(Side side, double along, double depth);
Point inwards(Side side);  // unit vector
inline Point clockwise(Side side) { return left_of(inwards(side)); }
double distance_to_sides(Point p);         // to the nearest edge of the tile
Point turned(Point p, Rotation rotation);  // rotated about the centre of the tile

struct Cubic {
  Point from, control1, control2, to;
  Point at(double t) const;
};

// Cubics joined end to end.
using Path = std::vector<Cubic>;
using Line = std::vector<Point>;  // straight pieces, or a closed area

Path straight(Point from, Point to);
Line flattened(const Path& path);

double line_length(const Line& line);
Point point_along(const Line& line, double way);  // `way` tile units from the start
double distance_to(const Line& line, Point p);
bool contains(const Line& area, Point p);
// The first crossing of two lines, as a distance along `a`; negative if they do not cross.
double first_crossing(const Line& a, const Line& b);

}  // namespace aude::art
