#include "server/stand_by.h"

#include "server/store.h"

namespace aude::server {

std::unique_ptr<Server> stand_by(const ServerConfig& config, const std::function<bool()>& stop) {
  bool has_seen_house = false;
  do {
    try {
      return std::make_unique<Server>(config);
    } catch (const StoreInUse&) {
      has_seen_house = true;
    } catch (const StoreGone&) {
      // A database that was there will be back; one that never was is a mistake in the set-up.
      if (!has_seen_house) throw;
    }
  } while (!stop());
  return nullptr;
}

}  // namespace aude::server
