// Inns & Cathedrals: they raise what a complete road or city pays, and void an unfinished one. The
// large follower's weight of two is counted in Claims (board.h).
#pragma once

#include "rules/board.h"
#include "rules/events.h"

namespace aude {

// Points for each tile (and pennant), and what made them so.
struct Rate {
  int each = 0;
  Reasons reasons = 0;
};
Rate road_rate(const Board& board, Node road, bool complete);
Rate city_rate(const Board& board, Node city, bool complete);

}  // namespace aude
