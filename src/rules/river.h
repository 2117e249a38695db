// The River: its tiles continue it, without a U-turn and without running into what already lies there.
#pragma once

#include "rules/table.h"

namespace aude {

// Which of these rotations (a bit each, all matching the neighbours) the river allows in the cell.
unsigned river_rotations(const Table& table, const KindInfo& kind, Cell cell, unsigned rotations);

}  // namespace aude
