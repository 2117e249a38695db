// SPDX-License-Identifier: MIT
// aude bot: a built-in level as a program that implements the bot protocol.
#include <iostream>

#include "app/commands.h"
#include "arena/protocol.h"
#include "players/player.h"

namespace aude::app {
namespace {

constexpr std::string_view kBotHelp =
    R"(usage: aude bot LEVEL

Runs a level (easy, medium, hard, master, ...; see aude arena --help) over the bot protocol: JSON lines on
standard input and output, described in docs/bots.md. A style may follow: "medium~farmer" (builder, farmer,
thief, gambler).
)";

std::string no_level_given() {
  std::string names;
  for (const players::Level& each : players::levels())
    names.append(names.empty() ? "" : ", ").append(each.name);
  return "no level given; levels: " + names;
}

int run_bot(Arguments& words) {
  const auto level = words.file();
  words.finish();
  if (!level) throw WrongUsage(no_level_given());
  const std::string wrong = players::why_no_level(*level);
  if (!wrong.empty()) throw WrongUsage(wrong);
  return arena::serve_bot(std::cin, std::cout, *level) ? kSuccess : kRefused;
}

}  // namespace

extern const Command kBot{"bot", "run a bot over the bot protocol", kBotHelp, run_bot};

}  // namespace aude::app
