// SPDX-License-Identifier: MIT
// A position as one line of JSON, in the format of `aude replay`, the bot protocol and the server.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>

#include "rules/events.h"
#include "rules/state.h"

namespace aude::notation {

// The position after `n` actions. The last one was `action` (nullopt for the setup) and caused
// `events`.
boost::json::object position_json(const State& state, int n, std::optional<std::string> action,
                                  const Events& events);

}  // namespace aude::notation
