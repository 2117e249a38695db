// Which empty cells a tile fits, many cells at a time.
//
// Each frontier cell keeps the edges it bars, sixteen bits; a turned tile shows one bit per side. The
// tile fits where the two have no bit in common. The loops below are plain, without branches, and
// over blocks of sixteen cells, so that compilers turn them into vector instructions everywhere.
// Behind the last cell the frontier is padded with cells that bar everything.
#pragma once

#include <array>
#include <cstdint>

#include "rules/game.h"

namespace aude {

inline constexpr int kFittingBlock = 16;  // cells compared at once

// For each of sixteen cells a byte, in which bit r is set when the tile fits there in rotation r.
using RotationMasks = std::array<std::uint8_t, kFittingBlock>;

inline void fitting_rotations(const EdgeBits* barred, const KindInfo& kind, RotationMasks& out) {
  const unsigned e0 = kind.turned[0].edges;
  const unsigned e1 = kind.turned[1].edges;
  const unsigned e2 = kind.turned[2].edges;
  const unsigned e3 = kind.turned[3].edges;
  for (std::size_t i = 0; i < kFittingBlock; ++i) {
    const unsigned cell = barred[i];
    const unsigned r0 = (cell & e0) == 0 ? 1U : 0U;
    const unsigned r1 = (cell & e1) == 0 ? 2U : 0U;
    const unsigned r2 = (cell & e2) == 0 ? 4U : 0U;
    const unsigned r3 = (cell & e3) == 0 ? 8U : 0U;
    out[i] = static_cast<std::uint8_t>(r0 | r1 | r2 | r3);
  }
}

}  // namespace aude
