// SPDX-License-Identifier: MIT
// Sessions with a PostgreSQL database: queries with a time limit, on a connection that is restored when
// it has broken.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "server/store.h"

struct pg_conn;
struct pg_result;

namespace aude::server {

// What the database has answered.
class Rows {
 public:
  explicit Rows(pg_result* result) : result_(result) {}
  bool is_good() const;
  std::string code() const;
  std::string message() const;
  int size() const;
  int columns() const;
  std::string text(int row, int column) const;
  std::int64_t whole(int row, int column) const;
  double number(int row, int column) const;
  bool is_true() const { return size() == 1 && text(0, 0) == "t"; }

 private:
  struct Clearer {
    void operator()(pg_result* result) const;
  };
  std::unique_ptr<pg_result, Clearer> result_;
};

// Used by one thread at a time, others wait.
class PostgresSession {
 public:
  // The lock that each session takes first: none, an exclusive one on the data, or one that is shared
  // with other nodes. Without that lock there is no session.
  enum class Takes { Nothing, Store, Share };

  PostgresSession(std::string address, DatabaseWaits waits, Takes takes);
  ~PostgresSession();
  PostgresSession(const PostgresSession&) = delete;
  PostgresSession& operator=(const PostgresSession&) = delete;

  // Connects for the first time: errors are errors of the configuration. A session with a lock creates
  // the schema where there is none, and applies missing steps to an older one.
  void begin();

  // Throws StoreGone when it is unknown whether the statement was executed, StoreInUse, StoreConflict,
  // StoreError.
  Rows ask(const char* sql, const std::vector<std::string>& values = {});
  // Several statements, separated by semicolons: all are executed or none. Returns the last answer.
  Rows ask_together(const std::string& sql);

  // The number of the newest step of the schema; 0 if there is no schema. Throws StoreError if a newer
  // version has written it.
  int schema_step();

  // Settings of the database server that may lose data.
  std::vector<std::string> risks();

 private:
  using Clock = std::chrono::steady_clock;
  struct Clearer {
    void operator()(pg_conn* connection) const;
  };

  void make_ready();
  void open();
  void connect();
  void take_lock();
  void lock_store(bool shared);
  struct Schema {
    int version = 0;  // the oldest step that a program must know
    int step = 0;     // the steps that were applied
  };
  Schema schema();
  void check_schema(const Schema& found);
  void prepare_schema();
  void apply_steps();
  [[noreturn]] void refuse_connection();
  bool has_broken();
  Rows exchange(const char* sql, const std::vector<std::string>& values);
  Rows exchange_together(const std::string& sql);
  void send(int accepted);
  Rows receive();
  Rows checked(Rows answer);
  [[noreturn]] void lose();
  bool wait(int what, Clock::time_point end);

  std::string address_;
  std::string name_;
  DatabaseWaits waits_;
  Takes takes_;
  std::mutex mutex_;
  std::unique_ptr<pg_conn, Clearer> session_;
  bool prepared_ = false;
  bool was_asynchronous_ = false;  // the server's default; our sessions are not
  std::chrono::milliseconds pause_{0};
  Clock::time_point next_try_{};
};

// Several sessions without a lock, for queries from several threads. A query waits only if all of them
// are in use.
template <std::size_t kCount>
class PostgresSessions {
 public:
  PostgresSessions(const std::string& address, DatabaseWaits waits) {
    for (auto& session : sessions_)
      session = std::make_unique<PostgresSession>(address, waits, PostgresSession::Takes::Nothing);
  }
  void begin() {
    for (const auto& session : sessions_) session->begin();
  }
  Rows ask(const char* sql, const std::vector<std::string>& values = {}) {
    for (std::size_t i = 0; i < kCount; ++i) {
      if (const InUse in_use(users_[i]); in_use.is_first) return sessions_[i]->ask(sql, values);
    }
    const std::size_t i = next_++ % kCount;
    const InUse in_use(users_[i]);
    return sessions_[i]->ask(sql, values);
  }

 private:
  struct InUse {
    explicit InUse(std::atomic<int>& count) : users(count), is_first(count++ == 0) {}
    ~InUse() { --users; }
    InUse(const InUse&) = delete;
    InUse& operator=(const InUse&) = delete;
    std::atomic<int>& users;
    const bool is_first;
  };

  std::array<std::unique_ptr<PostgresSession>, kCount> sessions_;
  std::array<std::atomic<int>, kCount> users_{};
  std::atomic<std::size_t> next_ = 0;
};

// False in a program that was built without PostgreSQL: its sessions refuse to start.
bool has_postgres();

// The newest step of the schema that this program knows.
int postgres_schema();

// Whether the address contains a password.
bool has_password(const std::string& address);

}  // namespace aude::server
