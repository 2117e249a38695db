// SPDX-License-Identifier: MIT
// The unseen tiles: how many there are of each kind, and which kind chance draws.
#pragma once

#include "rules/board.h"

namespace aude {

void fill_bag(Board& board);
void take_from_bag(Board& board, Kind kind);
// Every unseen tile has one pick, the kinds in their order. Those of early stages come first and are
// all drawn first, so the picks of every stage begin at 0.
Kind kind_of_pick(const Board& board, int pick);

}  // namespace aude
