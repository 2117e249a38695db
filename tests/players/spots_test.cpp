// SPDX-License-Identifier: MIT
// The empty cells beside laid tiles, counted cell by cell from the tiles themselves.
#include "players/spots.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <span>
#include <vector>

#include "games.h"

namespace aude::players {
namespace {

bool fits_any_unseen_tile(const Board& board, EdgeBits barred) {
  const Game& game = *board.game;
  for (int i = 0; i < game.supply_kinds(); ++i) {
    const KindInfo& kind = game.kind(static_cast<Kind>(i));
    for (Rotation rotation : kRotations) {
      if (board.bag[i] > 0 && (kind.at(rotation).edges & barred) == 0) return true;
    }
  }
  return false;
}

Spots spots_of(const Board& board) {
  Spots spots;
  std::vector<int> around{0, 0};
  int cell = 0;
  for (const Cell at : board.frontier()) {
    if (!fits_any_unseen_tile(board, board.frontier_barred[cell++])) {
      ++spots.holes;
      continue;
    }
    around.push_back(static_cast<int>(std::ranges::count_if(
        std::span(board.placed.begin(), board.head->placed_count), [&](const PlacedTile& tile) {
          return std::abs(tile.cell.x - at.x) <= 1 && std::abs(tile.cell.y - at.y) <= 1;
        })));
  }
  std::ranges::sort(around, std::greater{});
  spots.most_around = around[0];
  spots.second_around = around[1];
  return spots;
}

// Every third placement of random games.
void check_games(SetGroup sets, int games) {
  const auto game = make_game(sets, 2);
  const Shapes shapes(*game);
  Fits fits(shapes);
  SpotCounter counter;
  Random random(7);
  ActionList legal;
  ActionList scratch;
  int holes = 0;
  for (int number = 0; number < games; ++number) {
    State state(*game);
    while (!state.is_over() && !testing::Test::HasFailure()) {
      if (state.phase() == Phase::Place) {
        fits.set_bag(state.board());
        counter.count(state.board(), fits);
        EXPECT_EQ(counter.spots(), spots_of(state.board()));
        state.legal_actions(legal);
        for (std::size_t i = random.below(3); i < legal.size(); i += 3) {
          State placed = state;
          placed.apply(legal[i]);
          const Spots spots = counter.spots_with_tile(state.board(), placed.board(), fits);
          EXPECT_EQ(spots, spots_of(placed.board())) << state.left() << " tiles left";
          holes += spots.holes;
        }
      }
      state.apply(random_action(state, random, scratch));
    }
  }
  EXPECT_GT(holes, 0);
}

TEST(Spots, a_tile_changes_only_the_cells_around_it) {
  check_games({SetId::Base}, 4);
  check_games(kAllSets, 1);
}

}  // namespace
}  // namespace aude::players
