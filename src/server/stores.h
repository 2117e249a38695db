// All kinds of stores, and copying from one to another.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "server/store.h"

namespace aude::server {

bool is_database_address(std::string_view place);  // postgresql://... or postgres://...

// The store at a place: a PostgreSQL address, or else a file of SQLite's. Says on standard error what
// is not as it should be there. `node`: a database that several nodes share, for this one of them.
// Throws StoreError.
std::unique_ptr<Store> open_store(const std::string& place, DatabaseWaits waits = {},
                                  const std::string& node = {});

struct Moved {
  std::int64_t tables = 0;
  std::int64_t entries = 0;
  std::int64_t found = 0;  // of these entries, were there already
};

// Copies the clock and all tables into a store that has none, or to which an earlier copy was broken
// off. Throws StoreError, also when the other store has anything else.
Moved migrate(Store& from, Store& to);

}  // namespace aude::server
