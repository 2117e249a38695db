// Where the tile in hand may be laid.
#pragma once

#include "rules/action.h"
#include "rules/board.h"

namespace aude {

void add_placements(const Board& board, const KindInfo& kind, ActionList& out);
// The same without the list: how many there are, and then number n of them, counted from 0 in its
// order.
int count_placements(Board& board, const KindInfo& kind);
Action placement_at(const Board& board, const KindInfo& kind, int n);
bool may_place(const Board& board, const KindInfo& kind, Cell cell, Rotation rotation);

}  // namespace aude
