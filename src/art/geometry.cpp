// SPDX-License-Identifier: MIT
#include "art/geometry.h"

#include <algorithm>
#include <array>
#include <limits>

namespace aude::art {

Point at_side(Side side, double along, double depth) {
  switch (side) {
    case Side::North:
      return {along, depth};
    case Side::East:
      return {kTileSize - depth, along};
    case Side::South:
      return {kTileSize - along, kTileSize - depth};
    case Side::West:
      return {depth, kTileSize - along};
  }
  return {};
}

Point inwards(Side side) {
  constexpr std::array<Point, 4> kInwards{{{0, 1}, {-1, 0}, {0, -1}, {1, 0}}};
  return kInwards[static_cast<std::size_t>(side)];
}

double distance_to_sides(Point p) { return std::min({p.x, p.y, kTileSize - p.x, kTileSize - p.y}); }

Point turned(Point p, Rotation rotation) {
  for (int quarter = 0; quarter < index(rotation); ++quarter) p = {kTileSize - p.y, p.x};
  return p;
}

Point Cubic::at(double t) const {
  const double s = 1 - t;
  return from * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) +
         to * (t * t * t);
}

Path straight(Point from, Point to) {
  return {{from, from + (to - from) * (1.0 / 3), from + (to - from) * (2.0 / 3), to}};
}

Line flattened(const Path& path) {
  constexpr int kSteps = 16;
  Line line;
  if (path.empty()) return line;
  line.push_back(path.front().from);
  for (const Cubic& cubic : path) {
    for (int step = 1; step <= kSteps; ++step)
      line.push_back(cubic.at(static_cast<double>(step) / kSteps));
  }
  return line;
}

double line_length(const Line& line) {
  double sum = 0;
  for (std::size_t i = 1; i < line.size(); ++i) sum += distance(line[i - 1], line[i]);
  return sum;
}

Point point_along(const Line& line, double way) {
  for (std::size_t i = 1; i < line.size(); ++i) {
    const double step = distance(line[i - 1], line[i]);
    if (way <= step && step > 0) return line[i - 1] + (line[i] - line[i - 1]) * (way / step);
    way -= step;
  }
  return line.back();
}

double distance_to(const Line& line, Point p) {
  double nearest = std::numeric_limits<double>::max();
  for (std::size_t i = 1; i < line.size(); ++i) {
    const Point step = line[i] - line[i - 1];
    const Point to = p - line[i - 1];
    const double square = step.x * step.x + step.y * step.y;
    const double t = square > 0 ? std::clamp((to.x * step.x + to.y * step.y) / square, 0.0, 1.0) : 0;
    nearest = std::min(nearest, distance(p, line[i - 1] + step * t));
  }
  return nearest;
}

bool contains(const Line& area, Point p) {
  bool inside = false;
  for (std::size_t i = 0, j = area.size() - 1; i < area.size(); j = i++) {
    const Point a = area[i];
    const Point b = area[j];
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) {
      inside = !inside;
    }
  }
  return inside;
}

double first_crossing(const Line& a, const Line& b) {
  double walked = 0;
  for (std::size_t i = 1; i < a.size(); ++i) {
    const Point u = a[i] - a[i - 1];
    double nearest = 2;
    for (std::size_t j = 1; j < b.size(); ++j) {
      const Point v = b[j] - b[j - 1];
      const double cross = u.x * v.y - u.y * v.x;
      if (std::abs(cross) < 1e-9) continue;
      const Point w = b[j - 1] - a[i - 1];
      const double t = (w.x * v.y - w.y * v.x) / cross;
      const double s = (w.x * u.y - w.y * u.x) / cross;
      if (t >= 0 && t <= 1 && s >= 0 && s <= 1) nearest = std::min(nearest, t);
    }
    if (nearest <= 1) return walked + nearest * length(u);
    walked += length(u);
  }
  return -1;
}

}  // namespace aude::art
