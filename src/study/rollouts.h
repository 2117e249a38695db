// SPDX-License-Identifier: MIT
// Rollouts: random continuations of a game. In each, every seat plays what TurnChooser::quick_best
// chooses, and near the end of the game the best plan of the learned evaluation.
#pragma once

#include <optional>

#include "players/budget.h"
#include "players/random_draws.h"
#include "players/turn.h"
#include "study/breakdown.h"
#include "study/position_value.h"

namespace aude::study {

using players::RandomDraws;

// What a rollout led to, and where its points come from.
struct Rollout {
  PositionValue value;
  Breakdown breakdown;
};

class Rollouts {
 public:
  explicit Rollouts(const Game& game);

  // By the static evaluation, after playing its choices until the next draw.
  PositionValue glance(const State& state);
  // The value after `turns` more turn parts, or at the end of the game if it comes first.
  Rollout play(const State& from, RandomDraws random_draws, int turns);
  // The exact value: all draws and replies, each seat maximizing its own margin. Returns nothing if
  // that takes more than this many nodes.
  std::optional<PositionValue> solve(const State& state, std::uint64_t nodes);

  players::TurnChooser& chooser() { return chooser_; }
  players::Budget& budget() { return budget_; }  // counts nodes; unlimited unless limits were set
  std::uint64_t nodes() const { return budget_.spent(); }

 private:
  PositionValue value_of(const State& state);  // at a draw or when over
  void play_choices(State& state);
  players::TurnPlan reply(const State& state);
  std::optional<PositionValue> solve_within(const State& state, std::uint64_t most);

  players::TurnChooser chooser_;
  Events events_;  // scratch
  players::Budget budget_{{}, {}};
};

}  // namespace aude::study
