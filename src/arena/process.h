// SPDX-License-Identifier: MIT
// A child process with line-based input and output. All operations have a deadline and a size limit, so
// it cannot block the caller.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace aude::arena {

class Process {
 public:
  using Time = std::chrono::steady_clock::time_point;
  static constexpr std::size_t kLongestLine = 1 << 20;

  // Starts the program; throws Fault if it cannot be started.
  explicit Process(const std::vector<std::string>& words);
  ~Process();  // kills the process group
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Both throw Fault: deadline exceeded, process exited, or line too long.
  void write_line(std::string_view line, Time deadline);
  std::string read_line(Time deadline);

 private:
  void wait_for(short what, Time deadline);

  pid_t pid_ = -1;
  int socket_ = -1;
  std::string unread_;
};

}  // namespace aude::arena
