// SPDX-License-Identifier: MIT
// The setup of a game as JSON: the "setup" of a record and of a new table.
#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <string_view>

#include "notation/document.h"
#include "rules/result.h"
#include "rules/setup.h"

namespace aude::notation {

inline constexpr std::size_t kMaxPlayerNameBytes = 200;

// Checks names, types and sizes; Game::create checks whether the setup can be played. Refusals give the
// path of the member, starting with "setup".
Result<Setup> setup_from_json(const boost::json::value& value);
// The same for a setup inside a document.
Setup read_setup(const JsonCursor& field);
// The version of the rules is next to the setup of a game that was played ("rules", default: 1). A
// later version than that of this program is refused.
void check_rules_version(const JsonCursor& game);

// Options at their defaults are left out.
boost::json::object setup_to_json(const Setup& setup);

// Sets an option from two texts, "farmers" and "false", for command lines.
Result<Options> with_option(Options options, std::string_view name, std::string_view value);

// "U" or "U:2", as in a bag and after `draw`. A text that does not end in a symbol is a tile without
// one.
SupplyTile supply_tile(std::string_view text);
std::string to_text(const SupplyTile& tile);

}  // namespace aude::notation
