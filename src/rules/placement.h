// Where the tile in hand may be laid.
#pragma once

#include "rules/action.h"
#include "rules/table.h"

namespace aude {

void add_placements(const Table& table, const KindInfo& kind, ActionList& out);
bool may_place(const Table& table, const KindInfo& kind, Cell cell, Rotation rotation);
bool fits_somewhere(const Table& table, const KindInfo& kind);

}  // namespace aude
