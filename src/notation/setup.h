// What is agreed before a game, as JSON: the "setup" of a record and of a new table on the server.
#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <string_view>

#include "notation/document.h"
#include "rules/result.h"
#include "rules/setup.h"

namespace aude::notation {

inline constexpr std::size_t kMaxPlayerNameBytes = 200;

// Checks the shape: names, types, sizes. Whether the setup can be played is for Game::create to say.
// Refusals name the field from "setup" on.
Result<Setup> setup_from_json(const boost::json::value& value);
// The same as a part of a document.
Setup read_setup(const JsonCursor& field);
// The version of the rules stands beside the setup of a game that was played ("rules"; without it: 1).
// A later one than this program knows is refused.
void check_rules_version(const JsonCursor& game);

// Options at their defaults are left out.
boost::json::object setup_to_json(const Setup& setup);

// One option from its words, "farmers" and "false"; for command lines.
Result<Options> with_option(Options options, std::string_view name, std::string_view value);

// "U" or "U:2", as in a bag and behind `draw`. A text that ends in no symbol is taken whole.
SupplyTile supply_tile(std::string_view text);
std::string to_text(const SupplyTile& tile);

}  // namespace aude::notation
