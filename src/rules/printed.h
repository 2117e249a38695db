// SPDX-License-Identifier: MIT
// The tiles as constants, which the build writes from tiles/*.json (cmake/tiles.cmake). Only
// catalogue() reads them.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "rules/catalogue.h"

namespace aude {

struct PrintedTile {
  std::string_view id;
  std::array<Edge, 4> sides;
  int first_segment;
  int segments;
  bool hill;
  bool vineyard;
  RiverRole river;
  std::array<int, 4> copies;
  int start_copies;
  std::string_view replaces;
  std::string_view notes;
};

struct PrintedSet {
  std::string_view id;
  std::string_view name;
  int first_tile;
  int tiles;
};

struct Printed {
  std::span<const Segment> segments;
  std::span<const PrintedTile> tiles;
  std::span<const PrintedSet> sets;
  std::span<const PrintedTile> cells;  // of the wheel board
  std::array<int, kSectors> crowns;
  std::array<int, 5> tokens;
  std::array<int, kGoodsKinds> goods;
};
Printed printed();

}  // namespace aude
