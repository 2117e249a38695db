// The end of a game without guessing: all draws, all answers, true scores.
#pragma once

#include "players/budget.h"
#include "players/turn.h"

namespace aude::players {

class Endgame {
 public:
  Endgame(TurnChooser& chooser, Budget& budget) : chooser_(chooser), budget_(budget) {}

  // What every seat will have, on average over chance, if all play for their own standing. Where the
  // budget ends, the evaluation speaks. Costs about 100 nodes to the power of the turns left.
  Points solve(const State& state);

 private:
  TurnChooser& chooser_;
  Budget& budget_;
};

// A seat's points less those of the best other.
float margin(const Points& points, Seat seat, int players);

}  // namespace aude::players
