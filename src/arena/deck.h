// Chance for duplicate games: the same tiles come in the same order, whoever sits where.
#pragma once

#include <cstdint>
#include <vector>

#include "players/random.h"
#include "rules/state.h"

namespace aude::arena {

// A fixed order of all tiles and an endless row of random_draws for tokens. What is drawn next is the
// first tile in that order that may be drawn; the last ones stay under the hills.
class Deck {
 public:
  Deck(const Game& game, std::uint64_t seed);

  // The outcome of a chance phase; moves on.
  Action next(const State& state);

 private:
  std::vector<Kind> order_;
  players::Random tokens_;
};

}  // namespace aude::arena
