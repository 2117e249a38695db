// SPDX-License-Identifier: MIT
// Streets inside cities: from the middle of every open edge and from every gate to the square where a
// knight stands. They continue on the next tile.
#pragma once

#include <vector>

#include "art/plan.h"

namespace aude::art {

inline constexpr double kStreetWidth = 5;

std::vector<Path> plan_streets(const Tile& tile, const TilePlan& plan);

}  // namespace aude::art
