#include "players/random.h"

#include <bit>

namespace aude::players {
namespace {

// Spreads a seed over the generator's state (splitmix64), so that near seeds give far streams.
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

std::uint64_t Random::next() {
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

// The upper half of a product is even over the bound except for the few products whose lower half is
// below 2^32 mod bound; those are drawn again.
std::uint32_t Random::below(std::uint32_t bound) {
  for (;;) {
    const std::uint64_t product = (next() >> 32U) * bound;
    const auto lower = static_cast<std::uint32_t>(product);
    if (lower >= bound || lower >= (0U - bound) % bound)
      return static_cast<std::uint32_t>(product >> 32U);
  }
}

Action random_chance(const State& state, Random& random) {
  return state.chance_at(
      static_cast<int>(random.below(static_cast<std::uint32_t>(state.chance_total()))));
}

Action random_action(const State& state, Random& random, ActionList& scratch) {
  if (state.is_chance()) return random_chance(state, random);
  state.legal_actions(scratch);
  return scratch[random.below(static_cast<std::uint32_t>(scratch.size()))];
}

}  // namespace aude::players
