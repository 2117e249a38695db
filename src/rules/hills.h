// Hills & Sheep: the tile under a hill, the tie a hill breaks, shepherds and their flocks, vineyards.
#pragma once

#include "rules/action.h"
#include "rules/events.h"
#include "rules/table.h"

namespace aude {

// A hill just laid takes one unseen tile out of the supply. Nobody learns which: only the count goes.
// The tile just laid must be a hill.
void bury_under_hill(Table& table, Events* events);

// Of the seats tied for a feature, those that a hill favours; all of them when none does.
SeatMask break_tie_by_hill(const Table& table, Node feature, SeatMask tied);

// From here to gather_closed_fields: only with the set in play.
void add_shepherd(const Table& table, const PlacedTile& tile, ActionList& out);
int tokens_left(const Table& table);

// The tile just laid extends the farm of the shepherd of the player in turn.
bool must_tend(const Table& table);

// The player in turn has drawn a token for his shepherd: sheep, or 0 for the wolf.
void take_token(Table& table, int sheep, Events* events);
void gather_own_flock(Table& table, Events* events);
// Fields of the tile just laid that can no longer grow send their flocks home (option).
void gather_closed_fields(Table& table, Events* events);

int vineyards_around(const Table& table, Cell cell);

}  // namespace aude
