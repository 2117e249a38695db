// SPDX-License-Identifier: MIT
// A session with a database of either kind, for statements that SQLite and PostgreSQL both understand.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "server/store.h"

namespace aude::server {

// Used by one thread at a time.
class SqlSession {
 public:
  SqlSession() = default;
  SqlSession(const SqlSession&) = delete;
  SqlSession& operator=(const SqlSession&) = delete;
  virtual ~SqlSession() = default;

  using Row = std::vector<std::string>;  // NULL reads as an empty text
  // $1, $2 and so on in the statement are the values. Throws StoreConflict if a row is there already,
  // StoreGone and StoreError as a store does.
  virtual std::vector<Row> ask(const std::string& sql, const std::vector<std::string>& values = {}) = 0;

  // Whether the schema has a table of this name: a snapshot may be of an older one.
  virtual bool has_relation(const std::string& name) = 0;

  // Tables and logs have other names in each database.
  virtual bool has_table(const std::string& table) = 0;
  virtual std::vector<Row> entries_with(const std::string& table,
                                        const std::string& word) = 0;  // n, entry
  virtual void replace_entry(const std::string& table, int n, const std::string& entry) = 0;
  // The node that has the table in memory reads it again.
  virtual void touch(const std::string& table) = 0;

  // What is asked before commit() happens as a whole, or not at all if commit() is not reached.
  class Transaction {
   public:
    explicit Transaction(SqlSession& session) : session_(session) { session_.begin(); }
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    void commit();

   private:
    SqlSession& session_;
    bool open_ = true;
  };

 private:
  virtual void begin() = 0;
};

enum class SqlUse { Write, Snapshot };  // Snapshot: reads everything as it is now

std::unique_ptr<SqlSession> open_sqlite_session(const std::filesystem::path& file, SqlUse use);
std::unique_ptr<SqlSession> open_postgres_session(const std::string& address, DatabaseWaits waits,
                                                  SqlUse use);

// The integer in a cell of a row; 0 for NULL.
std::int64_t whole_in(const std::string& cell);

}  // namespace aude::server
