// The Wheel of Fortune: a drawn symbol moves the pig, the sector where it stops acts, then the
// followers on that sector's crown spaces score and come home; only then is the tile laid.
#pragma once

#include "rules/action.h"
#include "rules/board.h"
#include "rules/events.h"

namespace aude {

// The tile in hand shows a symbol: the pig moves and its sector acts. True when that is done; false
// while players must answer a plague (phase Recall).
bool turn_wheel(Board& board, Events* events);

// The actor answers the plague. True when everybody has.
bool recall_follower(Board& board, Action action, Events* events);
void add_recalls(const Board& board, ActionList& out);

// Only with the set in play.
void add_crowns(const Board& board, ActionList& out);
void take_crown(Board& board, Sector sector, Piece piece, Events* events);

}  // namespace aude
