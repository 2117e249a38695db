// SPDX-License-Identifier: MIT
#include "players/spots.h"

#include <algorithm>

namespace aude::players {

Spots SpotCounter::Counts::spots() const {
  Spots spots{.holes = cells_[kHole]};
  int rest = 2;  // cells still to be named
  for (int around = kHole - 1; around > 0 && rest > 0; --around) {
    for (int n = std::min(cells_[static_cast<std::size_t>(around)], rest); n > 0; --n)
      (rest-- == 2 ? spots.most_around : spots.second_around) = around;
  }
  return spots;
}

void SpotCounter::count(const Board& board, Fits& fits) {
  counts_ = {};
  around_.clear();
  class_.clear();
  int cell = 0;
  for (const Cell at : board.frontier()) {
    const int around = board.tiles_around(at);
    around_.push_back(static_cast<std::uint8_t>(around));
    class_.push_back(class_of(board, cell++, around, fits));
    counts_.change(class_.back(), 1);
  }
}

Spots SpotCounter::spots_with_tile(const Board& before, const Board& board, Fits& fits) const {
  Counts counts = counts_;
  const Cell laid = board.last_tile().cell;
  for (int y = laid.y - 1; y <= laid.y + 1; ++y) {
    for (int x = laid.x - 1; x <= laid.x + 1; ++x) {
      const Cell at{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
      const int known = before.frontier_at(at);
      if (known >= 0) counts.change(class_[static_cast<std::size_t>(known)], -1);
      const int now = board.frontier_at(at);
      if (now < 0) continue;
      const int around =
          known >= 0 ? around_[static_cast<std::size_t>(known)] + 1 : board.tiles_around(at);
      counts.change(class_of(board, now, around, fits), 1);
    }
  }
  return counts.spots();
}

}  // namespace aude::players
