// Games for the tests of the study: made in a line, played to some point, tried to the very end.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include "notation/actions.h"
#include "notation/catalogue.h"
#include "players/player.h"
#include "players/random.h"
#include "study/worth.h"

namespace aude::study {

inline constexpr SetGroup kAllSets{SetId::Base,    SetId::River, SetId::Inns,
                                   SetId::Traders, SetId::Hills, SetId::Wheel};

inline std::shared_ptr<const Game> make_game(SetGroup sets, int players,
                                             const std::vector<std::string>& bag = {}) {
  Setup setup;
  setup.sets = sets;
  for (int i = 0; i < players; ++i) setup.players.push_back("P" + std::to_string(i));
  if (!bag.empty()) {
    setup.bag.emplace();
    for (const std::string& id : bag) setup.bag->push_back({id, 0});
  }
  auto game = Game::create(notation::catalogue(), std::move(setup));
  EXPECT_TRUE(game) << game.refusal().what;
  return *game;
}

inline Action action(const State& state, const std::string& text) {
  auto parsed = notation::legal_action(state, text);
  EXPECT_TRUE(parsed) << text << ": " << parsed.refusal().what;
  return *parsed;
}

inline void play(State& state, const std::vector<std::string>& actions) {
  for (const std::string& text : actions) state.apply(action(state, text));
}

// A whole game, every seat by the level at its place.
inline std::vector<Action> play_out(const Game& game, const std::vector<std::string>& levels,
                                    std::uint64_t seed) {
  std::vector<std::unique_ptr<players::Player>> seats;
  for (int i = 0; i < game.players(); ++i) {
    seats.push_back(players::make_player(levels[static_cast<std::size_t>(i) % levels.size()],
                                         seed + static_cast<std::uint64_t>(i)));
  }
  players::Random chance(seed);
  State state(game);
  std::vector<Action> actions;
  while (!state.is_over()) {
    actions.push_back(state.is_chance()
                          ? players::random_chance(state, chance)
                          : seats[static_cast<std::size_t>(state.actor())]->choose(state, {}));
    state.apply(actions.back());
  }
  return actions;
}

// All actions, all chances, to the very end, each seat for its own margin: slow and obvious.
inline Worth try_everything(const State& state) {
  const int players = state.game().players();
  Worth result;
  if (state.is_over()) {
    for (int i = 0; i < players; ++i)
      result.points[static_cast<std::size_t>(i)] =
          static_cast<float>(state.score(static_cast<Seat>(i)));
    result.win = win_shares(state);
    return result;
  }
  if (state.is_chance()) {
    std::vector<Chance> chances;
    state.chances(chances);
    for (const Chance& chance : chances) {
      State next = state;
      next.apply(chance.action);
      result += static_cast<float>(chance.weight) / static_cast<float>(state.chance_total()) *
                try_everything(next);
    }
    return result;
  }
  ActionList legal;
  state.legal_actions(legal);
  for (std::size_t i = 0; i < legal.size(); ++i) {
    State next = state;
    next.apply(legal[i]);
    const Worth each = try_everything(next);
    if (i == 0 || margin(each, state.actor(), players) > margin(result, state.actor(), players))
      result = each;
  }
  return result;
}

}  // namespace aude::study
