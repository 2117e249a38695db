#include "art/city_picture.h"

#include <algorithm>
#include <array>

#include "art/palette.h"
#include "art/svg.h"

namespace aude::art {

namespace {

// Along the open sides straight from corner to corner, along the walls in their curves.
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

std::string draw_towers(const CityPlan& city, const std::vector<Point>& gates) {
  std::string out;
  for (Point corner : city.corners) out += use("a-tc", corner);
  for (const Path& wall : city.walls) {
    const Line line = flattened(wall);
    const double total = line_length(line);
    const int steps = std::max(2, static_cast<int>(std::lround(total / 26)));
    for (int i = 0; i <= steps; ++i) {
      const Point at = point_along(line, total * i / steps);
      if (!is_near(gates, at, 11) && !is_near(city.tips, at, 9)) out += use("a-tw", at);
    }
  }
  for (Point tip : city.tips) out += use("a-tw", tip);
  return out;
}

}  // namespace

std::string draw_city_ground(const std::vector<CityPlan>& cities) {
  std::string out;
  for (const CityPlan& city : cities) out += filled(outline(city), "url(#a-pc)");
  return out;
}

std::string draw_houses(const std::vector<House>& houses) {
  constexpr std::array<std::string_view, kHouseKinds> kRoofs{"a-h1", "a-h2", "a-h3",
                                                             "a-h4", "a-h5", "a-t3"};
  std::string out;
  for (const House& house : houses) {
    out += use(kRoofs[static_cast<std::size_t>(house.kind)], house.at, house.degrees);
  }
  return out;
}

std::string draw_walls(const std::vector<CityPlan>& cities, const std::vector<Way>& gates) {
  if (cities.empty()) return {};
  std::string walls;
  for (const CityPlan& city : cities) {
    for (const Path& wall : city.walls) walls += path_data(wall);
  }
  std::string out;
  if (!walls.empty()) {
    out += stroked(walls, colour::kInk, 5.4, " opacity=\".25\"");
    out += stroked(walls, colour::kInk, 4.2);
    out += stroked(walls, colour::kWallTop, 2.9);
    out += stroked(walls, colour::kWall, 2.9, " stroke-dasharray=\"1 1.8\"");
  }
  std::vector<Point> gate_points;
  gate_points.reserve(gates.size());
  for (const Way& gate : gates) gate_points.push_back(gate.at);
  // Towers on the sides belong to both tiles: each draws its part.
  out += "<g clip-path=\"url(#a-ti)\">";
  for (const CityPlan& city : cities) out += draw_towers(city, gate_points);
  for (const Way& gate : gates) out += use("a-ga", gate.at, degrees_of(gate.direction) - 90);
  return out + "</g>";
}

}  // namespace aude::art
