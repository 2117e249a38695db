// SPDX-License-Identifier: MIT
// Every tile of every set, for tests that look at all of them.
#pragma once

#include <vector>

#include "notation/catalogue.h"

namespace aude::art {

inline std::vector<const Tile*> all_tiles() {
  const Catalogue& all = notation::catalogue();
  std::vector<const Tile*> tiles;
  for (const TileSet& set : all.files) {
    for (const Tile& tile : set.tiles) tiles.push_back(&tile);
  }
  return tiles;
}

}  // namespace aude::art
