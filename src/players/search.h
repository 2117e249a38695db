// SPDX-License-Identifier: MIT
// Search: compares the best plans by rollouts over random draws and the opponents' replies.
#pragma once

#include <optional>
#include <vector>

#include "players/budget.h"
#include "players/random.h"
#include "players/style.h"
#include "players/turn.h"

namespace aude::players {

// Rollouts that do not depend on the budget.
struct FixedRollouts {
  int plies = 1;         // played after the plan before the evaluation
  int prior_weight = 0;  // the static evaluation of a plan counts as this many rollouts
};

struct SearchShape {
  int candidates = 0;   // maximum number of plans searched, the best by static evaluation
  int rollouts = 0;     // maximum number of rollouts per plan; 0: no search
  int exact_draws = 1;  // solve exactly when at most this many tiles are left
  // Nothing: rollouts are as long as the budget pays for (stretches.h), and near the end of the game
  // winning counts instead of points.
  std::optional<FixedRollouts> fixed = FixedRollouts{};
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
