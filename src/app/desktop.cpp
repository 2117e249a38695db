#include "app/desktop.h"

#include <signal.h>
#include <unistd.h>

#include <cstdlib>

namespace aude::app {

bool is_desktop_session() {
  return std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr;
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
