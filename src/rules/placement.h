// SPDX-License-Identifier: MIT
// The legal placements of the tile in hand.
#pragma once

#include "rules/action.h"
#include "rules/board.h"

namespace aude {

void add_placements(const Board& board, const KindInfo& kind, ActionList& out);
// The same without a list: the number of placements, and placement number n, from 0 in the order of the
// list.
int count_placements(Board& board, const KindInfo& kind);
Action placement_at(const Board& board, const KindInfo& kind, int n);
bool may_place(const Board& board, const KindInfo& kind, Cell cell, Rotation rotation);

}  // namespace aude
