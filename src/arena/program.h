// A bot that is a program of its own and speaks the bot protocol (docs/bots.md).
#pragma once

#include "arena/bot.h"

namespace aude::arena {

// `command`: the program and, behind blanks, its arguments. It is started with the first game, again
// after a fault, and killed when it is no longer needed.
std::unique_ptr<Bot> make_program_bot(const std::string& command, const ThinkingTime& time);

}  // namespace aude::arena
