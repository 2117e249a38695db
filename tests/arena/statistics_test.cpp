// SPDX-License-Identifier: MIT
#include "arena/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

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

std::vector<double> wins_and_losses(std::size_t wins, std::size_t games) {
  std::vector<double> scores(games, 0.0);
  std::fill(scores.begin(), scores.begin() + static_cast<std::ptrdiff_t>(wins), 1.0);
  return scores;
}

// R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17
// (1998), table I, method 3 (score without continuity correction); to four places there, here with all
// places by scipy 1.17: scipy.stats.binomtest(81, 263).proportion_ci(0.95, "wilson").
TEST(Statistics, the_interval_of_a_rate_is_wilsons) {
  struct Published {
    std::size_t wins, games;
    double low, high;
  };
  for (const Published& each : {Published{81, 263, 0.2552885198782742, 0.36620957698280004},
                                Published{15, 148, 0.06238639953073629, 0.16048724172330803},
                                Published{1, 29, 0.006113214292762667, 0.17175521879320282},
                                Published{0, 20, 0.0, 0.16112515805281935},
                                Published{80, 100, 0.711170834406841, 0.8666330666689674}}) {
    const Estimate estimate = rate_estimate(wins_and_losses(each.wins, each.games));
    EXPECT_DOUBLE_EQ(estimate.mean, static_cast<double>(each.wins) / static_cast<double>(each.games));
    EXPECT_NEAR(estimate.low, each.low, 1e-12) << each.wins;
    EXPECT_NEAR(estimate.high, each.high, 1e-12) << each.wins;
  }
}

// Half points vary less than wins and losses, as if there had been more trials, but at most two per
// observation: 5 of 10 as 10 half points has the interval of 10 of 20.
TEST(Statistics, the_interval_of_a_rate_narrows_with_the_variance_to_two_trials_per_observation) {
  // scipy.stats.binomtest(10, 20).proportion_ci(0.95, "wilson")
  const Estimate halves = rate_estimate({0.4, 0.6, 0.4, 0.6, 0.4, 0.6, 0.4, 0.6, 0.4, 0.6});
  EXPECT_NEAR(halves.low, 0.2992980081982124, 1e-12);
  EXPECT_NEAR(halves.high, 0.7007019918017876, 1e-12);
  // Variance 1/6 instead of 1/4: 12 observations count as 18 trials (binomtest(9, 18)).
  const Estimate mixed = rate_estimate({1, 1, 1, 1, 0, 0, 0, 0, 0.5, 0.5, 0.5, 0.5});
  EXPECT_NEAR(mixed.low, 0.29031021505169974, 1e-12);
  EXPECT_NEAR(mixed.high, 0.7096897849483003, 1e-12);
}

// scipy.stats.norm.interval(0.95, loc=numpy.mean(x), scale=scipy.stats.sem(x))
TEST(Statistics, the_interval_of_a_mean_is_the_normal_one) {
  const Estimate estimate = mean_estimate({4.2, 5.1, 3.9, 6.0, 5.5, 4.8});
  EXPECT_DOUBLE_EQ(estimate.mean, 4.916666666666667);
  EXPECT_NEAR(estimate.low, 4.285780134317388, 1e-12);
  EXPECT_NEAR(estimate.high, 5.547553199015946, 1e-12);
  const Estimate none = mean_estimate({});
  EXPECT_EQ(none.mean, 0);
  EXPECT_EQ(none.low, 0);
  EXPECT_EQ(none.high, 0);
  const Estimate one = mean_estimate({3});
  EXPECT_EQ(one.low, 3);
  EXPECT_EQ(one.high, 3);
}

TEST(Statistics, two_observations_have_a_variance) {
  const Estimate estimate = mean_estimate({1, 3});  // standard error 1
  EXPECT_NEAR(estimate.low, 2 - 1.959963984540054, 1e-12);
  EXPECT_NEAR(estimate.high, 2 + 1.959963984540054, 1e-12);
}

