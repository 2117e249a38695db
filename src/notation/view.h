// What lies on a table, as the JSON of docs/protocol.md. Decides nothing: it reads the state.
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

// Who laid each tile, in the order of Board::tiles(); -1 for what lay there at the start.
using LaidBy = std::vector<std::int8_t>;

// Phase, turn, actor, tile, scores, supply, pieces, left, hidden, and what sets add.
void put_position(boost::json::object& out, const State& state);

// Tiles from number `first` on; the cells of a board that lies first are left out.
boost::json::array tiles_json(const State& state, const LaidBy& laid_by, std::size_t first);

// The completed cities and roads with a segment on tile number `first` or a later one. They never
// change again, and the tile that completes a feature is part of it: so these are the ones completed by
// the tiles from `first` on.
boost::json::array finished_json(const State& state, std::size_t first = 0);

// Unseen tiles by kind; kinds with none are left out.
boost::json::object remaining_json(const State& state);
// Only the kinds that the latest actions drew; 0 where none is left.
boost::json::object remaining_changes(const State& state, std::span<const Action> latest);

// Action number `n` and its events; without a player it was a random draw.
boost::json::object step_json(const Game& game, int n, std::optional<Seat> player, const Action& action,
                              const Events& events);

}  // namespace aude::notation
