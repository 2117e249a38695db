// SPDX-License-Identifier: MIT
#include "art/scatter.h"

#include <algorithm>
#include <array>
#include <string>

#include "art/chance.h"
#include "art/streets.h"

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

}  // namespace

std::vector<House> scatter_houses(const Tile& tile, const TilePlan& plan, const Style& style) {
  if (style.house == 0) return {};
  constexpr std::array<double, kHouseKinds> kRadius{4.5, 4.2, 3.5, 5.3, 3.4, 2.8};
  // Large ones first, as long as there is space; trees are rare.
  constexpr std::array<int, 12> kMix{3, 0, 1, 0, 2, 1, 4, 0, 1, 4, 2, 5};
  std::vector<House> houses;
  FreeSpace space(plan);
  if (style.streets) {
    for (const Path& street : plan_streets(tile, plan)) {
      const Line line = flattened(street);
      for (double way = 0; way < line_length(line); way += 3)
        space.take(point_along(line, way), kStreetWidth / 2);
    }
  }
  Chance chance(tile.id + "/houses");
  for (int attempt = 0; attempt < 1200; ++attempt) {
    const Point p = whole({chance.between(5, 95), chance.between(5, 95)});
    const int kind = kMix[static_cast<std::size_t>(chance.below(static_cast<int>(kMix.size())))];
    const int label = plan.ground.at(p);
    const double radius = kRadius[static_cast<std::size_t>(kind)] * style.house + style.house_gap;
    if (!is(tile, label, Terrain::City) || !space.fits(p, radius, radius + 1.2)) continue;
    space.take(p, radius);
    houses.push_back({p, kind});
  }
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
      {{"a-t2", 7.2}, {"a-t1", 4.8}, {"a-t4", 5}, {"a-t3", 3.2}, {"a-t5", 3.3}}};
  std::vector<Growth> growths;
  FreeSpace space(plan);
  Chance chance(tile.id + "/growth");
  for (const Plant& plant : kPlants) {
    const double radius = plant.radius * style.tree;
    for (int attempt = 0; attempt < style.trees; ++attempt) {
      const Point p = whole({chance.between(4, 96), chance.between(4, 96)});
      if (!is(tile, plan.ground.at(p), Terrain::Field) || !space.fits(p, radius, radius + 1)) continue;
      space.take(p, radius + 1);
      growths.push_back({plant.drawing, p, radius});
    }
  }
  return growths;
}

}  // namespace aude::art
