// A server that waits until the house is free.
#pragma once

#include <functional>
#include <memory>

#include "server/server.h"

namespace aude::server {

// The server, as soon as nobody else has the house. `stop` is asked now and then, and may take its
// time; nothing when it says yes.
std::unique_ptr<Server> stand_by(const ServerConfig& config, const std::function<bool()>& stop);

}  // namespace aude::server
