// SPDX-License-Identifier: MIT
// The chance of winning against the formula of docs/analysis.md, written with the standard library.
#include "study/position_value.h"

#include <cmath>

#include "games.h"

namespace aude::study {
namespace {

double chance_by_the_formula(const Points& points, int seat, int next, int left, int players) {
  double mean = 0;
  for (int i = 0; i < players; ++i)
    mean += static_cast<double>(points[static_cast<std::size_t>(i)]) / players;
  const double spread =
      std::sqrt(0.7 * 0.7 + std::pow(left, 11.0 / 8) * std::pow(std::max(1.0, mean) / 100, 9.0 / 8) *
                                std::pow(players / 2.0, 3.0 / 4));
  const auto odds = [&](int i) {
    const double stand = static_cast<double>(points[static_cast<std::size_t>(i)]);
    return std::exp((stand + (i == next ? 0.63 : 0.0)) / spread);
  };
  double sum = 0;
  for (int i = 0; i < players; ++i) sum += odds(i);
  return 0.985 * odds(seat) / sum + 0.015 / players;
}

TEST(WinChances, are_those_of_the_formula) {
  const Points close{61.5F, 58.25F, 64.0F, 60.0F, 57.0F};
  const Points poor{0.0F, 0.5F, 0.25F, -0.5F, 0.0F};
  for (const Points& points : {close, poor}) {
    for (const int players : {2, 3, 5}) {
      for (const int left : {0, 1, 9, 71}) {
        for (const int next : {0, players - 1}) {
          const Points chances = win_chances(points, static_cast<Seat>(next), left, players);
          for (int i = 0; i < 5; ++i) {
            const double expected =
                i < players ? chance_by_the_formula(points, i, next, left, players) : 0.0;
            EXPECT_NEAR(chances[static_cast<std::size_t>(i)], expected, 2e-6)
                << players << " " << left << " " << next << " " << i;
          }
        }
      }
    }
  }
}

TEST(WinChances, stay_in_bounds_however_large_the_lead_is) {
  const Points chances = win_chances({500.0F, 0.0F}, Seat{1}, 0, 2);
  EXPECT_NEAR(chances[0], 0.9925, 1e-6);
  EXPECT_NEAR(chances[1], 0.0075, 1e-6);
}

// A whole game is what ratings are about: 400 points win 10 of 11 games.
TEST(WinChances, of_rated_players_are_those_of_the_ratings_at_the_start) {
  const Points start = with_ratings({0.5F, 0.5F}, {1500, 1900}, 71, 71);
  EXPECT_NEAR(start[1], 10.0 / 11, 1e-6);
  EXPECT_NEAR(start[0], 1.0 / 11, 1e-6);
  const Points three = with_ratings({0.25F, 0.5F, 0.25F}, {1900, 1500, 1500}, 71, 71);
  EXPECT_NEAR(three[0], 2.5 / 3.25, 1e-6);
  EXPECT_NEAR(three[1], 0.5 / 3.25, 1e-6);
}

TEST(WinChances, ratings_count_less_towards_the_end_and_not_after_it) {
  EXPECT_NEAR(with_ratings({0.5F, 0.5F}, {1900, 1500}, 71, 71)[0], 10.0 / 11, 1e-6);
  const double later = std::pow(10, std::pow(18.0 / 71, 0.25));
  EXPECT_NEAR(with_ratings({0.5F, 0.5F}, {1900, 1500}, 18, 71)[0], later / (1 + later), 1e-6);
  // The same share of the tiles of a longer game is worth as much, and a short game is the end of a
  // long one.
  EXPECT_NEAR(with_ratings({0.5F, 0.5F}, {1900, 1500}, 160, 160)[0], 10.0 / 11, 1e-6);
  EXPECT_NEAR(with_ratings({0.5F, 0.5F}, {1900, 1500}, 36, 142)[0], later / (1 + later), 1e-6);
  EXPECT_NEAR(with_ratings({0.5F, 0.5F}, {1900, 1500}, 18, 18)[0], later / (1 + later), 1e-6);
  EXPECT_LT(later, 10.0);
  EXPECT_EQ(with_ratings({0.75F, 0.25F}, {300, 2150}, 0, 71), (Points{0.75F, 0.25F}));
  EXPECT_EQ(with_ratings({1.0F, 0.0F}, {300, 2150}, 30, 71), (Points{1.0F, 0.0F}));
}

TEST(WinChances, of_equals_need_no_ratings) {
  const Points equals{0.3F, 0.7F};
  EXPECT_EQ(with_ratings(equals, {}, 40, 71), equals);
  EXPECT_NEAR(with_ratings(equals, {1700, 1700}, 40, 71)[0], 0.3, 1e-6);
}

TEST(PositionValue, adds_and_scales_every_seat) {
  PositionValue one;
  one.points = {1, 2, 3};
  one.win = {0.5F, 0.25F, 0.25F};
  PositionValue other;
  other.points = {10, 20, 30};
  other.win = {0.1F, 0.2F, 0.7F};
  one += 2.0F * other;
  EXPECT_EQ(one.points, (Points{21, 42, 63}));
  EXPECT_FLOAT_EQ(one.win[0], 0.7F);
  EXPECT_FLOAT_EQ(one.win[1], 0.65F);
  EXPECT_FLOAT_EQ(one.win[2], 1.65F);
}

TEST(PositionValue, the_margin_is_over_the_best_opponent) {
  PositionValue value;
  value.points = {10, 25, 20, 99};
  EXPECT_EQ(margin(value, Seat{0}, 3), -15.0F);
  EXPECT_EQ(margin(value, Seat{1}, 3), 5.0F);
  EXPECT_EQ(margin(value, Seat{2}, 3), -5.0F);
}

// The last tile of three players: a city of two tiles for 4 points, a road of 2, or nothing.
TEST(WinShares, go_to_the_winner_and_are_divided_in_a_tie) {
  const auto game = make_game({SetId::Base}, 3, {"E", "V"});
  const auto shares = [&](const std::vector<std::string>& actions) {
    State state(*game);
    play(state, actions);
    EXPECT_TRUE(state.is_over());
    return win_shares(state);
  };
  EXPECT_EQ(shares({"draw E", "place 0,-1 r2", "follower 0", "draw V", "place 1,0 r0", "pass"}),
            (Points{1, 0, 0}));
  EXPECT_EQ(shares({"draw E", "place 0,-1 r2", "pass", "draw V", "place 1,0 r0", "follower 1"}),
            (Points{0, 1, 0}));
  const Points all = shares({"draw E", "place 0,-1 r2", "pass", "draw V", "place 1,0 r0", "pass"});
  EXPECT_FLOAT_EQ(all[0], 1.0F / 3);
  EXPECT_FLOAT_EQ(all[1], 1.0F / 3);
  EXPECT_FLOAT_EQ(all[2], 1.0F / 3);
}

}  // namespace
}  // namespace aude::study
