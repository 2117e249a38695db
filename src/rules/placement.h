// Where the tile in hand may be laid.
#pragma once

#include "rules/action.h"
#include "rules/table.h"

namespace aude {

void add_placements(const Table& table, const KindInfo& kind, ActionList& out);
// The same without the list: how many there are, and then number n of them, counted from 0 in its
// order.
int count_placements(Table& table, const KindInfo& kind);
Action placement_at(const Table& table, const KindInfo& kind, int n);
bool may_place(const Table& table, const KindInfo& kind, Cell cell, Rotation rotation);

}  // namespace aude
