// SPDX-License-Identifier: MIT
// The empty cells beside laid tiles, counted by how many tiles lie around them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "players/fits.h"
#include "rules/board.h"

namespace aude::players {

struct Spots {
  int holes = 0;  // cells that no unseen tile fits
  // Of the other cells: the laid tiles around the two with the most.
  int most_around = 0;
  int second_around = 0;

  friend bool operator==(const Spots&, const Spots&) = default;
};

// Counts a board once, and then what each tile laid on it changes: the cells around that tile.
class SpotCounter {
 public:
  void count(const Board& board, Fits& fits);
  Spots spots() const { return counts_.spots(); }
  // With one more tile, the last one of `board`. `before` is the board that was counted.
  Spots spots_with_tile(const Board& before, const Board& board, Fits& fits) const;

 private:
  static constexpr std::uint8_t kHole = 9;  // more than the tiles around any cell
  class Counts {
   public:
    void change(std::uint8_t around, int by) { cells_[around] += by; }
    Spots spots() const;

   private:
    std::array<int, kHole + 1> cells_{};
  };
  static std::uint8_t class_of(const Board& board, int cell, int around, Fits& fits) {
    const bool fitting = fits.of(board.frontier_barred[cell]).fits > 0;
    return fitting ? static_cast<std::uint8_t>(around) : kHole;
  }

  std::vector<std::uint8_t> around_;  // by cell of the frontier
  std::vector<std::uint8_t> class_;   // the same, or kHole
  Counts counts_;
};

}  // namespace aude::players
