// SPDX-License-Identifier: MIT
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>

#include "app/system.h"

namespace aude::app {
namespace {

const sigset_t& set_of(std::initializer_list<int> which, sigset_t& set) {
  sigemptyset(&set);
  for (const int each : which) sigaddset(&set, each);
  return set;
}

int find_terminal() {
  for (const int handle : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (isatty(handle) != 0) return handle;
  }
  return -1;
}

}  // namespace

void raise_handle_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

void keep_files_private() { umask(S_IRWXG | S_IRWXO); }

std::filesystem::path data_home() {
  if (const char* set = std::getenv("XDG_DATA_HOME"); set != nullptr && *set != '\0') return set;
  const char* home = std::getenv("HOME");
  return home == nullptr || *home == '\0' ? std::filesystem::path()
                                          : std::filesystem::path(home) / ".local/share";
}

bool may_write_in(const std::filesystem::path& folder) {
  return access(folder.c_str(), W_OK | X_OK) == 0;
}

std::optional<TerminalSize> terminal_size() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return {};
  return TerminalSize{size.ws_col, size.ws_row};
}

void prepare_streams() {}

// One thread waits for signals; all others block them.
Requests::Requests() : terminal_(find_terminal()) {
  sigset_t all;
  pthread_sigmask(SIG_BLOCK, &set_of({SIGINT, SIGTERM, SIGHUP}, all), nullptr);
  signal(SIGPIPE, SIG_IGN);
}

Requests::Request Requests::wait() {
  sigset_t all;
  int which = 0;
  const bool signalled = sigwait(&set_of({SIGINT, SIGTERM, SIGHUP}, all), &which) == 0;
  const bool is_terminal_gone = terminal_ >= 0 && isatty(terminal_) == 0;
  return signalled && which == SIGHUP && !is_terminal_gone ? Request::Reload : Request::Stop;
}

bool Requests::is_stop_within(std::chrono::milliseconds time) {
  sigset_t ending;
  const timespec most{static_cast<time_t>(time.count() / 1000),
                      static_cast<long>(time.count() % 1000) * 1'000'000};
  return sigtimedwait(&set_of({SIGINT, SIGTERM}, ending), nullptr, &most) > 0;
}

void Requests::stop() { kill(getpid(), SIGTERM); }

}  // namespace aude::app