TEST(Statistics, the_margin_is_against_the_best_opponent_and_faults_are_counted) {
  Match match;
  match.bots = {"a", "b", "c"};
  std::vector<GameResult> results;
  for (int rotation = 0; rotation < 3; ++rotation) {
    GameResult game;
    game.number = {0, rotation};
    game.performances = {{rotation, 50, 1.0, 10, 20.0, 3.0},
                         {(1 + rotation) % 3, 20, 0.0, 10, 40.0, 5.0},
                         {(2 + rotation) % 3, 30, 0.0, 0, 0.0, 0.0}};
    if (rotation == 1) game.faulty = 2;
    results.push_back(game);
  }
  const Summary summary = summarise(match, results);
  EXPECT_EQ(summary.pairs, 1);
  EXPECT_DOUBLE_EQ(summary.players[0].margin.mean, 20);
  EXPECT_DOUBLE_EQ(summary.players[1].margin.mean, -30);
  EXPECT_DOUBLE_EQ(summary.players[2].margin.mean, -20);
  EXPECT_DOUBLE_EQ(summary.players[1].ms_per_decision, 4);
  EXPECT_DOUBLE_EQ(summary.players[2].ms_per_decision, 0);  // no decision, no division by 0
  EXPECT_EQ(summary.players[0].wins, 3);
  EXPECT_EQ(summary.players[1].draws, 0);
  EXPECT_EQ(summary.players[1].losses, 3);
  EXPECT_EQ(summary.players[0].faults, 0);
  EXPECT_EQ(summary.players[2].faults, 1);
  EXPECT_NEAR(summary.first_seat_rate, 1.0 / 3,
              1e-12);  // the winner sat at seat 0 in one game of three
}

TEST(Statistics, elo_has_an_interval_and_none_without_losses_or_wins) {
  const Summary won = summarise(duel(), {result(0, 0, 5, 4), result(0, 1, 5, 4)});
  EXPECT_FALSE(won.players[0].elo);
  EXPECT_FALSE(won.players[1].elo);
  const Summary mixed = summarise(duel(), {result(0, 0, 5, 4), result(0, 1, 5, 4), result(1, 0, 4, 5),
                                           result(1, 1, 4, 5), result(2, 0, 5, 4), result(2, 1, 5, 4)});
  // Two decks of three: binomtest(2, 3).proportion_ci(0.95, "wilson") is 0.2077 to 0.9385.
  const Estimate& rate = mixed.players[0].win_rate;
  EXPECT_NEAR(rate.low, 0.20765960080204782, 1e-12);
  EXPECT_NEAR(rate.high, 0.9385080552796038, 1e-12);
  ASSERT_TRUE(mixed.players[0].elo);
  EXPECT_NEAR(mixed.players[0].elo->mean, 400 * std::log10(2), 1e-9);
  EXPECT_NEAR(mixed.players[0].elo->low, 400 * std::log10(rate.low / (1 - rate.low)), 1e-9);
  EXPECT_NEAR(mixed.players[0].elo->high, 400 * std::log10(rate.high / (1 - rate.high)), 1e-9);
  const Summary none = summarise(duel(), {});
  EXPECT_EQ(none.games, 0);
  EXPECT_EQ(none.players[0].mean_points, 0);
  EXPECT_EQ(none.first_seat_rate, 0);
}

TEST(Statistics, a_few_equal_results_are_no_certainty) {
  const Estimate all = rate_estimate({1, 1, 1, 1});
  EXPECT_NEAR(all.low, 0.5101091635454027, 1e-12);  // binomtest(4, 4).proportion_ci(0.95, "wilson")
  EXPECT_DOUBLE_EQ(all.high, 1);
  // With n wins of n the bound is n / (n + z^2).
  EXPECT_NEAR(rate_estimate({1}).low, 1 / (1 + 1.959963984540054 * 1.959963984540054), 1e-12);
  EXPECT_EQ(rate_estimate({}).mean, 0);
  EXPECT_EQ(rate_estimate({}).low, 0);
  EXPECT_EQ(rate_estimate({}).high, 1);
}

