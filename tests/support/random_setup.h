// Setups of every kind for random games: all combinations of sets, odd bags, odd starts.
#pragma once

#include <vector>

#include "rules/setup.h"
#include "support/dice.h"

namespace aude::slow {

// All groups of sets that can be played: 48.
const std::vector<SetGroup>& playable_set_groups();

// The tiles that a bag or a start of these sets may name.
std::vector<const Tile*> tiles_of(const Catalogue& catalogue, SetGroup sets);

Setup plain_setup(SetGroup sets, int players);
// Random options; sometimes a bag of its own, sometimes a start of its own.
Setup odd_setup(const Catalogue& catalogue, SetGroup sets, int players, Dice& dice);

}  // namespace aude::slow
