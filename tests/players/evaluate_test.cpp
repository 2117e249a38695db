#include "players/evaluate.h"

#include <gtest/gtest.h>

#include "games.h"

namespace aude::players {
namespace {

float lead_of(const State& state, int seat = 0) {
  Evaluator evaluator(state.game(), Weights{});
  const Points points = evaluator.points(state);
  return points[static_cast<std::size_t>(seat)] - points[static_cast<std::size_t>(1 - seat)];
}

TEST(Evaluate, a_finished_game_is_worth_its_score) {
  const auto game = make_game(kAllSets, 3);
  const State over = play_out(*game, {"random"}, 4, {}, [](const State&, Action) {});
  Evaluator evaluator(*game, Weights{});
  const Points points = evaluator.points(over);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(points[static_cast<std::size_t>(i)],
              static_cast<float>(over.score(static_cast<Seat>(i))));
  }
}

TEST(Evaluate, says_the_same_whatever_was_evaluated_before) {
  const auto game = make_game(kAllSets, 4);
  Evaluator used(*game, Weights{});
  State state(*game);
  Random random(3);
  ActionList scratch;
  while (!state.is_over()) {
    Evaluator fresh(*game, Weights{});
    ASSERT_EQ(used.points(state), fresh.points(state));
    for (int i = 0; i < 7 && !state.is_over(); ++i) state.apply(random_action(state, random, scratch));
  }
}

TEST(Evaluate, a_city_that_unseen_tiles_can_finish_is_worth_more_than_a_dead_one) {
  // An E with its city open to the south: another E finishes it, a B fits nowhere near it.
  const auto worth = [](const char* rest) {
    const auto game = make_game({SetName::Base}, 2, {"E", rest, rest, rest, rest, rest, rest});
    State state(*game);
    play(state, {"draw E", "place 0,1 r2", "follower 0"});
    return lead_of(state);
  };
  EXPECT_GT(worth("E"), worth("B") + 1.0F);
}

TEST(Evaluate, a_follower_at_hand_fades_with_the_turns_left) {
  const auto cost_of_farmer = [](int tiles) {
    std::vector<std::string> bag(static_cast<std::size_t>(tiles), "B");
    const auto game = make_game({SetName::Base}, 2, bag);
    Weights only_followers;
    for (const WeightInfo& info : kWeightInfos) only_followers.*info.value = 0;
    only_followers.follower = 5;
    only_followers.follower_ratio = 0.8F;
    only_followers.follower_fade = 5;
    State with(*game);
    play(with, {"draw B", "place 0,1 r0"});
    State without = with;
    play(with, {"follower 1"});
    play(without, {"pass"});
    Evaluator evaluator(*game, only_followers);
    return evaluator.points(without)[0] - evaluator.points(with)[0];
  };
  EXPECT_GT(cost_of_farmer(40), cost_of_farmer(6));
  EXPECT_GT(cost_of_farmer(6), cost_of_farmer(3));
}

TEST(Evaluate, a_majority_counts_for_its_owner_alone) {
  const auto game = make_game({SetName::Base}, 2, {"V", "V", "V", "V"});
  State state(*game);
  play(state, {"draw V"});
  State with = state;
  State without = state;
  ActionList legal;
  state.legal_actions(legal);
  const Action place = legal[0];
  with.apply(place);
  without.apply(place);
  play(with, {"follower 0"});
  play(without, {"pass"});
  Weights weights;
  weights.opportunity = 0;  // what lies there unclaimed is worth something to the next player
  Evaluator evaluator(*game, weights);
  EXPECT_EQ(evaluator.points(with)[1], evaluator.points(without)[1]);
}

TEST(Evaluate, owners_are_those_with_most_followers_and_a_large_one_counts_two) {
  const auto game = make_game({SetName::Base, SetName::Inns}, 2, {"V", "V"});
  State state(*game);
  play(state, {"draw V"});
  ActionList legal;
  state.legal_actions(legal);
  state.apply(legal[0]);
  play(state, {"large 0"});
  const Board& board = state.board();
  ASSERT_EQ(board.followers().size(), 1U);
  EXPECT_EQ(owners_of(board, board.feature(board.followers()[0].node)), mask_of(Seat{0}));
}

}  // namespace
}  // namespace aude::players
