// SPDX-License-Identifier: MIT
#include "players/search.h"

#include <gtest/gtest.h>

#include <set>

#include "games.h"
#include "players/endgame.h"

namespace aude::players {
namespace {

TEST(Endgame, agrees_with_trying_everything) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const auto game = make_game({SetId::Base}, 2, {"E", "V", "D", "K", "U"});
    State state(*game);
    Random random(seed);
    ActionList scratch;
    while (state.left() > 1 || state.phase() != Phase::Place) {
      state.apply(random_action(state, random, scratch));
    }
    Weights weights;
    weights.rivalry = 1;  // the last plan is chosen by the evaluation, which must weigh both alike
    TurnChooser chooser(*game, weights);
    Budget budget({}, {});
    const Points fast = Endgame(chooser, budget).solve(state);
    EXPECT_NEAR(margin(fast, state.actor(), 2), margin(try_everything(state), state.actor(), 2), 1e-3);
  }
}

TEST(Search, plays_the_best_move_when_one_tile_is_to_come) {
  const auto game = make_game({SetId::Base}, 2, {"E", "V", "D", "K", "U"});
  State state(*game);
  Random random(3);
  ActionList scratch;
  while (state.left() > 1 || state.phase() != Phase::Place) {
    state.apply(random_action(state, random, scratch));
  }
  const Seat seat = state.actor();
  const float best = margin(try_everything(state), seat, 2);
  const auto player = make_player("hard:1000000", 1);
  while (!state.is_chance() && !state.is_over()) state.apply(player->choose(state, {}));
  EXPECT_NEAR(margin(try_everything(state), seat, 2), best, 1e-3);
}

// The static evaluation counts as `prior_weight` rollouts: with a huge weight, no rollout changes the
// choice.
TEST(Search, prior_weight_weights_the_static_evaluation_against_rollouts) {
  const auto game = make_game({SetId::Base}, 2);
  State state(*game);
  Random random(4);
  ActionList scratch;
  int changed = 0;
  for (int turn = 0; turn < 30; ++turn) {
    while (state.phase() != Phase::Place) state.apply(random_action(state, random, scratch));
    const auto first = [&](std::string_view level) { return make_player(level, 1)->choose(state, {}); };
    const Action judged = first("hard+1x0x1x1");
    EXPECT_EQ(first("hard+6x4x1x1x1000000:100000"), judged) << turn;
    changed += first("hard+6x4x1x1:100000") == judged ? 0 : 1;
    state.apply(judged);
  }
  EXPECT_GT(changed, 0);
}

TEST(Search, without_a_budget_the_evaluation_decides) {
  const auto game = make_game({SetId::Base}, 2);
  State state(*game);
  play(state, {"draw E"});
  TurnChooser chooser(*game, Weights{});
  Budget plenty({}, {});
  std::vector<TurnPlan> plans;
  chooser.plans(state, plenty, plans);
  const TurnPlan best = chooser.best(state, plenty);
  Limits none;
  none.nodes = 0;
  Budget nothing(none, {});
  Random random(1);
  const TurnPlan chosen = search(state, plans, {8, 32, 2, 1}, chooser, chooser, random, nothing);
  EXPECT_EQ(chosen.actions, best.actions);
}

TEST(Turn, rotations_that_lie_alike_are_tried_once) {
  const auto game = make_game({SetId::Base}, 2);
  TurnChooser chooser(*game, Weights{});
  Budget budget({}, {});
  std::vector<TurnPlan> plans;
  const auto placements = [&](const char* draw) {
    State state(*game);
    play(state, {draw});
    chooser.plans(state, budget, plans);
    std::set<std::pair<Cell, Rotation>> found;
    for (const TurnPlan& plan : plans) found.insert({plan.actions[0].cell, plan.actions[0].rotation});
    ActionList legal;
    state.legal_actions(legal);
    return std::pair(found.size(), legal.size());
  };
  const auto [monastery, all_monastery] = placements("draw B");  // alike in all four
  EXPECT_EQ(monastery * 4, all_monastery);
  const auto [straight, all_straight] = placements("draw U");  // in two and two
  EXPECT_EQ(straight * 2, all_straight);
  const auto [bend, all_bend] = placements("draw V");  // in none
  EXPECT_EQ(bend, all_bend);
}

}  // namespace
}  // namespace aude::players
