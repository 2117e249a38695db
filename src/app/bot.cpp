// aude bot: one of our players as a program that speaks the bot protocol.
#include <iostream>

#include "app/commands.h"
#include "arena/protocol.h"
#include "players/player.h"

namespace aude::app {
namespace {

constexpr std::string_view kBotHelp =
    R"(usage: aude bot LEVEL

Plays a level (easy, medium, hard, master, ...; aude arena --help) in the bot protocol: JSON lines on
standard input and output. docs/bots.md describes it.
)";

int run_bot(Arguments& words) {
  const auto level = words.file();
  words.finish();
  if (!level) throw WrongUsage("the level is missing");
  const std::string wrong = players::why_no_level(*level);
  if (!wrong.empty()) throw WrongUsage(wrong);
  return arena::serve_bot(std::cin, std::cout, *level) ? kSuccess : kRefused;
}

}  // namespace

extern const Command kBot{"bot", "play in the bot protocol", kBotHelp, run_bot};

}  // namespace aude::app
