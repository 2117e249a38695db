// Results as a file: one JSON line per game, only ever appended. A run can be interrupted and resumed;
// files of the same match from many machines can be put together with `cat`.
#pragma once

#include <filesystem>
#include <mutex>
#include <string>
#include <vector>

#include "arena/match.h"

namespace aude::arena {

std::string to_line(const Match& match, const GameResult& result);

// The results of this match in the file, each game once, in the order of their numbers; results of
// other matches are passed over. A last line without its end (a write cut short) is ignored. Throws
// std::runtime_error with the number of a line that is no result.
std::vector<GameResult> read_results(const std::filesystem::path& file, const Match& match);

class ResultsFile {
 public:
  explicit ResultsFile(const std::filesystem::path& file);  // throws std::runtime_error
  ~ResultsFile();
  ResultsFile(const ResultsFile&) = delete;
  ResultsFile& operator=(const ResultsFile&) = delete;

  void append(const Match& match, const GameResult& result);  // one write; may be called by any thread

 private:
  int file_ = -1;
};

}  // namespace aude::arena
