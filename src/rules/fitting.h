// Which empty cells a tile fits, many cells at a time.
//
// Each frontier cell keeps the edges it bars, sixteen bits; a turned tile shows one bit per side. The
// tile fits where the two have no bit in common. Eight cells are compared at once, without branches.
// Behind the last cell the frontier is padded with cells that bar everything.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "rules/game.h"

namespace aude {

inline constexpr int kFittingBlock = 8;  // cells compared at once: what every vector unit can do

// Eight cells' worth of numbers. Compilers for every machine know this extension and use what vector
// registers there are. A comparison sets all bits of the lanes where it holds: it gives 0 or -1.
using Lanes __attribute__((vector_size(kFittingBlock * sizeof(EdgeBits)))) = std::uint16_t;
using LanesThatHold __attribute__((vector_size(sizeof(Lanes)))) = std::int16_t;

// In which of eight cells the tile fits, by rotation.
inline std::array<LanesThatHold, 4> fitting_cells(const EdgeBits* barred, const KindInfo& kind) {
  Lanes cells;
  std::memcpy(&cells, barred, sizeof cells);
  return {(cells & kind.turned[0].edges) == 0, (cells & kind.turned[1].edges) == 0,
          (cells & kind.turned[2].edges) == 0, (cells & kind.turned[3].edges) == 0};
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
inline Lanes count_fits(const EdgeBits* barred, const KindInfo& kind) {
  const auto fits = fitting_cells(barred, kind);
  return std::bit_cast<Lanes>(-(fits[0] + fits[1] + fits[2] + fits[3]));
}

}  // namespace aude
