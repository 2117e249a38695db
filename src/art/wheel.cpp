// SPDX-License-Identifier: MIT
#include "art/wheel.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "art/chance.h"
#include "art/city.h"
#include "art/city_picture.h"
#include "art/palette.h"
#include "art/plan.h"
#include "art/ports.h"
#include "art/svg.h"

namespace aude::art {

namespace {

constexpr Point kHub{200, 200};
constexpr double kRadius = 164;       // of the wheel; leaves space for the rim's fields
constexpr double kCrownRadius = 122;  // distance of the crown spaces from the centre
constexpr double kPigRadius = 66;

struct SectorLook {
  std::string_view name;
  std::string_view ground;
  std::string_view icon;  // around 0,0
};

constexpr std::array<SectorLook, kSectors> kLooks{{
    {"Fortune", "#e8cf86",
     "<g stroke='#7a5a0c' stroke-width='1'><circle r='9' fill='#f3d767'/><circle r='6.5' "
     "fill='none'/></g><path fill='#7a5a0c' d='M0-5l1.3 3.3 3.5.2-2.7 2.2.9 3.4-3-1.9-3 "
     "1.9.9-3.4-2.7-2.2 3.5-.2z'/>"},
    {"Taxes", "#d9b07c",
     "<g stroke='#7a5a0c' stroke-width='1' fill='#e9c04f'><ellipse cx='-5' cy='6' rx='6.5' "
     "ry='3'/><ellipse cx='-5' cy='3' rx='6.5' ry='3'/><ellipse cx='-5' cy='0' rx='6.5' "
     "ry='3'/><ellipse cx='6' cy='6' rx='6.5' ry='3'/><ellipse cx='6' cy='3' rx='6.5' ry='3'/><ellipse "
     "cx='0' cy='-4' rx='6.5' ry='3'/></g>"},
    {"Famine", "#cdbd8c",
     "<g fill='none' stroke='#7d6b34' stroke-width='1.8' stroke-linecap='round'><path d='M-6 "
     "9q1-9-2-16M0 9v-12q0-4 4-5M6 9q0-7 4-11'/><path d='M-8-7l-3 2M-7-4l3-2M4-8l3 3M10-2l2 3'/></g>"},
    {"Storm", "#a9bcc4",
     "<path fill='#e9eef0' stroke='#4d6470' stroke-width='1' d='M-10 1a5 5 0 0 1 1-9 7 7 0 0 1 13-1 "
     "5.5 5.5 0 0 1 6 10z'/><path fill='#f0c93f' stroke='#7a5a0c' stroke-width='.8' d='M1 1l-6 8h4l-2 "
     "6 7-9h-4l3-5z'/>"},
    {"Inquisition", "#c3a3a0",
     "<path fill='#6d2f2b' stroke='#3d1512' stroke-width='.8' "
     "d='M-2-10h4v5h6v4h-6v11h-4v-11h-6v-4h6z'/>"},
    {"Plague", "#a9b08f",
     "<g fill='#f1ecdc' stroke='#3e3b2c' stroke-width='1'><path d='M-8-1a8 8.5 0 1 1 16 0c0 3-2 4-3 "
     "5v4h-10v-4c-1-1-3-2-3-5z'/></g><g fill='#3e3b2c'><circle cx='-3.2' cy='-1.5' r='2.2'/><circle "
     "cx='3.2' cy='-1.5' r='2.2'/><path d='M0 1.500l1.3 2.500h-2.600zM-2 5h.9v3h-.9zM1.1 "
     "5h.9v3h-.9z'/></g>"},
}};

double middle_angle(int sector) { return (sector * 60 - 90) * std::numbers::pi / 180; }
Point on_circle(double radius, double angle) {
  return kHub + Point{std::cos(angle), std::sin(angle)} * radius;
}

Point origin(int cell) {
  const int row = cell / WheelBoard::kWidth;
  const int column = cell % WheelBoard::kWidth;
  return {column * kTileSize, row * kTileSize};
}

// The roads of the rim all end at the wheel.
Path rim_road(int cell, Side side) {
  const Point from = origin(cell) + at_side(side, 50, 0);
  const Point towards = unit(origin(cell) + Point{50, 50} - kHub);
  const Point to = kHub + towards * (kRadius - 2);
  return {{from, from + inwards(side) * 20, to + towards * 16, to}};
}

class WheelPainter {
 public:
  WheelPainter(const WheelBoard& board, Detail detail) : board_(board), style_(style_of(detail)) {}

