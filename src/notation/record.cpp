// SPDX-License-Identifier: MIT
#include "notation/record.h"

#include <boost/json/serialize.hpp>
#include <limits>

#include "notation/document.h"
#include "notation/words.h"
#include "rules/version.h"

namespace aude::notation {
namespace {

namespace json = boost::json;

Record read_record(const JsonCursor& root) {
  // Two members are for tables and do not change the position: "aids" is false in the record of a
  // strict game in progress, "seats" has the seats of a game saved by the page.
  root.only_members({"aude", "rules", "setup", "actions", "aids", "seats"});
  const JsonCursor version = root.member("aude");
  if (version.whole(0, std::numeric_limits<int>::max()) != kRecordVersion) {
    version.refuse("this program reads records of version " + std::to_string(kRecordVersion));
  }
  check_rules_version(root);
  Record record;
  record.setup = read_setup(root.member("setup"));
  for (const JsonCursor& each : root.member("actions").items()) {
    record.actions.emplace_back(each.text(kMaxDocumentBytes));
  }
  return record;
}

// A puzzle contains the record of its position.
Record read_record_or_puzzle(const JsonCursor& root) {
  const auto position = root.find("record");
  return position ? read_record(*position) : read_record(root);
}

}  // namespace

Result<Record> parse_record(std::string_view json_text) {
  auto document = parse_document(json_text);
  if (!document) return document.refusal();
  return record_from_json(*document);
}

Result<Record> record_from_json(const json::value& value) {
  return reading(value, "", read_record_or_puzzle);
}

json::object record_json(const Record& record) {
  return {{"aude", kRecordVersion},
          {"rules", kRulesVersion},
          {"setup", setup_to_json(record.setup)},
          {"actions", json::array(record.actions.begin(), record.actions.end())}};
}

std::string to_json(const Record& record) { return json::serialize(record_json(record)); }

}  // namespace aude::notation
