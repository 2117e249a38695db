// SPDX-License-Identifier: MIT
// Finds the empty cells that a tile fits, many cells at a time.
//
// Each frontier cell stores the edges that it bars in 16 bits; a rotated tile has one bit per side. The
// tile fits if the two have no bit in common. A block of eight cells is compared at once, without
// branches. After the last cell, the frontier is padded with cells that bar everything.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "rules/eight.h"
#include "rules/game.h"

namespace aude {

inline constexpr int kFittingBlock = kPerBlock;

// In which of eight cells the tile fits, by rotation.
using WhichOfEight __attribute__((vector_size(sizeof(EightNumbers)))) = std::int16_t;
inline std::array<WhichOfEight, 4> fitting_cells(const EdgeBits* barred, const KindInfo& kind) {
  const EightNumbers cells = eight_at(barred);
  return {(cells & kind.edges[0]) == 0, (cells & kind.edges[1]) == 0, (cells & kind.edges[2]) == 0,
          (cells & kind.edges[3]) == 0};
}

// For each of eight cells a byte, in which bit r is set when the tile fits there in rotation r.
using RotationMasks = std::array<std::uint8_t, kFittingBlock>;

inline RotationMasks fitting_rotations(const EdgeBits* barred, const KindInfo& kind) {
  using Bytes __attribute__((vector_size(kFittingBlock))) = std::uint8_t;
  const auto fits = fitting_cells(barred, kind);
  return std::bit_cast<RotationMasks>(
      __builtin_convertvector((fits[0] & 1) | (fits[1] & 2) | (fits[2] & 4) | (fits[3] & 8), Bytes));
}

// For each of eight cells the number of rotations in which the tile fits there.
inline EightNumbers count_fits(const EdgeBits* barred, const KindInfo& kind) {
  const auto fits = fitting_cells(barred, kind);
  return std::bit_cast<EightNumbers>(-(fits[0] + fits[1] + fits[2] + fits[3]));
}

}  // namespace aude
