// What the system that started us wants to know (sd_notify's protocol, without its library).
#pragma once

#include <string_view>

namespace aude::server {

// "READY=1", "WATCHDOG=1", "STOPPING=1". Does nothing when nobody asked for it.
void notify_system(std::string_view state);

}  // namespace aude::server
