// SPDX-License-Identifier: MIT
// The board of the reference implementation: a map of cells. Each survey finds all features again by
// walking from port to port.
#pragma once

#include <array>
#include <map>
#include <set>
#include <vector>

#include "rules/catalogue.h"
#include "rules/events.h"
#include "rules/types.h"

namespace aude::slow {

struct LaidTile {
  const Tile* tile = nullptr;
  Rotation rotation = Rotation::r0;
};

// A feature: connected segments of one terrain, joined through facing ports.
struct Feature {
  Terrain terrain = Terrain::Field;
  std::set<Spot> spots;
  std::set<Cell> cells;
  int open = 0;  // pairs of a segment and an edge of it that faces an empty cell
  int pennants = 0;
  bool cathedral = false;
  bool inn = false;
  std::array<int, kGoodsKinds> goods{};
  int sheep = 0;                 // printed
  std::set<std::size_t> cities;  // field: the features of the cities it touches

  bool closed() const { return open == 0; }
};

struct Survey {
  std::vector<Feature> features;
  std::map<Spot, std::size_t> feature_at;

  const Feature& of(const Spot& spot) const { return features[feature_at.at(spot)]; }
};

class Board {
 public:
  const std::map<Cell, LaidTile>& tiles() const { return tiles_; }
  bool has(Cell cell) const { return tiles_.contains(cell); }
  void lay(const Tile& tile, Cell cell, Rotation rotation) { tiles_[cell] = {&tile, rotation}; }

  // The edge of the laid tile on this side of its cell.
  Edge edge(Cell cell, Side side) const;
  // The segment that owns a third of a side (0 left, 1 middle, 2 right, seen from the centre), or -1.
  int owner(Cell cell, Side side, int third) const;
  // The sides on which a segment has ports.
  std::vector<Side> sides_of(const Spot& spot) const;
  const Segment& segment(const Spot& spot) const;

  Survey survey() const;

  // All empty cells that share a side with a laid tile.
  std::set<Cell> rim() const;
  bool fits(const Tile& tile, Cell cell, Rotation rotation) const;
  int neighbours(Cell cell) const;  // laid tiles among the eight around it

 private:
  bool continues_the_river(const Tile& tile, Cell cell, Rotation rotation) const;
  void walk(const Spot& from, Feature& feature) const;

  std::map<Cell, LaidTile> tiles_;
};

// The eight cells around one.
std::vector<Cell> around(Cell cell);

}  // namespace aude::slow
