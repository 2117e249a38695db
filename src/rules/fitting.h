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
  const EdgeBits e0 = kind.turned[0].edges;
  const EdgeBits e1 = kind.turned[1].edges;
  const EdgeBits e2 = kind.turned[2].edges;
  const EdgeBits e3 = kind.turned[3].edges;
  std::array<std::uint16_t, kFittingBlock>
      wide;  // lanes as wide as what is compared; narrowed at the end
  for (std::size_t i = 0; i < kFittingBlock; ++i) {
    const EdgeBits cell = barred[i];
    const auto r0 = static_cast<std::uint16_t>((cell & e0) == 0 ? 1 : 0);
    const auto r1 = static_cast<std::uint16_t>((cell & e1) == 0 ? 2 : 0);
    const auto r2 = static_cast<std::uint16_t>((cell & e2) == 0 ? 4 : 0);
    const auto r3 = static_cast<std::uint16_t>((cell & e3) == 0 ? 8 : 0);
    wide[i] = static_cast<std::uint16_t>(r0 | r1 | r2 | r3);
  }
  for (std::size_t i = 0; i < kFittingBlock; ++i) out[i] = static_cast<std::uint8_t>(wide[i]);
}

}  // namespace aude
