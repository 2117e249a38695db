// Plays the action that scores the most points immediately; a simple baseline for measurements.
#pragma once

#include "players/player.h"
#include "players/random.h"

namespace aude::players {

class GreedyPlayer final : public Player {
 public:
  explicit GreedyPlayer(std::uint64_t seed) : random_(seed) {}
  Action choose(const State& state, const Limits& limits) override;

 private:
  Random random_;
  ActionList actions_;
  ActionList deployments_;
};

}  // namespace aude::players
