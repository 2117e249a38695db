// SPDX-License-Identifier: MIT
// A bot in a separate process that implements the bot protocol (docs/bots.md).
#pragma once

#include "arena/bot.h"

namespace aude::arena {

// `command`: the program and its arguments, separated by spaces. The program is started for the first
// game, restarted after a fault, and killed by the destructor.
std::unique_ptr<Bot> make_program_bot(const std::string& command, const ThinkingTime& time);

}  // namespace aude::arena
