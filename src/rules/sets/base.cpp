// SPDX-License-Identifier: MIT
#include "rules/sets/base.h"

#include "rules/game.h"

namespace aude {

void lay_start_tile(const Catalogue& catalogue, SetGroup, Start& start) {
  for (const Tile& tile : catalogue.file(Base::kRules.name).tiles) {
    if (tile.start_copies > 0) start.tiles = {{tile.id, Cell{}, Rotation::r0}};
  }
}

}  // namespace aude
