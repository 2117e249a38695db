// SPDX-License-Identifier: MIT
// clang-format off: the order matters
#include <windows.h>
#include <shellapi.h>
// clang-format on

#include "app/desktop.h"

namespace aude::app {

// A console of its own, not that of a shell.
bool is_started_by_icon() {
  DWORD others[2];
  return GetConsoleProcessList(others, 2) == 1;
}

void open_browser(const std::string& address) {
  ShellExecuteA(nullptr, "open", address.c_str(), nullptr, nullptr, SW_SHOWNORMAL);
}

}  // namespace aude::app
