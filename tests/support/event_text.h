// SPDX-License-Identifier: MIT
// Events of the rules in the text form of the reference implementation, so that they can be compared.
#pragma once

#include <string>
#include <vector>

#include "rules/events.h"
#include "rules/game.h"

namespace aude::slow {

std::string text_of(const Game& game, const Event& event);
std::vector<std::string> texts_of(const Game& game, const Events& events);

// The same without reasons and spots: "scored city 8 to 0+1 final".
std::string brief(const std::string& event);

}  // namespace aude::slow
