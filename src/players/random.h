// Chance and the simplest player: the same seed gives the same numbers on every machine.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "rules/action.h"
#include "rules/state.h"

namespace aude::players {

// A small fast generator (xoshiro256**). The standard library's distributions differ from one library
// to the next, so bounded numbers are made here.
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

  // 0 to bound - 1, all equally likely; bound > 0. The upper half of a product is even over the bound
  // except for the few products whose lower half is below 2^32 mod bound; those are drawn again.
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

// The outcome of a chance phase, each as likely as its weight.
Action random_chance(const State& state, Random& random);

// Any step of a game: chance as above, decisions uniformly over the legal actions. The state must not
// be over. `scratch` is overwritten.
Action random_action(const State& state, Random& random, ActionList& scratch);

}  // namespace aude::players
