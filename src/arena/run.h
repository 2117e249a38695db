// SPDX-License-Identifier: MIT
// Plays a match in several threads, until all games are played, the sequential test decides, or it is
// interrupted.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <optional>

#include "arena/match.h"
#include "arena/statistics.h"

namespace aude::arena {

struct RunOptions {
  std::int64_t games = 1000;    // rounded up to whole decks
  std::int64_t first_deck = 0;  // to spread a match over machines
  int threads = 1;
  ThinkingTime time;
  std::optional<Sprt> sprt;                      // stop as soon as the test decides
  std::optional<std::filesystem::path> results;  // existing results are read, new ones are appended
  std::function<void(const std::vector<GameResult>&)>
      progress;  // called after each game, never concurrently
};

// Returns all results of the match, including those already in the file.
std::vector<GameResult> run_match(const Match& match, const RunOptions& options);

}  // namespace aude::arena
