// SPDX-License-Identifier: MIT
// A tile laid on a known board changes only what is near it: the evaluation must be the same to the
// last bit as that of the whole board.
#include <gtest/gtest.h>

#include "games.h"
#include "players/evaluate.h"

namespace aude::players {
namespace {

// Compares all deployments after a placement, before and after what chance decides within the turn.
void expect_the_same(Evaluator& laid, Evaluator& fresh, const State& placed) {
  ActionList legal;
  if (placed.is_over()) return;
  laid.lay_tile(placed);
  if (!placed.is_chance()) placed.legal_actions(legal);
  ASSERT_EQ(laid.points_on_board(placed), fresh.points(placed));
  for (const Action& action : legal) {
    State after = placed;
    after.apply(action);
    if (after.is_over()) continue;
    ASSERT_EQ(laid.points_on_board(after), fresh.points(after));
    for (int i = 0; i < after.game().players(); ++i) {
      const auto seat = static_cast<Seat>(i);
      ASSERT_EQ(laid.view_of(seat).inputs, fresh.view_of(seat).inputs);
    }
  }
}

// Every placement of random games, with the network for two players, which has all inputs.
void check_games(SetGroup sets, int players, int games) {
  const auto game = make_game(sets, players);
  Weights weights;
  weights.network = network_for_two();
  Evaluator laid(*game, weights);
  Evaluator fresh(*game, weights);
  Random random(static_cast<std::uint64_t>(players));
  ActionList legal;
  ActionList scratch;
  for (int number = 0; number < games; ++number) {
    State state(*game);
    while (!state.is_over() && !testing::Test::HasFatalFailure()) {
      if (state.phase() == Phase::Place) {
        laid.set_board(state);
        state.legal_actions(legal);
        for (const Action& action : legal) {
          State placed = state;
          placed.apply(action);
          expect_the_same(laid, fresh, placed);
        }
      }
      state.apply(random_action(state, random, scratch));
    }
  }
}

TEST(Prospects, a_tile_laid_gives_the_same_as_the_whole_board_in_the_base_game) {
  check_games({SetId::Base}, 2, 6);
}

TEST(Prospects, a_tile_laid_gives_the_same_as_the_whole_board_with_all_sets) {
  check_games(kAllSets, 3, 1);
  check_games(kAllSets, 5, 1);
  SetGroup with_abbot = kAllSets;
  with_abbot.add(Abbot::kId);
  check_games(with_abbot, 2, 1);
}

}  // namespace
}  // namespace aude::players
