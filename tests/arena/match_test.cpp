// SPDX-License-Identifier: MIT
#include "arena/match.h"

#include <gtest/gtest.h>

#include "arena/deck.h"
#include "arena/run.h"
#include "notation/catalogue.h"

namespace aude::arena {
namespace {

constexpr SetGroup kAllSets{SetId::Base, River::kId, Inns::kId, Traders::kId, Hills::kId, Wheel::kId};

Match match_of(std::vector<std::string> bots, SetGroup sets = {SetId::Base}) {
  Match match;
  match.bots = std::move(bots);
  match.sets = sets;
  return match;
}

std::vector<Kind> draws_of_random_game(const Game& game, std::uint64_t deck_seed,
                                       std::uint64_t play_seed) {
  Deck deck(game, deck_seed);
  players::Random random(play_seed);
  ActionList scratch;
  State state(game);
  std::vector<Kind> draws;
  while (!state.is_over()) {
    const bool draws_tile = state.phase() == Phase::Draw;
    const Action action =
        state.is_chance() ? deck.next(state) : players::random_action(state, random, scratch);
    if (draws_tile) draws.push_back(action.kind());
    EXPECT_TRUE(state.is_legal(action));
    state.apply(action);
  }
  return draws;
}

TEST(Deck, deals_the_same_tiles_whatever_is_played) {
  const auto game = match_of({"random", "random"}).make_game();
  const auto draws = draws_of_random_game(*game, 5, 1);
  EXPECT_EQ(draws.size(), 71U);
  EXPECT_EQ(draws, draws_of_random_game(*game, 5, 2));
  EXPECT_NE(draws, draws_of_random_game(*game, 6, 1));
}

TEST(Deck, serves_river_hills_and_tokens) {
  const auto game = match_of({"random", "random", "random"}, kAllSets).make_game();
  const auto draws = draws_of_random_game(*game, 5, 1);
  EXPECT_EQ(game->kind(draws[0]).stage, Stage::First);
  EXPECT_EQ(game->kind(draws[10]).stage, Stage::Second);
  EXPECT_LT(draws.size(), static_cast<std::size_t>(game->supply_size()));  // some lie under hills
}

TEST(Match, every_bot_plays_at_every_seat_once_per_deck) {
  const Match match = match_of({"random", "random", "random"});
  RunOptions options;
  options.games = 3;
  const auto results = run_match(match, options);
  ASSERT_EQ(results.size(), 3U);
  for (std::size_t who = 0; who < 3; ++who) {
    int seats = 0;
    for (const GameResult& result : results) seats |= 1 << result.performances[who].seat;
    EXPECT_EQ(seats, 7);
  }
}

TEST(Match, the_same_seed_gives_the_same_points_with_any_number_of_threads) {
  const Match match = match_of({"medium", "greedy"});
  RunOptions options;
  options.games = 8;
  const auto alone = run_match(match, options);
  options.threads = 3;
  const auto together = run_match(match, options);
  ASSERT_EQ(alone.size(), together.size());
  for (std::size_t i = 0; i < alone.size(); ++i) {
    EXPECT_EQ(alone[i].number, together[i].number);
    EXPECT_EQ(alone[i].performances[0].points, together[i].performances[0].points);
    EXPECT_EQ(alone[i].performances[1].points, together[i].performances[1].points);
  }
}

TEST(Match, games_are_rounded_up_to_whole_decks) {
  RunOptions options;
  options.games = 3;
  EXPECT_EQ(run_match(match_of({"random", "random"}), options).size(), 4U);
  options.games = 0;
  EXPECT_TRUE(run_match(match_of({"random", "random"}), options).empty());
}

TEST(Match, a_stop_leaves_only_finished_games) {
  std::atomic<bool> stop{false};
  RunOptions options;
  options.games = 1000;
  options.time.stop = &stop;
  options.progress = [&](const std::vector<GameResult>& results) { stop = results.size() >= 3; };
  const auto results = run_match(match_of({"random", "greedy"}), options);
  EXPECT_EQ(results.size(), 3U);
}

TEST(Match, medium_wins_nearly_always_against_greedy) {
  RunOptions options;
  options.games = 40;
  const Match match = match_of({"medium", "greedy"});
  EXPECT_GT(summarise(match, run_match(match, options)).players[0].win_rate.mean, 0.9);
}

TEST(Match, unknown_bots_and_sets_that_cannot_be_played_are_refused) {
  EXPECT_THROW(make_bot("expert", {}), std::invalid_argument);
  EXPECT_THROW(make_bot("medium@/no/such/file", {}), std::invalid_argument);
  EXPECT_THROW(match_of({"random"}).make_game(), std::invalid_argument);
  EXPECT_THROW(match_of({"random", "random"}, {Inns::kId}).make_game(), std::invalid_argument);
}

}  // namespace
}  // namespace aude::arena