  WheelPicture paint() {
    out_ = text("<path fill=\"", style_.meadow, "\" d=\"M0 0h400v400H0z\"/>");
    for (int cell = 0; cell < WheelBoard::kWidth * WheelBoard::kHeight; ++cell) paint_roads(cell);
    for (int cell = 0; cell < WheelBoard::kWidth * WheelBoard::kHeight; ++cell) paint_cities(cell);
    paint_trees();
    paint_disc();
    for (int sector = 0; sector < kSectors; ++sector) paint_sector(sector);
    paint_hub();
    picture_.body = std::move(out_);
    return std::move(picture_);
  }

 private:
  const Tile& tile(int cell) const { return board_.cells[static_cast<std::size_t>(cell)]; }
  void paint_roads(int cell) {
    for (const Segment& segment : tile(cell).segments) {
      if (segment.terrain != Terrain::Road) continue;
      for (Side side : kSides) {
        if (!has_port(segment.ports, port_index(side, 1))) continue;
        const Path road = rim_road(cell, side);
        for (const auto& [colour, width] :
             {std::pair{colour::kRoadEdge, style_.road + style_.road_edge},
              std::pair{colour::kRoad, style_.road}}) {
          out_ += stroked(path_data(road), colour, width);
        }
        busy_.push_back(middle_of(road.front().from, road.back().to));
      }
    }
  }

  void paint_cities(int cell) {
    const TilePlan plan = plan_tile(tile(cell));
    if (plan.cities.empty()) return;
    const std::vector<House> houses = scatter_houses(tile(cell), plan, style_);
    const std::string id = text("wheel-", static_cast<double>(cell));
    const std::string walls = wall_data(plan.cities);
    out_ +=
        text("<g transform=\"translate(", origin(cell), ")\">", draw_city_ground(plan.cities, style_),
             "<g transform=\"translate(", Point{style_.shadow, style_.shadow},
             ")\" color=\"#33260f\" opacity=\".32\">", wall_shadow(id, walls, style_),
             house_shadows(houses, style_), "</g><g transform=\"translate(",
             Point{0, kRise * style_.shadow}, ")\">", wall_sides(id, walls, style_), "</g>",
             wall_tops(id, walls, style_), "<g clip-path=\"url(#a-ti)\">",
             draw_standing(city_buildings(plan.cities, {}, houses, style_)), "</g></g>");
  }

  bool is_field(Point p) const {
    const int cell =
        static_cast<int>(p.y / kTileSize) * WheelBoard::kWidth + static_cast<int>(p.x / kTileSize);
    for (const CityPlan& city : plan_cities(tile(cell))) {
      if (contains(city.area, p - origin(cell))) return false;
      for (const Path& wall : city.walls) {
        if (distance_to(flattened(wall), p - origin(cell)) < 9) return false;
      }
    }
    return true;
  }

  void paint_trees() {
    if (style_.tree == 0) return;
    Chance chance("rim trees");
    std::vector<Point> trees = busy_;
    for (int attempt = 0; attempt < 130; ++attempt) {
      const Point p{std::round(chance.between(7, 393)), std::round(chance.between(7, 393))};
      const bool crowded = std::any_of(trees.begin(), trees.end(), [&](Point other) {
        return distance(p, other) < 15 * style_.tree;
      });
      if (crowded || distance(p, kHub) < kRadius + 12 || !is_field(p)) continue;
      trees.push_back(p);
      out_ += use(text("a-t", static_cast<double>(1 + chance.below(4))), p, 0, style_.tree);
    }
  }

  void paint_disc() {
    out_ += text(
        "<g transform=\"translate(200 200)\"><circle r=\"", kRadius, "\" fill=\"#8c6b4a\" stroke=\"",
        colour::kInk, "\" stroke-width=\"2\"/><circle r=\"", kRadius - 4,
        "\" fill=\"none\" stroke=\"#d6b886\" stroke-width=\"4\" stroke-dasharray=\"6 4.7\"/></g>");
  }

