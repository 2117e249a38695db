// SPDX-License-Identifier: MIT
#include "support/random_setup.h"

#include "support/slow_board.h"

namespace aude::slow {
namespace {

std::vector<SupplyTile> odd_bag(const std::vector<const Tile*>& tiles, bool wheel, Dice& dice) {
  // Many copies of few kinds give unusual layouts: holes, discards, long roads, empty supplies.
  std::vector<const Tile*> kinds = tiles;
  if (dice.one_in(2)) {
    kinds.clear();
    for (int i = 0, n = 1 + dice.below(8); i < n; ++i) kinds.push_back(dice.pick(tiles));
  }
  std::vector<SupplyTile> bag;
  for (int i = 0, n = dice.below(40); i < n; ++i) {
    bag.push_back({dice.pick(kinds)->id, wheel && dice.one_in(2) ? 1 + dice.below(3) : 0});
  }
  return bag;
}

std::vector<StartTile> odd_start(const Catalogue& catalogue, const std::vector<const Tile*>& tiles,
                                 bool wheel, Dice& dice) {
  Board board;
  if (wheel) {
    for (int i = 0; i < WheelBoard::kWidth * WheelBoard::kHeight; ++i) {
      board.lay(catalogue.wheel_board.cells[static_cast<std::size_t>(i)],
                {static_cast<std::int16_t>(i % WheelBoard::kWidth),
                 static_cast<std::int16_t>(i / WheelBoard::kWidth)},
                Rotation::r0);
    }
  }
  std::vector<StartTile> start;
  const auto lay = [&](const Tile& tile, Cell cell, Rotation rotation) {
    board.lay(tile, cell, rotation);
    start.push_back({tile.id, cell, rotation});
  };
  const auto somewhere = [&] {
    return Cell{static_cast<std::int16_t>(10 + dice.below(30)),
                static_cast<std::int16_t>(dice.below(7) - 3)};
  };
  lay(*dice.pick(tiles), somewhere(), kRotations[static_cast<std::size_t>(dice.below(4))]);
  for (int i = 0, n = dice.below(12); i < n; ++i) {
    const Tile& tile = *dice.pick(tiles);
    const std::set<Cell> rim = board.rim();
    std::vector<Cell> cells(rim.begin(), rim.end());
    const Cell cell = dice.pick(cells);
    const Rotation rotation = kRotations[static_cast<std::size_t>(dice.below(4))];
    if (board.fits(tile, cell, rotation)) lay(tile, cell, rotation);
  }
  if (dice.one_in(3)) {  // a second, unconnected group of tiles
    lay(*dice.pick(tiles), {-20, -20}, Rotation::r0);
  }
  return start;
}

}  // namespace

const std::vector<SetGroup>& playable_set_groups() {
  static const std::vector<SetGroup> groups = [] {
    std::vector<SetGroup> all;
    for (unsigned bits = 0; bits < 1U << kSetsWithRules; ++bits) {
      SetGroup group;
      for (int i = 0; i < kSetsWithRules; ++i) {
        if (bits >> i & 1U) group.add(static_cast<SetId>(i));
      }
      const bool whole = group.has(SetId::Base) || (group.has(Wheel::kId) && !group.has(Abbot::kId));
      if (whole) all.push_back(group);
    }
    return all;
  }();
  return groups;
}

std::vector<const Tile*> tiles_of(const Catalogue& catalogue, SetGroup sets) {
  std::vector<const Tile*> tiles;
  for (const TileSet& file : catalogue.files) {
    if (!sets.has(file.set) || &catalogue.tiles_of(file.set, sets) != &file) continue;
    for (const Tile& tile : file.tiles) tiles.push_back(&tile);
  }
  return tiles;
}

Setup plain_setup(SetGroup sets, int players) {
  Setup setup;
  setup.sets = sets;
  for (int i = 0; i < players; ++i) setup.players.push_back("Player " + std::to_string(i + 1));
  return setup;
}

Setup odd_setup(const Catalogue& catalogue, SetGroup sets, int players, Dice& dice) {
  Setup setup = plain_setup(sets, players);
  if (dice.one_in(2)) {
    setup.options.farmers = !dice.one_in(3);
    setup.options.small_city = dice.one_in(2) ? 2 : 4;
    setup.options.hill_tiebreak = dice.one_in(2) ? HillTiebreak::Number : HillTiebreak::Presence;
    setup.options.closed_farm_gathers = dice.one_in(2);
    setup.options.pig_in_famine = dice.one_in(2);
  }
  const std::vector<const Tile*> tiles = tiles_of(catalogue, sets);
  const bool wheel = sets.has(Wheel::kId);
  if (!dice.one_in(4)) setup.bag = odd_bag(tiles, wheel, dice);
  if (dice.one_in(3)) setup.start = odd_start(catalogue, tiles, wheel, dice);
  return setup;
}

}  // namespace aude::slow
