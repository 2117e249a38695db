// The Wheel of Fortune: a drawn symbol moves the pig, the sector where it stops acts, then the
// followers on that sector's crown spaces score and come home; only then is the tile laid.
#pragma once

#include "rules/action.h"
#include "rules/events.h"
#include "rules/table.h"

namespace aude {

// The tile in hand shows a symbol: the pig moves and its sector acts. True when that is done; false
// while players must answer a plague (phase Recall).
bool turn_wheel(Table& table, Events* events);

// The actor answers the plague. True when everybody has.
bool recall_follower(Table& table, Action action, Events* events);
void add_recalls(const Table& table, ActionList& out);

// Only with the set in play.
void add_crowns(const Table& table, ActionList& out);
void take_crown(Table& table, Sector sector, Piece piece, Events* events);

}  // namespace aude
