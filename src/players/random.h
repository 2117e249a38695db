// Chance and the simplest player: the same seed gives the same numbers on every machine.
#pragma once

#include <array>
#include <cstdint>

#include "rules/action.h"
#include "rules/state.h"

namespace aude::players {

// A small fast generator (xoshiro256**). The standard library's distributions differ from one library
// to the next, so bounded numbers are made here.
class Random {
 public:
  explicit Random(std::uint64_t seed);

  std::uint64_t next();
  std::uint32_t below(std::uint32_t bound);  // 0 to bound - 1, all equally likely; bound > 0

 private:
  std::array<std::uint64_t, 4> state_;
};

// The outcome of a chance phase, each as likely as its weight.
Action random_chance(const State& state, Random& random);

// Any step of a game: chance as above, decisions uniformly over the legal actions. The state must not
// be over. `scratch` is overwritten.
Action random_action(const State& state, Random& random, ActionList& scratch);

}  // namespace aude::players
