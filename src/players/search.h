// SPDX-License-Identifier: MIT
// Search: compares the best plans by rollouts over random draws and the opponents' replies.
#pragma once

#include <vector>

#include "players/budget.h"
#include "players/random.h"
#include "players/style.h"
#include "players/turn.h"

namespace aude::players {

struct SearchShape {
  int candidates = 0;   // maximum number of plans searched, the best by static evaluation
  int rollouts = 0;     // maximum number of rollouts per plan; 0: no search
  int turns = 1;        // plies played after the plan before the evaluation; 0: what the budget pays,
                        // with weights that fit, and near the end winning counts instead of points
  int exact_draws = 1;  // solve exactly when at most this many tiles are left
  int prior_weight =
      0;  // the static evaluation of a plan counts as this many rollouts of `turns` plies
};

// Returns the plan with the best result. All candidates get the same draws. The budget is divided into
// rounds; after each round the worse half is dropped (sequential halving), and in between those that
// are certainly worse. There are as many candidates as the budget has time to compare. `chooser` plays
// the rollouts and evaluates their final positions. Precondition: the plans were listed with this
// budget, which tells what a ply costs. The values of the plans contain the preference already.
TurnPlan search(const State& state, std::vector<TurnPlan>& plans, const SearchShape& shape,
                TurnChooser& chooser, Random& random, Budget& budget,
                const Preference* preference = nullptr);

}  // namespace aude::players
