// SPDX-License-Identifier: MIT
// The bot's side of the bot protocol: JSON lines in, JSON lines out (docs/bots.md).
#pragma once

#include <istream>
#include <ostream>
#include <string>

namespace aude::arena {

inline constexpr int kProtocolVersion = 1;
inline constexpr int kRulesVersion = 1;

// Plays `level` for the client on `in`, until end of input. After an invalid message, writes an "error"
// line and returns false.
bool serve_bot(std::istream& in, std::ostream& out, const std::string& level);

}  // namespace aude::arena
