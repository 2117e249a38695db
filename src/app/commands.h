// SPDX-License-Identifier: MIT
// The subcommands of `aude`, one file each. To add one, define its Command in a new file, declare it
// below and add it to the table in main.cpp.
#pragma once

#include <string_view>

#include "app/arguments.h"
#include "rules/result.h"

namespace aude::app {

inline constexpr int kSuccess = 0;
inline constexpr int kRefused = 1;     // an input was rejected
inline constexpr int kWrongUsage = 2;  // the command line was wrong

struct Command {
  std::string_view name;
  std::string_view summary;      // one line for `aude --help`
  std::string_view help;         // printed by `aude NAME --help`
  int (*run)(Arguments& words);  // returns the exit status; may throw WrongUsage or Refused
  std::string_view old_name{};   // deprecated
};

extern const Command kPlay, kReplay, kRandom, kPerft, kRender, kServe, kTiles, kArena, kSelfplay, kBot,
    kBench, kAnalyse, kHint, kLesson, kPuzzles, kBackup, kRestore, kExport, kPurge, kPlayer, kModerate,
    kMigrate, kDoctor, kHealth, kLicences;

// Thrown by a command to exit with status 1 and this message.
struct Refused {
  Refusal refusal;
};

// Returns the value, or throws Refused with the reason. A setup that comes from the command line is
// named by its option: "setup.sets" becomes "--sets".
template <typename Value>
Value value_or_refuse(Result<Value> result) {
  if (!result) {
    Refusal refusal = result.refusal();
    if (refusal.where.starts_with("setup.")) refusal.where.replace(0, 6, "--");
    throw Refused{std::move(refusal)};
  }
  return std::move(*result);
}

}  // namespace aude::app
