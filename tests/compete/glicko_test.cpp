// SPDX-License-Identifier: MIT
// The example of Glickman's paper, periods computed by another implementation, and what the extensions
// must agree with.
#include "compete/glicko.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <fstream>
#include <string>
#include <vector>

namespace aude::compete {
namespace {

void expect_near(const Glicko& actual, const Glicko& expected, double tolerance) {
  EXPECT_NEAR(actual.rating, expected.rating, tolerance);
  EXPECT_NEAR(actual.deviation, expected.deviation, tolerance);
  EXPECT_NEAR(actual.volatility, expected.volatility, tolerance / 1000);
}

const Glicko kPaper{1500, 200, 0.06};
const std::vector<Encounter> kPaperGames{{1400, 30, 1}, {1550, 100, 0}, {1700, 300, 0}};

TEST(Glicko, the_example_of_the_paper) {
  const Glicko after = after_games(kPaper, kPaperGames);
  EXPECT_NEAR(after.rating, 1464.06, 0.011);  // the paper rounds on the way
  EXPECT_NEAR(after.deviation, 151.52, 0.005);
  EXPECT_NEAR(after.volatility, 0.05999, 0.000007);
  expect_near(after, {1464.0506705, 151.5165241, 0.0599959843}, 1e-6);
}

TEST(Glicko, agrees_with_another_implementation) {
  std::ifstream file(AUDE_SOURCE_DIR "/tests/data/compete/glicko.txt");
  std::string word;
  int cases = 0;
  while (file >> word) {
    ASSERT_EQ(word, "case");
    Glicko before;
    std::size_t count = 0;
    file >> before.rating >> before.deviation >> before.volatility >> count;
    std::vector<Encounter> games(count);
    for (Encounter& game : games) file >> word >> game.rating >> game.deviation >> game.score;
    Glicko expected;
    file >> word >> expected.rating >> expected.deviation >> expected.volatility;
    ASSERT_TRUE(file && word == "after");
    SCOPED_TRACE(cases);
    expect_near(after_games(before, games), expected, 1e-7);
    ++cases;
  }
  EXPECT_EQ(cases, 150);
}

TEST(Glicko, a_new_player_has_the_numbers_of_the_paper) {
  EXPECT_EQ(Glicko().rating, 1500);
  EXPECT_EQ(Glicko().deviation, 350);
  EXPECT_EQ(Glicko().volatility, 0.06);
  EXPECT_EQ(Encounter().weight, 1);
}

TEST(Glicko, idle_periods_add_variance) {
  const Glicko idle = after_idle(kPaper, 1);
  EXPECT_EQ(idle.rating, 1500);
  EXPECT_EQ(idle.volatility, 0.06);
  EXPECT_NEAR(idle.deviation, std::sqrt(200 * 200 + 10.423068 * 10.423068), 1e-9);
  EXPECT_NEAR(after_idle(after_idle(kPaper, 1), 2).deviation, after_idle(kPaper, 3).deviation, 1e-9);
  EXPECT_EQ(after_idle(kPaper, 0).deviation, 200);
  EXPECT_NEAR(after_idle({1500, 60, 0.06}, 91.25).deviation, 116.24729, 1e-5);
  expect_near(after_games(kPaper, {}), idle, 1e-12);
  const std::array weightless{Encounter{1400, 30, 1, 0}};
  expect_near(after_games(kPaper, weightless, 2), after_idle(kPaper, 2), 1e-12);
}

TEST(Glicko, weights_count_games) {
  std::vector<Encounter> twice = kPaperGames;
  twice.insert(twice.end(), kPaperGames.begin(), kPaperGames.end());
  std::vector<Encounter> heavy = kPaperGames;
  for (Encounter& game : heavy) game.weight = 2;
  expect_near(after_games(kPaper, heavy), after_games(kPaper, twice), 1e-9);
  std::vector<Encounter> halves = twice;
  for (Encounter& game : halves) game.weight = 0.5;
  expect_near(after_games(kPaper, halves), after_games(kPaper, kPaperGames), 1e-9);
}

// A unit of time half as long: variances per unit of time are half of it, everything else is the same.
// The volatility's prior (tau) refers to its logarithm, which only moves.
TEST(Glicko, the_length_of_the_period_is_a_unit) {
  const Glicko before{1500, 200, 0.3};
  const Glicko finer{1500, 200, 0.3 / std::sqrt(2.0)};
  const std::vector<Encounter> surprising{{2000, 60, 1}, {2100, 60, 1}, {2200, 60, 1}};
  for (const auto& games : {kPaperGames, surprising}) {
    const Glicko one = after_games(before, games, 1);
    const Glicko two = after_games(finer, games, 2);
    EXPECT_NEAR(one.rating, two.rating, 1e-8);
    EXPECT_NEAR(one.deviation, two.deviation, 1e-8);
    EXPECT_NEAR(one.volatility, two.volatility * std::sqrt(2.0), 1e-10);
  }
}

TEST(Glicko, without_time_the_strength_does_not_change) {
  const Glicko after = after_games(kPaper, kPaperGames, 0);
  EXPECT_EQ(after.volatility, 0.06);
  EXPECT_LT(after.deviation, after_games(kPaper, kPaperGames, 1).deviation);
  // 1/phi'^2 = 1/phi^2 + 1/v with the paper's v = 1.7785.
  const double phi = 200 / 173.7178;
  EXPECT_NEAR(after.deviation, 173.7178 / std::sqrt(1 / (phi * phi) + 1 / 1.7789770897), 1e-4);
}

TEST(Glicko, surprises_raise_the_volatility_and_expected_results_lower_it) {
  const std::vector<Encounter> surprise(5, {2300, 50, 1});
  EXPECT_GT(after_games({1500, 60, 0.06}, surprise).volatility, 0.06);
  const std::vector<Encounter> even{{1500, 50, 1}, {1500, 50, 0}};
  EXPECT_LT(after_games({1500, 60, 0.06}, even).volatility, 0.06);
}

// With all the time in the world and an expected result, x = ln(volatility^2) falls by nearly tau^2
// / 2.
TEST(Glicko, the_volatility_falls_by_a_bounded_factor) {
  const std::array tie{Encounter{1500, 60, 0.5}};
  const double after = after_games({1500, 60, 0.06}, tie, 1e5).volatility;
  EXPECT_NEAR(after, 0.05641138571629804, 1e-12);
}

TEST(Glicko, expected_scores) {
  EXPECT_DOUBLE_EQ(expected_score({1500, 80, 0.06}, {1500, 200, 0.06}), 0.5);
  // The paper's g(30) = 0.9955 and E = 0.639 for 1500 against 1400.
  EXPECT_NEAR(expected_score({1500, 0, 0.06}, {1400, 30, 0.06}), 0.639, 0.0005);
  EXPECT_NEAR(expected_score({1500, 30, 0.06}, {1400, 0, 0.06}), 0.639, 0.0005);
  EXPECT_NEAR(expected_score({1700, 0, 0.06}, {1300, 0, 0.06}), 10.0 / 11, 1e-6);
  // g(350) = 0.6690669, by the paper's formula.
  EXPECT_NEAR(expected_score({1900, 210, 0.06}, {1500, 280, 0.06}),
              1 / (1 + std::pow(10.0, -0.6690669)), 1e-6);
}

}  // namespace
}  // namespace aude::compete
