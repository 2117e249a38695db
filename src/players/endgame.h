// SPDX-License-Identifier: MIT
// Exact endgame solver: all draws, all replies, true scores.
#pragma once

#include "players/budget.h"
#include "players/turn.h"

namespace aude::players {

class Endgame {
 public:
  Endgame(TurnChooser& chooser, Budget& budget) : chooser_(chooser), budget_(budget) {}

  // Returns the expected final score of every seat if all players maximise their own margin. Positions
  // beyond the budget are evaluated statically. Costs about 100^n nodes for n turns left.
  Points solve(const State& state);

 private:
  TurnChooser& chooser_;
  Budget& budget_;
};

// A seat's points minus those of the best opponent.
float margin(const Points& points, Seat seat, int players);

}  // namespace aude::players
