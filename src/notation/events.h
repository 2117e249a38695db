// Events as JSON and, for scores, as words. Players appear as seat numbers only.
#pragma once

#include <boost/json/array.hpp>
#include <string>
#include <vector>

#include "rules/events.h"
#include "rules/game.h"

namespace aude::notation {

boost::json::array events_json(const Game& game, const Events& events);

// The calculation, "3 tiles x 2 + 1 pennant x 2"; several, joined by "; ", where players reached the
// same points in different ways.
std::string sum_text(const ScoredEvent& event);

// What made the score other than one might expect, a plain sentence each.
std::vector<std::string> reason_texts(const ScoredEvent& event);

}  // namespace aude::notation
