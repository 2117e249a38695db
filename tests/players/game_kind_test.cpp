// SPDX-License-Identifier: MIT
#include "players/game_kind.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games.h"

namespace aude::players {
namespace {

constexpr GameKind kTwo{2, 0};

std::string level_at(const char* name, int number) {
  return std::string(name) + ":" + std::to_string(number);
}

TEST(GameKind, is_the_number_of_players_and_of_expansions) {
  EXPECT_EQ(kind_of(*make_game({SetId::Base}, 2)), kTwo);
  EXPECT_EQ(kind_of(*make_game({SetId::Base, Inns::kId, Traders::kId}, 3)), (GameKind{3, 2}));
  EXPECT_EQ(kind_of(*make_game(kAllSets, 8)), (GameKind{8, 5}));
}

TEST(GameKind, two_to_five_players_were_measured_without_and_with_all_expansions) {
  const auto measured = measured_kinds();
  EXPECT_EQ(measured.size(), 8U);
  for (int players = 2; players <= 5; ++players) {
    for (const int expansions : {0, 5}) {
      EXPECT_EQ(std::ranges::count(measured, GameKind{players, expansions}), 1);
    }
  }
}

TEST(GameKind, in_two_player_base_games_a_rating_is_its_rung) {
  for (int rating = kLowestRating; rating <= kHighestRating; ++rating) {
    EXPECT_EQ(rung_for(rating, kTwo), rating);
    EXPECT_EQ(rating_at(rating, kTwo), rating);
  }
}

TEST(GameKind, a_higher_rating_is_never_a_lower_rung) {
  for (const GameKind& kind : measured_kinds()) {
    for (int number = kLowestRating; number < kHighestRating; ++number) {
      EXPECT_LE(rung_for(number, kind), rung_for(number + 1, kind)) << number;
      EXPECT_LE(rating_at(number, kind), rating_at(number + 1, kind)) << number;
    }
    const int lowest = rating_at(kLowestRating, kind);
    const int highest = rating_at(kHighestRating, kind);
    EXPECT_LT(lowest, highest);
    EXPECT_EQ(rung_for(lowest, kind), kLowestRating);
    EXPECT_EQ(rung_for(lowest - 100, kind), kLowestRating);
    EXPECT_EQ(rung_for(highest, kind), kHighestRating);
    EXPECT_EQ(rung_for(highest + 100, kind), kHighestRating);
  }
}

TEST(GameKind, rung_and_rating_lead_back_to_each_other) {
  for (const GameKind& kind : measured_kinds()) {
    for (int rating = rating_at(kLowestRating, kind); rating <= rating_at(kHighestRating, kind);
         rating += 7)
      EXPECT_NEAR(rating_at(rung_for(rating, kind), kind), rating, 1);
  }
}

TEST(GameKind, medium_has_the_same_rating_in_every_kind) {
  for (const GameKind& kind : measured_kinds()) EXPECT_EQ(rating_at(1500, kind), 1500);
}

TEST(GameKind, those_that_were_not_measured_are_near_or_between_measured_ones) {
  EXPECT_EQ(rating_at(800, {8, 5}), rating_at(800, {5, 5}));
  EXPECT_EQ(rating_at(800, {3, 7}), rating_at(800, {3, 5}));
  const int without = rating_at(2150, {2, 0});
  const int with_all = rating_at(2150, {2, 5});
  ASSERT_GT(std::abs(with_all - without), 20);
  EXPECT_NEAR(rating_at(2150, {2, 2}), without + 0.4 * (with_all - without), 1);
}

TEST(GameKind, named_levels_keep_their_rung_and_a_rating_keeps_its_meaning) {
  for (const GameKind& kind : measured_kinds()) {
    EXPECT_EQ(rating_of("easy", kind), rating_at(800, kind));
    EXPECT_EQ(rating_of("hard", kind), rating_at(kHighestRating, kind));
    EXPECT_EQ(rating_of("master", kind), rating_at(kHighestRating, kind) + 100);
    EXPECT_EQ(rating_of("elo:1400~thief", kind), 1400);
    // There is no bot beyond the ends of the ladder.
    EXPECT_EQ(rating_of("elo:300", kind), std::max(300, rating_at(kLowestRating, kind)));
    EXPECT_EQ(rating_of("elo:2150", kind), std::min(2150, rating_at(kHighestRating, kind)));
    EXPECT_FALSE(rating_of("greedy", kind));
  }
  EXPECT_NE(rating_of("easy", {4, 0}), rating_of("easy", kTwo));
}

std::vector<std::string> actions_of(const Game& game, const std::string& level) {
  std::vector<std::string> actions;
  play_out(game, {level}, 5, {}, [&](const State& state, Action action) {
    actions.push_back(notation::to_text(state.game(), action));
  });
  return actions;
}

TEST(GameKind, a_rating_plays_the_moves_of_its_rung_in_this_kind) {
  for (const auto& game : {make_game({SetId::Base}, 2), make_game({SetId::Base}, 3),
                           make_game({SetId::Base, Inns::kId, Traders::kId}, 4)}) {
    const GameKind kind = kind_of(*game);
    for (const int rating : {1000, 1600}) {
      const int rung = rung_for(rating, kind);
      const auto played = actions_of(*game, level_at("elo", rating));
      EXPECT_EQ(played, actions_of(*game, level_at("rung", rung))) << rating;
      EXPECT_EQ(played == actions_of(*game, level_at("rung", rating)), rung == rating) << rating;
    }
  }
  EXPECT_NE(rung_for(1000, {3, 0}), 1000);
}

TEST(GameKind, named_levels_play_the_same_rung_in_every_kind) {
  const auto game = make_game({SetId::Base}, 4);
  EXPECT_EQ(actions_of(*game, "easy"), actions_of(*game, "rung:800"));
  EXPECT_EQ(actions_of(*game, "medium"), actions_of(*game, "rung:1500"));
}

// Its memory is that of a bot of the ladder: either continues as the other would.
TEST(GameKind, a_bot_with_a_rating_remembers_as_its_rung_does) {
  const auto game = make_game({SetId::Base}, 3);
  const auto player = make_player("elo:1000", 9);
  const std::string rung = level_at("rung", rung_for(1000, {3, 0}));
  State state(*game);
  Random chance(4);
  for (int i = 0; i < 40; ++i) {
    if (state.is_chance()) {
      state.apply(random_chance(state, chance));
      continue;
    }
    const auto heir = make_player("elo:1000", 0);
    const auto of_ladder = make_player(rung, 0);
    ASSERT_TRUE(heir->recall(player->memory()));
    ASSERT_TRUE(of_ladder->recall(player->memory()));
    const Action action = player->choose(state, {});
    EXPECT_EQ(heir->choose(state, {}), action);
    EXPECT_EQ(of_ladder->choose(state, {}), action);
    ASSERT_TRUE(player->recall(of_ladder->memory()));
    state.apply(action);
  }
}

}  // namespace
}  // namespace aude::players
