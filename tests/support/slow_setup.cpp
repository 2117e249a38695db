// SPDX-License-Identifier: MIT
// Reference implementation: the supply and the board before the first draw.
#include "support/slow_game.h"
#include "support/words.h"

namespace aude::slow {

SlowGame::SlowGame(const Catalogue& catalogue, const Setup& setup)
    : catalogue_(catalogue),
      setup_(setup),
      scores_(setup.players.size(), 0),
      goods_(setup.players.size()) {
  fill_supply();
  lay_start();
  survey_ = board_.survey();
  next_draw_or_end();
  setup_events_.swap(events_);
}

const Tile& SlowGame::tile_named(const std::string& name) const { return *tile_by_name_.at(name); }

void SlowGame::add_to_supply(const Tile& tile, int symbol, int copies) {
  if (copies == 0) return;
  const std::string name = tile_text(tile.id, plays(Wheel::kId) ? symbol : 0);
  unseen_[name] += copies;
  left_ += copies;
  tile_by_name_[name] = &tile;
}

// R55: copies of plain tiles that have a garden with the abbot.
int SlowGame::copies_with_garden(const Tile& tile, int symbol) const {
  if (!plays(Abbot::kId) || tile.id.size() != 1) return 0;
  if (tile.id == "U") return symbol == 1 ? 1 : 0;
  const bool one_of_them = std::string("EHIMNRV").find(tile.id) != std::string::npos;
  return one_of_them && symbol == 0 ? 1 : 0;
}

void SlowGame::add_to_supply(const TileSet& set) {
  for (const Tile& tile : set.tiles) {
    if (tile.river == RiverRole::Source) continue;  // it is laid, not drawn
    for (int symbol = 0; symbol < 4; ++symbol) {
      const int out_of_game = (symbol == 0 ? tile.start_copies : 0) + copies_with_garden(tile, symbol);
      add_to_supply(tile, symbol, tile.copies[static_cast<std::size_t>(symbol)] - out_of_game);
    }
  }
}

void SlowGame::fill_supply() {
  if (setup_.bag) {
    for (const SupplyTile& each : *setup_.bag) add_to_supply(*catalogue_.find(each.id), each.symbol, 1);
    return;
  }
  for (const TileSet& file : catalogue_.files) {
    const bool another_edition = file.id == (plays(SetId::Base) ? "wheel-standalone" : "wheel");
    if (plays(file.set) && !another_edition) add_to_supply(file);
  }
}

void SlowGame::lay_start() {
  const bool wheel = plays(Wheel::kId);
  if (wheel) {
    for (int y = 0; y < WheelBoard::kHeight; ++y) {
      for (int x = 0; x < WheelBoard::kWidth; ++x) {
        const Tile& cell =
            catalogue_.wheel_board.cells[static_cast<std::size_t>(y * WheelBoard::kWidth + x)];
        board_.lay(cell, {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}, Rotation::r0);
      }
    }
  }
  if (setup_.start) {
    for (const StartTile& each : *setup_.start) {
      board_.lay(*catalogue_.find(each.id), each.at, each.rotation);
    }
  } else if (plays(River::kId)) {
    for (const Tile& tile : catalogue_.file("river").tiles) {
      if (tile.river == RiverRole::Source)
        board_.lay(tile, wheel ? Cell{4, 1} : Cell{0, 0}, Rotation::r0);
    }
  } else if (!wheel) {
    for (const Tile& tile : catalogue_.file("base").tiles) {
      if (tile.start_copies > 0) board_.lay(tile, {0, 0}, Rotation::r0);
    }
  }
}

}  // namespace aude::slow
