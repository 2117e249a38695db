// SPDX-License-Identifier: MIT
// Games for the tests of the study: those of the players' tests, and whole ones.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "notation/actions.h"
#include "players/games.h"
#include "players/player.h"
#include "players/random.h"
#include "study/position_value.h"

namespace aude::study {

using players::kAllSets;
using players::make_game;
using players::margin;
using players::try_everything;

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

}  // namespace aude::study
