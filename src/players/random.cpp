// SPDX-License-Identifier: MIT
#include "players/random.h"

namespace aude::players {
namespace {

// Expands a seed into the generator's state (splitmix64), so that similar seeds give unrelated streams.
std::uint64_t spread(std::uint64_t& seed) {
  seed += 0x9E3779B97F4A7C15U;
  std::uint64_t z = seed;
  z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
  z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
  return z ^ (z >> 31U);
}

}  // namespace

Random::Random(std::uint64_t seed) {
  for (std::uint64_t& part : state_) part = spread(seed);
}

Action random_chance(const State& state, Random& random) {
  return state.chance_at(
      static_cast<int>(random.below(static_cast<std::uint32_t>(state.chance_total()))));
}

Action random_action(const State& state, Random& random, ActionList& scratch) {
  if (state.is_chance()) return random_chance(state, random);
  if (state.phase() == Phase::Place) {
    const auto count = static_cast<std::uint32_t>(state.placement_count());
    return state.placement_at(static_cast<int>(random.below(count)));
  }
  state.legal_actions(scratch);
  return scratch[random.below(static_cast<std::uint32_t>(scratch.size()))];
}

}  // namespace aude::players
