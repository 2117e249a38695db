// SPDX-License-Identifier: MIT
#include "server/stores.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <functional>

#include "server/event_log.h"
#include "server/log_reading.h"
#include "server/players.h"
#include "server/postgres_store.h"
#include "server/private_file.h"
#include "server/random.h"
#include "server/sql_session.h"
#include "server/sqlite_store.h"

namespace aude::server {
namespace {

constexpr int kBatch = 500;  // tables or entries that are read or written in one go

template <typename Visit>
void for_each_table(StoreReader& store, Visit visit) {
  std::vector<StoreReader::StoredTable> some;
  do {
    some = store.tables(some.empty() ? "" : some.back().table, kBatch);
    for (const StoreReader::StoredTable& each : some) visit(each);
  } while (static_cast<int>(some.size()) == kBatch);
}

// Rebuilds the table from its whole log. Nothing is drawn, and no clock runs.
LogReading replay(StoreReader& store, const std::string& table) {
  LogReading reading(table, random_below, 0);
  reading.read_all(store);
  return reading;
}

// Takes the entries of many small logs together.
class Mover {
 public:
  Mover(StoreReader& from, Store& to, OnDamage on_damage)
      : from_(from), to_(to), on_damage_(on_damage) {}

  void move(const StoreReader::StoredTable& table) {
    if (on_damage_ != OnDamage::Throw) {
      const LogReading checked = replay(from_, table.table);
      if (!checked.damage().empty()) {
        moved_.damaged.push_back({table.table, checked.damage()});
        if (on_damage_ == OnDamage::LeaveOut || !checked.is_readable()) return;
      }
    }
    ++moved_.tables;
    std::vector<std::string> entries;
    int n = 0;
    do {
      entries = from_.load(table.table, n, kBatch);
      const std::vector<std::string> there = to_.load(table.table, n, kBatch);
      if (there.size() > entries.size() || !std::equal(there.begin(), there.end(), entries.begin())) {
        throw StoreError("table " + table.table + " is there already, and it is another one");
      }
      moved_.found += static_cast<std::int64_t>(there.size());
      for (std::size_t i = there.size(); i < entries.size(); ++i)
        waiting_.push_back({table.table, n + static_cast<int>(i), std::move(entries[i]), table.made});
      n += static_cast<int>(entries.size());
      if (static_cast<int>(waiting_.size()) >= kBatch) write();
    } while (static_cast<int>(entries.size()) == kBatch);
    moved_.entries += n;
  }

  Moved finish() {
    write();
    return moved_;
  }

 private:
  void write() {
    to_.append(waiting_);
    waiting_.clear();
  }

  StoreReader& from_;
  Store& to_;
  OnDamage on_damage_;
  std::vector<Append> waiting_;
  Moved moved_;
};

}  // namespace

bool is_database_address(std::string_view place) {
  return place.starts_with("postgresql://") || place.starts_with("postgres://");
}

std::unique_ptr<Store> open_store(const std::string& place, DatabaseWaits waits,
                                  const std::string& node) {
  if (!is_database_address(place)) return std::make_unique<SqliteStore>(place);
  auto store = std::make_unique<PostgresStore>(place, waits, node);
  for (const std::string& warning : store->warnings()) note("storage_warning", warning);
  return store;
}

std::unique_ptr<StoreReader> open_reader(const std::string& place, DatabaseWaits waits) {
  if (!is_database_address(place)) return std::make_unique<SqliteReader>(place);
  return std::make_unique<PostgresReader>(place, waits);
}

std::unique_ptr<SqlSession> open_session_beside(const std::string& place, DatabaseWaits waits) {
  if (!is_database_address(place)) return open_sqlite_session(place, SqlUse::Write);
  return open_postgres_session(place, waits, SqlUse::Write);
}

namespace {

Moved copy_tables(StoreReader& from, Store& to, OnDamage on_damage) {
  for_each_table(to, [&](const StoreReader::StoredTable& each) {
    if (from.load(each.table, 0, 1).empty())
      throw StoreError("the target has other tables already, such as " + each.table);
  });
  Mover mover(from, to, on_damage);
  for_each_table(from, [&](const StoreReader::StoredTable& each) { mover.move(each); });
  Moved moved = mover.finish();
  const auto players = from.open_session();
  if (const auto target = to.open_session(); players != nullptr && target != nullptr)
    Players::copy(*players, *target);
  return moved;
}

// A file under another name until it is complete. If the process ends before that, the next one that
// writes the same file starts again.
class PartialFile {
 public:
  explicit PartialFile(const std::filesystem::path& file)
      : file_(unused(file)), partial_(file.string() + ".partial"), content_(partial_) {
    if (!content_.is_open())
      throw StoreError(partial_.string() + " cannot be created: " + std::strerror(errno));
    if (!content_.lock()) throw StoreError(partial_.string() + " is being written by another process");
    // What an interrupted process has left. The write-ahead log goes first: it belongs to the old file.
    remove_others();
    if (!content_.truncate()) throw StoreError(partial_.string() + " cannot be written");
  }
  ~PartialFile() {
    std::error_code ignored;
    if (!complete_) std::filesystem::remove(partial_, ignored);
    remove_others();
  }
  PartialFile(const PartialFile&) = delete;
  PartialFile& operator=(const PartialFile&) = delete;

