// SPDX-License-Identifier: MIT
// Tile counting, checked against the rules themselves: every unseen tile is drawn and laid.
#include "players/fits.h"

#include <gtest/gtest.h>

#include "games.h"

namespace aude::players {
namespace {

// Whether what comes into the last tile from `side` has no open end on it.
bool is_finished(const Board& board, Side side) {
  const PlacedTile& tile = board.last_tile();
  const auto& ports = board.kind_of(tile).at(tile.rotation()).port_segment;
  const auto segment = ports[static_cast<std::size_t>(port_index(side, 1))];
  for (Side each : kSides) {
    if (ports[static_cast<std::size_t>(port_index(each, 1))] == segment &&
        board.tile_at(neighbour(tile.cell, each)) == nullptr) {
      return false;
    }
  }
  return true;
}

struct Counts {
  int fits = 0;
  std::array<int, 4> finishes{};
};

Counts count_slowly(const State& state, Cell cell) {
  Counts counts;
  std::vector<Chance> chances;
  state.chances(chances);
  for (const Chance& chance : chances) {
    State drawn = state;
    drawn.apply(chance.action);
    bool fits = false;
    std::array<bool, 4> finishes{};
    ActionList legal;
    if (drawn.phase() == Phase::Place) drawn.legal_actions(legal);
    for (const Action& action : legal) {
      if (action.cell != cell) continue;
      fits = true;
      State laid = drawn;
      laid.apply(action);
      for (Side side : kSides) {
        if (is_finished(laid.board(), side)) finishes[static_cast<std::size_t>(side)] = true;
      }
    }
    counts.fits += fits ? chance.weight : 0;
    for (std::size_t i = 0; i < 4; ++i) counts.finishes[i] += finishes[i] ? chance.weight : 0;
  }
  return counts;
}

TEST(Fits, agree_with_the_rules_in_every_open_cell) {
  const auto game = make_game({SetId::Base, Inns::kId, Traders::kId}, 2);
  const Shapes shapes(*game);
  Fits fits(shapes);
  State state(*game);
  Random random(9);
  ActionList scratch;
  while (!state.is_over()) {
    const Board& board = state.board();
    if (state.phase() == Phase::Draw && state.left() % 9 == 0 && state.left() > 0) {
      fits.set_bag(board);
      const auto unseen = static_cast<float>(state.left());
      for (std::size_t i = 0; i < board.frontier().size(); ++i) {
        const CellFit& fast = fits.of(board.frontier_barred[i]);
        const Counts slow = count_slowly(state, board.frontier()[i]);
        ASSERT_NEAR(fast.fits * unseen, static_cast<float>(slow.fits), 0.01F);
        for (std::size_t side = 0; side < 4; ++side) {
          const bool has_neighbour = (board.frontier_barred[i] >> (side * 4) & 0xF) != 0;
          if (!has_neighbour) continue;
          ASSERT_NEAR(fast.finishes[side] * unseen, static_cast<float>(slow.finishes[side]), 0.01F);
        }
      }
    }
    state.apply(random_action(state, random, scratch));
  }
}

TEST(Fits, know_when_the_bag_has_changed) {
  const auto game = make_game({SetId::Base}, 2);
  const Shapes shapes(*game);
  Fits fits(shapes);
  State state(*game);
  EXPECT_FALSE(fits.has_bag(state.board()));
  fits.set_bag(state.board());
  EXPECT_TRUE(fits.has_bag(state.board()));
  play(state, {"draw B"});
  EXPECT_FALSE(fits.has_bag(state.board()));
}

}  // namespace
}  // namespace aude::players