TEST(Statistics, elo_and_score_are_inverse) {
  EXPECT_NEAR(expected_score(0, 2), 0.5, 1e-12);
  EXPECT_NEAR(expected_score(400, 2), 10.0 / 11, 1e-12);
  EXPECT_NEAR(expected_score(-400, 2), 1.0 / 11, 1e-12);
  EXPECT_NEAR(expected_score(0, 4), 0.25, 1e-12);
  EXPECT_NEAR(elo_of(0.75, 2), 400 * std::log10(3), 1e-12);  // three wins to one loss: 190.85
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

// wins, draws and losses
std::vector<double> trinomial(std::size_t wins, std::size_t draws, std::size_t losses) {
  std::vector<double> scores(wins, 1.0);
  scores.insert(scores.end(), draws, 0.5);
  scores.insert(scores.end(), losses, 0.0);
  return scores;
}

// Wald's sequential test decides at ln((1 - beta) / alpha) = ln 19 = 2.944. The ratio is that of two
// normal distributions with the observed variance, which chess engine testing uses (GSPRT):
//   sd = x.std(ddof=1)
//   (scipy.stats.norm.logpdf(x, s1, sd) - scipy.stats.norm.logpdf(x, s0, sd)).sum()
// with s = 1 / (1 + 10^(-elo / 400)). The exact ratio of trinomial distributions fitted with mean s0
// and s1 (van den Bergh) differs by less than 2%: 0.8230, 2.9141, 2.9445, -2.9350, -2.8666.
TEST(Statistics, sprt_is_walds_with_the_observed_variance) {
  struct Known {
    std::vector<double> scores;
    double elo1;
    double llr;
    Verdict verdict;
  };
  for (const Known& each :
       {Known{trinomial(120, 260, 100), 10, 0.8234631595771109, Verdict::Undecided},
        Known{trinomial(400, 900, 300), 5, 2.934910967786209, Verdict::Undecided},
        Known{trinomial(401, 900, 300), 5, 2.965940588582354, Verdict::Accepted},
        Known{trinomial(90, 260, 130), 10, -2.9838446310197124, Verdict::Rejected},
        Known{trinomial(91, 260, 130), 10, -2.911506913281687, Verdict::Undecided}}) {
    const SprtState state = sprt({0, each.elo1}, each.scores, 2);
    EXPECT_NEAR(state.llr, each.llr, 1e-9);
    EXPECT_EQ(state.verdict, each.verdict) << state.llr;
  }
}

TEST(Statistics, sprt_of_four_players_starts_from_a_quarter) {
  std::vector<double> scores(100, 0.25);
  scores.insert(scores.end(), 60, 0.5);
  scores.insert(scores.end(), 40, 0.0);
  EXPECT_NEAR(sprt({0, 60}, scores, 4).llr, -4.583443135745608, 1e-9);  // as above
}

// Without any variance the test assumes 1 / (4 n): 16 wins between 0 and 50 Elo.
TEST(Statistics, sprt_needs_sixteen_decks_and_some_variance) {
  EXPECT_EQ(sprt({0, 50}, std::vector<double>(15, 1.0), 2).llr, 0);
  const double s1 = 1 / (1 + std::pow(10, -50.0 / 400));
  const double expected = 16 * (s1 - 0.5) * (2 - 0.5 - s1) / (2 * 0.25 / 16);
  EXPECT_NEAR(sprt({0, 50}, std::vector<double>(16, 1.0), 2).llr, expected, 1e-9);
  EXPECT_EQ(sprt({0, 50}, std::vector<double>(16, 1.0), 2).verdict, Verdict::Accepted);
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
