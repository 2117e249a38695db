// Actions as words: `draw U:2`, `place 3,-1 r2`, `follower 1`, `crown taxes large`, `pass`.
#pragma once

#include <string>
#include <string_view>

#include "rules/action.h"
#include "rules/game.h"
#include "rules/result.h"
#include "rules/state.h"

namespace aude::notation {

std::string to_text(const Game& game, const Action& action);

// Understands the words; whether the action is legal at the moment is another question.
Result<Action> parse_action(const Game& game, std::string_view text);

// Understands the words and asks the rules. A refusal says what was wrong and what would be legal.
Result<Action> legal_action(const State& state, std::string_view text);

// "a, b, c and 12 more": the legal actions as a message can bear them.
std::string legal_actions_text(const State& state);

}  // namespace aude::notation
