// SPDX-License-Identifier: MIT
// The ground under all tiles: meadows and crops. It is drawn in the coordinates of the board, so that
// it flows across tiles.
#pragma once

#include <string>

#include "art/chance.h"
#include "art/geometry.h"

namespace aude::art {

// A rounded, slightly uneven outline around a centre.
Path blob(Point centre, double radius, double unevenness, Chance& chance);
// For soft shapes, where the difference is not visible: short numbers make the sheets smaller.
Path in_whole_units(Path path);

// One pattern per level of detail: Style::meadow names them.
std::string meadow_patterns();

}  // namespace aude::art
