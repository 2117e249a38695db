// SPDX-License-Identifier: MIT
#include "server/standby.h"

#include "server/store.h"

namespace aude::server {

std::unique_ptr<Server> standby(const ServerConfig& config, const std::function<bool()>& stop) {
  bool has_seen_store = false;
  do {
    try {
      return std::make_unique<Server>(config);
    } catch (const StoreInUse&) {
      has_seen_store = true;
    } catch (const StoreGone&) {
      // A database that was there will be back; one that never was is a mistake in the set-up.
      if (!has_seen_store) throw;
    }
  } while (!stop());
  return nullptr;
}

}  // namespace aude::server
