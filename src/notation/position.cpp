#include "notation/position.h"

#include "notation/actions.h"
#include "notation/events.h"
#include "notation/values.h"
#include "notation/words.h"

namespace aude::notation {
namespace {

namespace json = boost::json;

json::array scores_json(const State& state) {
  json::array out;
  for (int seat = 0; seat < state.game().players(); ++seat) out.emplace_back(state.score(Seat(seat)));
  return out;
}

json::array legal_json(const State& state) {
  ActionList legal;
  state.legal_actions(legal);
  json::array out;
  out.reserve(legal.size());
  for (const Action& action : legal) out.emplace_back(to_text(state.game(), action));
  return out;
}

json::array supplies_json(const State& state) {
  json::array out;
  for (int seat = 0; seat < state.game().players(); ++seat)
    out.push_back(supply_json(state, Seat(seat)));
  return out;
}

}  // namespace

json::object position_json(const State& state, int n, std::optional<std::string> action,
                           const Events& events) {
  json::object out;
  out["n"] = n;
  out["action"] = action ? json::value(*action) : json::value();
  out["phase"] = word(state.phase());
  const bool somebody_acts = !state.is_chance() && !state.is_over();
  out["player"] = somebody_acts ? json::value(index(state.actor())) : json::value();
  if (state.is_chance()) out["for"] = index(state.actor());
  const bool has_tile = state.phase() != Phase::Draw && !state.is_over();
  out["tile"] = has_tile ? json::value(state.game().kind(state.tile_in_hand()).name) : json::value();
  out["scores"] = scores_json(state);
  out["legal"] = legal_json(state);
  out["events"] = events_json(state.game(), events);
  out["left"] = state.left();
  out["hidden"] = state.hidden();
  out["supply"] = supplies_json(state);
  return out;
}

}  // namespace aude::notation
