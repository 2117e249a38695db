// Events and choices as English sentences for the terminal game. The player called "You" is addressed
// in the second person.
#pragma once

#include <string>
#include <vector>

#include "rules/state.h"

namespace aude::app {

// One sentence per event; a score includes its calculation and its reasons.
std::vector<std::string> sentences_for(const Game& game, const Events& events);

// What a legal action would do in this state: "knight in the city to the north (3 tiles, open)".
std::string describe(const State& state, const Action& action);

// What the wheel's sector does when the pig stops there.
std::string_view sector_meaning(Sector sector);

std::string name_of(const Game& game, Seat seat);
std::string names_of(const Game& game, SeatMask seats);  // "Anna and Ben", "You and Ben", "Nobody"

bool is_you(std::string_view name);                   // whether sentences address this player
std::string possessive(const Game& game, Seat seat);  // "your", "Anna's"

}  // namespace aude::app
