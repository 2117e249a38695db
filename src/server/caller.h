// Who asks, found anew for each request: behind a proxy many people share a connection.
#pragma once

#include <optional>
#include <string>

#include "server/backlog.h"
#include "server/connection_limits.h"

namespace aude::server {

struct Caller {
  std::string address;                           // whom limits are counted for
  bool local = false;                            // on this machine
  bool forwarded = false;                        // by another node
  std::optional<ConnectionLimits::Place> place;  // behind a proxy: for as long as the request lasts
  Backlog::Account* bytes = nullptr;
};

}  // namespace aude::server
