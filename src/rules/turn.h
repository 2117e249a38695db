// The course of a turn: which action leads to which phase. Every rule of its own has its own file;
// here they are called in the order the rulebook gives.
#pragma once

#include "rules/action.h"
#include "rules/board.h"
#include "rules/events.h"

namespace aude {

void set_up(Board& board, Events* events);
// The action must be legal.
void advance(Board& board, Action action, Events* events);
void add_legal_actions(const Board& board, ActionList& out);
// What is drawn now: river tiles first, then the mouth, then all others (R14).
Stage stage_of_draw(const Board& board);

}  // namespace aude
