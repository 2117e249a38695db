// The bot protocol's side of a bot: JSON lines in, JSON lines out (docs/bots.md).
#pragma once

#include <istream>
#include <ostream>
#include <string>

namespace aude::arena {

inline constexpr int kProtocolVersion = 1;
inline constexpr int kRulesVersion = 1;

// Plays `level` for whoever asks on `in`, until it ends. False when the other side made no sense; it
// has then been told so by an "error" line.
bool serve_bot(std::istream& in, std::ostream& out, const std::string& level);

}  // namespace aude::arena
