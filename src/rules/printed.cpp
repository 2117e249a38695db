#include "rules/printed.h"

#include <algorithm>
#include <cassert>
#include <set>

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
  const auto is_river = [](const Segment& segment) { return segment.terrain == Terrain::River; };
  if (tile.river == RiverRole::None && std::any_of(segments.begin(), segments.end(), is_river)) {
    tile.river = RiverRole::Course;
  }
  tile.copies = printed.copies;
  tile.start_copies = printed.start_copies;
  tile.notes = printed.notes;
  return tile;
}

// A set somebody has added may be wrong: then it is there, and says why it cannot be played. Records
// name tiles by id alone, so an id must mean one tile in all sets together.
void find_faults(Catalogue& catalogue) {
  std::set<std::string_view> ids;
  for (TileSet& file : catalogue.files) {
    if (auto fault = fault_in(file)) file.fault = *fault;
    for (const Tile& tile : file.tiles) {
      if (!ids.insert(tile.id).second && file.fault.empty()) {
        file.fault = "tile " + tile.id + ": the id is already used in another set";
      }
    }
  }
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
  find_faults(catalogue);
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
