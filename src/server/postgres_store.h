// SPDX-License-Identifier: MIT
// Logs in a PostgreSQL database, see docs/nodes.md. Broken connections are restored; until then every
// call throws StoreGone at once, and StoreInUse if another server has taken the lock.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "server/postgres_session.h"

namespace aude::server {

class PostgresStore final : public Store {
 public:
  // Connects, creates the schema where there is none, and applies missing steps to an older one.
  // Passwords come from where PostgreSQL's own programs have them: PGPASSWORD, PGPASSFILE, ~/.pgpass.
  // Throws StoreError if the configuration is wrong, also if another server uses the schema. With
  // `node` it is shared with other nodes, and append() writes only to tables that this one hosts.
  explicit PostgresStore(const std::string& address, DatabaseWaits waits = {}, std::string node = {});

  std::vector<std::string> load(const std::string& table, int from, int at_most) override;
  void append(std::span<const Append> entries) override;
  std::vector<StoredTable> tables(const std::string& behind, int at_most) override;
  std::optional<std::int64_t> load_clock() override;
  void store_clock(std::int64_t millis) override;
  int remove(std::span<const std::string> tables) override;
  std::unique_ptr<SqlSession> open_session() override;

  // What of the server's set-up may lose something, though it works.
  const std::vector<std::string>& warnings() const { return warnings_; }

 private:
  std::string address_;
  DatabaseWaits waits_;
  std::string node_;
  PostgresSession writing_;      // holds the lock on the data
  PostgresSessions<4> reading_;  // on a slow connection, four tables are loaded per round trip
  std::vector<std::string> warnings_;
};

// The tables of a database as they were when it was opened. Servers may use it meanwhile; its schema
// may be an older one. Nothing is changed.
class PostgresReader final : public StoreReader {
 public:
  // Throws StoreError, also if there is no schema.
  explicit PostgresReader(const std::string& address, DatabaseWaits waits = {});

  std::vector<std::string> load(const std::string& table, int from, int at_most) override;
  std::vector<StoredTable> tables(const std::string& behind, int at_most) override;
  std::optional<std::int64_t> load_clock() override;
  std::unique_ptr<SqlSession> open_session() override;

 private:
  std::string address_;
  DatabaseWaits waits_;
  int step_ = 0;  // of the schema
  PostgresSession session_;
};

}  // namespace aude::server
