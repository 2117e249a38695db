// SPDX-License-Identifier: MIT
#include "players/style.h"

#include <gtest/gtest.h>

#include <map>

#include "games.h"
#include "habits.h"

namespace aude::players {
namespace {

TEST(Styles, follow_any_level_for_people_and_any_rating) {
  for (const StyleInfo& style : styles()) {
    EXPECT_FALSE(style.description.empty());
    for (const char* level : {"easy", "medium", "hard", "master", "elo", "elo:1250", "hard:2000",
                              "hard:50ms", "hard+6x8x3x1x3:2000"}) {
      const std::string styled = std::string(level) + "~" + std::string(style.name);
      EXPECT_NE(make_player(styled, 1), nullptr) << styled;
      EXPECT_EQ(why_no_level(styled), "") << styled;
      EXPECT_EQ(without_style(styled), level);
    }
  }
  EXPECT_EQ(without_style("elo:1250"), "elo:1250");
}

TEST(Styles, unknown_ones_are_refused_with_the_names_of_the_known) {
  EXPECT_EQ(why_no_level("hard~poet"),
            "unknown style \"poet\"; styles: builder, farmer, thief, gambler");
  for (const char* level :
       {"hard~", "hard~farmer~thief", "hard~Farmer", "hard~farmer:2000", "~farmer", "random~farmer",
        "greedy~thief", "harvest~thief", "uct:9~thief", "expert~thief", "elo:99~thief"}) {
    EXPECT_EQ(make_player(level, 1), nullptr) << level;
    EXPECT_NE(why_no_level(level), "") << level;
  }
  EXPECT_EQ(why_no_level("random~farmer"), "\"random\" cannot have a style");
}

TEST(Styles, have_the_rating_of_their_level) {
  EXPECT_EQ(rating_of("medium~farmer", {}), rating_of("medium", {}));
  EXPECT_EQ(rating_of("master~thief", {}), rating_of("master", {}));
  EXPECT_EQ(rating_of("elo:1250~gambler", {}), 1250);
  EXPECT_EQ(rating_of("elo:1250~of a later version", {}), 1250);
  EXPECT_FALSE(rating_of("hard:2000~thief", {}));
}

TEST(Styles, play_legal_actions_to_the_end_with_all_sets) {
  const auto game = make_game(kAllSets, 4);
  const auto legal = [](const State& state, Action action) { ASSERT_TRUE(state.is_legal(action)); };
  Limits limits;
  limits.nodes = 40;
  EXPECT_TRUE(play_out(*game, {"medium~builder", "easy~farmer", "hard~thief", "elo:2100~gambler"}, 7,
                       limits, legal)
                  .is_over());
}

// What each style does more often than its level, over the same decks from both seats.
struct Noticed {
  const char* style;
  double (*habit)(const Habits&);
};

class EveryStyle : public testing::TestWithParam<Noticed> {};

double difference(const std::string& level, const Noticed& noticed, std::uint64_t decks) {
  const auto game = make_game({SetId::Base}, 2);
  const std::string styled = level + "~" + noticed.style;
  double sum = 0;
  for (std::uint64_t deck = 0; deck < decks; ++deck) {
    const auto first = habits_in(*game, {styled, level}, 500 + deck);
    const auto second = habits_in(*game, {level, styled}, 500 + deck);
    sum += noticed.habit(first[0]) + noticed.habit(second[1]);
    sum -= noticed.habit(first[1]) + noticed.habit(second[0]);
  }
  return sum / static_cast<double>(2 * decks);
}

TEST_P(EveryStyle, is_noticed_without_search) { EXPECT_GT(difference("elo:1900", GetParam(), 16), 0); }

TEST_P(EveryStyle, is_noticed_with_search) {
  EXPECT_GT(difference("hard+3x2x1x1x3:1000000", GetParam(), 3), 0);
}

INSTANTIATE_TEST_SUITE_P(
    Styles, EveryStyle,
    testing::Values(
        Noticed{"builder", [](const Habits& habits) { return habits.city_points / habits.points; }},
        Noticed{"farmer", [](const Habits& habits) { return habits.farmers; }},
        Noticed{"thief", [](const Habits& habits) { return habits.joins; }},
        Noticed{"gambler", [](const Habits& habits) { return habits.open_tiles / habits.turns; }}),
    [](const auto& tested) { return std::string(tested.param.style); });

// A preference never outweighs its bound, so that it decides between almost equal plans only.
TEST(Styles, give_up_no_more_than_their_bound) {
  const auto game = make_game({SetId::Base}, 2);
  std::map<std::string_view, int> other_choices;
  play_out(*game, {"elo:1900"}, 5, {}, [&](const State& state, Action) {
    if (state.phase() != Phase::Place) return;
    TurnChooser chooser(*game, handcrafted(Weights{}));
    Budget budget({}, {});
    std::vector<TurnPlan> plans;
    chooser.plans(state, budget, plans);
    const TurnPlan best = chooser.best(state, budget);
    for (std::size_t i = 0; i < styles().size(); ++i) {
      const auto style = static_cast<Style>(i);
      const float bound = bound_of(style, 0);
      Preference preference(style, bound, state, chooser, budget);
      std::vector<TurnPlan> liked = plans;
      preference.add_to(liked);
      EXPECT_EQ(preference.of(best), 0);
      for (std::size_t k = 0; k < plans.size(); ++k) {
        EXPECT_LE(std::abs(liked[k].value - plans[k].value), bound + 1e-4F);
        EXPECT_NEAR(preference.of(plans[k]), liked[k].value - plans[k].value, 1e-3F);
      }
      const float most = best_of(liked).value;
      other_choices[styles()[i].name] += most > best.value ? 1 : 0;
    }
  });
  for (const StyleInfo& style : styles()) EXPECT_GT(other_choices[style.name], 1) << style.name;
}

// The last tiles are played for points alone.
TEST(Styles, count_the_last_tiles_as_their_level_does) {
  const auto game = make_game({SetId::Base}, 2, {"E", "V", "D", "K", "U", "J", "W"});
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    State state(*game);
    Random random(seed);
    ActionList scratch;
    while (state.left() > 3 || state.phase() != Phase::Place) {
      state.apply(random_action(state, random, scratch));
    }
    const Action plain = make_player("elo:1900", 1)->choose(state, {});
    for (const StyleInfo& style : styles()) {
      EXPECT_EQ(make_player("elo:1900~" + std::string(style.name), 1)->choose(state, {}), plain);
    }
  }
}

}  // namespace
}  // namespace aude::players
