// Looking ahead from the best plans: what the others answer, over the tiles that may be drawn.
#pragma once

#include <vector>

#include "players/budget.h"
#include "players/random.h"
#include "players/turn.h"

namespace aude::players {

struct SearchShape {
  int candidates = 0;   // plans looked into, the best by evaluation
  int courses = 0;      // courses of chance tried at most; 0: no search
  int turns = 1;        // turn parts played out after the plan before evaluating
  int exact_draws = 1;  // with so few tiles to come, everything is worked out
  int trust = 0;        // courses that the evaluation's own judgement of a plan counts as
};

// The plan that does best against the answers. Every candidate meets the same draws; after each round
// of draws the worse half is dropped. `quick` plays the courses, `chooser` judges where they lead.
TurnPlan search(const State& state, std::vector<TurnPlan>& plans, const SearchShape& shape,
                TurnChooser& chooser, TurnChooser& quick, Random& random, Budget& budget);

}  // namespace aude::players
