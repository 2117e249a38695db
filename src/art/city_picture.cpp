// SPDX-License-Identifier: MIT
#include "art/city_picture.h"

#include <algorithm>
#include <array>
#include <tuple>

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

std::vector<Point> points_of(const std::vector<RoadPoint>& gates) {
  std::vector<Point> points;
  points.reserve(gates.size());
  for (const RoadPoint& gate : gates) points.push_back(gate.at);
  return points;
}

// A tower on an edge belongs to both tiles; each draws its half.
void add_towers(const CityPlan& city, const std::vector<Point>& gates, const Style& style,
                std::vector<Standing>& out) {
  for (Point corner : city.corners) out.push_back({"a-tc", corner, style.stones ? 1 : 1.2});
  if (style.tower_every == 0) return;
  for (const Path& wall : city.walls) {
    const Line line = flattened(wall);
    const double total = line_length(line);
    const int steps = std::max(2, static_cast<int>(std::lround(total / style.tower_every)));
    for (int i = 0; i <= steps; ++i) {
      const Point at = point_along(line, total * i / steps);
      const bool free = !is_near(gates, at, 11 * style.tower) && !is_near(city.tips, at, 9);
      if (free) out.push_back({"a-tw", at, style.tower});
    }
  }
  for (Point tip : city.tips) out.push_back({"a-tw", tip, style.tower});
}

std::string wall_use(std::string_view id, std::string_view colour, double width,
                     std::string_view more = "") {
  return text("<use href=\"#wall-", id, "\" stroke=\"", colour, "\" stroke-width=\"", width, "\"", more,
              "/>");
}

}  // namespace

std::string draw_city_ground(const std::vector<CityPlan>& cities, const Style& style) {
  std::string out;
  for (const CityPlan& city : cities) out += filled(outline(city), style.city);
  return out;
}

std::string wall_data(const std::vector<CityPlan>& cities) {
  std::string walls;
  for (const CityPlan& city : cities) {
    for (const Path& wall : city.walls) walls += path_data(wall);
  }
  return walls;
}

std::string wall_shadow(std::string_view id, std::string_view walls, const Style& style) {
  if (walls.empty()) return {};
  return text("<g fill=\"none\" stroke=\"currentColor\" stroke-width=\"", style.wall + style.wall_ink,
              "\"><path id=\"wall-", id, "\" d=\"", walls, "\"/></g>");
}

std::string wall_sides(std::string_view id, std::string_view walls, const Style& style) {
  if (walls.empty()) return {};
  return text("<g fill=\"none\">", wall_use(id, "#6e5238", style.wall + style.wall_ink), "</g>");
}

std::string wall_tops(std::string_view id, std::string_view walls, const Style& style) {
  if (walls.empty()) return {};
  std::string out = wall_use(id, colour::kInk, style.wall + style.wall_ink) +
                    wall_use(id, colour::kWallTop, style.wall);
  if (style.stones) out += wall_use(id, "#a98a60", style.wall, " stroke-dasharray=\".9 2\"");
  return text("<g fill=\"none\">", out, "</g>");
}

std::string house_shadows(const std::vector<House>& houses, const Style& style) {
  std::string spots;
  for (const House& house : houses) spots += text("M", house.at + Point{0, 1}, "h2");
  if (spots.empty()) return {};
  return stroked(spots, "currentColor", 6.5 * style.house, " stroke-linecap=\"round\"");
}

std::vector<Standing> city_buildings(const std::vector<CityPlan>& cities,
                                     const std::vector<RoadPoint>& gates,
                                     const std::vector<House>& houses, const Style& style) {
  constexpr std::array<std::string_view, kHouseKinds> kDrawings{"a-h1", "a-h2", "a-h3",
                                                                "a-h4", "a-h5", "a-t3"};
  std::vector<Standing> out;
  for (const House& house : houses)
    out.push_back({kDrawings[static_cast<std::size_t>(house.kind)], house.at, style.house});
  const std::vector<Point> gate_points = points_of(gates);
  for (const CityPlan& city : cities) add_towers(city, gate_points, style, out);
  for (Point gate : gate_points) out.push_back({"a-ga", gate, style.stones ? 1 : 1.6});
  return out;
}

std::vector<std::vector<Point>> high_towers(const std::vector<CityPlan>& cities,
                                            const std::vector<Circle>& reserved,
                                            const std::vector<RoadPoint>& gates) {
  constexpr std::size_t kMost = 2;
  constexpr double kApart = 30;
  std::vector<std::vector<Point>> all;
  for (const CityPlan& city : cities) {
    std::vector<Point>& towers = all.emplace_back();
    for (const Path& wall : city.walls) {
      const Line line = flattened(wall);
      const double total = line_length(line);
      for (double share : {0.22, 0.78, 0.5}) {
        const Point at = point_along(line, total * share);
        const Line tower{at, at + Point{0, -22}};
        const bool hides = std::any_of(reserved.begin(), reserved.end(), [&](const Circle& circle) {
          return distance_to(tower, circle.centre) < circle.radius + 3;
        });
        if (towers.size() == kMost || hides || distance_to_sides(at) < 9 ||
            is_near(towers, at, kApart) || is_near(points_of(gates), at, 12))
          continue;
        towers.push_back({std::round(at.x), std::round(at.y)});
      }
    }
  }
  return all;
}

std::string draw_standing(const std::vector<Standing>& standing, Rotation rotation) {
  std::vector<Standing> sorted = standing;
  for (Standing& one : sorted) one.at = turned(one.at, rotation);
  const auto depth = [](const Standing& one) { return std::tuple(one.at.y, one.at.x, one.drawing); };
  std::sort(sorted.begin(), sorted.end(),
            [&](const Standing& a, const Standing& b) { return depth(a) < depth(b); });
  std::string out;
  for (const Standing& one : sorted) out += use(one.drawing, one.at, 0, one.scale);
  if (out.empty()) return out;
  if (rotation == Rotation::r0) return text("<g data-up=\"\">", out, "</g>");
  // The tile is rotated around all this.
  return text("<g transform=\"rotate(", index(rotation) * -90.0, " 50 50)\">", out, "</g>");
}

}  // namespace aude::art
