// The draws of a rollout that was only thought of.
#pragma once

#include "players/random.h"
#include "rules/state.h"

namespace aude::players {

// Chance as one rollout of the game will have it: the first lot is given, so that few rollouts cover
// the draws evenly; the others follow from a seed. The same rollout deals the same random_draws to
// every candidate.
class RandomDraws {
 public:
  RandomDraws(std::uint32_t rollout, std::uint32_t shift, std::uint64_t seed) : random_(seed) {
    std::uint32_t mirrored = 0;  // the bits of the rollout, mirrored, spread evenly from the first on
    for (int i = 0; i < 32; ++i) mirrored |= (rollout >> i & 1U) << (31 - i);
    first_ = mirrored + shift;
  }
  Action next(const State& state) {
    const auto total = static_cast<std::uint64_t>(state.chance_total());
    const std::uint64_t lot =
        is_first_ ? first_ * total >> 32U : random_.below(static_cast<std::uint32_t>(total));
    is_first_ = false;
    return state.chance_at(static_cast<int>(lot));
  }

 private:
  Random random_;
  std::uint64_t first_ = 0;
  bool is_first_ = true;
};

}  // namespace aude::players
