// SPDX-License-Identifier: MIT
// Draws for duplicate games: the same tiles in the same order, whatever the seating.
#pragma once

#include <cstdint>
#include <vector>

#include "players/random.h"
#include "rules/state.h"

namespace aude::arena {

// A fixed order of all tiles, and an endless sequence of random token draws. The next draw is the first
// tile in that order that may be drawn; the last tiles stay under the hills.
class Deck {
 public:
  Deck(const Game& game, std::uint64_t seed);

  // Returns the outcome of a chance phase and advances.
  Action next(const State& state);

 private:
  std::vector<Kind> order_;
  players::Random tokens_;
};

}  // namespace aude::arena
