// What lies on a table, as the JSON of docs/protocol.md. Decides nothing: it reads the state.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/events.h"
#include "rules/state.h"

namespace aude::notation {

// Who laid each tile, in the order of Board::tiles(); -1 for what lay there at the start.
using LaidBy = std::vector<std::int8_t>;

// Phase, turn, actor, tile, scores, supply, goods, pieces, flocks, tokens, wheel, left, hidden.
void put_position(boost::json::object& out, const State& state);

// Tiles from number `first` on; the wheel board's cells are left out.
boost::json::array tiles_json(const State& state, const LaidBy& laid_by, std::size_t first);

// The finished cities and roads; with a state before, those finished since. They never change again.
boost::json::array finished_json(const State& state, const State* before = nullptr);

// Unseen tiles by kind; kinds with none are left out.
boost::json::object remaining_json(const State& state);
// Of the kinds drawn between the two states only; 0 where none is left.
boost::json::object remaining_changes(const State& before, const State& after);

// A JSON list of the legal actions, as text.
std::string legal_text(const State& state);

// `player` is null for chance.
std::string step_text(const Game& game, int n, boost::json::value player, const std::string& action,
                      const Events& events);

}  // namespace aude::notation
