// Sessions with a PostgreSQL database: questions with a time limit, begun again when they have broken.
#pragma once

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

// '{"a","b"}', as PostgreSQL reads arrays.
class ArrayText {
 public:
  void add(std::string_view text);
  std::string finish() { return std::move(text_) + "}"; }

 private:
  std::string text_ = "{";
};

// Used by one thread at a time, others wait.
class PostgresSession {
 public:
  // What each session takes first: nothing, the services for itself, or the services with other nodes.
  // It is none when that cannot be had.
  enum class Takes { Nothing, Store, Share };

  PostgresSession(std::string address, DatabaseWaits waits, Takes takes);
  ~PostgresSession();
  PostgresSession(const PostgresSession&) = delete;
  PostgresSession& operator=(const PostgresSession&) = delete;

  // The first time: what is wrong now is wrong with the set-up. Whoever takes the services makes it
  // where there is none, and brings an older one up to date.
  void begin();

  // Throws StoreGone when nobody knows the answer, StoreInUse, StoreConflict, StoreError.
  Rows ask(const char* sql, const std::vector<std::string>& values = {});

  // What of the server's set-up may lose something.
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
  int version();
  void prepare_schema();
  void bring_up_to_date();
  [[noreturn]] void refuse_connection();
  bool has_broken();
  Rows exchange(const char* sql, const std::vector<std::string>& values);
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

// Whether somebody could read a password out of the address.
bool has_password(const std::string& address);

}  // namespace aude::server
