// SPDX-License-Identifier: MIT
// Results file: one JSON line per game, append-only. A run can be interrupted and resumed. Files of the
// same match from several machines can be concatenated.
#pragma once

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "arena/match.h"

namespace aude::arena {

std::string to_line(const Match& match, const GameResult& result);

// Returns the results of this match, each game once, ordered by number; results of other matches are
// skipped. An incomplete last line (an interrupted write) is ignored. Throws std::runtime_error with
// the line number if a line is not a result.
std::vector<GameResult> read_results(const std::filesystem::path& file, const Match& match);

class ResultsFile {
 public:
  explicit ResultsFile(const std::filesystem::path& file);  // throws std::runtime_error

  void append(const Match& match, const GameResult& result);  // one write; thread-safe

 private:
  struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  std::unique_ptr<std::FILE, Closer> file_;
};

}  // namespace aude::arena
