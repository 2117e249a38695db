// SPDX-License-Identifier: MIT
// What the commands ask of the operating system. One implementation for POSIX systems, one for Windows.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>

namespace aude::app {

// Every connection is a file handle.
void raise_handle_limit();

// Files that this process creates from now on are readable by this user only.
void keep_files_private();

// The folder for the data of this user's programs; empty if the system names none.
std::filesystem::path data_home();

// Whether this user may create files in a folder that exists.
bool may_write_in(const std::filesystem::path& folder);

struct TerminalSize {
  int columns = 0;
  int rows = 0;
};
// None if standard output is not a terminal.
std::optional<TerminalSize> terminal_size();
// Standard input and output carry bytes as they are; a terminal shows UTF-8 and obeys escape codes.
void prepare_streams();

// The requests that a server gets from outside: to stop (SIGINT, SIGTERM, the end of the terminal;
// Control-C and the end of the session on Windows), or to read its options again (SIGHUP). One object,
// made before any other thread.
class Requests {
 public:
  enum class Request { Stop, Reload };

  Requests();
  Request wait();
  bool is_stop_within(std::chrono::milliseconds time);  // waits that long at most
  void stop();                                          // as if from outside

 private:
  int terminal_;  // that the process was started from, or -1
};

}  // namespace aude::app
