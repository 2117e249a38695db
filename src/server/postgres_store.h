// Logs in a PostgreSQL database, see docs/nodes.md. Connections that break are made anew; until then
// every call throws StoreGone at once, and StoreInUse when another server was quicker.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "server/postgres_session.h"

namespace aude::server {

class PostgresStore final : public Store {
 public:
  // Connects, makes the services where there is none, and brings an older schema up to date. Passwords
  // come from where PostgreSQL's own programs have them: PGPASSWORD, PGPASSFILE, ~/.pgpass. Throws
  // StoreError with what is wrong with the set-up, also when another server has the services. `node`:
  // shares it with other nodes, and appends only to tables that this one carries.
  explicit PostgresStore(const std::string& address, DatabaseWaits waits = {}, std::string node = {});

  std::vector<std::string> load(const std::string& table, int from, int at_most) override;
  void append(std::span<const Append> entries) override;
  std::vector<StoredTable> tables(const std::string& behind, int at_most) override;
  std::optional<std::int64_t> load_clock() override;
  void store_clock(std::int64_t millis) override;

  // What of the server's set-up may lose something, though it works.
  const std::vector<std::string>& warnings() const { return warnings_; }

 private:
  std::string node_;
  PostgresSession writing_;  // holds the services for this server
  PostgresSession reading_;
  std::vector<std::string> warnings_;
};

}  // namespace aude::server
