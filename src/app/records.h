// Records from files, for the commands that read them.
#pragma once

#include <fstream>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "notation/document.h"
#include "notation/record.h"
#include "rules/state.h"

namespace aude::app {

// The records of a file, or of standard input when the name is "-". Throws Refused with the file and
// the record's number and line before the reason.
class RecordFile {
 public:
  explicit RecordFile(const std::string& name);

  std::optional<notation::Record> next();  // nothing at the end
  int number() const { return number_; }   // of the latest record, from 1

  // The reason, with the file and the record's place in front.
  [[noreturn]] void refuse(const Refusal& refusal) const;

 private:
  std::string name_;
  std::ifstream file_;
  std::istream& in_;
  notation::DocumentStream documents_;
  int number_ = 0;
};

// A record being replayed: its game and the position so far.
struct Replay {
  std::shared_ptr<const Game> game;
  State state;
  Events events;  // of the set-up or of the latest step
  int n = 0;      // actions applied
};
Result<Replay> begin_replay(const notation::Record& record);
// Applies the next action of the record; a refusal has its number and what was legal.
Result<Action> step(Replay& replay, const notation::Record& record);

}  // namespace aude::app
