// SPDX-License-Identifier: MIT
#include "rules/printed.h"

#include <cassert>

namespace aude {
namespace {

Tile tile_of(const Printed& all, const PrintedTile& printed) {
  Tile tile;
  tile.id = printed.id;
  tile.sides = printed.sides;
  const auto segments = all.segments.subspan(static_cast<std::size_t>(printed.first_segment),
                                             static_cast<std::size_t>(printed.segments));
  tile.segments.assign(segments.begin(), segments.end());
  tile.hill = printed.hill;
  tile.vineyard = printed.vineyard;
  tile.river = printed.river;
  tile.copies = printed.copies;
  tile.start_copies = printed.start_copies;
  tile.replaces = printed.replaces;
  tile.notes = printed.notes;
  return tile;
}

Catalogue read() {
  const Printed all = printed();
  Catalogue catalogue;
  for (const PrintedSet& set : all.sets) {
    TileSet& file = catalogue.files.emplace_back();
    file.id = set.id;
    file.name = set.name;
    for (const PrintedTile& tile : all.tiles.subspan(static_cast<std::size_t>(set.first_tile),
                                                     static_cast<std::size_t>(set.tiles))) {
      file.tiles.push_back(tile_of(all, tile));
    }
  }
  for (std::size_t i = 0; i < catalogue.wheel_board.cells.size(); ++i) {
    catalogue.wheel_board.cells[i] = tile_of(all, all.cells[i]);
  }
  catalogue.wheel_board.crowns = all.crowns;
  catalogue.tokens = all.tokens;
  catalogue.goods = all.goods;
  [[maybe_unused]] const auto missing = catalogue.number_sets();
  assert(!missing);
  return catalogue;
}

}  // namespace

const Catalogue& catalogue() {
  static const Catalogue kCatalogue = read();
  return kCatalogue;
}

}  // namespace aude
