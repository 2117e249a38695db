// The River: its tiles continue it, without a U-turn and without running into what already lies there.
#pragma once

#include "rules/board.h"

namespace aude {

// An open river end faces the cell that bars these edges.
bool awaits_river(EdgeBits barred);

// Which of these rotations (a bit each, all matching the neighbours) the river allows in frontier cell
// number `at`, which awaits it.
unsigned river_rotations(const Board& board, const KindInfo& kind, int at, unsigned rotations);

}  // namespace aude
