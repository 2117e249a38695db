// SPDX-License-Identifier: MIT
// Programs as bots need sockets between processes, which are not implemented here: levels play.
#include "arena/bot.h"
#include "arena/process.h"

namespace aude::arena {

Process::Process(const std::vector<std::string>& words) {
  throw Fault("cannot start " + words[0] + ": bots that are programs are not available on Windows");
}

Process::~Process() = default;

void Process::write_line(std::string_view, Time) {}

std::string Process::read_line(Time) { return {}; }

}  // namespace aude::arena
