// SPDX-License-Identifier: MIT
// Games for the tests of players and study: create one, play it to some point, or search it
// exhaustively.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include "notation/actions.h"
#include "notation/catalogue.h"
#include "players/endgame.h"
#include "players/player.h"
#include "players/random.h"
#include "rules/state.h"

namespace aude::players {

inline constexpr SetGroup kAllSets{SetId::Base,  River::kId, Inns::kId,
                                   Traders::kId, Hills::kId, Wheel::kId};

inline std::shared_ptr<const Game> make_game(SetGroup sets, int players,
                                             std::vector<std::string> bag = {}) {
  Setup setup;
  setup.sets = sets;
  for (int i = 0; i < players; ++i) setup.players.push_back("P" + std::to_string(i));
  if (!bag.empty()) {
    setup.bag.emplace();
    for (std::string& id : bag) setup.bag->push_back({std::move(id), 0});
  }
  auto game = Game::create(notation::catalogue(), std::move(setup));
  EXPECT_TRUE(game) << game.refusal().what;
  return *game;
}

inline void play(State& state, std::initializer_list<const char*> actions) {
  for (const char* text : actions) {
    auto action = notation::legal_action(state, text);
    ASSERT_TRUE(action) << text << ": " << action.refusal().what;
    state.apply(*action);
  }
}

// All seats use `level`; draws use `seed`. Calls visit(state, action) before each decision is applied.
template <typename Visit>
State play_out(const Game& game, const std::vector<std::string>& levels, std::uint64_t seed,
               const Limits& limits, Visit visit) {
  std::vector<std::unique_ptr<Player>> seats;
  for (int i = 0; i < game.players(); ++i) {
    seats.push_back(make_player(levels[static_cast<std::size_t>(i) % levels.size()],
                                seed + static_cast<std::uint64_t>(i)));
  }
  Random chance(seed);
  State state(game);
  while (!state.is_over()) {
    if (state.is_chance()) {
      state.apply(random_chance(state, chance));
      continue;
    }
    const Action action = seats[static_cast<std::size_t>(state.actor())]->choose(state, limits);
    visit(state, action);
    state.apply(action);
  }
  return state;
}

// Exhaustive search to the end of the game, each seat maximising its own margin: slow and obvious.
// Returns the mean of `rate(final scores)`.
inline Points try_everything(
    const State& state,
    Points (*rate)(const Points& scores) = [](const Points& scores) { return scores; }) {
  const int players = state.game().players();
  Points result{};
  if (state.is_over()) {
    for (int i = 0; i < players; ++i) {
      result[static_cast<std::size_t>(i)] = static_cast<float>(state.score(static_cast<Seat>(i)));
    }
    return rate(result);
  }
  if (state.is_chance()) {
    std::vector<Chance> chances;
    state.chances(chances);
    for (const Chance& chance : chances) {
      State next = state;
      next.apply(chance.action);
      const Points each = try_everything(next, rate);
      const float share = static_cast<float>(chance.weight) / static_cast<float>(state.chance_total());
      for (std::size_t i = 0; i < each.size(); ++i) result[i] += share * each[i];
    }
    return result;
  }
  ActionList legal;
  state.legal_actions(legal);
  for (std::size_t i = 0; i < legal.size(); ++i) {
    State next = state;
    next.apply(legal[i]);
    const Points each = try_everything(next, rate);
    if (i == 0 || margin(each, state.actor(), players) > margin(result, state.actor(), players))
      result = each;
  }
  return result;
}

}  // namespace aude::players
