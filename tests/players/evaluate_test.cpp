// SPDX-License-Identifier: MIT
#include "players/evaluate.h"

#include <gtest/gtest.h>

#include <set>

#include "games.h"
#include "rules/scoring.h"

namespace aude::players {
namespace {

// Positions that would take long to reach by play are constructed directly.
Board& changeable(State& state) { return const_cast<Board&>(state.board()); }

// Handcrafted terms only: the network was trained on whole games, not on seven tiles.
float lead_of(const State& state, int seat = 0) {
  Weights handcrafted;
  handcrafted.network = nullptr;
  Evaluator evaluator(state.game(), handcrafted);
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
  const auto value = [](const char* rest) {
    const auto game = make_game({SetId::Base}, 2, {"E", rest, rest, rest, rest, rest, rest});
    State state(*game);
    play(state, {"draw E", "place 0,1 r2", "follower 0"});
    return lead_of(state);
  };
  EXPECT_GT(value("E"), value("B") + 1.0F);
}

TEST(Evaluate, an_abbot_at_hand_is_worth_more_while_gardens_and_cloisters_are_to_come) {
  const auto value_with = [](const char* rest) {
    const auto game = make_game({Base::kId, Abbot::kId}, 2, {"Eg", rest, rest, rest, rest, rest, rest});
    Weights only_abbots;
    only_abbots.network = nullptr;
    for (const WeightInfo& info : kWeightInfos) only_abbots.*info.value = 0;
    only_abbots.follower_fade = 1;
    only_abbots.abbot_home = 5;
    State state(*game);
    play(state, {"draw Eg", "place 0,-1 r2", "pass"});
    return Evaluator(*game, only_abbots).points(state)[0];
  };
  EXPECT_GT(value_with("B"), 5.0F);
  EXPECT_EQ(value_with("U"), 0.0F);
}

TEST(Evaluate, weights_of_sets_have_names_after_those_of_the_base_game) {
  std::set<std::string_view> names;
  for (const WeightInfo& info : kWeightInfos) names.insert(info.name);
  EXPECT_EQ(names.size(), kWeightInfos.size());
  EXPECT_TRUE(names.contains("wheel_event") && names.contains("abbot_home"));
  EXPECT_EQ(kWeightInfos[kBaseWeightInfos.size()].name, "goods_doubt");
  Weights weights;
  EXPECT_EQ(&(weights.*kWeightInfos[kBaseWeightInfos.size()].value), &weights.goods_doubt);
}

TEST(Evaluate, a_follower_at_hand_fades_with_the_turns_left) {
  const auto cost_of_farmer = [](int tiles) {
    std::vector<std::string> bag(static_cast<std::size_t>(tiles), "B");
    const auto game = make_game({SetId::Base}, 2, bag);
    Weights only_followers;
    only_followers.network = nullptr;
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
  const auto game = make_game({SetId::Base}, 2, {"V", "V", "V", "V"});
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
  weights.network = nullptr;
  weights.opportunity = 0;  // what lies there unclaimed is value something to the next player
  Evaluator evaluator(*game, weights);
  EXPECT_EQ(evaluator.points(with)[1], evaluator.points(without)[1]);
}

TEST(Evaluate, owners_are_those_with_most_followers_and_a_large_one_counts_two) {
  const auto game = make_game({SetId::Base, Inns::kId}, 2, {"V", "V"});
  State state(*game);
  play(state, {"draw V"});
  ActionList legal;
  state.legal_actions(legal);
  state.apply(legal[0]);
  play(state, {"large 0"});
  Board& board = changeable(state);
  ASSERT_EQ(board.followers().size(), 1U);
  const SegmentId segment_id = board.followers()[0].segment_id;
  const auto owners = [&] { return owners_of(board, board.feature(segment_id)).seats; };
  EXPECT_EQ(owners(), mask_of(Seat{0}));
  board.deploy(Seat{1}, Piece::Follower, segment_id);
  EXPECT_EQ(owners(), mask_of(Seat{0}));  // one is not enough against a large one
  board.deploy(Seat{1}, Piece::Follower, segment_id);
  EXPECT_EQ(owners(), mask_of(Seat{0}) | mask_of(Seat{1}));
  board.deploy(Seat{1}, Piece::Follower, segment_id);
  EXPECT_EQ(owners(), mask_of(Seat{1}));
}

// All weights are 0 except those that a test sets.
Weights no_weights() {
  Weights weights;
  weights.network = nullptr;
  for (const WeightInfo& info : kWeightInfos) weights.*info.value = 0;
  weights.follower_fade = 1;
  return weights;
}

float gap(const State& state, const Weights& weights) {
  Evaluator evaluator(state.game(), weights);
  const Points points = evaluator.points(state);
  return points[0] - points[1];
}

TEST(Traders, a_lead_in_goods_counts_by_what_can_still_change_it) {
  const auto game = make_game({SetId::Base, Traders::kId}, 2);
  State state(*game);
  auto& goods = changeable(state).set_state<Traders>().goods;
  Weights weights = no_weights();
  weights.goods_doubt = 0.5F;
  EXPECT_FLOAT_EQ(gap(state, weights), 0.0F);
  goods[0][0] = 1;  // one of nine barrels: 10 x (0.5 + 0.5 x 1.5 / 4.5) to 10 x (0.5 - 0.5 x 1 / 4.5)
  EXPECT_NEAR(gap(state, weights), 6.667F - 3.889F, 0.01F);
  goods[0][0] = 6;  // three to come cannot change it
  EXPECT_FLOAT_EQ(gap(state, weights), 10.0F);
  goods[1][0] = 3;  // nor is there anything to come
  EXPECT_FLOAT_EQ(gap(state, weights), 10.0F);
}

TEST(Traders, builder_and_pig_at_hand_and_an_earned_part_have_their_worth) {
  const auto game = make_game({SetId::Base, Traders::kId}, 2);
  State state(*game);
  Header& head = *changeable(state).head;
  Weights weights = no_weights();
  weights.builder_home = 2;
  weights.pig_home = 1.5F;
  weights.extra_turn = 3;
  head.supply[1][static_cast<std::size_t>(Traders::kBuilder)] = 0;
  EXPECT_NEAR(gap(state, weights), 2.0F, 0.01F);
  head.supply[1][static_cast<std::size_t>(Traders::kPig)] = 0;
  EXPECT_NEAR(gap(state, weights), 3.5F, 0.01F);
  head.sets.of<Traders>().second_part_earned = 1;
  EXPECT_NEAR(gap(state, weights), 6.5F, 0.01F);
}

TEST(Hills, a_shepherd_at_hand_and_the_sheep_of_one_at_work_count) {
  const auto game = make_game({SetId::Base, Hills::kId}, 2);
  State state(*game);
  Header& head = *changeable(state).head;
  Weights weights = no_weights();
  weights.shepherd_home = 1.5F;
  head.supply[1][static_cast<std::size_t>(Hills::kShepherd)] = 0;
  EXPECT_NEAR(gap(state, weights), 1.5F, 0.01F);
  // On a field of the start tile: sure to be gathered when a flock is gathered at once.
  weights.flock_pace = 1000;
  const Board& board = state.board();
  SegmentId field = kNoSegmentId;
  for (int i = 0; i < head.segment_count; ++i) {
    const auto segment_id = static_cast<SegmentId>(i);
    if (board.info(segment_id).terrain == Terrain::Field &&
        board.open_sides(board.feature(segment_id)) > 0)
      field = segment_id;
  }
  ASSERT_NE(field, kNoSegmentId);
  head.figures[static_cast<std::size_t>(Hills::kShepherd)][1] = field;
  const float without_sheep = gap(state, weights);
  head.sets.of<Hills>().flock[1][2] = 2;  // two tokens of three sheep
  const float chance = saturate(0.5F * static_cast<float>(board.open_sides(board.feature(field))));
  EXPECT_NEAR(without_sheep - gap(state, weights), 6.0F * chance, 0.05F);
}

TEST(Wheel, crowns_count_by_the_chance_that_the_pig_comes_by) {
  const auto game = make_game({SetId::Base, Wheel::kId}, 2);
  State state(*game);
  Header& head = *changeable(state).head;
  Weights weights = no_weights();
  weights.crown_alone = 6;
  for (std::size_t sector = 0; sector < kSectors; ++sector) {
    const bool two = game->catalogue().wheel_board.crowns[sector] == 2;
    head.sets.of<Wheel>().crown[sector][0] = crown_holder(Seat{0}, Piece::Follower);
    const float most = two ? 6.0F : 3.0F;
    const float early = gap(state, weights);
    EXPECT_GT(early, 0.85F * most) << sector;  // a whole game is to come
    EXPECT_LE(early, most) << sector;
    head.left = 1;
    const float late = gap(state, weights);
    EXPECT_LT(late, 0.5F * most) << sector;
    head.left = static_cast<std::uint16_t>(state.game().setup().players.size() * 35);
    head.sets.of<Wheel>().crown[sector][0] = 0;
  }
}

}  // namespace
}  // namespace aude::players
