// SPDX-License-Identifier: MIT
// A hint in the terminal: the best plans of the player to act, where they are on the board, and why the
// first one is better.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/terminal_board.h"
#include "rules/state.h"
#include "study/decision_evaluator.h"
#include "study/idea.h"

namespace aude::app {

struct Hint {
  std::vector<study::Plan> plans;  // the best first
  std::vector<study::Reason> why;  // why the first one is better than the second
  std::vector<study::Idea> ideas;  // what the first one is about
  bool exact = false;
};

// Precondition: a player has to act. At most `most` plans, at least 1.
Hint find_hint(const State& state, const study::Effort& effort, std::size_t most,
               const study::Ratings& ratings = {});
// "Chance of winning after 1, if all players are equally strong: 62%."
std::string chance_line(const State& state, const Hint& hint, const study::Ratings& ratings);

// Where to lay the tile: "lay the tile at 1,0, turned right by 90 degrees", or what one types for it.
using PlacementText = std::function<std::string(const Action& action)>;
std::string placement_text(const Action& action);

// "lay the tile at 1,0, then keep your pieces"
std::string plan_text(const State& state, const study::Plan& plan,
                      const PlacementText& placement = placement_text);

// One line for each plan with the points it loses, then the reasons.
std::vector<std::string> hint_lines(const State& state, const Hint& hint,
                                    const PlacementText& placement = placement_text);

// The first steps of a hint, which do not give the move away: where to look, and what it is about.
std::string where_line(const Hint& hint);
std::vector<std::string> idea_lines(const State& state, const Hint& hint);
// The spaces to look at: those around the best plan's, or the tiles of the feature that it is about.
BoardNotes where_notes(const State& state, const Hint& hint);
BoardNotes feature_notes(const Hint& hint);

// The numbers of the plans on the spaces where they lay the tile, or on the segments of the laid one.
BoardNotes hint_notes(const State& state, const Hint& hint);

}  // namespace aude::app
