// Looking ahead from the best plans: what the others answer, over the tiles that may be drawn.
#pragma once

#include <vector>

#include "players/budget.h"
#include "players/random.h"
#include "players/turn.h"

namespace aude::players {

struct SearchShape {
  int candidates = 0;    // plans looked into, the best by evaluation
  int rollouts = 0;      // rollouts of chance tried at most; 0: no search
  int turns = 1;         // turn parts played out after the plan before evaluating
  int exact_draws = 1;   // with so few tiles to come, everything is worked out
  int prior_weight = 0;  // rollouts that the evaluation's own weights_of_decision of a plan counts as
};

// The plan that does best against the answers. Every candidate meets the same draws; after each round
// of draws the worse half is dropped. `quick` plays the rollouts, `chooser` judges where they lead.
TurnPlan search(const State& state, std::vector<TurnPlan>& plans, const SearchShape& shape,
                TurnChooser& chooser, TurnChooser& quick, Random& random, Budget& budget);

}  // namespace aude::players
