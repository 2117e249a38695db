// SPDX-License-Identifier: MIT
// The record of a game: setup and actions. Saved games, bug reports, tests and replays are records.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "notation/setup.h"
#include "rules/result.h"

namespace aude::notation {

inline constexpr int kRecordVersion = 1;

struct Record {
  Setup setup;
  std::vector<std::string> actions;  // not parsed yet, because this needs a Game
  friend bool operator==(const Record&, const Record&) = default;
};

// Reads a record, a game saved by the page (a record with "seats") or a puzzle (its "record"). Checks
// only names and types; setup_from_json and legal_action check the rest.
Result<Record> parse_record(std::string_view json_text);
Result<Record> record_from_json(const boost::json::value& value);
boost::json::object record_json(const Record& record);
std::string to_json(const Record& record);  // on one line, without a line break

}  // namespace aude::notation
