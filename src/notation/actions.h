// SPDX-License-Identifier: MIT
// Actions as text: `draw U:2`, `place 3,-1 r2`, `follower 1`, `crown taxes large`, `pass`.
#pragma once

#include <string>
#include <string_view>

#include "rules/action.h"
#include "rules/game.h"
#include "rules/result.h"
#include "rules/state.h"

namespace aude::notation {

std::string to_text(const Game& game, const Action& action);

// Parses an action. Does not check whether it is legal.
Result<Action> parse_action(const Game& game, std::string_view text);

// Parses an action and checks that it is legal. A refusal gives the reason and the legal actions.
Result<Action> legal_action(const State& state, std::string_view text);

// "a, b, c and 12 more": the legal actions, shortened for messages.
std::string legal_actions_text(const State& state);

}  // namespace aude::notation
