#include "server/stores.h"

#include <algorithm>

#include "server/event_log.h"
#include "server/postgres_store.h"
#include "server/sqlite_store.h"

namespace aude::server {
namespace {

constexpr int kBatch = 500;  // tables or entries that are read or written in one go

// Calls `session` with every table of the store.
template <typename ClientSession>
void for_each_table(Store& store, ClientSession session) {
  std::vector<Store::StoredTable> some;
  do {
    some = store.tables(some.empty() ? "" : some.back().table, kBatch);
    for (const Store::StoredTable& each : some) session(each);
  } while (static_cast<int>(some.size()) == kBatch);
}

// Takes the entries of many small logs together.
class Mover {
 public:
  Mover(Store& from, Store& to) : from_(from), to_(to) {}

  void move(const Store::StoredTable& table) {
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

  Store& from_;
  Store& to_;
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

Moved migrate(Store& from, Store& to) {
  for_each_table(to, [&](const Store::StoredTable& each) {
    if (from.load(each.table, 0, 1).empty())
      throw StoreError("the target has other tables already, such as " + each.table);
  });
  Mover mover(from, to);
  for_each_table(from, [&](const Store::StoredTable& each) { mover.move(each); });
  if (const auto time = from.load_clock()) to.store_clock(*time);
  return mover.finish();
}

}  // namespace aude::server
