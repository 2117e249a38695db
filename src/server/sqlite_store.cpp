// SPDX-License-Identifier: MIT
#include "server/sqlite_store.h"

#include <sqlite3.h>

#include <condition_variable>
#include <cstdio>
#include <fstream>
#include <thread>

#include "server/private_file.h"
#include "server/rating_log.h"
#include "server/sql_session.h"

namespace aude::server {
namespace {

// Each step brings the schema from its number to the next; `user_version` of the file counts them.
constexpr const char* kMigrations[] = {
    "CREATE TABLE tables ("
    "  no INTEGER PRIMARY KEY,"
    "  id TEXT NOT NULL UNIQUE,"
    "  made INTEGER NOT NULL"  // seconds since 1970
    ") STRICT;"
    "CREATE TABLE log ("
    "  table_no INTEGER NOT NULL REFERENCES tables,"
    "  n INTEGER NOT NULL,"
    "  entry TEXT NOT NULL,"
    "  PRIMARY KEY (table_no, n)"
    ") STRICT, WITHOUT ROWID;",
    "ALTER TABLE log ADD COLUMN sum INTEGER;",  // see checksum_of(); older entries have none
    // Players. The names are those in PostgreSQL, where postgres_schema.h explains them.
    "CREATE TABLE aude_house (secret TEXT NOT NULL) STRICT;"
    "INSERT INTO aude_house VALUES (lower(hex(randomblob(32))));"
    "CREATE TABLE aude_players ("
    "  id TEXT PRIMARY KEY,"
    "  name TEXT NOT NULL,"
    "  written TEXT NOT NULL UNIQUE,"
    "  lower_case TEXT NOT NULL UNIQUE,"
    "  upper_case TEXT NOT NULL UNIQUE,"
    "  colour INTEGER NOT NULL,"
    "  face TEXT NOT NULL,"
    "  language TEXT NOT NULL,"
    "  created INTEGER NOT NULL,"
    "  code TEXT NOT NULL"
    ") STRICT;"
    "CREATE INDEX aude_players_code ON aude_players (code);"
    "CREATE TABLE aude_keys ("
    "  fingerprint TEXT PRIMARY KEY,"
    "  key TEXT NOT NULL,"
    "  player TEXT NOT NULL REFERENCES aude_players ON DELETE CASCADE,"
    "  name TEXT NOT NULL,"
    "  added INTEGER NOT NULL,"
    "  seen INTEGER NOT NULL"
    ") STRICT;"
    "CREATE INDEX aude_keys_player ON aude_keys (player);"
    "CREATE TABLE aude_links ("
    "  hash TEXT PRIMARY KEY,"
    "  player TEXT NOT NULL UNIQUE REFERENCES aude_players ON DELETE CASCADE,"
    "  expires INTEGER NOT NULL"
    ") STRICT;"
    "CREATE TABLE aude_spent (challenge TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT;"
    "CREATE TABLE aude_games ("
    "  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,"
    "  stage TEXT NOT NULL,"
    "  actor TEXT NOT NULL,"
    "  about TEXT NOT NULL,"
    "  changed INTEGER NOT NULL"
    ") STRICT;"
    "CREATE TABLE aude_seats ("
    "  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,"
    "  token TEXT NOT NULL,"
    "  player TEXT NOT NULL REFERENCES aude_players ON DELETE CASCADE,"
    "  PRIMARY KEY (table_id, token)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX aude_seats_player ON aude_seats (player);",
    // Ratings, explained in postgres_schema.h too.
    "CREATE TABLE aude_results ("
    "  table_id TEXT PRIMARY KEY,"
    "  kind TEXT NOT NULL,"
    "  finished INTEGER NOT NULL,"
    "  no INTEGER NOT NULL DEFAULT 0,"
    "  at INTEGER NOT NULL DEFAULT 0"
    ") STRICT;"
    "CREATE UNIQUE INDEX aude_results_no ON aude_results (no) WHERE no > 0;"
    "CREATE INDEX aude_results_waiting ON aude_results (finished) WHERE no = 0;"
    "CREATE TABLE aude_result_seats ("
    "  table_id TEXT NOT NULL REFERENCES aude_results ON DELETE CASCADE,"
    "  seat INTEGER NOT NULL,"
    "  player TEXT NOT NULL,"
    "  place INTEGER NOT NULL,"
    "  points INTEGER NOT NULL,"
    "  before INTEGER NOT NULL DEFAULT 0,"
    "  rating INTEGER NOT NULL DEFAULT 0,"
    "  deviation INTEGER NOT NULL DEFAULT 0,"
    "  PRIMARY KEY (table_id, seat)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX aude_result_seats_player ON aude_result_seats (player);"
    "CREATE TABLE aude_standings ("
    "  kind TEXT NOT NULL,"
    "  player TEXT NOT NULL,"
    "  rating INTEGER NOT NULL,"
    "  deviation INTEGER NOT NULL,"
    "  volatility INTEGER NOT NULL,"
    "  games INTEGER NOT NULL,"
    "  played INTEGER NOT NULL,"
    "  PRIMARY KEY (kind, player)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX aude_standings_player ON aude_standings (player);"
    "CREATE INDEX aude_standings_rating ON aude_standings (kind, rating);"
    "CREATE TABLE aude_rated (no INTEGER NOT NULL, at INTEGER NOT NULL) STRICT;"
    "INSERT INTO aude_rated VALUES (0, 0);",
    // Moderation, explained in postgres_schema.h too.
    "CREATE TABLE aude_moderated (no INTEGER NOT NULL) STRICT;"
    "INSERT INTO aude_moderated VALUES (0);"
    "CREATE TABLE aude_reports ("
    "  no INTEGER PRIMARY KEY,"
    "  at INTEGER NOT NULL,"
    "  table_id TEXT NOT NULL,"
    "  seat INTEGER NOT NULL,"
    "  player TEXT NOT NULL,"
    "  name TEXT NOT NULL,"
    "  source TEXT NOT NULL,"
    "  reporter TEXT NOT NULL,"
    "  reason TEXT NOT NULL,"
    "  words TEXT NOT NULL,"
    "  said TEXT NOT NULL,"
    "  closed INTEGER NOT NULL,"
    "  UNIQUE (table_id, seat, reporter)"
    ") STRICT;"
    "CREATE INDEX aude_reports_player ON aude_reports (player);"
    "CREATE TABLE aude_sanctions ("
    "  no INTEGER PRIMARY KEY,"
    "  kind TEXT NOT NULL,"
    "  player TEXT NOT NULL,"
    "  source TEXT NOT NULL,"
    "  wants_source INTEGER NOT NULL,"
    "  made INTEGER NOT NULL,"
    "  until INTEGER NOT NULL,"
    "  reason TEXT NOT NULL,"
    "  words TEXT NOT NULL,"
    "  lifted INTEGER NOT NULL"
    ") STRICT;"
    "CREATE TABLE aude_operations ("
    "  no INTEGER PRIMARY KEY,"
    "  at INTEGER NOT NULL,"
    "  operator TEXT NOT NULL,"
    "  what TEXT NOT NULL,"
    "  subject TEXT NOT NULL,"
    "  details TEXT NOT NULL"
    ") STRICT;"
    "CREATE TRIGGER aude_operations_kept BEFORE DELETE ON aude_operations"
    " BEGIN SELECT RAISE(ABORT, 'the log of operators only grows'); END;"
    "CREATE TRIGGER aude_operations_unchanged BEFORE UPDATE ON aude_operations"
    " BEGIN SELECT RAISE(ABORT, 'the log of operators only grows'); END;",
};
constexpr int kSchema = static_cast<int>(std::size(kMigrations));
constexpr int kSchemaWithPlayers = 3;

constexpr const char* kAddTable =
    "INSERT INTO tables (id, made) VALUES (?1, coalesce(nullif(?2, 0), unixepoch()))";
// Only behind the entry before it, so that no log ever has a gap.
constexpr const char* kAddEntry =
    "INSERT INTO log (table_no, n, entry, sum) SELECT no, ?2, ?3, ?4 FROM tables WHERE id = ?1"
    " AND (?2 = 0 OR EXISTS (SELECT 1 FROM log WHERE table_no = no AND n = ?2 - 1))";
// A player may have been deleted meanwhile.
constexpr const char* kAddSeat =
    "INSERT OR IGNORE INTO aude_seats SELECT ?1, ?2, id FROM aude_players WHERE id = ?3";
constexpr const char* kNoteGame =
    "INSERT OR REPLACE INTO aude_games (table_id, stage, actor, about, changed)"
    " VALUES (?1, ?2, ?3, ?4, ?5)";
// Only if all of its players are there, and only once. ?4: the ids as a JSON array.
constexpr const char* kAddResult =
    "INSERT OR IGNORE INTO aude_results (table_id, kind, finished) SELECT ?1, ?2, ?3 WHERE NOT EXISTS"
    " (SELECT value FROM json_each(?4) WHERE value NOT IN (SELECT id FROM aude_players))";
constexpr const char* kAddResultSeat =
    "INSERT INTO aude_result_seats (table_id, seat, player, place, points) VALUES (?1, ?2, ?3, ?4, ?5)";
constexpr const char* kReadLog =
    "SELECT n, entry, sum FROM log JOIN tables ON no = table_no WHERE id = ?1 AND n >= ?2 ORDER BY n"
    " LIMIT ?3";
// Of a file without checksums.
constexpr const char* kReadOldLog =
    "SELECT n, entry, NULL FROM log JOIN tables ON no = table_no WHERE id = ?1 AND n >= ?2 ORDER BY n"
    " LIMIT ?3";
constexpr const char* kRemoveLog =
    "DELETE FROM log WHERE table_no = (SELECT no FROM tables WHERE id = ?1)";
constexpr const char* kRemoveTable = "DELETE FROM tables WHERE id = ?1";
// Only backups have this table. A file has no aude.clock next to it when it is moved.
constexpr const char* kMakeBackupTable = "CREATE TABLE backup (clock INTEGER) STRICT";
constexpr const char* kHasBackupTable = "SELECT count(*) FROM sqlite_schema WHERE name = 'backup'";
// Version 0.1 stored no clock.
constexpr const char* kNewestTime =
    "SELECT max(CAST(json_extract(entry, '$.at') AS INTEGER)) FROM log WHERE json_valid(entry)";
constexpr const char* kReadTables = "SELECT id, made FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2";

std::optional<std::int64_t> clock_in(const std::filesystem::path& file) {
  std::int64_t kept = 0;
  std::ifstream in(file);
  return in >> kept && kept > 0 ? std::optional(kept) : std::nullopt;
}

}  // namespace

class SqliteConnection {
 public:
  enum class Use { Write, Read };

