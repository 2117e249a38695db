// A child process that is talked to in lines, with limits: nothing it does can make us wait for ever.
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

  // Starts the program; throws Fault when there is no such program.
  explicit Process(const std::vector<std::string>& words);
  ~Process();  // kills it, with all it started
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Both throw Fault: too late, ended, too much text.
  void write_line(std::string_view line, Time deadline);
  std::string read_line(Time deadline);

 private:
  void wait_for(short what, Time deadline);

  pid_t pid_ = -1;
  int socket_ = -1;
  std::string unread_;
};

}  // namespace aude::arena
