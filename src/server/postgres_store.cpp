// SPDX-License-Identifier: MIT
#include "server/postgres_store.h"

#include <algorithm>
#include <string_view>

#include "server/array_text.h"
#include "server/postgres_schema.h"
#include "server/rating_log.h"
#include "server/sql_session.h"

namespace aude::server {
namespace {

constexpr const char* kAppend = "SELECT aude_append($1, $2, $3, $4, $5, $6)";
constexpr const char* kAppendGames =
    "SELECT aude_append_games($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)";
constexpr const char* kAppendResults =
    "SELECT aude_append_results($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,"
    " $17, $18, $19, $20, $21)";
// `where` is a condition that comes first.
std::string read_log(const std::string& where) {
  return "SELECT n, entry, sum FROM aude_log WHERE " + where +
         "table_id = $1 AND n >= $2 ORDER BY n LIMIT $3";
}
std::string read_tables(const std::string& where) {
  return "SELECT id, extract(epoch FROM made)::bigint FROM aude_tables WHERE " + where +
         "id > $1 ORDER BY id LIMIT $2";
}
const std::string kReadLog = read_log("");
const std::string kReadTables = read_tables("");
constexpr const char* kReadClock = "SELECT clock FROM aude_house WHERE clock IS NOT NULL";

// A session whose connection has broken is restored without its snapshot: then these fail.
constexpr const char* kHoldSnapshot = "SELECT set_config('aude.snapshot', 'held', true)";
const std::string kInSnapshot = "current_setting('aude.snapshot') = 'held' AND ";
const std::string kReadLogInSnapshot = read_log(kInSnapshot);
const std::string kReadTablesInSnapshot = read_tables(kInSnapshot);

// Heartbeats and claims of tables wait for the lock on aude_house. The second statement therefore sees
// all tables that nodes have open.
constexpr const char* kRemove =
    "SELECT FROM aude_house FOR UPDATE; WITH removed AS ("
    "DELETE FROM aude_tables t WHERE t.id = ANY (%::text[]) AND NOT EXISTS ("
    "SELECT FROM aude_leases l JOIN aude_living USING (node) WHERE l.table_id = t.id AND l.open)"
    " RETURNING t.id) SELECT count(*) FROM removed";

// Names of tables are letters and signs; what else is asked for is not there, and may be no text at
// all.
bool may_be_table(std::string_view name) {
  return std::all_of(name.begin(), name.end(),
                     [](char letter) { return letter > ' ' && letter < 127; });
}

template <typename Session>
std::vector<std::string> load_with(Session& session, const std::string& sql, const std::string& table,
                                   int from, int at_most) {
  if (!may_be_table(table)) return {};
  const Rows answer = session.ask(sql.c_str(), {table, std::to_string(from), std::to_string(at_most)});
  std::vector<std::string> entries;
  for (int row = 0; row < answer.size(); ++row) {
    const auto n = static_cast<int>(answer.whole(row, 0));
    entries.push_back(answer.text(row, 1));
    if (n != from + row || answer.whole(row, 2) != checksum_of(table, n, entries.back()))
      throw StoreDamaged("table " + table + ": entry " + std::to_string(n) + " is damaged");
  }
  return entries;
}

template <typename Session>
std::vector<StoreReader::StoredTable> tables_with(Session& session, const std::string& sql,
                                                  const std::string& behind, int at_most) {
  const Rows answer = session.ask(sql.c_str(), {behind, std::to_string(at_most)});
  std::vector<StoreReader::StoredTable> found;
  for (int row = 0; row < answer.size(); ++row)
    found.push_back({answer.text(row, 0), answer.whole(row, 1)});
  return found;
}

template <typename Session>
std::optional<std::int64_t> clock_with(Session& session) {
  const Rows answer = session.ask(kReadClock);
  return answer.size() == 1 ? std::optional(answer.whole(0, 0)) : std::nullopt;
}

// The further arguments of aude_append_games.
void add_games(std::span<const Append> entries, std::vector<std::string>& values) {
  std::array<ArrayText, 8> columns;
  const auto add = [&](std::size_t first, const std::vector<std::string>& row) {
    for (std::size_t i = 0; i < row.size(); ++i) columns[first + i].add(row[i]);
  };
  for (const Append& each : entries) {
    for (const table::SeatTie& tie : each.ties) add(0, {each.table, tie.token, tie.player});
    if (each.game)
      add(3, {each.table, each.game->stage, each.game->actor, each.game->about,
              std::to_string(each.game->changed)});
  }
  for (ArrayText& column : columns) values.push_back(column.finish());
}

// The further arguments of aude_append_results.
void add_results(std::span<const Append> entries, std::vector<std::string>& values) {
  std::array<ArrayText, 7> columns;
  for (const Append& each : entries) {
    if (!each.result) continue;
    columns[0].add(each.table);
    columns[1].add(compete::name_of(each.result->kind));
    columns[2].add(std::to_string(each.result->finished));
    columns[3].add(std::to_string(each.result->seats.size()));
    for (const table::RatedSeat& seat : each.result->seats) {
      columns[4].add(seat.player);
      columns[5].add(std::to_string(seat.place));
      columns[6].add(std::to_string(seat.points));
    }
  }
  for (ArrayText& column : columns) values.push_back(column.finish());
}

}  // namespace

PostgresStore::PostgresStore(const std::string& address, DatabaseWaits waits, std::string node)
    : address_(address),
      waits_(waits),
      node_(std::move(node)),
      writing_(address, waits,
               node_.empty() ? PostgresSession::Takes::Store : PostgresSession::Takes::Share),
      reading_(address, waits) {
  writing_.begin();
  reading_.begin();
  append({});
  warnings_ = writing_.risks();
}

std::vector<std::string> PostgresStore::load(const std::string& table, int from, int at_most) {
  return load_with(reading_, kReadLog, table, from, at_most);
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
  std::vector<std::string> values{tables.finish(), numbers.finish(), texts.finish(),
                                  sums.finish(),   mades.finish(),   node_};
  const bool has_results = std::any_of(entries.begin(), entries.end(),
                                       [](const Append& each) { return each.result.has_value(); });
  const bool has_games =
      has_results || std::any_of(entries.begin(), entries.end(), [](const auto& each) {
        return !each.ties.empty() || each.game.has_value();
      });
  if (has_games) add_games(entries, values);
  if (has_results) add_results(entries, values);
  writing_.ask(has_results ? kAppendResults : has_games ? kAppendGames : kAppend, values);
}

std::unique_ptr<SqlSession> PostgresStore::open_session() {
  return open_postgres_session(address_, waits_, SqlUse::Write);
}

std::vector<Store::StoredTable> PostgresStore::tables(const std::string& behind, int at_most) {
  return tables_with(reading_, kReadTables, behind, at_most);
}

std::optional<std::int64_t> PostgresStore::load_clock() { return clock_with(reading_); }

void PostgresStore::store_clock(std::int64_t millis) {
  writing_.ask("UPDATE aude_house SET clock = $1", {std::to_string(millis)});
}

int PostgresStore::remove(std::span<const std::string> tables) {
  ArrayText names;
  for (const std::string& table : tables) {
    // It becomes part of the statement.
    if (may_be_table(table) && table.find_first_of("'\\\"") == std::string::npos) names.add(table);
  }
  std::string sql = kRemove;
  sql.replace(sql.find('%'), 1, "'" + names.finish() + "'");
  return static_cast<int>(writing_.ask_together(sql).whole(0, 0));
}

// --- reading ---

PostgresReader::PostgresReader(const std::string& address, DatabaseWaits waits)
    : address_(address), waits_(waits), session_(address, waits, PostgresSession::Takes::Nothing) {
  session_.begin();
  step_ = session_.schema_step();
  if (step_ == 0) throw StoreError("there are no tables of Aude in this schema of the database");
  session_.ask("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  session_.ask(kHoldSnapshot);
}

std::vector<std::string> PostgresReader::load(const std::string& table, int from, int at_most) {
  return load_with(session_, kReadLogInSnapshot, table, from, at_most);
}

std::vector<StoreReader::StoredTable> PostgresReader::tables(const std::string& behind, int at_most) {
  return tables_with(session_, kReadTablesInSnapshot, behind, at_most);
}

std::optional<std::int64_t> PostgresReader::load_clock() { return clock_with(session_); }

std::unique_ptr<SqlSession> PostgresReader::open_session() {
  return step_ < kPostgresSchemaWithPlayers ? nullptr
                                            : open_postgres_session(address_, waits_, SqlUse::Snapshot);
}

}  // namespace aude::server
