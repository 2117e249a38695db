// SPDX-License-Identifier: MIT
// A server that waits until the store is free.
#pragma once

#include <functional>
#include <memory>

#include "server/server.h"

namespace aude::server {

// Starts the server as soon as no other one uses the store. Calls `stop` again and again, which may
// wait; returns nullptr once it returns true.
std::unique_ptr<Server> standby(const ServerConfig& config, const std::function<bool()>& stop);

}  // namespace aude::server
