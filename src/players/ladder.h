// SPDX-License-Identifier: MIT
// The rating ladder: search, weights and deliberate mistakes of a bot with a given rating.
#pragma once

#include "players/thinker.h"
#include "players/weights.h"

namespace aude::players {

// The search of `hard`, the top of the ladder, within the time that people are willing to wait.
Skill hard_skill();

struct Strength {
  Skill skill;
  Weights weights;
};

// Interpolates between the rungs. Ratings outside the ladder are clamped. `sound` are the weights of
// the strongest bots.
Strength strength_of(int rating, const Weights& sound);

}  // namespace aude::players
