// SPDX-License-Identifier: MIT
// The bots that people play against: an evaluation, and as much search as the level allows.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "players/memory.h"
#include "players/player.h"
#include "players/random.h"
#include "players/search.h"
#include "players/style.h"
#include "players/turn.h"

namespace aude::players {

struct Skill {
  Limits budget;         // per decision
  SearchShape search;    // without rollouts: static evaluation only
  float ponder = 1;      // share of decisions that use search
  float experience = 1;  // share of decisions that use the network
  float overlook = 0;    // share of cells that are ignored
  float clumsiness = 0;  // maximum random error of a plan's value, in points, in either direction
  std::optional<Style> style;

  // In two-player base games these replace the budget and the network of the weights.
  struct ForTwo {
    std::optional<Limits> budget;
    const Network* network = nullptr;  // null: the same network
  };
  ForTwo for_two;
};

class Thinker final : public Player {
 public:
  Thinker(std::uint64_t seed, const Skill& skill, const Weights& weights)
      : memory_{Random(seed), {}, 0, 0}, skill_(skill), weights_(weights) {}
  Action choose(const State& state, const Limits& limits) override;
  std::string memory() const override { return bytes_of(memory_); }
  bool recall(std::string_view memory) override;

 private:
  TurnPlan decide(const State& state, Budget& budget);
  const Limits& budget_in(const Game& game) const;
  Weights weights_of_decision(const Game& game);
  void overlook_some(std::vector<TurnPlan>& plans);
  TurnPlan decide_in_style(const State& state, std::vector<TurnPlan>& plans, TurnChooser& chooser,
                           Budget& budget);
  TurnPlan decide_among(const State& state, std::vector<TurnPlan>& plans, TurnChooser& chooser,
                        const Preference* preference, Budget& budget);
  bool by_chance(float share) {
    return share >= 1 ||
           (share > 0 && static_cast<float>(memory_.random.below(1000)) < 1000.0F * share);
  }

  struct Memory {
    Random random;
    // The plan chosen for this turn part, how much of it is done, and the hash of the position in which
    // it continues.
    TurnPlan plan;
    int done;
    std::uint64_t expected;
  };

  Memory memory_;
  Skill skill_;
  Weights weights_;
};

}  // namespace aude::players
