// SPDX-License-Identifier: MIT
#include <signal.h>
#include <unistd.h>

#include <cstdlib>

#include "app/desktop.h"

namespace aude::app {
namespace {

bool is_desktop_session() {
  return std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr;
}

}  // namespace

bool is_started_by_icon() {
  return is_desktop_session() && isatty(STDIN_FILENO) == 0 && isatty(STDOUT_FILENO) == 0;
}

void open_browser(const std::string& address) {
  if (!is_desktop_session()) return;
  if (fork() == 0) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    execlp("xdg-open", "xdg-open", address.c_str(), nullptr);
    _exit(1);
  }
}

}  // namespace aude::app
