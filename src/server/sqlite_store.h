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

  // A consistent copy of a file that may be in use; `to` must not exist. Throws StoreError.
  static void back_up(const std::filesystem::path& from, const std::filesystem::path& to);

 private:
  class Connection;
  class Tidier;
  class Lock;
  std::filesystem::path clock_;
  std::unique_ptr<Lock> lock_;
  std::unique_ptr<Tidier> tidier_;
  std::unique_ptr<Connection> writing_;  // each is used by one thread at a time
  std::unique_ptr<Connection> reading_;
  std::mutex writing_mutex_;
  std::mutex reading_mutex_;
};

}  // namespace aude::server
