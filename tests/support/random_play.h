// SPDX-License-Identifier: MIT
// Random play with the rules.
#pragma once

#include <memory>
#include <string>

#include "rules/state.h"
#include "support/dice.h"

namespace aude::slow {

// Throws std::runtime_error if the setup is refused.
std::shared_ptr<const Game> game_of(const Setup& setup);

// Uniform among legal actions; in chance phases by the probability of the outcomes.
Action random_choice(const State& state, Dice& dice, ActionList& legal, std::vector<Chance>& outcomes);

}  // namespace aude::slow
