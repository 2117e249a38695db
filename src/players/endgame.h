// SPDX-License-Identifier: MIT
// Exact endgame solver: all draws, all replies, true scores.
#pragma once

#include <cmath>

#include "players/budget.h"
#include "players/turn.h"

namespace aude::players {

// A seat's points minus those of the best opponent.
float margin(const Points& points, Seat seat, int players);

// What a margin is worth, from -1 to 1: differences far ahead or far behind matter less. The smaller
// the spread (points), the more this is the chance of winning.
struct MarginValue {
  float spread;

  float of(float margin) const { return margin / (spread + std::abs(margin)); }
};

class Endgame {
 public:
  Endgame(TurnChooser& chooser, Budget& budget, MarginValue value)
      : chooser_(chooser), budget_(budget), value_(value) {}

  // Returns the expected value of the final margin of every seat if all players maximise their own.
  // Positions beyond the budget are evaluated statically. Costs about 100^n nodes for n turns left.
  Points solve(const State& state);

 private:
  Points value_now(const State& state);

  TurnChooser& chooser_;
  Budget& budget_;
  MarginValue value_;
};

}  // namespace aude::players
