// SPDX-License-Identifier: MIT
// Small values of a game as JSON: cells, spots, seats, supplies.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "notation/document.h"
#include "rules/events.h"
#include "rules/state.h"

namespace aude::notation {

boost::json::array cell_json(Cell cell);        // [3,-1]
Cell read_cell(const JsonCursor& field);        // the inverse of cell_json
boost::json::array spot_json(Spot spot);        // [3,-1,0]
boost::json::array seats_json(SeatMask seats);  // [0,2]

// By seat. Pieces that are not in the supply are left out.
boost::json::array scores_json(const State& state);
boost::json::array supplies_json(const State& state);

// The seat to act, and the tile to be laid; null if there is none.
boost::json::value actor_json(const State& state);
boost::json::value tile_in_hand_json(const State& state);

// The legal actions as texts, in the order of State::legal_actions().
boost::json::array legal_json(const State& state);

}  // namespace aude::notation
