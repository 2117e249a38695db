// SPDX-License-Identifier: MIT
// What the program carries inside: its version, and the browser client if it was built in.
#pragma once

#include <string>
#include <string_view>

namespace aude::app {

// A tar archive of the client (`scripts/bundle`). Empty if the program was built without AUDE_BUNDLE.
std::string_view bundled_client();

// "aude 1.2.3", and a line each for the commit and for what was built in.
std::string version_text();

}  // namespace aude::app
