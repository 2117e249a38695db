#include "arena/statistics.h"

#include <gtest/gtest.h>

#include "arena/report.h"

namespace aude::arena {
namespace {

Match duel() {
  Match match;
  match.bots = {"a", "b"};
  return match;
}

GameResult result(std::int64_t deck, int rotation, int a, int b) {
  GameResult made;
  made.number = {deck, rotation};
  const double share = a > b ? 1.0 : a == b ? 0.5 : 0.0;
  made.performances = {{rotation, a, share, 10, 20.0, 1.0 * a},
                       {1 - rotation, b, 1 - share, 10, 5.0, 1.0}};
  return made;
}

TEST(Statistics, counts_wins_draws_losses_points_and_time) {
  const Summary summary =
      summarise(duel(), {result(0, 0, 50, 40), result(0, 1, 30, 30), result(1, 0, 10, 60)});
  EXPECT_EQ(summary.games, 3);
  EXPECT_EQ(summary.pairs, 1);  // deck 1 was played from one seat only
  const BotResult& a = summary.players[0];
  EXPECT_EQ(a.wins, 1);
  EXPECT_EQ(a.draws, 1);
  EXPECT_EQ(a.losses, 1);
  EXPECT_DOUBLE_EQ(a.mean_points, 30);
  EXPECT_DOUBLE_EQ(a.ms_per_decision, 2);
  EXPECT_DOUBLE_EQ(a.longest_ms, 50);
  EXPECT_DOUBLE_EQ(a.win_rate.mean, 0.75);
  EXPECT_DOUBLE_EQ(a.margin.mean, 5);
}

TEST(Statistics, the_interval_of_a_rate_is_wilsons) {
  // 80 wins and 20 losses: 0.711 to 0.867 by the textbook.
  std::vector<double> games(100, 0.0);
  std::fill(games.begin(), games.begin() + 80, 1.0);
  const Estimate estimate = rate_estimate(games);
  EXPECT_DOUBLE_EQ(estimate.mean, 0.8);
  EXPECT_NEAR(estimate.low, 0.711, 0.002);
  EXPECT_NEAR(estimate.high, 0.867, 0.002);
}

TEST(Statistics, a_few_equal_results_are_no_certainty) {
  const Estimate all = rate_estimate({1, 1, 1, 1});
  EXPECT_LT(all.low, 0.6);
  EXPECT_DOUBLE_EQ(all.high, 1);
  EXPECT_LE(rate_estimate({}).low, 0);
}

TEST(Statistics, elo_and_score_are_inverse) {
  EXPECT_NEAR(expected_score(0, 2), 0.5, 1e-12);
  EXPECT_NEAR(expected_score(400, 2), 10.0 / 11, 1e-12);
  for (int players = 2; players <= 8; ++players) {
    EXPECT_NEAR(elo_of(expected_score(123, players), players), 123, 1e-9);
  }
}

// Each of four equals wins one of the four rotations of every deck.
TEST(Statistics, four_equals_are_no_elo_apart_and_no_test_takes_them_for_weaker) {
  Match match;
  match.bots = {"a", "b", "c", "d"};
  std::vector<GameResult> results;
  for (int deck = 0; deck < 200; ++deck) {
    for (int rotation = 0; rotation < 4; ++rotation) {
      GameResult game;
      game.number = {deck, rotation};
      for (int who = 0; who < 4; ++who) {
        game.performances.push_back({(who + rotation) % 4, 50, who == rotation ? 1.0 : 0.0, 1, 1, 1});
      }
      results.push_back(game);
    }
  }
  const Summary summary = summarise(match, results);
  for (const BotResult& each : summary.players) {
    ASSERT_TRUE(each.elo);
    EXPECT_NEAR(each.elo->mean, 0, 1e-9);
  }
  EXPECT_EQ(sprt({-60, 0}, match, results).verdict, Verdict::Accepted);
  EXPECT_EQ(sprt({0, 60}, match, results).verdict, Verdict::Rejected);
}

std::vector<double> scores(std::size_t count, double mean) {
  std::vector<double> made;
  double owed = 0;
  for (std::size_t i = 0; i < count; ++i) {
    owed += mean;
    made.push_back(owed >= 1 ? 1 : 0);
    owed -= made.back();
  }
  return made;
}

TEST(Statistics, sprt_accepts_rejects_and_waits) {
  const Sprt test{0, 50};
  EXPECT_EQ(sprt(test, scores(2000, 0.60), 2).verdict, Verdict::Accepted);
  EXPECT_EQ(sprt(test, scores(2000, 0.48), 2).verdict, Verdict::Rejected);
  EXPECT_EQ(sprt(test, scores(40, 0.53), 2).verdict, Verdict::Undecided);
  EXPECT_EQ(sprt(test, {1, 1, 1}, 2).verdict, Verdict::Undecided);
  EXPECT_EQ(sprt(test, std::vector<double>(200, 1.0), 2).verdict, Verdict::Accepted);
}

TEST(Report, json_has_what_programs_rely_on) {
  const std::string text =
      to_json(summarise(duel(), {result(0, 0, 5, 4), result(0, 1, 4, 5)}), std::nullopt);
  for (const char* name : {"games", "pairs", "players", "name", "wins", "draws", "losses", "win_rate",
                           "low", "high", "mean_points", "ms_per_decision"}) {
    EXPECT_NE(text.find("\"" + std::string(name) + "\":"), std::string::npos) << name;
  }
}

TEST(Report, faults_are_told_with_their_number) {
  GameResult lost = result(0, 0, 5, 4);
  lost.faulty = 1;
  lost.fault = "silence";
  EXPECT_EQ(faults_text(duel(), {lost, lost, result(1, 0, 1, 2)}), "b lost 2 games: silence\n");
}

}  // namespace
}  // namespace aude::arena
