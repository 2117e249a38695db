// SPDX-License-Identifier: MIT
// The turn: which action leads to which phase. This file calls the rules in the other files, and the
// hooks of the active sets, in the order of the rulebook.
#pragma once

#include "rules/action.h"
#include "rules/board.h"
#include "rules/events.h"

namespace aude {

void set_up(Board& board, Events* events);
// The action must be legal.
void advance(Board& board, Action action, Events* events);
void add_legal_actions(const Board& board, ActionList& out);
// The kinds that can be drawn now: tiles of the early stages first, then all others.
Stage stage_of_draw(const Board& board);

}  // namespace aude
