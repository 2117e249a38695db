// Notifications to the service manager (the protocol of sd_notify, without its library).
#pragma once

#include <string_view>

namespace aude::server {

// "READY=1", "WATCHDOG=1", "STOPPING=1". Does nothing unless the system asked for it.
void notify_system(std::string_view state);

}  // namespace aude::server
