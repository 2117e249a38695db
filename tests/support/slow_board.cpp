// SPDX-License-Identifier: MIT
#include "support/slow_board.h"

#include <algorithm>

namespace aude::slow {
namespace {

Edge shown(const Tile& tile, Rotation rotation, Side side) {
  return tile.sides[static_cast<std::size_t>(turned_back(side, rotation))];
}

std::vector<Side> river_sides(const Tile& tile, Rotation rotation) {
  std::vector<Side> sides;
  for (Side side : kSides) {
    if (shown(tile, rotation, side) == Edge::River) sides.push_back(side);
  }
  return sides;
}

// The direction of a turn from one edge to another: 1 right, -1 left, 0 straight on.
int turn_between(Side in, Side out) {
  const int heading = index(opposite(in));
  const int change = (index(out) - heading + 4) % 4;
  return change == 1 ? 1 : change == 3 ? -1 : 0;
}

// The turn of the river through a tile towards `exit`; 0 if it starts or ends there.
int turn_towards(const Tile& tile, Rotation rotation, Side exit) {
  for (Side side : river_sides(tile, rotation)) {
    if (side != exit) return turn_between(side, exit);
  }
  return 0;
}

}  // namespace

std::vector<Cell> around(Cell cell) {
  std::vector<Cell> cells;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      if (dx == 0 && dy == 0) continue;
      cells.push_back({static_cast<std::int16_t>(cell.x + dx), static_cast<std::int16_t>(cell.y + dy)});
    }
  }
  return cells;
}

Edge Board::edge(Cell cell, Side side) const {
  const LaidTile& laid = tiles_.at(cell);
  return shown(*laid.tile, laid.rotation, side);
}

const Segment& Board::segment(const Spot& spot) const {
  return tiles_.at(spot.cell).tile->segments.at(static_cast<std::size_t>(spot.segment));
}

int Board::owner(Cell cell, Side side, int third) const {
  const LaidTile& laid = tiles_.at(cell);
  const int port = port_index(turned_back(side, laid.rotation), third);
  for (std::size_t i = 0; i < laid.tile->segments.size(); ++i) {
    if (laid.tile->segments[i].ports >> port & 1) return static_cast<int>(i);
  }
  return -1;
}

std::vector<Side> Board::sides_of(const Spot& spot) const {
  std::vector<Side> sides;
  for (Side side : kSides) {
    const Side printed = turned_back(side, tiles_.at(spot.cell).rotation);
    if (segment(spot).ports >> port_index(printed, 0) & 7) sides.push_back(side);
  }
  return sides;
}

// Left meets right, middle meets middle. Only segments of the same terrain are joined.
void Board::walk(const Spot& from, Feature& feature) const {
  std::vector<Spot> todo{from};
  feature.spots.insert(from);
  while (!todo.empty()) {
    const Spot spot = todo.back();
    todo.pop_back();
    for (Side side : sides_of(spot)) {
      const Cell beyond = neighbour(spot.cell, side);
      if (!has(beyond)) continue;
      for (int third = 0; third < 3; ++third) {
        if (owner(spot.cell, side, third) != spot.segment) continue;
        const Spot met{beyond, owner(beyond, opposite(side), 2 - third)};
        if (met.segment < 0 || segment(met).terrain != feature.terrain) continue;
        if (feature.spots.insert(met).second) todo.push_back(met);
      }
    }
  }
}

Survey Board::survey() const {
  Survey survey;
  for (const auto& [cell, laid] : tiles_) {
    for (std::size_t i = 0; i < laid.tile->segments.size(); ++i) {
      const Spot spot{cell, static_cast<int>(i)};
      if (survey.feature_at.contains(spot)) continue;
      Feature feature;
      feature.terrain = segment(spot).terrain;
      walk(spot, feature);
      for (const Spot& each : feature.spots) survey.feature_at[each] = survey.features.size();
      survey.features.push_back(feature);
    }
  }
  for (Feature& feature : survey.features) {
    for (const Spot& spot : feature.spots) {
      const Segment& printed = segment(spot);
      feature.cells.insert(spot.cell);
      feature.pennants += printed.pennants;
      feature.cathedral |= printed.cathedral;
      feature.inn |= printed.inn;
      if (printed.goods != Goods::None) ++feature.goods[static_cast<std::size_t>(printed.goods)];
      feature.sheep += printed.sheep;
      for (Side side : sides_of(spot)) feature.open += has(neighbour(spot.cell, side)) ? 0 : 1;
      for (int i = 0; i < kMaxSegments; ++i) {
        if (printed.cities >> i & 1) feature.cities.insert(survey.feature_at.at({spot.cell, i}));
      }
    }
  }
  return survey;
}

std::set<Cell> Board::rim() const {
  std::set<Cell> cells;
  for (const auto& [cell, laid] : tiles_) {
    for (Side side : kSides) {
      if (!has(neighbour(cell, side))) cells.insert(neighbour(cell, side));
    }
  }
  return cells;
}

bool Board::fits(const Tile& tile, Cell cell, Rotation rotation) const {
  if (has(cell)) return false;
  bool touches = false;
  for (Side side : kSides) {
    const Cell beyond = neighbour(cell, side);
    if (!has(beyond)) continue;
    touches = true;
    if (edge(beyond, opposite(side)) != shown(tile, rotation, side)) return false;
  }
  if (!touches) return false;
  return tile.river == RiverRole::None || continues_the_river(tile, cell, rotation);
}

// A river tile must continue a river that ends here. Its other end then faces an empty cell, because
// any other neighbour would have to match. Two consecutive bends must not turn the same way (R12).
bool Board::continues_the_river(const Tile& tile, Cell cell, Rotation rotation) const {
  bool joins = false;
  for (Side side : river_sides(tile, rotation)) {
    const Cell before = neighbour(cell, side);
    if (!has(before)) continue;
    joins = true;
    const LaidTile& laid = tiles_.at(before);
    const int turn_there = turn_towards(*laid.tile, laid.rotation, opposite(side));
    const int turn_here = -turn_towards(tile, rotation, side);  // in the opposite direction
    if (turn_there != 0 && turn_there == turn_here) return false;
  }
  return joins;
}

int Board::neighbours(Cell cell) const {
  const std::vector<Cell> cells = around(cell);
  return static_cast<int>(
      std::count_if(cells.begin(), cells.end(), [&](Cell each) { return has(each); }));
}

}  // namespace aude::slow
