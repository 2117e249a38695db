// SPDX-License-Identifier: MIT
// The client that sent a request. Behind a proxy many clients share a connection, so this is determined
// for each request.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/backlog.h"
#include "server/connection_limits.h"

namespace aude::server {

struct Caller {
  std::string address;                           // the key that limits are counted by
  std::string plain_address;                     // the address itself, for other nodes
  bool local = false;                            // on this machine
  bool forwarded = false;                        // by another node
  std::optional<ConnectionLimits::Place> place;  // behind a proxy: for the duration of the request
  Backlog::Account* bytes = nullptr;
  std::function<bool()> is_connected;  // false: the client has hung up
};

}  // namespace aude::server
