// SPDX-License-Identifier: MIT
// Golden playthroughs: records in tests/data/golden/*.json, each with all lines that a replay prints.
// tests/regenerate-golden writes them again; review the diff.
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/position.h"
#include "notation/record.h"
#include "support/data_files.h"

namespace aude::slow {
namespace {

std::string line(const State& state, int n, std::optional<std::string> action, const Events& events) {
  return boost::json::serialize(notation::position_json(state, n, std::move(action), events)) + "\n";
}

std::string playthrough(const std::string& record_text) {
  const auto record = notation::parse_record(record_text);
  if (!record) return "refused: " + record.refusal().where + ": " + record.refusal().what + "\n";
  const auto game = Game::create(notation::catalogue(), record->setup);
  if (!game) return "refused: " + game.refusal().where + ": " + game.refusal().what + "\n";
  Events events;
  State state(**game, &events);
  std::string lines = line(state, 0, std::nullopt, events);
  int n = 0;
  for (const std::string& words : record->actions) {
    const auto action = notation::legal_action(state, words);
    if (!action) return lines + "refused: " + words + ": " + action.refusal().what + "\n";
    events.clear();
    state.apply(*action, &events);
    lines += line(state, ++n, words, events);
  }
  return lines;
}

TEST(Golden, playthroughs_print_the_same_bytes) {
  const auto records = data_files("golden", ".json");
  ASSERT_GE(records.size(), 6U);
  for (const auto& path : records) {
    std::filesystem::path expected = path;
    expected.replace_extension(".jsonl");
    const std::string lines = playthrough(read_file(path));
    EXPECT_EQ(lines.find("refused"), std::string::npos) << path << "\n" << lines;
    if (regenerating()) {
      write_file(expected, lines);
    } else {
      EXPECT_EQ(lines, read_file(expected)) << path;
    }
  }
}

}  // namespace
}  // namespace aude::slow
