// SPDX-License-Identifier: MIT
// Where points come from: everything that a rollout scores is attributed once, to the right feature.
#include "study/breakdown.h"

#include "games.h"
#include "study/decision_evaluator.h"

namespace aude::study {
namespace {

Points total(const Breakdown& breakdown) {
  Points sum{};
  for (const Breakdown::Share& each : breakdown.shares()) {
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += each.points[i];
  }
  return sum;
}

Points share_of(const Breakdown& breakdown, Breakdown::Source source) {
  for (const Breakdown::Share& each : breakdown.shares()) {
    if (each.source == source) return each.points;
  }
  return {};
}

void expect_sum(const State& from, const Breakdown& breakdown, const Points& points, float error) {
  for (int i = 0; i < from.game().players(); ++i) {
    const auto s = static_cast<std::size_t>(i);
    EXPECT_NEAR(static_cast<float>(from.score(static_cast<Seat>(i))) + total(breakdown)[s], points[s],
                error)
        << "seat " << i << ", " << from.left() << " tiles left";
  }
}

TEST(Breakdown, adds_up_to_the_points_of_whole_games_of_all_sets) {
  for (const int players : {2, 4}) {
    const auto game = make_game(kAllSets, players);
    Rollouts rollouts(*game);
    players::Random random(static_cast<std::uint64_t>(players));
    ActionList scratch;
    State state(*game);
    while (!state.is_over()) {
      if (state.phase() == Phase::Draw && state.left() % 60 == 0) {
        const Rollout rollout = rollouts.play(state, RandomDraws(1, 1), kWholeGame);
        expect_sum(state, rollout.breakdown, rollout.value.points, 1e-3F);
      }
      state.apply(players::random_action(state, random, scratch));
    }
  }
}

// The means of the plans, the differences that grow included.
TEST(Breakdown, of_a_plan_adds_up_to_what_it_is_expected_to_lead_to) {
  const auto game = make_game({SetId::Base}, 2, std::vector<std::string>(10, "V"));
  State state(*game);
  play(state, {"draw V"});
  Effort effort{.nodes = 3000};
  effort.prior = 0;
  DecisionEvaluator evaluator(*game);
  const DecisionEvaluation evaluation = evaluator.evaluate(state, {}, effort);
  ASSERT_FALSE(evaluation.exact);
  ASSERT_GT(evaluation.plans.size(), 2U);
  for (const Plan& plan : evaluation.plans) {
    State after = state;
    for (const Action& each : plan.actions()) after.apply(each);
    expect_sum(after, plan.breakdown, plan.expected.points, 1e-2F);
  }
}

SegmentId first_at(const State& state, Cell cell, int segment) {
  const Board& board = state.board();
  return first_segment(board, board.feature(board.segment_id(*board.tile_at(cell), segment)));
}

// P0 has the city to the north of the start tile and P1 the one of the tile to the east. The last tile
// joins them, so that both get 7 points: each in the city in which it has the follower.
TEST(Breakdown, points_of_joined_features_belong_to_the_follower_that_earns_them) {
  const auto game = make_game({SetId::Base}, 2, {"Q", "D", "C", "N"});
  State state(*game);
  play(state, {"draw Q", "place 0,-1 r2", "follower 0", "draw D", "place 1,0 r0", "follower 0",
               "draw C", "place -1,-1 r0", "pass"});
  Events events;
  State end = state;
  BreakdownReader reader(state);
  for (const char* text : {"draw N", "place 1,-1 r3", "pass"}) end.apply(action(end, text), &events);
  ASSERT_TRUE(end.is_over());
  reader.read_scores(end, events);
  players::Evaluator evaluator(*game, {});
  const Breakdown breakdown = reader.read_end(end, evaluator);
  EXPECT_EQ(share_of(breakdown, index(first_at(state, {0, 0}, 0))), (Points{7, 0}));
  EXPECT_EQ(share_of(breakdown, index(first_at(state, {1, 0}, 0))), (Points{0, 7}));
  EXPECT_EQ(breakdown.shares().size(), 2U);
}

// A feature of later tiles has no place in the position before, and followers of later claims count as
// features of later tiles.
TEST(Breakdown, what_comes_later_is_one_source) {
  const auto game = make_game({SetId::Base}, 2, {"E", "U", "U", "E"});
  State state(*game);
  play(state, {"draw E", "place 0,-1 r2", "pass"});
  State end = state;
  BreakdownReader reader(state);
  for (const char* text : {"draw E", "place 0,-2 r0", "follower 0", "draw U", "place 1,0 r0",
                           "follower 0", "draw U", "place 2,0 r0", "pass"}) {
    Events events;
    end.apply(action(end, text), &events);
    reader.read_scores(end, events);
  }
  ASSERT_TRUE(end.is_over());
  players::Evaluator evaluator(*game, {});
  const Breakdown breakdown = reader.read_end(end, evaluator);
  EXPECT_EQ(share_of(breakdown, Breakdown::kLater), (Points{0, 1}));                  // a city
  EXPECT_EQ(share_of(breakdown, index(first_at(state, {0, 0}, 1))), (Points{3, 0}));  // the road
}

}  // namespace
}  // namespace aude::study
