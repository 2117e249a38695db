// SPDX-License-Identifier: MIT
// Events as JSON and, for scores, as text. Players are given as seat numbers.
#pragma once

#include <boost/json/array.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "rules/events.h"
#include "rules/game.h"

namespace aude::notation {

// Codes of terms and reasons. Each language of the client builds its own sentences from them.
std::string_view word(Counted counted);  // tile pennant vineyard city sheep wine_majority ...
std::string_view word(Because why);      // inn cathedral open_inn open_cathedral hill_tie pig ...

// Calls visit(reason) for each reason.
template <typename Visit>
void each_reason(Reasons reasons, Visit visit) {
  for (int i = 0; i < kBecauseKinds; ++i) {
    if ((reasons >> i & 1U) != 0) visit(static_cast<Because>(i));
  }
}

boost::json::array events_json(const Game& game, const Events& events);

// The calculation, "3 tiles x 2 + 1 pennant x 2". If players reached the same points in different ways,
// several, joined by "; ".
std::string sum_text(const ScoredEvent& event);

// The reasons for an unusual score, one sentence each.
std::vector<std::string> reason_texts(const ScoredEvent& event);

}  // namespace aude::notation
