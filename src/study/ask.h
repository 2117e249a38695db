// SPDX-License-Identifier: MIT
// Queries of clients, answered as JSON (docs/protocol.md): one step of an analysis, a hint, the odds of
// a cell.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <span>

#include "study/decision_evaluator.h"

namespace aude::study {

inline constexpr std::uint64_t kMostNodesAsked = 100'000;  // for one answer

// The number of tiles in a game with all sets together: no real game is larger.
int most_tiles(const Catalogue& catalogue);
// Tiles of a game, on the board and still to come.
int tiles_of(const State& state);

// Evaluates what follows the first `n` actions: one random draw, or one turn part with the actions as
// they were played. The caller continues with "next"; so it can show the progress and stop at any time.
// Returns nothing when `limits` ended the search before it had a result. The ratings are for the
// chances of winning: one per seat, or none.
std::optional<boost::json::object> evaluate_step(const Game& game, std::span<const Action> actions,
                                                 int n, const Effort& effort,
                                                 const players::Limits& limits = {},
                                                 const Ratings& ratings = {});

// The best plans for the player to act, why the first is better than the second, and what the first is
// about. At a random draw: what may be drawn, how likely that is, and how lucky for the player who
// draws. Returns nothing when `limits` ended the search before it had a result.
std::optional<boost::json::object> hint(const State& state, const Effort& effort,
                                        const players::Limits& limits = {},
                                        const Ratings& ratings = {});

// The probability that a tile that fits an empty cell is drawn: with the next draw, and for each seat
// with any of its own draws until the end.
boost::json::object odds(const State& state, Cell cell);

}  // namespace aude::study
