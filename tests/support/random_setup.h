// SPDX-License-Identifier: MIT
// Setups for random games: all combinations of sets, unusual bags, unusual starts.
#pragma once

#include <vector>

#include "rules/setup.h"
#include "support/dice.h"

namespace aude::slow {

// All groups of sets that can be played: 48.
const std::vector<SetGroup>& playable_set_groups();

// The tiles that may be in a bag or start of these sets.
std::vector<const Tile*> tiles_of(const Catalogue& catalogue, SetGroup sets);

Setup plain_setup(SetGroup sets, int players);
// Random options; sometimes a custom bag, sometimes a custom start.
Setup odd_setup(const Catalogue& catalogue, SetGroup sets, int players, Dice& dice);

}  // namespace aude::slow
