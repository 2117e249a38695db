// How a game may go on: rollouts of chance, in which every seat plays as the hand-made evaluation says.
// What they lead to is evaluated with the learned correction, which makes up two fifths of the work.
#pragma once

#include <optional>

#include "players/budget.h"
#include "players/random.h"
#include "players/turn.h"
#include "study/position_value.h"

namespace aude::study {

// Chance as one rollout will have it. The same rollout deals the same random_draws to every plan that
// is tried, so that plans differ by what they are and not by luck; the first random_draws of several
// rollouts are spread evenly over the bag.
class RandomDraws {
 public:
  RandomDraws(std::uint32_t rollout, std::uint64_t seed);
  Action next(const State& state);

 private:
  players::Random random_;
  std::uint32_t first_ = 0;
  bool is_first_ = true;
};

class Rollouts {
 public:
  explicit Rollouts(const Game& game);

  // By the evaluation alone, once the choices until the next chance are made as it says.
  PositionValue glance(const State& state);
  // The expected after `turns` more turn parts.
  PositionValue play(const State& from, RandomDraws random_draws, int turns);
  // All chances, all answers, true scores; each seat for its own margin. Nothing when that would take
  // more nodes than are given.
  std::optional<PositionValue> solve(const State& state, std::uint64_t nodes);

  players::TurnChooser& chooser() { return chooser_; }
  players::Budget& budget() { return budget_; }  // counts nodes; unlimited unless limits were set
  std::uint64_t nodes() const { return budget_.spent(); }

 private:
  PositionValue value_of(const State& state);  // at a draw or when over
  void play_choices(State& state);
  std::optional<PositionValue> solve_within(const State& state, std::uint64_t most);

  players::TurnChooser chooser_;
  players::TurnChooser quick_;  // without the learned correction
  players::Budget budget_{{}, {}};
};

}  // namespace aude::study
