// SPDX-License-Identifier: MIT
// The sets that have terms in the evaluation, in the order in which they are added.
#pragma once

#include <tuple>

#include "players/sets/abbot.h"
#include "players/sets/hills.h"
#include "players/sets/inns.h"
#include "players/sets/traders.h"
#include "players/sets/wheel.h"

namespace aude::players {

using SetTerms = std::tuple<  //
    InnsTerms,                //
    TradersTerms,             //
    HillsTerms,               //
    WheelTerms,               //
    AbbotTerms                //
    >;

}  // namespace aude::players
