// Events of the real game in the words of the slow one, so that both can be compared and read.
#pragma once

#include <string>
#include <vector>

#include "rules/events.h"
#include "rules/game.h"

namespace aude::slow {

std::string text_of(const Game& game, const Event& event);
std::vector<std::string> texts_of(const Game& game, const Events& events);

// The same without the part that says why and where: "scored city 8 to 0+1 final".
std::string brief(const std::string& event);

}  // namespace aude::slow
