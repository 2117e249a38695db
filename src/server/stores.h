// SPDX-License-Identifier: MIT
// All kinds of stores, and what is done with whole ones: copying, backing up, removing old tables.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/store.h"

namespace aude::server {

bool is_database_address(std::string_view place);  // postgresql://... or postgres://...

// The store at a place: a PostgreSQL address, or else a file of SQLite's. Says on standard error what
// is not as it should be there. `node`: a database that several nodes share, for this one of them.
// Throws StoreError.
std::unique_ptr<Store> open_store(const std::string& place, DatabaseWaits waits = {},
                                  const std::string& node = {});

// The tables at a place as they are now, also while servers use them. Throws StoreError.
std::unique_ptr<StoreReader> open_reader(const std::string& place, DatabaseWaits waits = {});

// A session that writes beside the servers that use the place. Throws StoreError.
std::unique_ptr<SqlSession> open_session_beside(const std::string& place, DatabaseWaits waits = {});

struct DamagedTable {
  std::string table;
  std::string reason;
};

struct Moved {
  std::int64_t tables = 0;
  std::int64_t entries = 0;
  std::int64_t found = 0;  // of these entries, were there already
  std::vector<DamagedTable> damaged{};
};

// What to do with tables that cannot be rebuilt from their logs.
enum class OnDamage {
  Throw,         // if entries were changed in the store; the rules are not checked
  KeepReadable,  // reported; copied if all entries are as they were stored
  LeaveOut,      // reported
};

// Copies the clock and all tables into a store that has none, or to which an earlier copy was broken
// off. Throws StoreError, also when the other store has anything else.
Moved migrate(StoreReader& from, Store& to, OnDamage on_damage = OnDamage::Throw);

// Replays the logs of all tables. `moved.tables` are those that can be rebuilt.
Moved check_tables(StoreReader& store);

// Writes all tables and the clock into a new SQLite file, readable by its owner only. The file appears
// under its name once it is complete and on disk. Throws StoreError.
Moved write_backup(StoreReader& from, const std::filesystem::path& file);

struct OldTables {
  std::int64_t before = 0;  // seconds since 1970; tables that were created before that
  bool only_finished = false;
};
struct Purged {
  std::int64_t removed = 0;
  std::int64_t open = 0;        // old, but kept: a node of the cluster has them open
  std::int64_t unfinished = 0;  // old, but kept: their games are not over
  std::int64_t remaining = 0;   // all that are left
};
// Tables that purge() would remove.
Purged find_old(StoreReader& store, const OldTables& old);
Purged purge(Store& store, const OldTables& old);

}  // namespace aude::server
