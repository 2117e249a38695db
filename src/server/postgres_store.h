// Logs in a PostgreSQL database, see docs/nodes.md. Connections that break are made anew; until then
// every call throws StoreGone at once, and StoreInUse when another server was quicker.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "server/store.h"

namespace aude::server {

class PostgresStore final : public Store {
 public:
  // Connects, makes the house where there is none, and brings an older schema up to date. Passwords
  // come from where PostgreSQL's own programs have them: PGPASSWORD, PGPASSFILE, ~/.pgpass. An answer
  // that takes longer than `answer_within` counts as none. Throws StoreError with what is wrong with
  // the set-up, also when another server has the house.
  explicit PostgresStore(const std::string& address,
                         std::chrono::milliseconds answer_within = std::chrono::seconds(5));
  ~PostgresStore() override;

  std::vector<std::string> load(const std::string& table, int from, int at_most) override;
  void append(std::span<const Append> entries) override;
  std::vector<Kept> tables(const std::string& behind, int at_most) override;
  std::optional<std::int64_t> kept_time() override;
  void keep_time(std::int64_t millis) override;

  // What of the server's set-up may lose something, though it works.
  const std::vector<std::string>& warnings() const { return warnings_; }

  // Whether somebody could read a password out of the address.
  static bool has_password(const std::string& address);

 private:
  class Connection;
  std::unique_ptr<Connection> writing_;  // holds the house for this server
  std::unique_ptr<Connection> reading_;
  std::vector<std::string> warnings_;
};

}  // namespace aude::server