  void paint_sector(int sector) {
    const SectorLook& look = kLooks[static_cast<std::size_t>(sector)];
    const double middle = middle_angle(sector);
    const double half = std::numbers::pi / 6;
    const double outer = kRadius - 9;
    out_ += text("<path fill=\"", look.ground, "\" stroke=\"", colour::kInk,
                 "\" stroke-width=\"1.5\" d=\"M200 200L", on_circle(outer, middle - half), "A", outer,
                 " ", outer, " 0 0 1 ", on_circle(outer, middle + half), "z\"/>");
    paint_name(sector, look.name);
    out_ +=
        text("<g transform=\"translate(", on_circle(94, middle), ")scale(1.3)\">", look.icon, "</g>");
    picture_.wheel_pig[static_cast<std::size_t>(sector)] = on_circle(kPigRadius, middle);
    const int crowns = board_.crowns[static_cast<std::size_t>(sector)];
    for (int i = 0; i < crowns; ++i) {
      const double offset = crowns == 1 ? 0 : (i == 0 ? -0.2 : 0.2);
      const Point at = on_circle(kCrownRadius, middle + offset);
      out_ += use("a-cr", at);
      picture_.crowns[static_cast<std::size_t>(sector)].push_back(at);
    }
  }

  // Along the outer edge; upright on the upper half and on the lower half.
  void paint_name(int sector, std::string_view name) {
    const double angle = middle_angle(sector);
    const bool lower = std::sin(angle) > 0.1;
    const Point at = on_circle(lower ? kRadius - 13 : kRadius - 21, angle);
    const double degrees = sector * 60.0 + (lower ? 180 : 0);
    out_ += text("<text transform=\"translate(", at, ")rotate(", degrees,
                 ")\" text-anchor=\"middle\" font-family=\"Georgia,serif\" font-size=\"",
                 name.size() > 8 ? 10.5 : 12.0, "\" font-style=\"italic\" fill=\"", colour::kInk, "\">",
                 name, "</text>");
  }

  void paint_hub() {
    out_ += text("<g transform=\"translate(200 200)\" stroke=\"", colour::kInk,
                 "\"><circle r=\"34\" fill=\"#a8763a\" stroke-width=\"1.5\"/><circle r=\"28\" "
                 "fill=\"#d6b886\"/>");
    for (int i = 0; i < kSectors; ++i) {
      const double angle = middle_angle(i) + std::numbers::pi / 6;
      out_ += text("<path stroke-width=\"5\" stroke-linecap=\"round\" stroke=\"#8c6b4a\" d=\"M0 0L",
                   Point{std::cos(angle) * 27, std::sin(angle) * 27}, "\"/>");
    }
    out_ +=
        "<circle r=\"10\" fill=\"#a8763a\" stroke-width=\"1.5\"/><circle r=\"4\" "
        "fill=\"#f3d767\"/></g>";
  }

  const WheelBoard& board_;
  const Style& style_;
  std::string out_;
  std::vector<Point> busy_;
  WheelPicture picture_;
};

}  // namespace

WheelPicture draw_wheel(const WheelBoard& board, Detail detail) {
  return WheelPainter(board, detail).paint();
}

std::vector<std::string> wheel_cell_areas(const WheelBoard& board, int cell) {
  const Tile& tile = board.cells[static_cast<std::size_t>(cell)];
  Ground ground;
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    if (tile.segments[i].terrain != Terrain::Road) continue;
    for (Side side : kSides) {
      if (!has_port(tile.segments[i].ports, port_index(side, 1))) continue;
      Line line = flattened(rim_road(cell, side));
      for (Point& p : line) p = p - origin(cell);
      ground.draw(line, kRoadHalfWidth, static_cast<int>(i));
    }
  }
  for (const CityPlan& city : plan_cities(tile)) {
    ground.fill(city.area, city.segment);
    for (const Path& wall : city.walls) ground.draw(flattened(wall), kWallHalfWidth, Ground::kNobody);
  }
  ground.fill(Circle{kHub - origin(cell), kRadius}, Ground::kNobody);
  claim_fields(tile, ground);
  std::vector<std::string> areas;
  areas.reserve(tile.segments.size());
  for (std::size_t i = 0; i < tile.segments.size(); ++i)
    areas.push_back(area_path(ground, static_cast<int>(i)));
  return areas;
}

}  // namespace aude::art