  const std::filesystem::path& path() const { return partial_; }
  // Gives it its name.
  void complete() {
    complete_ = content_.sync() && PrivateFile::move(partial_, unused(file_));
    if (!complete_) throw StoreError(file_.string() + " cannot be written: " + std::strerror(errno));
  }

 private:
  static std::filesystem::path unused(const std::filesystem::path& file) {
    if (std::filesystem::exists(file)) throw StoreError(file.string() + " exists already");
    return file;
  }
  void remove_others() {
    for (const char* ending : {"-wal", "-shm", "-journal", ".lock"}) {
      std::error_code ignored;
      std::filesystem::remove(partial_.string() + ending, ignored);
    }
  }

  std::filesystem::path file_;
  std::filesystem::path partial_;
  PrivateFile content_;
  bool complete_ = false;
};

// Calls `use` with the old tables, and counts all.
Purged visit_old(StoreReader& store, const OldTables& old,
                 const std::function<void(const std::string&)>& use) {
  Purged count;
  for_each_table(store, [&](const StoreReader::StoredTable& each) {
    ++count.remaining;
    if (each.made >= old.before) return;
    if (old.only_finished) {
      const LogReading reading = replay(store, each.table);
      if (reading.damage().empty() && !reading.table().is_over()) {
        ++count.unfinished;
        return;
      }
    }
    ++count.removed;
    --count.remaining;
    use(each.table);
  });
  return count;
}

}  // namespace

Moved migrate(StoreReader& from, Store& to, OnDamage on_damage) {
  Moved moved = copy_tables(from, to, on_damage);
  if (const auto time = from.load_clock()) to.store_clock(*time);
  return moved;
}

Moved check_tables(StoreReader& store) {
  Moved checked;
  for_each_table(store, [&](const StoreReader::StoredTable& each) {
    const LogReading reading = replay(store, each.table);
    if (!reading.damage().empty()) return checked.damaged.push_back({each.table, reading.damage()});
    ++checked.tables;
    checked.entries += reading.length();
  });
  return checked;
}

Moved write_backup(StoreReader& from, const std::filesystem::path& file) {
  PartialFile partial(file);
  Moved moved = [&] {
    SqliteStore to(partial.path());
    return copy_tables(from, to, OnDamage::KeepReadable);
  }();
  finish_backup(partial.path(), from.load_clock());
  partial.complete();
  return moved;
}

Purged find_old(StoreReader& store, const OldTables& old) {
  return visit_old(store, old, [](const std::string&) {});
}

Purged purge(Store& store, const OldTables& old) {
  constexpr std::size_t kTogether = 50;  // the nodes of a cluster wait meanwhile
  std::vector<std::string> tables;
  Purged purged = visit_old(store, old, [&](const std::string& table) { tables.push_back(table); });
  for (std::size_t at = 0; at < tables.size(); at += kTogether) {
    const std::span<const std::string> some(tables.data() + at,
                                            std::min(kTogether, tables.size() - at));
    purged.open += static_cast<std::int64_t>(some.size()) - store.remove(some);
  }
  purged.removed -= purged.open;
  purged.remaining += purged.open;
  return purged;
}

}  // namespace aude::server
