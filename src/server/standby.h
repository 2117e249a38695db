// A server that waits until the services is free.
#pragma once

#include <functional>
#include <memory>

#include "server/server.h"

namespace aude::server {

// The server, as soon as nobody else has the services. `stop` is asked now and then, and may take its
// time; nothing when it says yes.
std::unique_ptr<Server> standby(const ServerConfig& config, const std::function<bool()>& stop);

}  // namespace aude::server
