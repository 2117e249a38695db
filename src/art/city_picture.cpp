// SPDX-License-Identifier: MIT
#include "art/city_picture.h"

#include <algorithm>
#include <array>

#include "art/palette.h"
#include "art/svg.h"

namespace aude::art {

namespace {

// Straight along open edges, and along the curves of the walls.
std::string outline(const CityPlan& city) {
  if (city.walls.empty()) return "M0 0h100v100H0z";
  std::string data;
  std::size_t next = 0;
  for (const Path& wall : city.walls) {
    while (!(city.area[next] == wall.front().from)) {
      data += text(data.empty() ? "M" : "L", city.area[next++]);
    }
    data += text("L", wall.front().from) + path_data(wall).substr(text("M", wall.front().from).size());
    while (next < city.area.size() && distance(city.area[next], wall.back().to) > 1e-9) ++next;
    if (next < city.area.size()) ++next;
  }
  return data + "z";
}

bool is_near(const std::vector<Point>& points, Point p, double reach) {
  return std::any_of(points.begin(), points.end(),
                     [&](Point each) { return distance(each, p) < reach; });
}

std::string draw_towers(const CityPlan& city, const std::vector<Point>& gates, const Style& style) {
  std::string out;
  for (Point corner : city.corners) out += use("a-tc", corner, 0, style.stones ? 1 : 1.2);
  if (style.tower_every == 0) return out;
  for (const Path& wall : city.walls) {
    const Line line = flattened(wall);
    const double total = line_length(line);
    const int steps = std::max(2, static_cast<int>(std::lround(total / style.tower_every)));
    for (int i = 0; i <= steps; ++i) {
      const Point at = point_along(line, total * i / steps);
      const bool free = !is_near(gates, at, 11 * style.tower) && !is_near(city.tips, at, 9);
      if (free) out += use("a-tw", at, 0, style.tower);
    }
  }
  for (Point tip : city.tips) out += use("a-tw", tip, 0, style.tower);
  return out;
}

std::string wall_data(const std::vector<CityPlan>& cities) {
  std::string walls;
  for (const CityPlan& city : cities) {
    for (const Path& wall : city.walls) walls += path_data(wall);
  }
  return walls;
}

}  // namespace

std::string draw_city_ground(const std::vector<CityPlan>& cities, const Style& style) {
  std::string out;
  for (const CityPlan& city : cities) out += filled(outline(city), style.city);
  return out;
}

std::string draw_houses(const std::vector<House>& houses, const Style& style) {
  constexpr std::array<std::string_view, kHouseKinds> kRoofs{"a-h1", "a-h2", "a-h3",
                                                             "a-h4", "a-h5", "a-t3"};
  std::string out;
  for (const House& house : houses) {
    out += use(kRoofs[static_cast<std::size_t>(house.kind)], house.at, house.degrees, style.house);
  }
  return out;
}

std::string draw_walls(const std::vector<CityPlan>& cities, const std::vector<RoadPoint>& gates,
                       const Style& style) {
  if (cities.empty()) return {};
  std::string out;
  if (const std::string walls = wall_data(cities); !walls.empty()) {
    out += stroked(walls, colour::kInk, style.wall + style.wall_ink);
    out += stroked(walls, colour::kWallTop, style.wall);
    if (style.stones) out += stroked(walls, colour::kWall, style.wall, " stroke-dasharray=\"1 1.8\"");
  }
  std::vector<Point> gate_points;
  gate_points.reserve(gates.size());
  for (const RoadPoint& gate : gates) gate_points.push_back(gate.at);
  // A tower on an edge belongs to both tiles; each draws its half.
  out += "<g clip-path=\"url(#a-ti)\">";
  for (const CityPlan& city : cities) out += draw_towers(city, gate_points, style);
  const double gate_scale = style.stones ? 1 : 1.5;
  for (const RoadPoint& gate : gates) {
    out += use("a-ga", gate.at, degrees_of(gate.direction) - 90, gate_scale);
  }
  return out + "</g>";
}

std::string city_shadows(const std::vector<CityPlan>& cities, const std::vector<House>& houses,
                         const Style& style) {
  std::string out;
  if (const std::string walls = wall_data(cities); !walls.empty()) {
    out += stroked(walls, "currentColor", style.wall + style.wall_ink);
  }
  std::string spots;
  for (const House& house : houses) spots += text("M", house.at, "h.1");
  if (!spots.empty()) {
    out += stroked(spots, "currentColor", 6.4 * style.house, " stroke-linecap=\"square\"");
  }
  return out;
}

}  // namespace aude::art
