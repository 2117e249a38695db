// SPDX-License-Identifier: MIT
// Draws the wheel board, 400 x 400 units: the tiles on its rim, and the wheel with six sectors.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "art/detail.h"
#include "art/geometry.h"
#include "rules/catalogue.h"

namespace aude::art {

struct WheelPicture {
  std::string body;                                 // SVG elements within 0 0 400 400
  std::array<Point, kSectors> wheel_pig;            // position of the pig in each sector
  std::array<std::vector<Point>, kSectors> crowns;  // its crown spaces
};

// The ground of each segment of a cell (row by row), as SVG path data within 0 0 100 100.
std::vector<std::string> wheel_cell_areas(const WheelBoard& board, int cell);

WheelPicture draw_wheel(const WheelBoard& board, Detail detail = Detail::Near);

}  // namespace aude::art
