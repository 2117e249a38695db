// SPDX-License-Identifier: MIT
// Storage of logs: a small interface with one implementation per database, and a writer that commits
// everything that has arrived in the meantime at once.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "table/game_note.h"

namespace aude::server {

struct Append {
  std::string table;
  int n = 0;  // its number in the table's log
  std::string entry;
  std::int64_t made = 0;  // with entry 0: when the table was made, in seconds since 1970; 0: now
  // For players, stored with the entry: seats that were taken, and how the game stands after it.
  std::vector<table::SeatTie> ties{};
  std::optional<table::GameNote> game{};
  // The result of a rated game that this entry has ended. It is stored once: if there is one already,
  // or if a player was deleted, it is ignored.
  std::optional<table::RatedGame> result{};
};

class StoreError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Another process has written to this log.
class StoreConflict : public StoreError {
 public:
  using StoreError::StoreError;
};

// The store cannot be reached now. It is unknown whether an append was committed.
class StoreGone : public StoreError {
 public:
  using StoreError::StoreError;
};

// Another server uses this store.
class StoreInUse : public StoreError {
 public:
  using StoreError::StoreError;
};

// A stored entry was damaged.
class StoreDamaged : public StoreError {
 public:
  using StoreError::StoreError;
};

// Timeouts of a database.
struct DatabaseWaits {
  std::chrono::milliseconds to_connect{3000};
  std::chrono::milliseconds for_answer{5000};  // one that takes longer counts as none
  // For a store in use: the session of a server that has just stopped may still be open.
  std::chrono::milliseconds for_lock{1500};
};

class SqlSession;

// Reads the tables of a store.
class StoreReader {
 public:
  virtual ~StoreReader() = default;

  // At most that many entries of the table's log, from this number on; none if there are none, or no
  // such table. Throws StoreDamaged when they are not what was stored, StoreError for anything else.
  virtual std::vector<std::string> load(const std::string& table, int from, int at_most) = 0;

  // At most that many tables, in the order of their names, after this one; all come after "".
  struct StoredTable {
    std::string table;
    std::int64_t made = 0;  // seconds since 1970
    bool operator==(const StoredTable&) const = default;
  };
  virtual std::vector<StoredTable> tables(const std::string& behind, int at_most) = 0;

  // The clock of the games (game_clock.h), in milliseconds; nothing if it was never stored.
  virtual std::optional<std::int64_t> load_clock() = 0;

  // A session for what the store has about players (players.h); nullptr if it has nothing. It must not
  // outlive the store.
  virtual std::unique_ptr<SqlSession> open_session();
};

class Store : public StoreReader {
 public:
  // All or nothing, and on disk when it returns. Throws StoreConflict for an entry whose number is not
  // the next one, StoreError for anything else. An empty batch performs a test write.
  virtual void append(std::span<const Append> entries) = 0;

  virtual void store_clock(std::int64_t millis) = 0;

  // Removes tables with their logs, and returns how many were removed. Tables that a node of a cluster
  // has open are kept.
  virtual int remove(std::span<const std::string> tables) = 0;
};

// Tells whether an entry is still what was stored, and where. The same in every store.
std::int64_t checksum_of(const std::string& table, int n, std::string_view entry);

// Runs a task later on the I/O thread. Safe from any thread.
using Post = std::function<void(std::function<void()>)>;

// Stores batches on its own thread: all that wait are committed together, each completely or not at
// all.
class Writer {
 public:
  using Batch = std::vector<Append>;
  using Done = std::function<void(bool stored)>;

  Writer(Store& store, Post post);
  ~Writer();  // stores what waits

  // `done` is posted when the batch is on disk or has failed; batches are answered in order.
  void submit(Batch batch, Done done);

  // Since the start; for metrics.
  struct Count {
    std::int64_t commits = 0;
    std::int64_t entries = 0;
    std::int64_t failures = 0;
  };
  Count count() const;

 private:
  struct Job {
    Batch batch;
    Done done;
    bool stored = false;
  };
  void work();
  void store_together(std::vector<Job>& jobs);

  Store& store_;
  Post post_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Job> waiting_;
  Count count_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace aude::server
