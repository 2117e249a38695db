// SPDX-License-Identifier: MIT
// Rollouts: random continuations of a game. In each, every seat plays the best plan of the learned
// evaluation among the few best ones of the handcrafted evaluation: that is almost as good as looking
// at all plans with the learned one, and takes half of the time.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "players/budget.h"
#include "players/random.h"
#include "players/turn.h"
#include "study/breakdown.h"
#include "study/position_value.h"

namespace aude::study {

// The random draws of one rollout. Every plan gets the same draws in a rollout, so that luck does not
// favour any of them; the first draws of consecutive rollouts are spread evenly over the bag.
class RandomDraws {
 public:
  RandomDraws(std::uint32_t rollout, std::uint64_t seed);
  Action next(const State& state);

 private:
  players::Random random_;
  std::uint32_t first_ = 0;
  bool is_first_ = true;
};

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
  std::size_t best_plans(const State& state);
  players::TurnPlan reply(const State& state);
  std::optional<PositionValue> solve_within(const State& state, std::uint64_t most);

  players::TurnChooser chooser_;
  players::TurnChooser quick_;  // without the learned correction
  std::array<const players::TurnPlan*, 5> best_{};
  State after_;                           // scratch
  Events events_;                         // scratch
  std::vector<players::TurnPlan> plans_;  // scratch
  players::Budget budget_{{}, {}};
};

}  // namespace aude::study
