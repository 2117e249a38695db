// SPDX-License-Identifier: MIT
#include "notation/position.h"

#include "notation/events.h"
#include "notation/values.h"
#include "notation/words.h"

namespace aude::notation {

namespace json = boost::json;

json::object position_json(const State& state, int n, std::optional<std::string> action,
                           const Events& events) {
  json::object out;
  out["n"] = n;
  out["action"] = action ? json::value(*action) : json::value();
  out["phase"] = word(state.phase());
  out["player"] = actor_json(state);
  if (state.is_chance()) out["for"] = index(state.actor());
  out["tile"] = tile_in_hand_json(state);
  out["scores"] = scores_json(state);
  out["legal"] = legal_json(state);
  out["events"] = events_json(state.game(), events);
  out["left"] = state.left();
  out["hidden"] = state.hidden();
  out["supply"] = supplies_json(state);
  return out;
}

}  // namespace aude::notation
