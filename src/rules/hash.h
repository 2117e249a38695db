// SPDX-License-Identifier: MIT
// Keys for hashing a position piece by piece: equal positions have equal hashes, whatever the order
// in which tiles and pieces came.
#pragma once

#include <cstdint>

#include "rules/types.h"

namespace aude {

// Spreads every bit of the input over the whole output (a finaliser of the splitmix family).
constexpr std::uint64_t scramble(std::uint64_t bits) {
  bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9U;
  bits = (bits ^ bits >> 27) * 0x94D049BB133111EBU;
  return bits ^ bits >> 31;
}

constexpr std::uint64_t cell_bits(Cell cell) {
  return static_cast<std::uint16_t>(cell.x) |
         static_cast<std::uint64_t>(static_cast<std::uint16_t>(cell.y)) << 16;
}

constexpr std::uint64_t tile_key(Cell cell, std::uint16_t code) {
  return scramble(cell_bits(cell) | static_cast<std::uint64_t>(code) << 32 | 1ULL << 62);
}

constexpr std::uint64_t piece_key(Cell cell, int segment, Seat seat, Piece piece) {
  const auto what = static_cast<std::uint64_t>(segment << 8 | index(seat) << 4 | index(piece));
  return scramble(cell_bits(cell) | what << 32 | 1ULL << 63);
}

}  // namespace aude
