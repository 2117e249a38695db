// SPDX-License-Identifier: MIT
#include "art/streets.h"

#include "art/ports.h"

namespace aude::art {

std::vector<Path> plan_streets(const Tile& tile, const TilePlan& plan) {
  std::vector<Path> streets;
  for (const CityPlan& city : plan.cities) {
    const auto segment = static_cast<std::size_t>(city.segment);
    const Point square = plan.stand[segment];
    const PortMask ports = tile.segments[segment].ports;
    for (Side side : kSides) {
      if (!has_port(ports, port_index(side, 1))) continue;
      const Point from = at_side(side, 50, 0);
      const double reach = distance(from, square) * 0.45;
      streets.push_back({{from, from + inwards(side) * reach, square, square}});
    }
    for (const RoadPoint& gate : plan.roads.gates) {
      // The point inside the wall decides which city the gate belongs to.
      if (plan.ground.at(gate.at + gate.direction * 5) != city.segment &&
          plan.ground.at(gate.at - gate.direction * 5) != city.segment)
        continue;
      streets.push_back(straight(gate.at, square));
    }
  }
  return streets;
}

}  // namespace aude::art
