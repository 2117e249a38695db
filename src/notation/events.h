// Events as JSON and, for scores, as words. Players appear as seat numbers only.
#pragma once

#include <boost/json/array.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "rules/events.h"
#include "rules/game.h"

namespace aude::notation {

// Codes for terms and reasons; each language turns them into its own sentences.
std::string_view word(Counted counted);  // tile pennant vineyard city sheep wine_majority ...
std::string_view word(Because why);      // inn cathedral open_inn open_cathedral hill_tie pig ...

// Calls visit(reason) for each of them.
template <typename Visit>
void each_reason(Reasons reasons, Visit visit) {
  for (int i = 0; i < kBecauseKinds; ++i) {
    if ((reasons >> i & 1U) != 0) visit(static_cast<Because>(i));
  }
}

boost::json::array events_json(const Game& game, const Events& events);

// The calculation, "3 tiles x 2 + 1 pennant x 2"; several, joined by "; ", where players reached the
// same points in different ways.
std::string sum_text(const ScoredEvent& event);

// Why the score differs from what one might expect, a plain sentence each.
std::vector<std::string> reason_texts(const ScoredEvent& event);

}  // namespace aude::notation
