// SPDX-License-Identifier: MIT
// Reads records from files.
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

// The JSON documents of a file, or of standard input if the name is "-". Throws Refused with the file
// name, the number of the record and its line before the reason.
class DocumentFile {
 public:
  explicit DocumentFile(const std::string& name);

  std::optional<std::string> next();      // not yet checked; empty at the end of the file
  int number() const { return number_; }  // of the last document, from 1

  // Throws Refused: the reason, preceded by the file and the position of the record.
  [[noreturn]] void refuse(const Refusal& refusal) const;

 private:
  std::string name_;
  std::ifstream file_;
  std::istream& in_;
  notation::DocumentStream documents_;
  int number_ = 0;
};

// The records of such a file.
class RecordFile : private DocumentFile {
 public:
  using DocumentFile::DocumentFile;
  using DocumentFile::number;
  using DocumentFile::refuse;
  std::optional<notation::Record> next();
};

// A record being replayed: its game and the position so far.
struct Replay {
  std::shared_ptr<const Game> game;
  State state;
  Events events;  // of the setup or of the last step
  int n = 0;      // actions applied
};
Result<Replay> begin_replay(const notation::Record& record);
// Applies the next action of the record. An error includes the action's number and the legal actions.
Result<Action> step(Replay& replay, const notation::Record& record);

}  // namespace aude::app
