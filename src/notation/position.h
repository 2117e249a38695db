// A position as the contract's JSON line: what `aude replay` prints, bots are asked with and the server
// sends.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>

#include "rules/events.h"
#include "rules/state.h"

namespace aude::notation {

// `n` actions have led here, the last of them `action` (none for the setup), which caused `events`.
boost::json::object position_json(const State& state, int n, std::optional<std::string> action,
                                  const Events& events);

}  // namespace aude::notation
