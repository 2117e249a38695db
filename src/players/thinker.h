// The players people choose: one evaluation, and as much search on top as the level allows.
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
  Limits budget;         // of one decision
  SearchShape search;    // no rollouts: the evaluation alone decides
  float ponder = 1;      // the share of decisions that are searched at all
  float experience = 1;  // the share of decisions for which the network is asked
  float overlook = 0;    // the share of cells for the tile that are not looked at
  float clumsiness = 0;  // points by which a plan may be misjudged, either way
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
  // What is left of the turn part as it was decided, and the position it is meant for.
  TurnPlan plan_;
  int done_ = 0;
  std::uint64_t expected_ = 0;
};

}  // namespace aude::players
