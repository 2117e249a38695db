// SPDX-License-Identifier: MIT
// The desktop session that the program runs in, if there is one. One implementation for POSIX systems,
// one for Windows.
#pragma once

#include <string>

namespace aude::app {

// In a desktop session and without a terminal.
bool is_started_by_icon();

// Opens the address in the user's browser. Does nothing outside a desktop session.
void open_browser(const std::string& address);

}  // namespace aude::app
