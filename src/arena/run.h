// Plays a match: many games in several threads, until they are all played, proven or interrupted.
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
  std::optional<Sprt> sprt;                                      // stop when it is decided
  std::optional<std::filesystem::path> results;                  // read before, appended to
  std::function<void(const std::vector<GameResult>&)> progress;  // after each game; never two at once
};

// All results of the match that are known in the end, those of the file included.
std::vector<GameResult> run_match(const Match& match, const RunOptions& options);

}  // namespace aude::arena
