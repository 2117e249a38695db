// SPDX-License-Identifier: MIT
// Eight small numbers in one vector: sums and selections without branches. The sum of the eight must be
// below 2^16.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

namespace aude {

inline constexpr int kPerBlock = 8;  // supported by every vector unit

// g++ and clang support this extension on every machine and use the vector registers that exist. A
// comparison gives -1 (all bits set) for numbers where it is true, else 0.
using EightNumbers __attribute__((vector_size(kPerBlock * sizeof(std::uint16_t)))) = std::uint16_t;

// The number of blocks of eight for this many numbers.
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
  // This multiplication adds up the four numbers of a word in the highest one. The factor is hidden
  // from the compiler, which would replace the multiplication by six instructions.
  std::uint64_t one_each = 0x0001'0001'0001'0001U;
  asm("" : "+r"(one_each));
  return static_cast<int>(std::bit_cast<Halves>(eight)[0] * one_each >> 48);
}

// The number of values <= n in a sorted list. They are read eight at a time, so the last block must be
// padded with greater ones.
inline int count_up_to(const std::uint16_t* numbers, int count, int n) {
  EightNumbers found{};
  for (int i = 0; i < count; i += kPerBlock) {
    found -= std::bit_cast<EightNumbers>(eight_at(numbers + i) <= static_cast<std::uint16_t>(n));
  }
  return sum_of(found);
}

// Picks are assigned to holders in order; `picks` has the number of each. Finds the holder of pick n.
struct PickPosition {
  int holder;
  int picks_before;  // of earlier holders
};

inline PickPosition find_pick(EightNumbers picks, int n) {
  // Holders whose last pick is before n are skipped.
  const auto passed = std::bit_cast<EightNumbers>(running_sums(picks) <= static_cast<std::uint16_t>(n));
  return {sum_of(EightNumbers{} - passed), sum_of(picks & passed)};
}

}  // namespace aude
