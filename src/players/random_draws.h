// SPDX-License-Identifier: MIT
// The draws of one rollout.
#pragma once

#include "players/random.h"
#include "rules/state.h"

namespace aude::players {

// The random draws of one rollout. The first one is stratified by the rollout number, so that a few
// rollouts cover the possible draws evenly; the others come from a seed. All candidates get the same
// draws in the same rollout.
class RandomDraws {
 public:
  RandomDraws(std::uint32_t rollout, std::uint32_t shift, std::uint64_t seed) : random_(seed) {
    std::uint32_t mirrored =
        0;  // bit reversal: consecutive rollouts are spread evenly (van der Corput sequence)
    for (int i = 0; i < 32; ++i) mirrored |= (rollout >> i & 1U) << (31 - i);
    first_ = mirrored + shift;
  }
  // With the shift of this seed, which rollouts have in common, and draws that follow from both.
  RandomDraws(std::uint32_t rollout, std::uint64_t seed)
      : RandomDraws(rollout, static_cast<std::uint32_t>(Random(seed).next()), seed + rollout) {}
  Action next(const State& state) {
    const auto total = static_cast<std::uint64_t>(state.chance_total());
    const std::uint64_t sample =
        is_first_ ? first_ * total >> 32U : random_.below(static_cast<std::uint32_t>(total));
    is_first_ = false;
    return state.chance_at(static_cast<int>(sample));
  }

 private:
  Random random_;
  std::uint64_t first_ = 0;
  bool is_first_ = true;
};

}  // namespace aude::players
