// SPDX-License-Identifier: MIT
// Plays the action that scores the most points immediately; a simple baseline for measurements.
#pragma once

#include "players/memory.h"
#include "players/player.h"
#include "players/random.h"

namespace aude::players {

class GreedyPlayer final : public Player {
 public:
  explicit GreedyPlayer(std::uint64_t seed) : random_(seed) {}
  Action choose(const State& state, const Limits& limits) override;
  std::string memory() const override { return bytes_of(random_); }
  bool recall(std::string_view memory) override { return read_bytes(memory, random_); }

 private:
  Random random_;
  ActionList actions_;
  ActionList deployments_;
};

}  // namespace aude::players
