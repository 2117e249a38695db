// SPDX-License-Identifier: MIT
#include "players/ladder.h"

#include <gtest/gtest.h>

#include "games.h"

namespace aude::players {
namespace {

TEST(Ladder, the_top_is_hard_with_the_best_weights) {
  const Strength top = strength_of(kHighestRating, Weights{});
  EXPECT_EQ(top.skill.overlook, 0);
  EXPECT_EQ(top.skill.experience, 1);
  EXPECT_EQ(top.skill.ponder, 1);
  EXPECT_EQ(top.skill.search.rollouts, hard_skill().search.rollouts);
  EXPECT_EQ(top.weights.network, standard_network());
}

TEST(Ladder, the_weak_err_where_people_err) {
  const Weights sound;
  const Weights weak = strength_of(kLowestRating, sound).weights;
  EXPECT_EQ(weak.city_join, 0);                  // miss joins
  EXPECT_LT(weak.field_hold, sound.field_hold);  // farm late
  EXPECT_GT(weak.city_pace, sound.city_pace);    // overbuild,
  EXPECT_LT(weak.follower, sound.follower);      // and run out of followers
  EXPECT_EQ(weak.network, nullptr);
}

TEST(Ladder, bots_without_search_play_the_same_on_a_slow_machine) {
  for (const int rating : {kLowestRating, 1400, 2050}) {
    EXPECT_FALSE(strength_of(rating, Weights{}).skill.budget.time) << rating;
  }
}

TEST(Ladder, every_step_up_sees_more_and_misjudges_less) {
  for (int rating = kLowestRating; rating < kHighestRating; rating += 25) {
    const Strength lower = strength_of(rating, Weights{});
    const Strength upper = strength_of(rating + 25, Weights{});
    EXPECT_GE(lower.skill.overlook, upper.skill.overlook) << rating;
    EXPECT_LE(lower.skill.experience, upper.skill.experience) << rating;
    EXPECT_LE(lower.skill.ponder, upper.skill.ponder) << rating;
    EXPECT_LE(lower.weights.city_join, upper.weights.city_join) << rating;
    const bool differ = lower.skill.overlook != upper.skill.overlook ||
                        lower.skill.experience != upper.skill.experience ||
                        lower.skill.ponder != upper.skill.ponder ||
                        lower.weights.city_join != upper.weights.city_join;
    EXPECT_TRUE(differ) << rating;
  }
}

// The same decks from both seats; 400 points should win ten games of eleven.
TEST(Ladder, who_stands_higher_wins) {
  const auto game = make_game({SetId::Base}, 2);
  for (const int rating : {300, 700, 1100, 1500}) {
    const std::string lower = "elo:" + std::to_string(rating);
    const std::string upper = "elo:" + std::to_string(rating + 400);
    int won = 0;
    for (std::uint64_t deck = 0; deck < 10; ++deck) {
      const auto nothing = [](const State&, Action) {};
      const State first = play_out(*game, {upper, lower}, deck, {}, nothing);
      const State second = play_out(*game, {lower, upper}, deck, {}, nothing);
      won += first.score(Seat{0}) > first.score(Seat{1}) ? 1 : 0;
      won += second.score(Seat{1}) > second.score(Seat{0}) ? 1 : 0;
    }
    EXPECT_GE(won, 14) << lower << " against " << upper;
  }
}

}  // namespace
}  // namespace aude::players
