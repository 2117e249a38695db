#include "server/postgres_store.h"

#include <algorithm>
#include <string_view>

namespace aude::server {
namespace {

constexpr const char* kAppend = "SELECT aude_append($1, $2, $3, $4, $5, $6)";
constexpr const char* kReadLog =
    "SELECT n, entry, sum FROM aude_log WHERE table_id = $1 AND n >= $2 ORDER BY n LIMIT $3";
constexpr const char* kReadTables =
    "SELECT id, extract(epoch FROM made)::bigint FROM aude_tables WHERE id > $1 ORDER BY id LIMIT $2";

// Names of tables are letters and signs; what else is asked for is not there, and may be no text at
// all.
bool may_be_table(std::string_view name) {
  return std::all_of(name.begin(), name.end(),
                     [](char letter) { return letter > ' ' && letter < 127; });
}

}  // namespace

PostgresStore::PostgresStore(const std::string& address, DatabaseWaits waits, std::string node)
    : node_(std::move(node)),
      writing_(address, waits,
               node_.empty() ? PostgresSession::Takes::Store : PostgresSession::Takes::Share),
      reading_(address, waits) {
  writing_.begin();
  reading_.begin();
  append({});
  warnings_ = writing_.risks();
}

std::vector<std::string> PostgresStore::load(const std::string& table, int from, int at_most) {
  if (!may_be_table(table)) return {};
  const Rows answer = reading_.ask(kReadLog, {table, std::to_string(from), std::to_string(at_most)});
  std::vector<std::string> entries;
  for (int row = 0; row < answer.size(); ++row) {
    const auto n = static_cast<int>(answer.whole(row, 0));
    entries.push_back(answer.text(row, 1));
    if (n != from + row || answer.whole(row, 2) != checksum_of(table, n, entries.back()))
      throw StoreDamaged("table " + table + ": entry " + std::to_string(n) + " is damaged");
  }
  return entries;
}

void PostgresStore::append(std::span<const Append> entries) {
  ArrayText tables;
  ArrayText numbers;
  ArrayText texts;
  ArrayText sums;
  ArrayText mades;
  for (const Append& each : entries) {
    tables.add(each.table);
    numbers.add(std::to_string(each.n));
    texts.add(each.entry);
    sums.add(std::to_string(checksum_of(each.table, each.n, each.entry)));
    mades.add(std::to_string(each.made));
  }
  writing_.ask(kAppend, {tables.finish(), numbers.finish(), texts.finish(), sums.finish(),
                         mades.finish(), node_});
}

std::vector<Store::StoredTable> PostgresStore::tables(const std::string& behind, int at_most) {
  const Rows answer = reading_.ask(kReadTables, {behind, std::to_string(at_most)});
  std::vector<StoredTable> found;
  for (int row = 0; row < answer.size(); ++row)
    found.push_back({answer.text(row, 0), answer.whole(row, 1)});
  return found;
}

std::optional<std::int64_t> PostgresStore::load_clock() {
  const Rows answer = reading_.ask("SELECT clock FROM aude_house WHERE clock IS NOT NULL");
  return answer.size() == 1 ? std::optional(answer.whole(0, 0)) : std::nullopt;
}

void PostgresStore::store_clock(std::int64_t millis) {
  writing_.ask("UPDATE aude_house SET clock = $1", {std::to_string(millis)});
}

}  // namespace aude::server
