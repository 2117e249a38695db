// The bots that people play against: an evaluation, and as much search as the level allows.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "players/player.h"
#include "players/random.h"
#include "players/search.h"
#include "players/turn.h"

namespace aude::players {

struct Skill {
  Limits budget;         // per decision
  SearchShape search;    // without rollouts: static evaluation only
  float ponder = 1;      // share of decisions that use search
  float experience = 1;  // share of decisions that use the network
  float overlook = 0;    // share of cells that are ignored
  float clumsiness = 0;  // maximum random error of a plan's value, in points, in either direction
};

class Thinker final : public Player {
 public:
  Thinker(std::uint64_t seed, const Skill& skill, const Weights& weights)
      : random_(seed), skill_(skill), weights_(weights) {}
  Action choose(const State& state, const Limits& limits) override;

 private:
  TurnPlan decide(const State& state, Budget& budget);
  Weights weights_of_decision();
  void overlook_some(std::vector<TurnPlan>& plans);
  bool by_chance(float share) {
    return share >= 1 || (share > 0 && static_cast<float>(random_.below(1000)) < 1000.0F * share);
  }

  Random random_;
  Skill skill_;
  Weights weights_;
  // The rest of the plan chosen for this turn part, and the hash of the position it was made for.
  TurnPlan plan_;
  int done_ = 0;
  std::uint64_t expected_ = 0;
};

}  // namespace aude::players
