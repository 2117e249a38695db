// What happened and what may be done, in sentences for people.
#pragma once

#include <string>
#include <vector>

#include "rules/state.h"

namespace aude::app {

// One sentence per event that matters to people; a score carries its calculation and its reasons.
std::vector<std::string> tell(const Game& game, const Events& events);

// What a legal action would mean here: "follower as knight in the city to the north (3 tiles, open)".
std::string describe(const State& state, const Action& action);

// What the wheel's sector does when the pig stops there.
std::string_view sector_meaning(Sector sector);

std::string name_of(const Game& game, Seat seat);
std::string names_of(const Game& game, SeatMask seats);  // "Anna and Ben"

}  // namespace aude::app
