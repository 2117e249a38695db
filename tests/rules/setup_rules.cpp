// SPDX-License-Identifier: MIT
// Valid setups, and the refusals of invalid ones.
#include <gtest/gtest.h>

#include "notation/catalogue.h"
#include "rules/game.h"
#include "support/random_play.h"
#include "support/random_setup.h"

namespace aude::slow {
namespace {

std::string refused_at(const aude::Setup& setup) {
  const auto game = Game::create(notation::catalogue(), setup);
  if (game) return "";
  EXPECT_FALSE(game.refusal().what.empty());
  return game.refusal().where;
}

aude::Setup base(int players = 2) { return plain_setup({SetId::Base}, players); }

aude::Setup with_bag(aude::Setup setup, std::vector<SupplyTile> bag) {
  setup.bag = std::move(bag);
  return setup;
}

aude::Setup with_start(aude::Setup setup, std::vector<StartTile> start) {
  setup.start = std::move(start);
  return setup;
}

TEST(SetupRules, base_or_wheel_must_be_among_the_sets) {
  EXPECT_EQ(refused_at(plain_setup({River::kId, Inns::kId}, 2)), "setup.sets");
  EXPECT_EQ(refused_at(plain_setup({Wheel::kId}, 2)), "");
}

TEST(SetupRules, two_to_eight_players) {
  EXPECT_EQ(refused_at(base(1)), "setup.players");
  EXPECT_EQ(refused_at(base(9)), "setup.players");
  EXPECT_EQ(refused_at(base(8)), "");
}

TEST(SetupRules, a_small_city_gives_four_or_two) {
  aude::Setup setup = base();
  setup.options.small_city = 3;
  EXPECT_EQ(refused_at(setup), "setup.options.small_city");
}

TEST(SetupRules, a_bag_holds_tiles_of_the_chosen_sets_in_any_number) {
  EXPECT_EQ(refused_at(with_bag(base(), {{"E", 0}, {"nonsense", 0}})), "setup.bag[1]");
  EXPECT_EQ(refused_at(with_bag(base(), {{"EK", 0}})), "setup.bag[0]");
  EXPECT_EQ(refused_at(with_bag(base(), {{"BB5F1", 0}})), "setup.bag[0]");
  EXPECT_EQ(refused_at(with_bag(plain_setup({SetId::Base, River::kId}, 2), {{"BB5F1", 0}})), "");
  EXPECT_EQ(refused_at(with_bag(plain_setup({Wheel::kId}, 2), {{"E", 0}})), "setup.bag[0]");
  EXPECT_EQ(refused_at(with_bag(base(), std::vector<SupplyTile>(4000, {"C", 0}))), "");
  EXPECT_EQ(refused_at(with_bag(base(), std::vector<SupplyTile>(4001, {"C", 0}))), "setup.bag");
}

TEST(SetupRules, symbols_need_the_wheel) {
  EXPECT_EQ(refused_at(with_bag(base(), {{"U", 2}})), "setup.bag[0]");
  const aude::Setup wheel = plain_setup({SetId::Base, Wheel::kId}, 2);
  EXPECT_EQ(refused_at(with_bag(wheel, {{"B", 3}})), "");
  EXPECT_EQ(refused_at(with_bag(wheel, {{"B", 4}})), "setup.bag[0]");
}

TEST(SetupRules, start_tiles_match_where_they_touch) {
  EXPECT_EQ(refused_at(with_start(base(), {{"E", {0, 0}, Rotation::r0}, {"E", {0, -1}, Rotation::r2}})),
            "");
  EXPECT_EQ(refused_at(with_start(base(), {{"E", {0, 0}, Rotation::r0}, {"E", {0, -1}, Rotation::r0}})),
            "setup.start[1]");
  EXPECT_EQ(refused_at(with_start(base(), {{"E", {0, 0}, Rotation::r0}, {"B", {0, 0}, Rotation::r0}})),
            "setup.start[1]");
  EXPECT_EQ(refused_at(with_start(base(), {{"E", {0, 0}, Rotation::r0}, {"E", {7, 7}, Rotation::r0}})),
            "");
  EXPECT_EQ(refused_at(with_start(base(), {{"EK", {0, 0}, Rotation::r0}})), "setup.start[0]");
}

TEST(SetupRules, something_must_lie_on_the_table) {
  EXPECT_EQ(refused_at(with_start(base(), {})), "setup.start");
  EXPECT_EQ(refused_at(with_start(plain_setup({Wheel::kId}, 2), {})), "");
}

TEST(SetupRules, start_tiles_lie_beside_the_wheel_board_and_match_it) {
  const aude::Setup wheel = plain_setup({SetId::Base, Wheel::kId}, 2);
  EXPECT_EQ(refused_at(with_start(wheel, {{"B", {2, 2}, Rotation::r0}})), "setup.start[0]");
  EXPECT_EQ(refused_at(with_start(wheel, {{"B", {0, -1}, Rotation::r0}})), "setup.start[0]");
  EXPECT_EQ(refused_at(with_start(wheel, {{"E", {0, -1}, Rotation::r2}})), "");
}

TEST(SetupRules, a_start_may_be_far_away_but_not_out_of_reach) {
  EXPECT_EQ(refused_at(with_start(base(), {{"B", {10000, -10000}, Rotation::r0}})), "");
  EXPECT_EQ(refused_at(with_start(base(), {{"B", {10001, 0}, Rotation::r0}})), "setup.start[0].at");
  std::vector<StartTile> many;
  for (int x = 0; x <= 1000; ++x)
    many.push_back({"B", {static_cast<std::int16_t>(x), 0}, Rotation::r0});
  EXPECT_EQ(refused_at(with_start(base(), many)), "setup.start");
  many.pop_back();
  EXPECT_EQ(refused_at(with_start(base(), many)), "");
}

TEST(SetupRules, start_tiles_take_nothing_from_the_supply) {
  const auto game = game_of(with_start(base(), {{"C", {0, 0}, Rotation::r0}}));
  EXPECT_EQ(game->supply_size(), 71);
  EXPECT_EQ(game->supply_of(game->find_kind("C")), 1);
}

// Four cells beside each, more than the tile in the bag would need.
TEST(SetupRules, separate_start_tiles_have_four_free_cells_each) {
  std::vector<StartTile> start;
  for (std::int16_t i = 0; i < 100; ++i) {
    start.push_back({"B", {static_cast<std::int16_t>(3 * i), 0}, Rotation::r0});
  }
  const auto game = game_of(with_bag(with_start(base(), start), {{"B", 0}}));
  State state(*game);
  EXPECT_EQ(state.board().frontier().size(), 400U);
  EXPECT_TRUE(state.is_consistent());
  state.apply(Action::draw(Kind{0}));
  EXPECT_EQ(state.placement_count(), 400 * 4);
  state.apply(Action::place({0, 1}, Rotation::r0));
  EXPECT_EQ(state.board().frontier().size(), 402U);
  EXPECT_TRUE(state.is_consistent());
}

TEST(SetupRules, a_start_tile_has_no_symbol_though_those_in_the_bag_have) {
  const auto game =
      game_of(with_start(plain_setup({SetId::Base, Wheel::kId}, 2), {{"U", {20, 20}, Rotation::r0}}));
  ASSERT_NE(game->find_kind("U:1"), kNoKind);
  const State state(*game);
  const PlacedTile* tile = state.board().tile_at({20, 20});
  ASSERT_NE(tile, nullptr);
  EXPECT_EQ(state.board().kind_of(*tile).name, "U");
}

TEST(SetupRules, a_kind_of_tile_says_whether_it_shows_a_cloister) {
  const auto game = game_of(base());
  for (const char* name : {"A", "B"}) EXPECT_TRUE(game->kind(game->find_kind(name)).has_cloister);
  for (const char* name : {"C", "D", "X"}) EXPECT_FALSE(game->kind(game->find_kind(name)).has_cloister);
}

TEST(SetupRules, every_group_of_sets_has_the_supply_of_its_boxes) {
  for (const SetGroup sets : playable_set_groups()) {
    int expected = 0;
    if (sets.has(SetId::Base)) expected += 71;
    if (sets.has(River::kId)) expected += 11;
    if (sets.has(Inns::kId)) expected += 18;
    if (sets.has(Traders::kId)) expected += 24;
    if (sets.has(Hills::kId)) expected += 18;
    if (sets.has(Wheel::kId)) expected += sets.has(SetId::Base) ? 12 : 72;
    EXPECT_EQ(game_of(plain_setup(sets, 2))->supply_size(), expected);
  }
}

TEST(SetupRules, the_usual_rules_hold_unless_the_setup_says_otherwise) {
  const Options options;
  EXPECT_TRUE(options.farmers);
  EXPECT_EQ(options.small_city, 4);
  EXPECT_EQ(options.hill_tiebreak, HillTiebreak::Presence);
  EXPECT_TRUE(options.closed_farm_gathers);
  EXPECT_FALSE(options.pig_in_famine);
}

TEST(SetupRules, pieces_follow_the_sets) {
  using Pieces = std::array<int, kPieceKinds>;
  EXPECT_EQ(game_of(base())->pieces_each(), (Pieces{7, 0, 0, 0, 0}));
  EXPECT_EQ(game_of(plain_setup(playable_set_groups().back(), 2))->pieces_each(),
            (Pieces{7, 1, 1, 1, 1, 1}));
}

}  // namespace
}  // namespace aude::slow
