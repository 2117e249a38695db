// The ladder of ratings: what a player of some strength sees, misjudges and thinks about.
#pragma once

#include "players/thinker.h"
#include "players/weights.h"

namespace aude::players {

// The search of `hard`, the ladder's top, for the time that people like to wait.
Skill hard_skill();

struct Strength {
  Skill skill;
  Weights weights;
};

// Between the rungs by what lies between them; ratings beyond the ends count as the ends.
Strength strength_of(int rating, const Weights& sound);

}  // namespace aude::players
