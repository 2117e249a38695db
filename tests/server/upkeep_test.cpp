// SPDX-License-Identifier: MIT
// Backup, restore, export and purge, as commands, on stores that servers use or have used.
#include <gtest/gtest.h>
#include <signal.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "app/process.h"
#include "server/cluster.h"
#include "server/moderation.h"
#include "server/sqlite_store.h"
#include "server/stores.h"
#include "support/waiting.h"

namespace aude::server {
namespace {

namespace json = boost::json;
namespace fs = std::filesystem;
using app::run_aude;

testing::AssertionResult has(const std::string& text, const std::string& part) {
  if (text.find(part) != std::string::npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "no \"" << part << "\" in: " << text;
}

json::object order_of(const std::string& kind) {
  const json::object seat = kind == "bot" ? json::object{{"kind", "bot"}, {"level", "random"}}
                                          : json::object{{"kind", "here"}, {"name", "Ann"}};
  return {{"setup", {{"sets", {"base"}}, {"bag", {"E", "U"}}}}, {"seats", {seat, seat}}};
}

void change_file(const fs::path& file, const std::string& sql) {
  sqlite3* db = nullptr;
  ASSERT_EQ(sqlite3_open(file.c_str(), &db), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(db, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(db);
  sqlite3_close(db);
}

class Upkeep : public testing::TestWithParam<const char*> {
 protected:
  Upkeep() {
    config_ = test_config(folder_.path());
    if (!is_file()) config_.store = place_;
  }
  bool is_file() const { return GetParam() == std::string("sqlite"); }
  // The options that name the store, or another one for restoring.
  std::vector<std::string> with(std::vector<std::string> words) const {
    words.push_back(is_file() ? "--data" : "--store");
    words.push_back(is_file() ? folder_.path().string() : place_);
    return words;
  }
  std::vector<std::string> into(const std::string& folder, std::vector<std::string> words) const {
    words.insert(words.end(), {"--data", path(folder)});
    return words;
  }
  std::string path(const std::string& name) const { return (folder_.path() / name).string(); }
  void change(const std::string& in_sqlite, const std::string& in_postgres) {
    if (is_file()) {
      change_file(config_.data, in_sqlite);
    } else {
      cluster().run(place_, in_postgres);
    }
  }
  void damage(const std::string& table) {
    change(
        "UPDATE log SET entry = replace(entry, 'Ann', 'Eve') WHERE n = 0 AND table_no ="
        " (SELECT no FROM tables WHERE id = '" +
            table + "')",
        "UPDATE aude_log SET entry = replace(entry, 'Ann', 'Eve') WHERE n = 0 AND table_id = '" +
            table + "'");
  }
  // A second server with the same store, on what a restore has made.
  ServerConfig restored(const std::string& folder) const {
    return test_config(folder_.path() / folder);
  }

  TemporaryFolder folder_;
  std::string place_ =
      is_file() ? (folder_.path() / "aude.sqlite").string() : cluster().fresh_address();
  ServerConfig config_;
};

INSTANTIATE_TEST_SUITE_P(Every, Upkeep, testing::Values("sqlite", "postgres"),
                         [](const auto& kind) { return kind.param; });

TEST_P(Upkeep, a_game_goes_on_from_a_backup_that_was_made_while_the_server_ran) {
  MadeTable table;
  json::value n;
  {
    const RunningServer server(config_);
    table = make_table(server.port(), order_of("here"));
    make_table(server.port(), order_of("here"));
    Client people(server.port(), table.id, {table.tokens.at(0), table.tokens.at(1)});
    ASSERT_EQ(people.act(people.legal()[0]).at("type"), "ok");
    ASSERT_TRUE(people.follow());
    n = people.view().at("n");
    const auto outcome = run_aude(with({"backup", path("b.sqlite")}));
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_TRUE(has(outcome.out, "backed up 2 tables ("));
    EXPECT_EQ(outcome.err, "");
    // What comes later is not in it.
    ASSERT_EQ(people.act(people.legal()[0]).at("type"), "ok");
    const auto in_use = run_aude(with({"restore", path("b.sqlite")}));
    EXPECT_EQ(in_use.status, 1);
    EXPECT_TRUE(has(in_use.err, "another server")) << in_use.err;
  }
  EXPECT_EQ(fs::status(path("b.sqlite")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  for (const char* rest : {".partial", ".partial.lock", "-wal", "-shm", ".partial-wal"})
    EXPECT_FALSE(fs::exists(path("b.sqlite") + rest)) << rest;
  const auto twice = run_aude(with({"backup", path("b.sqlite")}));
  EXPECT_EQ(twice.status, 1);
  EXPECT_TRUE(has(twice.err, "b.sqlite exists already"));

  const auto outcome = run_aude(into("new", {"restore", path("b.sqlite")}));
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_TRUE(has(outcome.out, "restored 2 tables ("));
  const RunningServer server(restored("new"));
  const Client people(server.port(), table.id, {table.tokens.at(0), table.tokens.at(1)});
  EXPECT_EQ(people.view().at("n"), n);
  EXPECT_FALSE(people.legal().empty());
}

TEST_P(Upkeep, the_game_clock_is_in_the_backup) {
  {
    const auto store = open_store(place_);
    store->append({});
    store->store_clock(123456789);
  }
  ASSERT_EQ(run_aude(with({"backup", path("b.sqlite")})).status, 0);
  ASSERT_EQ(run_aude(into("new", {"restore", path("b.sqlite")})).status, 0);
  EXPECT_EQ(open_store(path("new/aude.sqlite"))->load_clock(), 123456789);
  // A file that was only moved into its place has it too.
  fs::create_directory(path("moved"));
  fs::rename(path("b.sqlite"), path("moved/aude.sqlite"));
  EXPECT_EQ(open_store(path("moved/aude.sqlite"))->load_clock(), 123456789);
  open_store(path("moved/aude.sqlite"))->store_clock(223456789);
  EXPECT_EQ(open_reader(path("moved/aude.sqlite"))->load_clock(), 223456789);
}

TEST_P(Upkeep, reports_and_sanctions_are_restored_into_the_other_kind_of_database) {
  {
    const auto store = open_store(place_);
    Moderation moderation(store->open_session());
    moderation.add_report(
        {0, 1000, "sometable", 1, "", "Rude", "source", "source:x", "insults", "Look.", "Grr."});
    moderation.add({0, "ban", "", "source", false, 2000, 0, "insults", "Be kind."}, "Olga");
    const std::int64_t lifted =
        moderation.add({0, "mute", "", "other", false, 3000, 0, "spam", ""}, "Olga");
    moderation.lift(lifted, "Olga", 4000);
  }
  ASSERT_EQ(run_aude(with({"backup", path("b.sqlite")})).status, 0);
  const std::string other = is_file() ? cluster().fresh_address() : path("new/aude.sqlite");
  const auto outcome =
      run_aude(is_file() ? std::vector<std::string>{"restore", path("b.sqlite"), "--store", other}
                         : into("new", {"restore", path("b.sqlite")}));
  ASSERT_EQ(outcome.status, 0) << outcome.err;

  const auto store = open_store(other);
  Moderation moderation(store->open_session());
  const auto reports = moderation.reports(true, 10);
  ASSERT_EQ(reports.size(), 1U);
  EXPECT_EQ(reports[0].name + reports[0].source + reports[0].reason + reports[0].text + reports[0].said,
            "RudesourceinsultsLook.Grr.");
  const auto sanctions = moderation.sanctions(10);
  ASSERT_EQ(sanctions.size(), 2U);
  EXPECT_EQ(sanctions[0].lifted, 4000);
  const auto active = moderation.active(5000);
  ASSERT_EQ(active.size(), 1U);
  EXPECT_EQ(active[0].kind + active[0].source + active[0].text, "bansourceBe kind.");
  std::string done;
  for (const auto& each : moderation.log(10)) done += each.by + " " + each.what + " ";
  EXPECT_EQ(done, "Olga lift Olga mute Olga ban ");
  // Numbers go on.
  EXPECT_GT(moderation.add({0, "ban", "", "third", false, 6000, 0, "spam", ""}, "Olga"),
            sanctions[0].no);
}

TEST_P(Upkeep, a_damaged_table_is_named_and_the_others_are_backed_up) {
  MadeTable good;
  MadeTable bad;
  {
    const RunningServer server(config_);
    good = make_table(server.port(), order_of("here"));
    bad = make_table(server.port(), order_of("here"));
  }
  damage(bad.id);
  const auto outcome = run_aude(with({"backup", path("b.sqlite")}));
  EXPECT_EQ(outcome.status, 1);
  EXPECT_TRUE(has(outcome.out, "backed up 1 table ("));
  EXPECT_TRUE(has(outcome.out, "; damaged: 1\n"));
  EXPECT_TRUE(has(outcome.err, "table " + bad.id + " is damaged: "));
  EXPECT_FALSE(open_reader(path("b.sqlite"))->load(good.id, 0, 1).empty());
}

// The stored entries are all as they were written, but no game can go like this.
TEST_P(Upkeep, a_log_against_the_rules_is_kept_in_the_backup_and_not_restored) {
  MadeTable good;
  {
    const RunningServer server(config_);
    good = make_table(server.port(), order_of("here"));
  }
  {
    const auto store = open_store(place_);
    auto log = store->load(good.id, 0, 100);
    std::vector<Append> entries;
    for (std::size_t n = 0; n < log.size(); ++n)
      entries.push_back({"wrong", static_cast<int>(n), log[n], 0});
    entries.push_back({"wrong", static_cast<int>(log.size()), R"({"do":"play","action":"draw D"})", 0});
    store->append(entries);
  }
  const auto backup = run_aude(with({"backup", path("b.sqlite")}));
  EXPECT_EQ(backup.status, 1);
  EXPECT_TRUE(has(backup.out, "backed up 2 tables ("));
  EXPECT_TRUE(has(backup.err, "table wrong is damaged: "));
  const auto check = run_aude({"restore", "--check", path("b.sqlite")});
  EXPECT_EQ(check.status, 1);
  EXPECT_TRUE(has(check.out, "checked 1 table ("));
  const auto restore = run_aude(into("new", {"restore", path("b.sqlite")}));
  EXPECT_EQ(restore.status, 1);
  EXPECT_TRUE(has(restore.out, "restored 1 table ("));
  EXPECT_TRUE(has(restore.err, "table wrong is damaged: "));
  const auto tables = open_store(path("new/aude.sqlite"))->tables("", 10);
  ASSERT_EQ(tables.size(), 1U);
  EXPECT_EQ(tables[0].table, good.id);
}

TEST_P(Upkeep, a_restore_leaves_other_tables_alone_and_continues_an_interrupted_one) {
  std::string first;
  {
    const RunningServer server(config_);
    first = make_table(server.port(), order_of("here")).id;
    make_table(server.port(), order_of("here"));
  }
  ASSERT_EQ(run_aude(with({"backup", path("b.sqlite")})).status, 0);
  fs::create_directory(path("half"));
  {
    const auto half = open_store(path("half/aude.sqlite"));
    const auto log = open_reader(path("b.sqlite"))->load(first, 0, 1);
    half->append(std::vector<Append>{{first, 0, log[0], 5}});
  }
  const auto continued = run_aude(into("half", {"restore", path("b.sqlite")}));
  EXPECT_EQ(continued.status, 0) << continued.err;
  EXPECT_TRUE(has(continued.out, "1 of them already there"));
  open_store(path("half/aude.sqlite"))->append(std::vector<Append>{{"theirs", 0, "x"}});
  const auto refused = run_aude(into("half", {"restore", path("b.sqlite")}));
  EXPECT_EQ(refused.status, 1);
  EXPECT_TRUE(has(refused.err, "other tables already, such as theirs"));
}

TEST_P(Upkeep, the_record_and_the_log_of_a_table_are_exported_while_the_server_runs) {
  const RunningServer server(config_);
  const MadeTable table = make_table(server.port(), order_of("here"));
  Client people(server.port(), table.id, {table.tokens.at(0), table.tokens.at(1)});
  ASSERT_EQ(people.act(people.legal()[0]).at("type"), "ok");
  const auto record = run_aude(with({"export", table.id}));
  EXPECT_EQ(record.status, 0) << record.err;
  EXPECT_EQ(json::parse(record.out),
            json::parse(request(server.port(), "GET", "/api/tables/" + table.id + "/record").body));
  EXPECT_EQ(app::run_aude({"replay", "-"}, record.out).status, 0);
  EXPECT_EQ(run_aude(with({"export", "https://aude.example/t/" + table.id + "#token"})).out,
            record.out);
  const auto written = run_aude(with({"export", "-o", path("game.json"), table.id}));
  EXPECT_EQ(written.out, "");
  EXPECT_EQ(app::content_of(path("game.json")), record.out);
  const auto log = run_aude(with({"export", "--log", table.id}));
  std::string stored;
  for (const std::string& entry : open_reader(place_)->load(table.id, 0, 100)) stored += entry + "\n";
  EXPECT_EQ(log.out, stored);
  const auto nothing = run_aude(with({"export", "nothing"}));
  EXPECT_EQ(nothing.status, 1);
  EXPECT_TRUE(has(nothing.err, "table \"nothing\": there is no such table"));
  EXPECT_EQ(run_aude(with({"export", "-o", path("none/game.json"), table.id})).status, 1);
}

TEST_P(Upkeep, old_tables_are_removed_with_their_logs) {
  std::string young;
  std::string finished;
  std::string running;
  {
    const RunningServer server(config_);
    young = make_table(server.port(), order_of("here")).id;
    finished = make_table(server.port(), order_of("bot")).id;
    running = make_table(server.port(), order_of("here")).id;
    Client spectator(server.port(), finished, {});
    while (!spectator.is_over()) ASSERT_TRUE(spectator.follow());
    const std::string old = "('" + finished + "', '" + running + "')";
    const auto refused = run_aude(with({"purge", "--older-than", "30d"}));
    EXPECT_EQ(refused.status, 1);
    EXPECT_TRUE(has(refused.err, "stop the server first"));
    change("UPDATE tables SET made = unixepoch() - 31*24*3600 WHERE id IN " + old,
           "UPDATE aude_tables SET made = now() - interval '31 days' WHERE id IN " + old);
    const auto dry = run_aude(with({"purge", "--older-than", "30d", "--dry-run"}));
    EXPECT_EQ(dry.status, 0) << dry.err;
    EXPECT_EQ(dry.out, "would remove 2 tables; 1 table would remain\n");
  }
  EXPECT_EQ(run_aude(with({"purge", "--older-than", "32d"})).out,
            "removed 0 tables; 3 tables remain\n");
  EXPECT_EQ(run_aude(with({"purge", "--older-than", "4w", "--finished"})).out,
            "removed 1 table; 2 tables remain, 1 of them old but not finished\n");
  EXPECT_EQ(run_aude(with({"purge", "--older-than", "743h"})).out,
            "removed 1 table; 1 table remains\n");
  const auto store = open_reader(place_);
  const auto left = store->tables("", 10);
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(left[0].table, young);
  for (const std::string& gone : {finished, running}) EXPECT_TRUE(store->load(gone, 0, 1).empty());
}

TEST_P(Upkeep, a_reader_sees_one_moment) {
  const auto store = open_store(place_);
  store->append(std::vector<Append>{{"one", 0, "a"}});
  const auto reader = open_reader(place_);
  EXPECT_EQ(reader->tables("", 10).size(), 1U);
  store->append(std::vector<Append>{{"one", 1, "b"}, {"two", 0, "x"}});
  EXPECT_EQ(reader->load("one", 0, 10).size(), 1U);
  EXPECT_EQ(reader->tables("", 10).size(), 1U);
  EXPECT_EQ(open_reader(place_)->tables("", 10).size(), 2U);
}

// --- what only one kind of store has ---

TEST(Postgres, a_reader_that_has_lost_its_snapshot_fails) {
  const std::string place = cluster().fresh_address();
  open_store(place)->append(std::vector<Append>{{"one", 0, "a"}});
  const auto reader = open_reader(place);
  cluster().stop();
  cluster().start();
  EXPECT_THROW(reader->load("one", 0, 10), StoreError);
  EXPECT_THROW(reader->load("one", 0, 10), StoreError);
  EXPECT_THROW(reader->tables("", 10), StoreError);
}

TEST(Postgres, purge_keeps_tables_that_a_node_has_open) {
  const TemporaryFolder folder;
  ServerConfig config = test_config(folder.path());
  config.store = cluster().fresh_address();
  config.node = "127.0.0.1";
  const RunningServer node(config);
  const MadeTable open = make_table(node.port(), order_of("here"));
  cluster().run(config.store, "UPDATE aude_tables SET made = now() - interval '2 days'");
  cluster().run(config.store, "INSERT INTO aude_tables VALUES ('closed', now() - interval '2 days')");
  const auto purged = run_aude({"purge", "--older-than", "1d", "--store", config.store});
  EXPECT_EQ(purged.out, "removed 1 table; 1 table remains, 1 of them old but open at a node\n")
      << purged.err;
  Client people(node.port(), open.id, {open.tokens.at(0), open.tokens.at(1)});
  EXPECT_EQ(people.act(people.legal()[0]).at("type"), "ok");
}

class Files : public testing::Test {
 protected:
  // Many tables that can be replayed.
  // Returns the table that the server made; the others are copies.
  std::string fill(int count) {
    const auto config = test_config(folder_.path());
    std::string made;
    std::string entry;
    {
      const RunningServer server(config);
      const MadeTable table =
          make_table(server.port(), json::object{{"setup", {{"sets", {"base"}}}},
                                                 {"seats", {{{"kind", "open"}}, {{"kind", "open"}}}}});
      entry = open_reader(config.data)->load(table.id, 0, 1)[0];
      made = table.id;
    }
    std::vector<Append> entries;
    for (int i = 0; i < count; ++i) entries.push_back({"table" + std::to_string(i), 0, entry, 7});
    open_store(config.data)->append(entries);
    return made;
  }
  std::string path(const std::string& name) const { return (folder_.path() / name).string(); }
  app::Outcome back_up() const {
    return run_aude({"backup", "--data", folder_.path().string(), path("b.sqlite")});
  }

  TemporaryFolder folder_;
};

TEST_F(Files, a_backup_that_was_killed_leaves_no_file_of_its_name_and_can_be_repeated) {
  fill(2000);
  const auto interrupt = [&] {
    const pid_t child = fork();
    if (child == 0) {
      execl(AUDE_PROGRAM, AUDE_PROGRAM, "backup", "--data", folder_.path().c_str(),
            path("b.sqlite").c_str(), nullptr);
      _exit(127);
    }
    wait_until("the backup is being written or complete", [&] {
      std::error_code gone;
      return fs::exists(path("b.sqlite")) || fs::file_size(path("b.sqlite.partial"), gone) + 1 > 1;
    });
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    return fs::exists(path("b.sqlite.partial"));
  };
  wait_until("a backup was interrupted", interrupt, [&] { fs::remove(path("b.sqlite")); });
  EXPECT_FALSE(fs::exists(path("b.sqlite")));
  const auto again = back_up();
  EXPECT_EQ(again.status, 0) << again.err;
  EXPECT_FALSE(fs::exists(path("b.sqlite.partial")));
  EXPECT_EQ(run_aude({"restore", "--check", path("b.sqlite")}).out,
            "checked 2001 tables (2001 log entries)\n");
}

// As on a full disk, a file cannot become longer.
TEST_F(Files, a_full_disk_is_reported_and_leaves_nothing) {
  fill(2000);
  const auto full = app::run_program(
      "/bin/bash", {"-c", "trap '' XFSZ; ulimit -f 100; exec \"$@\"", "bash", AUDE_PROGRAM, "backup",
                    "--data", folder_.path().string(), path("b.sqlite")});
  EXPECT_EQ(full.status, 1);
  EXPECT_TRUE(has(full.err, "b.sqlite.partial: "));
  for (const char* rest : {"", ".partial", ".partial-wal", ".partial-shm", ".partial.lock"})
    EXPECT_FALSE(fs::exists(path("b.sqlite") + rest)) << rest;
  EXPECT_EQ(back_up().status, 0);
}

// The first schema had no checksums.
TEST_F(Files, a_file_of_the_first_schema_is_backed_up_as_it_is_and_upgraded_by_a_server) {
  const std::string table = fill(1);
  const std::string old = path("old/aude.sqlite");
  fs::create_directory(path("old"));
  change_file(
      old,
      "PRAGMA user_version = 1;"
      "CREATE TABLE tables (no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, made INTEGER NOT NULL)"
      " STRICT;"
      "CREATE TABLE log (table_no INTEGER NOT NULL REFERENCES tables, n INTEGER NOT NULL,"
      " entry TEXT NOT NULL, PRIMARY KEY (table_no, n)) STRICT, WITHOUT ROWID;"
      "ATTACH '" +
          path("aude.sqlite") +
          "' AS new;"
          "INSERT INTO tables SELECT no, id, made FROM new.tables;"
          "INSERT INTO log SELECT table_no, n, entry FROM new.log;");
  const auto backup = run_aude({"backup", "--data", path("old"), path("b.sqlite")});
  EXPECT_EQ(backup.status, 0) << backup.err;
  EXPECT_TRUE(has(backup.out, "backed up 2 tables (2 log entries)"));
  EXPECT_EQ(sqlite_schema_of(old), 1);
  EXPECT_EQ(sqlite_schema_of(path("b.sqlite")), sqlite_schema());
  const RunningServer server(test_config(path("old")));
  EXPECT_EQ(sqlite_schema_of(old), sqlite_schema());
  EXPECT_EQ(request(server.port(), "GET", "/api/tables/" + table).status, 200);
}

TEST_F(Files, a_truncated_backup_is_refused) {
  fill(200);
  ASSERT_EQ(back_up().status, 0);
  fs::resize_file(path("b.sqlite"), fs::file_size(path("b.sqlite")) / 8192 * 4096);
  const auto restore = run_aude({"restore", "--data", path("new"), path("b.sqlite")});
  EXPECT_EQ(restore.status, 1);
  EXPECT_TRUE(has(restore.err, "damaged"));
  EXPECT_FALSE(fs::exists(path("new/aude.sqlite")));
  const auto missing = run_aude({"restore", "--data", path("new"), path("none.sqlite")});
  EXPECT_EQ(missing.status, 1);
  EXPECT_TRUE(has(missing.err, "none.sqlite: there is no such file"));
  EXPECT_TRUE(
      has(run_aude({"backup", "--data", path("none"), path("c.sqlite")}).err, "there is no such file"));
}

}  // namespace
}  // namespace aude::server
