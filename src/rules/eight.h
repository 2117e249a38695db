// Eight small numbers side by side in one vector: sums and choices among them without a branch for
// each. The sum of the eight must stay below 2^16.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

namespace aude {

inline constexpr int kPerBlock = 8;  // what every vector unit can do

// Compilers for every machine know this extension and use what vector registers there are. A comparison
// sets all bits of the numbers where it holds: it gives 0 or -1.
using EightNumbers __attribute__((vector_size(kPerBlock * sizeof(std::uint16_t)))) = std::uint16_t;

// As many blocks of eight hold this many numbers.
constexpr int blocks_for(int numbers) { return (numbers + kPerBlock - 1) / kPerBlock; }

inline EightNumbers eight_at(const std::uint16_t* numbers) {
  EightNumbers eight;
  std::memcpy(&eight, numbers, sizeof eight);
  return eight;
}

// Each number becomes the sum of itself and all lower ones.
inline EightNumbers running_sums(EightNumbers eight) {
  constexpr EightNumbers kNone{};
  eight += __builtin_shufflevector(kNone, eight, 0, 8, 9, 10, 11, 12, 13, 14);
  eight += __builtin_shufflevector(kNone, eight, 0, 0, 8, 9, 10, 11, 12, 13);
  eight += __builtin_shufflevector(kNone, eight, 0, 0, 0, 0, 8, 9, 10, 11);
  return eight;
}

inline int sum_of(EightNumbers eight) {
  using Halves __attribute__((vector_size(sizeof(EightNumbers)))) = std::uint64_t;
  eight += __builtin_shufflevector(eight, eight, 4, 5, 6, 7, 4, 5, 6, 7);
  // Multiplied so, the four numbers of a word add up in its highest. The compiler must not know the
  // number: it would make six instructions of the one that multiplies.
  std::uint64_t one_each = 0x0001'0001'0001'0001U;
  asm("" : "+r"(one_each));
  return static_cast<int>(std::bit_cast<Halves>(eight)[0] * one_each >> 48);
}

// How many of the numbers, which never fall, are n at most. They are read eight at a time: greater ones
// must fill up the last eight.
inline int count_up_to(const std::uint16_t* numbers, int count, int n) {
  EightNumbers found{};
  for (int i = 0; i < count; i += kPerBlock) {
    found -= std::bit_cast<EightNumbers>(eight_at(numbers + i) <= static_cast<std::uint16_t>(n));
  }
  return sum_of(found);
}

// Lots are dealt to numbered holders in order, to each as many as its number says. Who holds pick n?
struct PickPosition {
  int holder;
  int picks_before;  // dealt to earlier ones
};

inline PickPosition find_pick(EightNumbers picks, int n) {
  // Whoever got picks up to n at most is passed.
  const auto passed = std::bit_cast<EightNumbers>(running_sums(picks) <= static_cast<std::uint16_t>(n));
  return {sum_of(EightNumbers{} - passed), sum_of(picks & passed)};
}

}  // namespace aude
