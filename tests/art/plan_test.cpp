// SPDX-License-Identifier: MIT
// The geometry of every tile agrees with the ports of the catalogue: what looks connected is connected.
#include "art/plan.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>

#include "art/all_tiles.h"
#include "art/ports.h"
#include "rules/sets.h"

namespace aude::art {
namespace {

Point port_point(int port, double depth) {
  return at_side(side_of(port), (third_of(port) * 2 + 1) * kTileSize / 6, depth);
}

Terrain terrain(const Tile& tile, int segment) {
  return tile.segments[static_cast<std::size_t>(segment)].terrain;
}

// True if the line starts or ends at the middle of the edge, at a right angle to it.
bool meets_side(const Lane& lane, Side side) {
  const Point at = at_side(side, 50, 0);
  const Cubic& first = lane.path.front();
  const Cubic& last = lane.path.back();
  const auto right_angle = [&](Point way) {
    return std::abs(way.x * inwards(side).y - way.y * inwards(side).x) < 0.01;
  };
  if (distance(first.from, at) < 0.01) return right_angle(first.control1 - first.from);
  return distance(last.to, at) < 0.01 && right_angle(last.to - last.control2);
}

TEST(Plan, roads_and_rivers_cross_a_side_where_their_ports_are) {
  for (const Tile* tile : all_tiles()) {
    const TilePlan plan = plan_tile(*tile);
    for (int segment = 0; segment < static_cast<int>(tile->segments.size()); ++segment) {
      if (terrain(*tile, segment) != Terrain::Road && terrain(*tile, segment) != River::kTerrain)
        continue;
      for (Side side : kSides) {
        const bool has =
            has_port(tile->segments[static_cast<std::size_t>(segment)].ports, port_index(side, 1));
        const bool drawn = std::any_of(
            plan.roads.lanes.begin(), plan.roads.lanes.end(),
            [&](const Lane& lane) { return lane.segment == segment && meets_side(lane, side); });
        EXPECT_EQ(has, drawn) << tile->id << " segment " << segment << " side " << index(side);
      }
    }
  }
}

TEST(Plan, nothing_else_crosses_a_side) {
  for (const Tile* tile : all_tiles()) {
    for (const Lane& lane : plan_tile(*tile).roads.lanes) {
      int touching = 0;
      for (Point p : lane.line) {
        EXPECT_GE(distance_to_sides(p), -0.01) << tile->id;
        if (distance_to_sides(p) < 0.5) ++touching;
      }
      const int ports =
          lane.segment < 0
              ? 0
              : std::popcount(tile->segments[static_cast<std::size_t>(lane.segment)].ports);
      EXPECT_EQ(touching, ports) << tile->id;
    }
  }
}

// Where the walls of a city must meet the edges, computed only from its ports.
std::vector<Point> expected_wall_ends(const Tile& tile, int city) {
  const PortOwners owners(tile);
  std::vector<Point> ends;
  for (int port = 0; port < kPorts; ++port) {
    if (owners.owner(port) != city) continue;
    const double third = kTileSize / 3;
    if (owners.owner((port + kPorts - 1) % kPorts) != city) {
      ends.push_back(at_side(side_of(port), third_of(port) == 0 ? 8 : third_of(port) * third + 7, 0));
    }
    if (owners.owner((port + 1) % kPorts) != city) {
      ends.push_back(
          at_side(side_of(port), third_of(port) == 2 ? 92 : (third_of(port) + 1) * third - 7, 0));
    }
  }
  return ends;
}

TEST(Plan, city_walls_leave_the_sides_where_neighbours_expect_them) {
  for (const Tile* tile : all_tiles()) {
    for (const CityPlan& city : plan_tile(*tile).cities) {
      std::vector<Point> expected = expected_wall_ends(*tile, city.segment);
      std::vector<Point> drawn;
      for (const Path& wall : city.walls) {
        drawn.push_back(wall.front().from);
        drawn.push_back(wall.back().to);
      }
      ASSERT_EQ(drawn.size(), expected.size()) << tile->id;
      for (Point end : expected) {
        EXPECT_TRUE(
            std::any_of(drawn.begin(), drawn.end(), [&](Point p) { return distance(p, end) < 0.01; }))
            << tile->id << " city " << city.segment << " at " << end.x << "," << end.y;
      }
    }
  }
}

TEST(Plan, a_whole_city_side_looks_the_same_from_both_tiles) {
  for (const Tile* tile : all_tiles()) {
    for (const CityPlan& city : plan_tile(*tile).cities) {
      for (Side side : kSides) {
        const PortOwners owners(*tile);
        if (owners.owner(side, 0) != city.segment || owners.owner(side, 2) != city.segment) continue;
        for (double along = 9; along < 92; along += 1) {
          EXPECT_TRUE(contains(city.area, at_side(side, along, 0.1))) << tile->id << " " << along;
        }
      }
    }
  }
}

TEST(Plan, a_split_side_shows_grass_between_its_cities) {
  const Tile& split = *notation::catalogue().find("SchH-1");
  const TilePlan plan = plan_tile(split);
  std::map<int, int> seen;
  for (double along = 9; along < 92; along += 1)
    ++seen[plan.ground.at(at_side(Side::North, along, 0.5))];
  EXPECT_GE(seen[0], 45);
  EXPECT_GE(seen[1], 12);
  EXPECT_GE(seen[2], 6) << "the field reaches up between the cities";
}

TEST(Plan, cities_do_not_overlap) {
  for (const Tile* tile : all_tiles()) {
    const TilePlan plan = plan_tile(*tile);
    for (int cell = 0; cell < Ground::kCells * Ground::kCells; ++cell) {
      const auto owners = std::count_if(
          plan.cities.begin(), plan.cities.end(),
          [&](const CityPlan& city) { return contains(city.area, Ground::centre_of(cell)); });
      ASSERT_LE(owners, 1) << tile->id << " at " << Ground::centre_of(cell).x << ","
                           << Ground::centre_of(cell).y;
    }
  }
}

TEST(Plan, every_port_lies_on_the_ground_of_its_segment) {
  for (const Tile* tile : all_tiles()) {
    const TilePlan plan = plan_tile(*tile);
    const PortOwners owners(*tile);
    for (int port = 0; port < kPorts; ++port) {
      if (owners.owner(port) < 0) continue;
      EXPECT_EQ(plan.ground.at(port_point(port, 0.5)), owners.owner(port))
          << tile->id << " port " << port;
    }
  }
}

// The number of separate areas with a label, connected by edges. Tiny areas where walls meet do not
// count.
int areas_with(const Ground& ground, int label) {
  Ground copy;
  for (int cell = 0; cell < Ground::kCells * Ground::kCells; ++cell) {
    if (ground.label(cell) != label) copy.claim({cell}, Ground::kNobody);
  }
  const auto areas = copy.open_areas();
  return static_cast<int>(
      std::count_if(areas.begin(), areas.end(), [](const auto& area) { return area.size() > 20; }));
}

TEST(Plan, fields_and_cities_are_one_area_each) {
  for (const Tile* tile : all_tiles()) {
    const TilePlan plan = plan_tile(*tile);
    for (int segment = 0; segment < static_cast<int>(tile->segments.size()); ++segment) {
      if (terrain(*tile, segment) != Terrain::Field && terrain(*tile, segment) != Terrain::City)
        continue;
      EXPECT_EQ(areas_with(plan.ground, segment), 1) << tile->id << " segment " << segment;
    }
  }
}

TEST(Plan, a_field_touches_exactly_the_cities_of_the_catalogue) {
  for (const Tile* tile : all_tiles()) {
    const TilePlan plan = plan_tile(*tile);
    for (int segment = 0; segment < static_cast<int>(tile->segments.size()); ++segment) {
      if (terrain(*tile, segment) != Terrain::Field) continue;
      unsigned touched = 0;
      for (const CityPlan& city : plan.cities) {
        for (const Path& wall : city.walls) {
          const Line line = flattened(wall);
          int beside = 0;
          for (std::size_t i = 1; i < line.size(); ++i) {
            const Point out = left_of(unit(line[i] - line[i - 1])) * (kWallHalfWidth + 1.2);
            const Point p = middle_of(line[i - 1], line[i]) + out;
            if (distance_to_sides(p) > 0 && plan.ground.at(p) == segment) ++beside;
          }
          if (beside >= 2) touched |= 1U << city.segment;
        }
      }
      EXPECT_EQ(touched, tile->segments[static_cast<std::size_t>(segment)].cities)
          << tile->id << " field " << segment;
    }
  }
}

TEST(Plan, pieces_stand_on_their_segment_and_off_the_sides) {
  for (const Tile* tile : all_tiles()) {
    const TilePlan plan = plan_tile(*tile);
    ASSERT_EQ(plan.stand.size(), tile->segments.size());
    for (int segment = 0; segment < static_cast<int>(tile->segments.size()); ++segment) {
      if (terrain(*tile, segment) == River::kTerrain) continue;
      const Point at = plan.stand[static_cast<std::size_t>(segment)];
      EXPECT_EQ(plan.ground.at(at), segment)
          << tile->id << " segment " << segment << " at " << at.x << "," << at.y;
      EXPECT_GE(distance_to_sides(at), 14)
          << tile->id << " segment " << segment << " at " << at.x << "," << at.y;
    }
  }
}

TEST(Plan, two_pieces_on_one_tile_would_not_cover_each_other) {
  for (const Tile* tile : all_tiles()) {
    const TilePlan plan = plan_tile(*tile);
    for (std::size_t a = 0; a < plan.stand.size(); ++a) {
      for (std::size_t b = 0; b < a; ++b) {
        EXPECT_GE(distance(plan.stand[a], plan.stand[b]), 9)
            << tile->id << " segments " << a << " and " << b;
      }
    }
  }
}

TEST(Plan, pieces_do_not_hide_what_they_claim) {
  for (const Tile* tile : all_tiles()) {
    const TilePlan plan = plan_tile(*tile);
    for (const auto* marks : {&plan.pennants, &plan.goods, &plan.cathedrals, &plan.inns, &plan.sheep}) {
      for (const Mark& mark : *marks) {
        EXPECT_GE(distance_to_sides(mark.at), 11) << tile->id;
        for (std::size_t i = 0; i < plan.stand.size(); ++i)
          EXPECT_GE(distance(mark.at, plan.stand[i]), 14) << tile->id << " segment " << i;
      }
    }
    for (const auto* marks : {&plan.pennants, &plan.goods}) {
      for (const Mark& mark : *marks) {
        const Point knight = plan.stand[static_cast<std::size_t>(mark.segment)];
        EXPECT_GE(distance(mark.at, knight), 26) << tile->id << " segment " << mark.segment;
      }
    }
    if (!plan.cloister) continue;
    const Point monk = plan.stand[static_cast<std::size_t>(plan.cloister->segment)];
    EXPECT_GE(distance(plan.cloister->at, monk), 26) << tile->id << ": beside the church";
  }
}

TEST(Plan, printed_things_lie_on_their_segment) {
  for (const Tile* tile : all_tiles()) {
    const TilePlan plan = plan_tile(*tile);
    std::vector<Mark> all = plan.pennants;
    for (const auto* marks : {&plan.goods, &plan.sheep, &plan.cathedrals})
      all.insert(all.end(), marks->begin(), marks->end());
    for (const Mark& mark : all) EXPECT_EQ(plan.ground.at(mark.at), mark.segment) << tile->id;
    int expected = 0;
    for (const Segment& segment : tile->segments) {
      expected += segment.pennants + segment.sheep + (segment.goods != Goods::None) + segment.cathedral;
    }
    EXPECT_EQ(static_cast<int>(all.size()), expected) << tile->id;
    EXPECT_EQ(plan.vineyard.has_value(), tile->vineyard) << tile->id;
    if (!plan.vineyard) continue;
    EXPECT_EQ(terrain(*tile, plan.ground.at(*plan.vineyard)), Terrain::Field) << tile->id;
  }
}

TEST(Plan, outlines_enclose_the_ground_of_each_segment) {
  for (const Tile* tile : all_tiles()) {
    const TilePlan plan = plan_tile(*tile);
    for (int segment = 0; segment < static_cast<int>(tile->segments.size()); ++segment) {
      const std::vector<Line> outlines = plan.ground.outlines(segment);
      const auto inside = [&](Point p) {
        return std::count_if(outlines.begin(), outlines.end(),
                             [&](const Line& line) { return contains(line, p); }) %
                   2 ==
               1;
      };
      int wrong = 0;
      for (int cell = 0; cell < Ground::kCells * Ground::kCells; ++cell) {
        if (plan.ground.clearance(cell) < 1.5) continue;  // outlines are smoothed
        wrong += inside(Ground::centre_of(cell)) != (plan.ground.label(cell) == segment);
      }
      EXPECT_EQ(wrong, 0) << tile->id << " segment " << segment;
      EXPECT_FALSE(area_path(plan.ground, segment).empty()) << tile->id << " segment " << segment;
    }
  }
}

TEST(Plan, an_inn_stands_by_its_own_road) {
  int inns = 0;
  for (const Tile* tile : all_tiles()) {
    const TilePlan plan = plan_tile(*tile);
    for (const Mark& inn : plan.inns) {
      ++inns;
      double own = 1000;
      double other = 1000;
      for (const Lane& lane : plan.roads.lanes) {
        double& nearest = lane.segment == inn.segment ? own : other;
        nearest = std::min(nearest, distance_to(lane.line, inn.at));
      }
      EXPECT_LT(own, 24) << tile->id;
      EXPECT_GT(own, kRoadHalfWidth + 5) << tile->id;
      EXPECT_LT(own + 3, other) << tile->id;
    }
  }
  EXPECT_EQ(inns, 6);
}

TEST(Plan, a_bridge_wherever_lanes_cross_without_meeting) {
  const std::map<std::string, std::size_t> expected{
      {"HX", 1}, {"BB5F7", 1}, {"BB5F8", 1}, {"BB5F9", 1}};
  for (const Tile* tile : all_tiles()) {
    const auto wanted = expected.find(tile->id);
    EXPECT_EQ(plan_tile(*tile).roads.bridges.size(), wanted == expected.end() ? 0 : wanted->second)
        << tile->id;
  }
}

}  // namespace
}  // namespace aude::art
