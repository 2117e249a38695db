// SPDX-License-Identifier: MIT
// A set with rules that another project adds (docs/adding-a-set.md). It uses the hooks that no set of
// Aude uses, so that each of them is called at the point of the game that set_rules.h states.
#include "weather.h"

#include <gtest/gtest.h>

#include <random>

#include "rules/state.h"

namespace aude {
namespace {

std::shared_ptr<const Game> weather_game(SetGroup more = {}) {
  aude::Setup setup;
  setup.sets = more;
  setup.sets.add(SetId::Base);
  setup.sets.add(Weather::kId);
  setup.players = {"Red", "Blue"};
  auto game = Game::create(catalogue(), setup);
  EXPECT_TRUE(game) << game.refusal().what;
  return *game;
}

// Plays with this weather in every turn until a tile lies, always at the first legal place.
State laid(const Game& game, const char* tile, bool storm) {
  State state(game);
  state.apply(Weather::weather(storm));
  state.apply(Action::draw(game.find_kind(tile)));
  state.apply(state.placement_at(0));
  return state;
}

std::vector<Action> legal_in(const State& state) {
  ActionList legal;
  state.legal_actions(legal);
  return {legal.begin(), legal.end()};
}

bool offers(const State& state, const Action& action) {
  const std::vector<Action> legal = legal_in(state);
  return std::find(legal.begin(), legal.end(), action) != legal.end();
}

TEST(Weather, a_turn_starts_with_the_weather) {
  const auto game = weather_game();
  State state(*game);
  EXPECT_EQ(state.phase(), Weather::kWeatherPhase);
  EXPECT_TRUE(state.is_chance());
  std::vector<Chance> chances;
  state.chances(chances);
  ASSERT_EQ(chances.size(), 2U);
  EXPECT_EQ(chances[0].weight, 2);
  EXPECT_EQ(chances[1].weight, 1);
  EXPECT_EQ(state.chance_total(), 3);
  EXPECT_EQ(state.chance_at(1), Weather::weather(false));
  EXPECT_EQ(state.chance_at(2), Weather::weather(true));
  state.apply(Weather::weather(true));
  EXPECT_EQ(state.phase(), Phase::Draw);
}

TEST(Weather, a_storm_keeps_meeples_off_fields_and_off_nothing_else) {
  const auto game = weather_game();
  const int cloister = 0, field = 1;
  const State fine = laid(*game, "We1", false);
  EXPECT_TRUE(offers(fine, Action::deploy(Piece::Follower, cloister)));
  EXPECT_TRUE(offers(fine, Action::deploy(Piece::Follower, field)));
  const State storm = laid(*game, "We1", true);
  EXPECT_TRUE(offers(storm, Action::deploy(Piece::Follower, cloister)));
  EXPECT_FALSE(offers(storm, Action::deploy(Piece::Follower, field)));
  EXPECT_FALSE(storm.is_legal(Action::deploy(Piece::Follower, field)));
}

TEST(Weather, a_deployment_is_replaced_by_shelter) {
  const auto game = weather_game();
  const Seat red{0};
  State storm = laid(*game, "We1", true);
  storm.apply(Action::deploy(Piece::Follower, 0));
  EXPECT_EQ(storm.board().followers().size(), 0U);
  EXPECT_EQ(storm.board().supply(red, Piece::Follower), 7);
  EXPECT_EQ(storm.score(red), 1);
  State fine = laid(*game, "We1", false);
  fine.apply(Action::deploy(Piece::Follower, 0));
  EXPECT_EQ(fine.board().followers().size(), 1U);
  EXPECT_EQ(fine.board().supply(red, Piece::Follower), 6);
}

TEST(Weather, a_meeple_visits_another_tile_than_the_one_just_laid) {
  const auto game = weather_game();
  State state = laid(*game, "We1", false);
  const PlacedTile& start = state.board().tiles().front();
  ASSERT_TRUE(offers(state, Weather::visit(0)));
  state.apply(Weather::visit(0));
  ASSERT_EQ(state.board().followers().size(), 1U);
  EXPECT_EQ(state.board().tile(state.board().followers()[0].segment_id).cell, start.cell);
  EXPECT_FALSE(state.board().last_tile().cell == start.cell);
}

TEST(Weather, the_picnic_comes_after_scoring_and_before_the_next_turn) {
  const auto game = weather_game();
  State state = laid(*game, "We1", false);
  state.apply(Action::pass());
  EXPECT_EQ(state.phase(), Weather::kPicnicPhase);
  EXPECT_EQ(state.actor(), Seat{0});
  State declined = state;
  state.apply(Weather::picnic(true));
  declined.apply(Weather::picnic(false));
  EXPECT_EQ(state.score(Seat{0}), 1);
  EXPECT_EQ(declined.score(Seat{0}), 0);
  EXPECT_EQ(state.phase(), Weather::kWeatherPhase);
  EXPECT_EQ(state.turn(), Seat{1});
}

TEST(Weather, the_wanderer_follows_the_tiles) {
  const auto game = weather_game();
  const State state = laid(*game, "We1", false);
  EXPECT_EQ(state.board().set_state<Weather>().wanderer, state.board().last_tile().cell);
}

TEST(Weather, nothing_of_it_appears_in_a_game_without_it) {
  aude::Setup setup;
  setup.sets = {SetId::Base};
  setup.players = {"Red", "Blue"};
  const auto game = Game::create(catalogue(), setup);
  ASSERT_TRUE(game);
  State state(**game);
  EXPECT_EQ(state.phase(), Phase::Draw);
  EXPECT_EQ((*game)->find_kind("We1"), kNoKind);
}

// With a second part of a turn (Traders), tokens (Hills) and recalls (Wheel) between its own phases.
TEST(Weather, random_games_with_all_sets_end_and_stay_consistent) {
  const auto game =
      weather_game({River::kId, Inns::kId, Traders::kId, Hills::kId, Wheel::kId, Abbot::kId});
  for (unsigned seed = 1; seed <= 10; ++seed) {
    std::mt19937 random(seed);
    State state(*game);
    int weathers = 0;
    Seat turn = kNobody;
    while (!state.is_over()) {
      const std::vector<Action> legal = legal_in(state);
      ASSERT_FALSE(legal.empty());
      const Action action = legal[random() % legal.size()];
      if (action.verb == Weather::kWeatherVerb) {
        EXPECT_NE(state.turn(), turn) << "one weather a turn";
        turn = state.turn();
        ++weathers;
      }
      ASSERT_TRUE(state.is_legal(action));
      state.apply(action);
      ASSERT_TRUE(state.is_consistent());
    }
    EXPECT_GT(weathers, 50);
  }
}

}  // namespace
}  // namespace aude
