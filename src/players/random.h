// SPDX-License-Identifier: MIT
// Random numbers, random draws and random actions. The same seed gives the same sequence on every
// machine.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "rules/action.h"
#include "rules/state.h"

namespace aude::players {

// A small fast generator (xoshiro256**). The distributions of the standard library differ between
// implementations, so bounded numbers are generated here.
class Random {
 public:
  explicit Random(std::uint64_t seed);

  std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // Uniform in 0..bound - 1; bound > 0. The upper half of the product is uniform, except for products
  // whose lower half is below 2^32 mod bound; those are rejected.
  std::uint32_t below(std::uint32_t bound) {
    for (;;) {
      const std::uint64_t product = (next() >> 32U) * bound;
      const auto lower = static_cast<std::uint32_t>(product);
      if (lower >= bound || lower >= (0U - bound) % bound)
        return static_cast<std::uint32_t>(product >> 32U);
    }
  }

 private:
  std::array<std::uint64_t, 4> state_;
};

// A random outcome of a chance phase, with probability proportional to its weight.
Action random_chance(const State& state, Random& random);

// A random step of a game: chance as above, decisions uniform over the legal actions. Precondition: the
// state is not over. `scratch` is overwritten.
Action random_action(const State& state, Random& random, ActionList& scratch);

}  // namespace aude::players
