// SPDX-License-Identifier: MIT
// Luck pinned to draws constructed to be lucky or unlucky, whose values can be worked out by hand and
// are confirmed by trying everything; and the bounds by which a search decides how sure it is.
#include <cmath>

#include "games.h"
#include "study/analysis.h"

namespace aude::study {
namespace {

// Two hills hide two of the three last tiles, so that P0 draws the last one from E, E and U. With an E
// he completes the city of the start tile for 4 points; with the U he has a road of 3 tiles.
//
//     [city]                the start tile is at 0,0, its city to the north, its road from west to east
//     -D---SchE-1  SchE-2   SchE-1 ends the road in the east
struct LastDraw {
  std::shared_ptr<const Game> game =
      make_game({SetId::Base, Hills::kId}, 2, {"SchE-1", "SchE-2", "E", "E", "U"});
  State state{*game};
  std::vector<Action> actions;

  LastDraw() {
    for (const char* each :
         {"draw SchE-1", "place 1,0 r0", "pass", "draw SchE-2", "place 2,0 r0", "pass"})
      add(each);
  }
  void add(const std::string& text) {
    actions.push_back(action(state, text));
    state.apply(actions.back());
  }
  Action draw(const char* tile) const { return Action::draw(game->find_kind(tile)); }
};

TEST(Luck, is_what_a_draw_brings_less_the_mean_of_all_draws) {
  const LastDraw last;
  ASSERT_EQ(last.state.left(), 1);
  ASSERT_EQ(last.state.hidden(), 2);
  ASSERT_EQ(index(last.state.actor()), 0);
  // By trying everything: 4 points with an E, 3 with the U, so (2 x 4 + 3) / 3 on average.
  State city = last.state;
  city.apply(last.draw("E"));
  EXPECT_FLOAT_EQ(margin(try_everything(city), Seat{0}, 2), 4.0F);
  State road = last.state;
  road.apply(last.draw("U"));
  EXPECT_FLOAT_EQ(margin(try_everything(road), Seat{0}, 2), 3.0F);

  DecisionEvaluator evaluator(*last.game);
  const Points lucky = evaluator.luck(last.state, last.draw("E")).margins;
  EXPECT_NEAR(lucky[0], 4.0 - 11.0 / 3.0, 1e-5);
  EXPECT_NEAR(lucky[1], 11.0 / 3.0 - 4.0, 1e-5);
  const Points unlucky = evaluator.luck(last.state, last.draw("U")).margins;
  EXPECT_NEAR(unlucky[0], 3.0 - 11.0 / 3.0, 1e-5);
  EXPECT_NEAR(unlucky[1], 11.0 / 3.0 - 3.0, 1e-5);
}

TEST(Luck, is_taken_off_the_margin_of_each_player) {
  for (const bool lucky : {true, false}) {
    LastDraw last;
    const int from = static_cast<int>(last.actions.size());
    const std::vector<std::string> rest =
        lucky ? std::vector<std::string>{"draw E", "place 0,-1 r2", "follower 0"}
              : std::vector<std::string>{"draw U", "place -1,0 r0", "follower 0"};
    for (const std::string& each : rest) last.add(each);
    ASSERT_TRUE(last.state.is_over());
    Analyst analyst(*last.game, last.actions, {}, from);
    while (analyst.step()) {
    }
    const Analysis& analysis = analyst.analysis();
    ASSERT_EQ(analysis.chances.size(), 1U);
    EXPECT_EQ(analysis.chances[0].n, from);
    EXPECT_EQ(index(analysis.chances[0].seat), 0);
    const double luck = lucky ? 1.0 / 3 : -2.0 / 3;
    const double points = lucky ? 4 : 3;
    EXPECT_NEAR(analysis.players[0].luck, luck, 1e-5);
    EXPECT_NEAR(analysis.players[1].luck, -luck, 1e-5);
    EXPECT_NEAR(analysis.players[0].margin, points, 1e-5);
    EXPECT_NEAR(analysis.players[1].margin, -points, 1e-5);
    EXPECT_NEAR(analysis.players[0].adjusted_margin(), 11.0 / 3, 1e-5);  // the same either way
    EXPECT_NEAR(analysis.players[1].adjusted_margin(), -11.0 / 3, 1e-5);
    EXPECT_EQ(analysis.players[0].total_error, 0);  // the best was played
    EXPECT_EQ(analysis.players[0].decisions, 2);
    EXPECT_EQ(analysis.players[1].decisions, 0);
  }
}

TEST(Luck, adds_up_over_several_draws) {
  // The same game from its first draw on: the sum of each draw's luck.
  LastDraw last;
  for (const char* each : {"draw E", "place 0,-1 r2", "follower 0"}) last.add(each);
  Analyst analyst(*last.game, last.actions, {});
  while (analyst.step()) {
  }
  const Analysis& analysis = analyst.analysis();
  ASSERT_EQ(analysis.chances.size(), 3U);
  double sum = 0;
  for (const ChanceEvent& each : analysis.chances) sum += static_cast<double>(each.luck[0]);
  EXPECT_NEAR(analysis.players[0].luck, sum, 1e-4);
  EXPECT_NEAR(analysis.chances[2].luck[0], 1.0 / 3, 1e-5);
}

// With tiles of one kind only nothing is left to luck: every rollout gives the same difference, so that
// the standard error is that of the assumed spread alone: 4 points, counted as 4 rollouts.
TEST(StandardError, without_luck_is_the_assumed_one) {
  const auto game = make_game({SetId::Base}, 2, std::vector<std::string>(12, "E"));
  State state(*game);
  play(state, {"draw E"});
  DecisionEvaluator evaluator(*game);
  const DecisionEvaluation evaluation = evaluator.evaluate(state, {}, {.nodes = 3'000, .prior = 16.0F});
  ASSERT_FALSE(evaluation.exact);
  ASSERT_GT(evaluation.plans.size(), 2U);
  EXPECT_EQ(evaluation.best().error, 0.0F);
  EXPECT_EQ(evaluation.best().std_error, 0.0F);
  for (std::size_t i = 1; i < evaluation.plans.size(); ++i) {
    const Plan& plan = evaluation.plans[i];
    const double n = plan.rollouts;
    EXPECT_NEAR(plan.sampling_error, std::sqrt(4.0 * 4.0 * 4.0 / (n + 4) / (16 + n)), 1e-4) << n;
    EXPECT_GE(plan.error, evaluation.plans[i - 1].error);
  }
}

}  // namespace
}  // namespace aude::study
