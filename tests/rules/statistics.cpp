// SPDX-License-Identifier: MIT
// Averages of uniformly random games. Two independent programs agree on these numbers.
#include <gtest/gtest.h>

#include "support/random_play.h"
#include "support/random_setup.h"

namespace aude::slow {
namespace {

constexpr int kGames = 20'000;

void expect_within_one_percent(double found, double low, double high) {
  EXPECT_GT(found, low * 0.99);
  EXPECT_LT(found, high * 1.01);
}

TEST(Statistics, random_two_player_base_games_look_as_known) {
  const auto game = game_of(plain_setup({SetId::Base}, 2));
  const State start(*game);
  State state = start;
  Dice dice(20'000);
  ActionList legal;
  std::vector<Chance> outcomes;
  double draws = 0, placements = 0, legal_placements = 0, followers = 0, points = 0;
  for (int i = 0; i < kGames; ++i) {
    state = start;
    while (!state.is_over()) {
      const Action action = random_choice(state, dice, legal, outcomes);
      if (action.verb == Verb::Draw) ++draws;
      if (action.verb == Verb::Deploy) ++followers;
      if (action.verb == Verb::Place) {
        ++placements;
        legal_placements += static_cast<double>(legal.size());
      }
      state.apply(action);
    }
    points += state.score(Seat{0}) + state.score(Seat{1});
  }
  expect_within_one_percent(placements / kGames, 70.98, 70.98);
  expect_within_one_percent(legal_placements / draws, 32.65, 32.65);
  expect_within_one_percent(followers / kGames, 15.6, 15.6);
  expect_within_one_percent(points / kGames / 2, 19.4, 19.5);
}

}  // namespace
}  // namespace aude::slow
