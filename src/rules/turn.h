// The course of a turn: which action leads to which phase. Every rule of its own has its own file;
// here they are called in the order the rulebook gives.
#pragma once

#include "rules/action.h"
#include "rules/events.h"
#include "rules/table.h"

namespace aude {

void set_up(Table& table, Events* events);
// The action must be legal.
void advance(Table& table, Action action, Events* events);
void add_legal_actions(const Table& table, ActionList& out);
// What is drawn now: river tiles first, then the mouth, then all others (R14).
Stage stage_of_draw(const Table& table);

}  // namespace aude
