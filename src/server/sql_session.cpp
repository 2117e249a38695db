// SPDX-License-Identifier: MIT
#include "server/sql_session.h"

#include <sqlite3.h>

#include <charconv>

#include "server/postgres_session.h"

namespace aude::server {
namespace {

class SqliteSession final : public SqlSession {
 public:
  SqliteSession(const std::filesystem::path& file, SqlUse use) : file_(file) {
    sqlite3* db = nullptr;
    const int result = sqlite3_open_v2(file.string().c_str(), &db, SQLITE_OPEN_READWRITE, nullptr);
    db_.reset(db);
    if (result != SQLITE_OK) fail_with("it cannot be opened");
    sqlite3_busy_timeout(db, 5000);
    ask("PRAGMA synchronous = FULL");
    ask("PRAGMA foreign_keys = ON");
    if (use == SqlUse::Write) return;
    ask("PRAGMA query_only = ON");
    ask("BEGIN");
  }

  std::vector<Row> ask(const std::string& sql, const std::vector<std::string>& values = {}) override {
    sqlite3_stmt* made = nullptr;
    if (sqlite3_prepare_v2(db_.get(), sql.c_str(), -1, &made, nullptr) != SQLITE_OK) fail_with(sql);
    const std::unique_ptr<sqlite3_stmt, Finalizer> statement(made);
    for (std::size_t i = 0; i < values.size(); ++i) {
      const int at = sqlite3_bind_parameter_index(made, ("$" + std::to_string(i + 1)).c_str());
      sqlite3_bind_text(made, at, values[i].data(), static_cast<int>(values[i].size()),
                        SQLITE_TRANSIENT);
    }
    std::vector<Row> rows;
    int result = SQLITE_OK;
    while ((result = sqlite3_step(made)) == SQLITE_ROW) rows.push_back(row_of(made));
    if (result == SQLITE_DONE) return rows;
    const int code = sqlite3_extended_errcode(db_.get());
    if (code == SQLITE_CONSTRAINT_PRIMARYKEY || code == SQLITE_CONSTRAINT_UNIQUE)
      throw StoreConflict(file_.string() + ": " + sqlite3_errmsg(db_.get()));
    fail_with(sql);
  }

  bool has_relation(const std::string& name) override {
    return !ask("SELECT name FROM sqlite_schema WHERE name = $1", {name}).empty();
  }
  bool has_table(const std::string& table) override {
    return !ask("SELECT id FROM tables WHERE id = $1", {table}).empty();
  }
  std::vector<Row> entries_with(const std::string& table, const std::string& word) override {
    return ask(
        "SELECT n, entry FROM log JOIN tables ON no = table_no WHERE id = $1 AND instr(entry, $2) > 0"
        " ORDER BY n",
        {table, word});
  }
  void replace_entry(const std::string& table, int n, const std::string& entry) override {
    ask("UPDATE log SET entry = $3, sum = CAST($4 AS INTEGER)"
        " WHERE n = $2 AND table_no = (SELECT no FROM tables WHERE id = $1)",
        {table, std::to_string(n), entry, std::to_string(checksum_of(table, n, entry))});
  }
  // There is one server, which does it by itself.
  void touch(const std::string& /*table*/) override {}

 private:
  void begin() override { ask("BEGIN IMMEDIATE"); }

  static Row row_of(sqlite3_stmt* statement) {
    Row row;
    for (int i = 0; i < sqlite3_column_count(statement); ++i) {
      const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement, i));
      row.emplace_back(text == nullptr ? "" : text,
                       static_cast<std::size_t>(sqlite3_column_bytes(statement, i)));
    }
    return row;
  }

  [[noreturn]] void fail_with(const std::string& doing) {
    throw StoreError(file_.string() + ": " + doing + ": " + sqlite3_errmsg(db_.get()));
  }

  struct Closer {
    void operator()(sqlite3* db) const { sqlite3_close(db); }
  };
  struct Finalizer {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  std::filesystem::path file_;
  std::unique_ptr<sqlite3, Closer> db_;
};

class PostgresSqlSession final : public SqlSession {
 public:
  PostgresSqlSession(const std::string& address, DatabaseWaits waits, SqlUse use)
      : session_(address, waits, PostgresSession::Takes::Nothing) {
    session_.begin();
    if (use == SqlUse::Snapshot) session_.ask("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  }

  std::vector<Row> ask(const std::string& sql, const std::vector<std::string>& values = {}) override {
    const Rows answer = session_.ask(sql.c_str(), values);
    std::vector<Row> rows;
    for (int i = 0; i < answer.size(); ++i) {
      rows.emplace_back();
      for (int column = 0; column < answer.columns(); ++column)
        rows.back().push_back(answer.text(i, column));
    }
    return rows;
  }

  bool has_relation(const std::string& name) override {
    return ask("SELECT to_regclass($1) IS NOT NULL", {name}).at(0).at(0) == "t";
  }
  bool has_table(const std::string& table) override {
    return !ask("SELECT id FROM aude_tables WHERE id = $1", {table}).empty();
  }
  std::vector<Row> entries_with(const std::string& table, const std::string& word) override {
    return ask("SELECT n, entry FROM aude_log WHERE table_id = $1 AND strpos(entry, $2) > 0 ORDER BY n",
               {table, word});
  }
  void replace_entry(const std::string& table, int n, const std::string& entry) override {
    ask("UPDATE aude_log SET entry = $3, sum = $4 WHERE table_id = $1 AND n = $2",
        {table, std::to_string(n), entry, std::to_string(checksum_of(table, n, entry))});
  }
  // The node that has it sees a newer epoch with its next heartbeat. No heartbeat meanwhile.
  void touch(const std::string& table) override {
    ask("SELECT FROM aude_house FOR SHARE");
    ask("UPDATE aude_leases SET epoch = epoch + 1 WHERE open AND table_id = $1", {table});
  }

 private:
  void begin() override { session_.ask("BEGIN"); }
  PostgresSession session_;
};

}  // namespace

SqlSession::Transaction::~Transaction() {
  if (!open_) return;
  try {
    session_.ask("ROLLBACK");
  } catch (const StoreError&) {
    // The connection is gone, and the transaction with it.
  }
}

void SqlSession::Transaction::commit() {
  session_.ask("COMMIT");
  open_ = false;
}

std::unique_ptr<SqlSession> open_sqlite_session(const std::filesystem::path& file, SqlUse use) {
  return std::make_unique<SqliteSession>(file, use);
}

std::unique_ptr<SqlSession> open_postgres_session(const std::string& address, DatabaseWaits waits,
                                                  SqlUse use) {
  return std::make_unique<PostgresSqlSession>(address, waits, use);
}

std::int64_t whole_in(const std::string& cell) {
  std::int64_t number = 0;
  std::from_chars(cell.data(), cell.data() + cell.size(), number);
  return number;
}

}  // namespace aude::server
