// A game as its record: setup plus actions. That is the save file, the bug report, the test, the
// replay.
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
  std::vector<std::string> actions;  // as written; a game must be at hand to understand them
  friend bool operator==(const Record&, const Record&) = default;
};

// Reads a record, a game that the page saved (a record with "seats") or a puzzle (its "record"). Checks
// the shape only; see setup_from_json and legal_action for the rest.
Result<Record> parse_record(std::string_view json_text);
Result<Record> record_from_json(const boost::json::value& value);
boost::json::object record_json(const Record& record);
std::string to_json(const Record& record);  // on one line, without a line break

}  // namespace aude::notation
