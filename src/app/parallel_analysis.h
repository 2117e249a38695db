// SPDX-License-Identifier: MIT
// The analysis of a whole game by several threads, turn by turn. The result is that of one Analyst.
#pragma once

#include <functional>

#include "study/analysis.h"

namespace aude::app {

// progress(turns) is called after every turn with the number of those that are done, never by two
// threads at once. The actions must be legal from the start of the game.
study::Analysis analyse(const Game& game, const std::vector<Action>& actions,
                        const study::Effort& effort, const study::Ratings& ratings, int threads,
                        const std::function<void(int)>& progress);

}  // namespace aude::app
