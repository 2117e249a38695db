// SPDX-License-Identifier: MIT
// Scatters houses in cities and plants on fields, at random from the tile's id. They never cover
// reserved areas.
#pragma once

#include <string_view>
#include <vector>

#include "art/detail.h"
#include "art/plan.h"

namespace aude::art {

inline constexpr int kHouseKinds = 6;

struct House {
  Point at;
  int kind = 0;  // the last kind is a tree between the houses
};

struct Growth {
  std::string_view drawing;
  Point at;
  double radius = 0;
};

std::vector<House> scatter_houses(const Tile& tile, const TilePlan& plan, const Style& style);
std::vector<Growth> scatter_growth(const Tile& tile, const TilePlan& plan, const Style& style);

}  // namespace aude::art
