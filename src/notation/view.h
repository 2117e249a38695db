// SPDX-License-Identifier: MIT
// A position as the JSON of views in docs/protocol.md.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rules/events.h"
#include "rules/state.h"

namespace aude::notation {

// The seat that laid each tile, in the order of Board::tiles(); -1 for tiles of the start.
using LaidBy = std::vector<std::int8_t>;

// Adds phase, turn, actor, tile, scores, supply, pieces, left, hidden, and the members of sets.
void put_position(boost::json::object& out, const State& state);

// Tiles from number `first`, without the cells of the wheel board.
boost::json::array tiles_json(const State& state, const LaidBy& laid_by, std::size_t first);

// The completed cities and roads with a segment on tile number `first` or a later one. These are the
// ones completed since `first`, because the tile that completes a feature is part of it.
boost::json::array finished_json(const State& state, std::size_t first = 0);

// Number of unseen tiles by kind; kinds with none are left out.
boost::json::object remaining_json(const State& state);
// Only the kinds drawn by the latest actions; 0 if none is left.
boost::json::object remaining_changes(const State& state, std::span<const Action> latest);

// Action number `n` and its events. Without a player it was a random draw.
boost::json::object step_json(const Game& game, int n, std::optional<Seat> player, const Action& action,
                              const Events& events);

}  // namespace aude::notation
