// SPDX-License-Identifier: MIT
#include "art/scatter.h"

#include <algorithm>
#include <array>
#include <string>

#include "art/chance.h"
#include "art/svg.h"

namespace aude::art {

namespace {

bool is(const Tile& tile, int label, Terrain terrain) {
  return label >= 0 && tile.segments[static_cast<std::size_t>(label)].terrain == terrain;
}

Point whole(Point p) { return {std::round(p.x), std::round(p.y)}; }

// The space that is neither reserved nor used by earlier objects.
class FreeSpace {
 public:
  explicit FreeSpace(const TilePlan& plan) : plan_(plan), taken_(plan.reserved) {}

  bool fits(Point p, double radius, double from_sides) const {
    if (distance_to_sides(p) < from_sides || plan_.ground.clearance_at(p) < radius) return false;
    return std::all_of(taken_.begin(), taken_.end(), [&](const Circle& circle) {
      return distance(circle.centre, p) >= circle.radius + radius;
    });
  }
  void take(Point p, double radius) { taken_.push_back({p, radius}); }

 private:
  const TilePlan& plan_;
  std::vector<Circle> taken_;
};

// Houses are parallel to the nearest wall.
double wall_direction(const TilePlan& plan, int segment, Point p) {
  double nearest = 30;
  double degrees = 0;
  for (const CityPlan& city : plan.cities) {
    if (city.segment != segment) continue;
    for (const Path& wall : city.walls) {
      const Line line = flattened(wall);
      for (std::size_t i = 1; i < line.size(); ++i) {
        const Point middle = middle_of(line[i - 1], line[i]);
        if (distance(middle, p) >= nearest) continue;
        nearest = distance(middle, p);
        const Point step = line[i] - line[i - 1];
        degrees = degrees_of(step);
      }
    }
  }
  return std::round(degrees / 15) * 15;
}

}  // namespace

std::vector<House> scatter_houses(const Tile& tile, const TilePlan& plan, const Style& style) {
  if (style.house == 0) return {};
  constexpr std::array<double, kHouseKinds> kRadius{3.8, 3.4, 3.3, 4.1, 4.2, 2.9};
  constexpr std::array<int, 11> kMix{0, 1, 2, 3, 4, 0, 1, 2, 3, 0, 5};  // trees are rare
  std::vector<House> houses;
  FreeSpace space(plan);
  Chance chance(tile.id + "/houses");
  for (int attempt = 0; attempt < 900; ++attempt) {
    const Point p = whole({chance.between(5, 95), chance.between(5, 95)});
    const int kind = kMix[static_cast<std::size_t>(chance.below(static_cast<int>(kMix.size())))];
    const double turn = chance.below(4) == 0 ? 90 : 0;
    const int label = plan.ground.at(p);
    const double radius = kRadius[static_cast<std::size_t>(kind)] * style.house + style.house_gap;
    if (!is(tile, label, Terrain::City) || !space.fits(p, radius, radius + 1.2)) continue;
    space.take(p, radius);
    houses.push_back({p, wall_direction(plan, label, p) + turn, kind});
  }
  // From north to south, so that southern roofs overlap northern ones.
  std::sort(houses.begin(), houses.end(), [](const House& a, const House& b) {
    return a.at.y != b.at.y ? a.at.y < b.at.y : a.at.x < b.at.x;
  });
  return houses;
}

std::vector<Growth> scatter_growth(const Tile& tile, const TilePlan& plan, const Style& style) {
  if (style.tree == 0) return {};
  struct Plant {
    std::string_view drawing;
    double radius;
  };
  // Groups first, where there is enough space; then single plants.
  constexpr std::array<Plant, 5> kPlants{
      {{"a-t2", 6.6}, {"a-t1", 4.4}, {"a-t4", 4.6}, {"a-t3", 2.9}, {"a-t5", 3}}};
  std::vector<Growth> growths;
  FreeSpace space(plan);
  Chance chance(tile.id + "/growth");
  for (const Plant& plant : kPlants) {
    const double radius = plant.radius * style.tree;
    for (int attempt = 0; attempt < style.trees; ++attempt) {
      const Point p = whole({chance.between(4, 96), chance.between(4, 96)});
      if (!is(tile, plan.ground.at(p), Terrain::Field) || !space.fits(p, radius, radius + 1)) continue;
      space.take(p, radius + 1);
      growths.push_back({plant.drawing, p, chance.below(4) * 90.0, radius});
    }
  }
  return growths;
}

}  // namespace aude::art
