// The desktop session that the program runs in, if there is one.
#pragma once

#include <string>

namespace aude::app {

bool is_desktop_session();

// Opens the address in the user's browser. Does nothing outside a desktop session.
void open_browser(const std::string& address);

}  // namespace aude::app