  explicit SqliteConnection(const std::filesystem::path& file, Use use = Use::Write) : file_(file) {
    sqlite3* db = nullptr;
    const int flags = SQLITE_OPEN_READWRITE | (use == Use::Write ? SQLITE_OPEN_CREATE : 0);
    const int result = sqlite3_open_v2(file.string().c_str(), &db, flags, nullptr);
    db_.reset(db);
    if (result != SQLITE_OK) fail("it cannot be opened");
    sqlite3_busy_timeout(db, 5000);
    if (use == Use::Read) {
      run("PRAGMA query_only = ON");
      return;
    }
    run("PRAGMA journal_mode = WAL");
    run("PRAGMA synchronous = FULL");
    run("PRAGMA foreign_keys = ON");
  }
  SqliteConnection(const SqliteConnection&) = delete;
  SqliteConnection& operator=(const SqliteConnection&) = delete;
  ~SqliteConnection() {
    for (sqlite3_stmt* statement : {add_table_, add_entry_, add_seat_, note_game_, add_result_,
                                    add_result_seat_, read_log_, read_tables_})
      sqlite3_finalize(statement);
  }

  void run(const char* sql) {
    if (sqlite3_exec(db_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail(sql);
  }

  // The first column of the first row; nothing if it is NULL or there is none.
  std::optional<std::int64_t> number(const char* sql) {
    sqlite3_stmt* statement = prepared(sql);
    const int result = sqlite3_step(statement);
    const bool found = result == SQLITE_ROW && sqlite3_column_type(statement, 0) == SQLITE_INTEGER;
    const std::int64_t value = found ? sqlite3_column_int64(statement, 0) : 0;
    if (result != SQLITE_ROW && result != SQLITE_DONE) {
      sqlite3_finalize(statement);
      fail(sql);
    }
    sqlite3_finalize(statement);
    return found ? std::optional(value) : std::nullopt;
  }

  // Throws StoreError if a newer version has written the file.
  int schema() {
    const auto found = static_cast<int>(number("PRAGMA user_version").value_or(0));
    if (found <= kSchema) return found;
    throw StoreError(file_.string() + " was written by a newer version: its schema is " +
                     std::to_string(found) + ", this program knows " + std::to_string(kSchema));
  }

  void migrate() {
    run("BEGIN IMMEDIATE");
    const int found = schema();
    for (int step = found; step < kSchema; ++step) run(kMigrations[step]);
    run(("PRAGMA user_version = " + std::to_string(kSchema)).c_str());
    run("COMMIT");
  }

  // The clock in a backup.
  std::optional<std::int64_t> backup_clock() {
    return number(kHasBackupTable) == 0 ? std::nullopt : number("SELECT clock FROM backup");
  }

  void become_backup(std::optional<std::int64_t> clock) {
    run(kMakeBackupTable);
    run(("INSERT INTO backup VALUES (" + (clock ? std::to_string(*clock) : "NULL") + ")").c_str());
    run("PRAGMA journal_mode = DELETE");
  }

  // Reads all pages, unless there are very many, and looks whether they hang together.
  void check() {
    std::error_code ignored;
    if (std::filesystem::file_size(file_, ignored) > kQuicklyChecked) return;
    sqlite3_stmt* statement = prepared("PRAGMA quick_check(1)");
    const bool read = sqlite3_step(statement) == SQLITE_ROW;
    const std::string found =
        read ? reinterpret_cast<const char*>(sqlite3_column_text(statement, 0)) : "it cannot be read";
    sqlite3_finalize(statement);
    if (found == "ok") return;
    throw StoreError(file_.string() + ": the file is damaged: " + found +
                     "; put a backup in its place, or begin with another folder");
  }

  // A damaged file is noticed now rather than in the midst of a game.
  void prepare() {
    add_table_ = prepared(kAddTable);
    add_entry_ = prepared(kAddEntry);
    add_seat_ = prepared(kAddSeat);
    note_game_ = prepared(kNoteGame);
    add_result_ = prepared(kAddResult);
    add_result_seat_ = prepared(kAddResultSeat);
    prepare_reading(kSchema);
  }
  void prepare_reading(int schema) {
    read_log_ = prepared(schema == 1 ? kReadOldLog : kReadLog);
    read_tables_ = prepared(kReadTables);
  }

  void append(std::span<const Append> entries) {
    run("BEGIN IMMEDIATE");
    try {
      for (const Append& each : entries) add(each);
      // Something is to be written, or else nothing is proved.
      if (entries.empty()) run(("PRAGMA user_version = " + std::to_string(kSchema)).c_str());
      run("COMMIT");
    } catch (const StoreError&) {
      sqlite3_exec(db_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
      throw;
    }
  }

  int remove(std::span<const std::string> tables) {
    int removed = 0;
    run("BEGIN IMMEDIATE");
    try {
      for (const std::string& table : tables) {
        remove_by(kRemoveLog, table);
        removed += remove_by(kRemoveTable, table);
      }
      run("COMMIT");
    } catch (const StoreError&) {
      sqlite3_exec(db_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
      throw;
    }
    return removed;
  }

  std::vector<std::string> load(const std::string& table, int from, int at_most) {
    bind(read_log_, 1, table);
    sqlite3_bind_int(read_log_, 2, from);
    sqlite3_bind_int(read_log_, 3, at_most);
    std::vector<std::string> entries;
    int result = SQLITE_OK;
    while ((result = sqlite3_step(read_log_)) == SQLITE_ROW) {
      const int n = sqlite3_column_int(read_log_, 0);
      const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(read_log_, 1));
      entries.emplace_back(text, static_cast<std::size_t>(sqlite3_column_bytes(read_log_, 1)));
      const bool summed = sqlite3_column_type(read_log_, 2) == SQLITE_INTEGER;
      if (n == from + static_cast<int>(entries.size()) - 1 &&
          (!summed || sqlite3_column_int64(read_log_, 2) == checksum_of(table, n, entries.back())))
        continue;
      sqlite3_reset(read_log_);
      throw StoreDamaged("table " + table + ": entry " + std::to_string(n) + " is damaged");
    }
    sqlite3_reset(read_log_);
    if (result != SQLITE_DONE) fail("reading a log");
    return entries;
  }

  std::vector<StoreReader::StoredTable> tables(const std::string& behind, int at_most) {
    bind(read_tables_, 1, behind);
    sqlite3_bind_int(read_tables_, 2, at_most);
    std::vector<StoreReader::StoredTable> found;
    int result = SQLITE_OK;
    while ((result = sqlite3_step(read_tables_)) == SQLITE_ROW) {
      found.push_back({reinterpret_cast<const char*>(sqlite3_column_text(read_tables_, 0)),
                       sqlite3_column_int64(read_tables_, 1)});
    }
    sqlite3_reset(read_tables_);
    if (result != SQLITE_DONE) fail("reading the list of tables");
    return found;
  }

  // Calls `commit_happened(context, pages in the write-ahead log)` after each commit.
  void watch_log(int (*commit_happened)(void*, sqlite3*, const char*, int), void* context) {
    sqlite3_wal_hook(db_.get(), commit_happened, context);
  }

  // Brings the write-ahead log into the file. Thoroughly: also empties the log, for which commits wait
  // a moment.
  void tidy(bool thoroughly) {
    sqlite3_wal_checkpoint_v2(db_.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
    if (thoroughly)
      sqlite3_wal_checkpoint_v2(db_.get(), nullptr, SQLITE_CHECKPOINT_RESTART, nullptr, nullptr);
  }

 private:
  static constexpr std::uintmax_t kQuicklyChecked = std::uintmax_t{512} << 20U;

  [[noreturn]] void fail(const std::string& doing) {
    std::string text = file_.string() + ": " + doing + ": ";
    text += db_ == nullptr ? "out of memory" : sqlite3_errmsg(db_.get());
    const int code = sqlite3_errcode(db_.get());
    if (code == SQLITE_NOTADB || code == SQLITE_CORRUPT)
      text += "; the file is damaged: put a backup in its place, or begin with another folder";
    throw StoreError(text);
  }

  sqlite3_stmt* prepared(const char* sql) {
    sqlite3_stmt* made = nullptr;
    if (sqlite3_prepare_v2(db_.get(), sql, -1, &made, nullptr) != SQLITE_OK) fail(sql);
    return made;
  }

  static void bind(sqlite3_stmt* statement, int at, const std::string& text) {
    sqlite3_bind_text(statement, at, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
  }

  void add(const Append& each) {
    if (each.n == 0) {
      bind(add_table_, 1, each.table);
      sqlite3_bind_int64(add_table_, 2, each.made);
      step(add_table_, "adding table " + each.table);
    }
    bind(add_entry_, 1, each.table);
    sqlite3_bind_int(add_entry_, 2, each.n);
    bind(add_entry_, 3, each.entry);
    sqlite3_bind_int64(add_entry_, 4, checksum_of(each.table, each.n, each.entry));
    step(add_entry_, "adding entry " + std::to_string(each.n) + " to table " + each.table);
    if (sqlite3_changes(db_.get()) != 1) {
      throw StoreConflict("entry " + std::to_string(each.n) + " is not the next one of table " +
                          each.table);
    }
    add_for_players(each);
  }

  void add_for_players(const Append& each) {
    for (const table::SeatTie& tie : each.ties) {
      bind(add_seat_, 1, each.table);
      bind(add_seat_, 2, tie.token);
      bind(add_seat_, 3, tie.player);
      step(add_seat_, "adding a seat at table " + each.table);
    }
    if (each.result) add_result(each.table, *each.result);
    if (!each.game) return;
    bind(note_game_, 1, each.table);
    bind(note_game_, 2, each.game->stage);
    bind(note_game_, 3, each.game->actor);
    bind(note_game_, 4, each.game->about);
    sqlite3_bind_int64(note_game_, 5, each.game->changed);
    step(note_game_, "noting the game at table " + each.table);
  }

  void add_result(const std::string& table, const table::RatedGame& game) {
    bind(add_result_, 1, table);
    bind(add_result_, 2, std::string(compete::name_of(game.kind)));
    sqlite3_bind_int64(add_result_, 3, game.finished);
    bind(add_result_, 4, person_ids_json(game));
    step(add_result_, "adding the result of table " + table);
    if (sqlite3_changes(db_.get()) != 1) return;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
      bind(add_result_seat_, 1, table);
      sqlite3_bind_int(add_result_seat_, 2, static_cast<int>(seat));
      bind(add_result_seat_, 3, game.seats[seat].player);
      sqlite3_bind_int(add_result_seat_, 4, game.seats[seat].place);
      sqlite3_bind_int(add_result_seat_, 5, game.seats[seat].points);
      step(add_result_seat_, "adding the result of table " + table);
    }
  }

  // Returns how many rows were removed.
  int remove_by(const char* sql, const std::string& table) {
    sqlite3_stmt* statement = prepared(sql);
    bind(statement, 1, table);
    const int result = sqlite3_step(statement);
    const int changes = sqlite3_changes(db_.get());
    sqlite3_finalize(statement);
    if (result != SQLITE_DONE) fail("removing table " + table);
    return changes;
  }

  void step(sqlite3_stmt* statement, const std::string& doing) {
    const int result = sqlite3_step(statement);
    sqlite3_reset(statement);
    if (result != SQLITE_DONE) fail(doing);
  }

  struct Closer {
    void operator()(sqlite3* db) const { sqlite3_close(db); }
  };
  std::filesystem::path file_;
  std::unique_ptr<sqlite3, Closer> db_;
  sqlite3_stmt* add_table_ = nullptr;
  sqlite3_stmt* add_entry_ = nullptr;
  sqlite3_stmt* add_seat_ = nullptr;
  sqlite3_stmt* note_game_ = nullptr;
  sqlite3_stmt* add_result_ = nullptr;
  sqlite3_stmt* add_result_seat_ = nullptr;
  sqlite3_stmt* read_log_ = nullptr;
  sqlite3_stmt* read_tables_ = nullptr;
};

// Checkpoints the write-ahead log on its own thread. SQLite would do so in the midst of some of the
// commits, and people would wait for it.
class SqliteStore::Tidier {
 public:
  explicit Tidier(const std::filesystem::path& file) : connection_(file), thread_([this] { work(); }) {}
  Tidier(const Tidier&) = delete;
  Tidier& operator=(const Tidier&) = delete;
  ~Tidier() {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
    }
    wake_.notify_one();
    thread_.join();
  }

  static int commit_happened(void* tidier, sqlite3*, const char*, int pages) {
    static_cast<Tidier*>(tidier)->note(pages);
    return SQLITE_OK;
  }

 private:
  static constexpr int kMany = 1000;      // pages of 4 KiB
  static constexpr int kTooMany = 16000;  // under constant load the log never falls empty by itself

  void note(int pages) {
    if (pages < kMany) return;
    {
      const std::lock_guard lock(mutex_);
      pages_ = pages;
    }
    wake_.notify_one();
  }

  void work() {
    std::unique_lock lock(mutex_);
    while (true) {
      wake_.wait(lock, [this] { return stopping_ || pages_ > 0; });
      if (stopping_) return;
      const bool thoroughly = pages_ >= kTooMany;
      lock.unlock();
      connection_.tidy(thoroughly);
      lock.lock();
      pages_ = 0;
    }
  }

  SqliteConnection connection_;
  std::mutex mutex_;
  std::condition_variable wake_;
  int pages_ = 0;
  bool stopping_ = false;
  std::thread thread_;
};

// Held for as long as the process lives, so that no second one uses the same tables.
class SqliteStore::Lock {
 public:
  explicit Lock(const std::filesystem::path& file) : file_(file.string() + ".lock") {
    // If no file can be created at all, opening the database reports why.
    if (file_.is_open() && !file_.lock())
      throw StoreInUse(file.string() + " is in use: another server runs with this folder");
  }

 private:
  PrivateFile file_;
};

SqliteStore::SqliteStore(const std::filesystem::path& file)
    : path_(file),
      clock_(file.parent_path() / "aude.clock"),
      lock_(std::make_unique<Lock>(file)),
      tidier_(std::make_unique<Tidier>(file)),
      writing_(std::make_unique<SqliteConnection>(file)),
      reading_(std::make_unique<SqliteConnection>(file)) {
  writing_->migrate();
  writing_->check();
  if (const auto clock = writing_->backup_clock(); clock && !clock_in(clock_)) store_clock(*clock);
  writing_->run("DROP TABLE IF EXISTS backup");
  writing_->prepare();
  reading_->prepare();
  writing_->watch_log(Tidier::commit_happened, tidier_.get());
}

SqliteStore::~SqliteStore() = default;

std::vector<std::string> SqliteStore::load(const std::string& table, int from, int at_most) {
  const std::lock_guard lock(reading_mutex_);
  return reading_->load(table, from, at_most);
}

std::vector<Store::StoredTable> SqliteStore::tables(const std::string& behind, int at_most) {
  const std::lock_guard lock(reading_mutex_);
  return reading_->tables(behind, at_most);
}

void SqliteStore::append(std::span<const Append> entries) {
  const std::lock_guard lock(writing_mutex_);
  writing_->append(entries);
}

int SqliteStore::remove(std::span<const std::string> tables) {
  const std::lock_guard lock(writing_mutex_);
  return writing_->remove(tables);
}

std::optional<std::int64_t> SqliteStore::load_clock() {
  if (const auto kept = clock_in(clock_)) return kept;
  return reading_->number(kNewestTime);
}

// Always as many bytes, written over the old ones: a full disk has loaded for them.
void SqliteStore::store_clock(std::int64_t millis) {
  char text[24];
  std::snprintf(text, sizeof text, "%020lld\n", static_cast<long long>(millis));
  PrivateFile file(clock_);
  if (!file.is_open() || !file.write_at_start({text, 21}))
    throw StoreError(clock_.string() + " cannot be written");
}

std::unique_ptr<SqlSession> SqliteStore::open_session() {
  return open_sqlite_session(path_, SqlUse::Write);
}

// --- reading ---

SqliteReader::SqliteReader(const std::filesystem::path& file)
    : path_(file),
      clock_(file.parent_path() / "aude.clock"),
      connection_(std::make_unique<SqliteConnection>(file, SqliteConnection::Use::Read)) {
  connection_->run("BEGIN");  // all that is read later is of this moment
  schema_ = connection_->schema();
  if (schema_ == 0) return;
  connection_->check();
  connection_->prepare_reading(schema_);
}

SqliteReader::~SqliteReader() = default;

std::vector<std::string> SqliteReader::load(const std::string& table, int from, int at_most) {
  return schema_ == 0 ? std::vector<std::string>() : connection_->load(table, from, at_most);
}

std::vector<StoreReader::StoredTable> SqliteReader::tables(const std::string& behind, int at_most) {
  return schema_ == 0 ? std::vector<StoredTable>() : connection_->tables(behind, at_most);
}

std::optional<std::int64_t> SqliteReader::load_clock() {
  if (const auto kept = connection_->backup_clock()) return kept;
  if (const auto kept = clock_in(clock_)) return kept;
  return connection_->number(kNewestTime);
}

std::unique_ptr<SqlSession> SqliteReader::open_session() {
  return schema_ < kSchemaWithPlayers ? nullptr : open_sqlite_session(path_, SqlUse::Snapshot);
}

void finish_backup(const std::filesystem::path& file, std::optional<std::int64_t> clock) {
  SqliteConnection(file).become_backup(clock);
}

int sqlite_schema_of(const std::filesystem::path& file) {
  return SqliteConnection(file, SqliteConnection::Use::Read).schema();
}
int sqlite_schema() { return kSchema; }

}  // namespace aude::server
