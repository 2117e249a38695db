// SPDX-License-Identifier: MIT
// Logs in one SQLite file: write-ahead logging, synchronised with the disk at every commit. The clock
// of the games is in aude.clock next to it.
#pragma once

#include <filesystem>
#include <memory>
#include <mutex>

#include "server/store.h"

struct sqlite3;
struct sqlite3_stmt;

namespace aude::server {

class SqliteConnection;

class SqliteStore final : public Store {
 public:
  // Opens or makes the file, checks it, and brings an older schema up to date. Throws StoreError, also
  // when another process has it.
  explicit SqliteStore(const std::filesystem::path& file);
  ~SqliteStore() override;

  std::vector<std::string> load(const std::string& table, int from, int at_most) override;
  void append(std::span<const Append> entries) override;
  std::vector<StoredTable> tables(const std::string& behind, int at_most) override;
  std::optional<std::int64_t> load_clock() override;
  void store_clock(std::int64_t millis) override;
  int remove(std::span<const std::string> tables) override;
  std::unique_ptr<SqlSession> open_session() override;

 private:
  class Tidier;
  class Lock;
  std::filesystem::path path_;
  std::filesystem::path clock_;
  std::unique_ptr<Lock> lock_;
  std::unique_ptr<Tidier> tidier_;
  std::unique_ptr<SqliteConnection> writing_;  // each is used by one thread at a time
  std::unique_ptr<SqliteConnection> reading_;
  std::mutex writing_mutex_;
  std::mutex reading_mutex_;
};

// The tables of a file as they were when it was opened. Another process may use the file meanwhile; its
// schema may be an older one. The file is not changed.
class SqliteReader final : public StoreReader {
 public:
  // Throws StoreError.
  explicit SqliteReader(const std::filesystem::path& file);
  ~SqliteReader() override;

  std::vector<std::string> load(const std::string& table, int from, int at_most) override;
  std::vector<StoredTable> tables(const std::string& behind, int at_most) override;
  std::optional<std::int64_t> load_clock() override;
  std::unique_ptr<SqlSession> open_session() override;

 private:
  std::filesystem::path path_;
  std::filesystem::path clock_;
  std::unique_ptr<SqliteConnection> connection_;
  int schema_ = 0;  // 0: an empty file
};

// Makes a file that a SqliteStore has filled, and that no process uses, a backup: it contains the clock
// of the games and needs no other file. It is on disk when this returns. Throws StoreError.
void finish_backup(const std::filesystem::path& file, std::optional<std::int64_t> clock);

// The version of a file's schema, and the one that this program writes.
int sqlite_schema_of(const std::filesystem::path& file);
int sqlite_schema();

}  // namespace aude::server
