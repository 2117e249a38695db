// The subcommands of `aude`, one file each. A new one is a file that defines its Command, a name in the
// declaration below and a line in the table of main.cpp.
#pragma once

#include <string_view>

#include "app/arguments.h"
#include "rules/result.h"

namespace aude::app {

inline constexpr int kSuccess = 0;
inline constexpr int kRefused = 1;     // an input was wrong
inline constexpr int kWrongUsage = 2;  // the command line was wrong

struct Command {
  std::string_view name;
  std::string_view summary;      // one line for `aude --help`
  std::string_view help;         // what `aude NAME --help` prints
  int (*run)(Arguments& words);  // returns the exit status; may throw WrongUsage or Refused
};

extern const Command kPlay, kReplay, kRandom, kPerft, kRender, kServe, kTiles, kArena, kSelfplay, kBot,
    kBench, kAnalyse, kPuzzles, kMigrate;

// Thrown by a command to end with status 1 and this message.
struct Refused {
  Refusal refusal;
};

// The value, or the end of the command with the reason why there is none.
template <typename Value>
Value value_or_refuse(Result<Value> result) {
  if (!result) throw Refused{result.refusal()};
  return std::move(*result);
}

}  // namespace aude::app
