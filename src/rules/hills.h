// Hills & Sheep: the tile under a hill, the tie a hill breaks, shepherds and their flocks, vineyards.
#pragma once

#include "rules/action.h"
#include "rules/board.h"
#include "rules/events.h"

namespace aude {

// A hill just laid takes one unseen tile out of the supply. Nobody learns which: only the count goes.
// The tile just laid must be a hill.
void bury_under_hill(Board& board, Events* events);

// Of the seats tied for a feature, those that a hill favours; all of them when none does.
SeatMask break_tie_by_hill(const Board& board, Node feature, SeatMask tied);

// From here to gather_closed_fields: only with the set in play.
void add_shepherd(const Board& board, const PlacedTile& tile, ActionList& out);
int tokens_left(const Board& board);

// The tile just laid extends the farm of the shepherd of the player in turn.
bool must_tend(const Board& board);

// The player in turn has drawn a token for his shepherd: sheep, or 0 for the wolf.
void take_token(Board& board, int sheep, Events* events);
void gather_own_flock(Board& board, Events* events);
// Fields of the tile just laid that can no longer grow send their flocks home (option).
void gather_closed_fields(Board& board, Events* events);

int vineyards_around(const Board& board, Cell cell);

}  // namespace aude
