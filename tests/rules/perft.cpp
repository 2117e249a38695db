// SPDX-License-Identifier: MIT
// Counts of action paths from positions in tests/data/*.perft, by the rules and, if the numbers are
// small, by the reference implementation.
//
// A file consists of blocks, separated by empty lines: a line `name ...`, a line `record {...}` with
// the record of the position, and lines `perft DEPTH COUNT`. Lines with # are comments.
#include <gtest/gtest.h>

#include <sstream>

#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/record.h"
#include "rules/state.h"
#include "support/data_files.h"
#include "support/slow_game.h"

namespace aude::slow {
namespace {

// Larger numbers of paths are counted only by the rules.
constexpr std::uint64_t kSlowLimit = 150'000;

std::uint64_t slow_perft(const SlowGame& game, int depth) {
  if (depth == 0) return 1;
  const std::set<std::string> legal = game.legal();
  if (depth == 1) return legal.size();
  std::uint64_t paths = 0;
  for (const std::string& action : legal) {
    SlowGame next = game;
    next.apply(action);
    paths += slow_perft(next, depth - 1);
  }
  return paths;
}

struct Position {
  std::shared_ptr<const Game> game;
  State state;
  SlowGame slow;
};

Position position_after(const std::string& record_text) {
  const auto record = notation::parse_record(record_text);
  if (!record) throw std::runtime_error(record.refusal().where + ": " + record.refusal().what);
  auto game = Game::create(notation::catalogue(), record->setup);
  if (!game) throw std::runtime_error(game.refusal().where + ": " + game.refusal().what);
  Position position{*game, State(**game), SlowGame(notation::catalogue(), record->setup)};
  for (const std::string& words : record->actions) {
    const auto action = notation::legal_action(position.state, words);
    if (!action) throw std::runtime_error(words + ": " + action.refusal().what);
    position.state.apply(*action);
    position.slow.apply(words);
  }
  return position;
}

// Checks a file and returns its text with the current counts.
std::string checked(const std::filesystem::path& path) {
  std::istringstream in(read_file(path));
  std::string now, name;
  std::optional<Position> position;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word == "name") name = line.substr(5);
    if (word == "record") position.emplace(position_after(line.substr(7)));
    if (word == "perft") {
      int depth = 0;
      std::uint64_t expected = 0;
      words >> depth >> expected;
      SCOPED_TRACE(path.filename().string() + ", " + name + ", depth " + std::to_string(depth));
      const std::uint64_t paths = perft(position->state, depth);
      if (paths <= kSlowLimit) {
        EXPECT_EQ(paths, slow_perft(position->slow, depth));
      }
      if (!regenerating()) {
        EXPECT_EQ(paths, expected);
      }
      line = "perft " + std::to_string(depth) + " " + std::to_string(paths);
    }
    now += line + "\n";
  }
  return now;
}

TEST(Perft, every_position_has_the_number_of_paths_in_its_file) {
  const auto files = data_files("", ".perft");
  ASSERT_GE(files.size(), 7U);
  for (const auto& path : files) {
    const std::string now = checked(path);
    if (regenerating()) write_file(path, now);
  }
}

}  // namespace
}  // namespace aude::slow
