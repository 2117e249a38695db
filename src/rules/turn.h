// The course of a turn: which action leads to which phase. The single rules have their own files; here
// they, and the hooks of the active sets, are called in the order that the rulebook gives.
#pragma once

#include "rules/action.h"
#include "rules/board.h"
#include "rules/events.h"

namespace aude {

void set_up(Board& board, Events* events);
// The action must be legal.
void advance(Board& board, Action action, Events* events);
void add_legal_actions(const Board& board, ActionList& out);
// What is drawn now: the tiles of the early stages first, then all others.
Stage stage_of_draw(const Board& board);

}  // namespace aude
