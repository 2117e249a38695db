// SPDX-License-Identifier: MIT
// What every store promises, asked of each.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <boost/json/serialize.hpp>
#include <future>
#include <utility>

#include "server/cluster.h"
#include "server/game_clock.h"
#include "server/standby.h"
#include "server/stores.h"

namespace aude::server {
namespace {

namespace json = boost::json;

std::vector<std::string> log_of(Store& store, const std::string& table) {
  return store.load(table, 0, 10000);
}

void run_in_file(const std::string& file, const char* sql) {
  sqlite3* db = nullptr;
  ASSERT_EQ(sqlite3_open(file.c_str(), &db), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(db, sql, nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(db);
}

enum class Kind { Sqlite, Postgres };

class Stores : public testing::TestWithParam<Kind> {
 protected:
  bool is_file() const { return GetParam() == Kind::Sqlite; }
  // Changes the data directly, past the store.
  void meddle(const char* in_sqlite, const char* in_postgres) {
    if (is_file()) {
      run_in_file(place, in_sqlite);
    } else {
      cluster().run(place, in_postgres);
    }
  }

  const TemporaryFolder folder;
  const std::string place =
      is_file() ? (folder.path() / "a.sqlite").string() : cluster().fresh_address();
};

INSTANTIATE_TEST_SUITE_P(Every, Stores, testing::Values(Kind::Sqlite, Kind::Postgres),
                         [](const auto& kind) {
                           return kind.param == Kind::Sqlite ? "sqlite" : "postgres";
                         });

TEST_P(Stores, what_is_appended_is_there_after_opening_again) {
  open_store(place)->append(std::vector<Append>{{"one", 0, "a"}, {"two", 0, "x"}, {"one", 1, "b"}});
  const auto store = open_store(place);
  EXPECT_EQ(log_of(*store, "one"), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(log_of(*store, "two"), (std::vector<std::string>{"x"}));
  EXPECT_TRUE(log_of(*store, "three").empty());
  EXPECT_EQ(store->load("one", 1, 1000), std::vector<std::string>{"b"});
  EXPECT_EQ(store->load("one", 0, 1), std::vector<std::string>{"a"});
}

TEST_P(Stores, a_log_has_no_gaps_and_no_entry_twice) {
  const auto store = open_store(place);
  store->append(std::vector<Append>{{"one", 0, "a"}, {"one", 1, "b"}});
  EXPECT_THROW(store->append(std::vector<Append>{{"one", 3, "d"}}), StoreError);
  EXPECT_THROW(store->append(std::vector<Append>{{"one", 1, "B"}}), StoreError);
  EXPECT_THROW(store->append(std::vector<Append>{{"one", 0, "A"}}), StoreError);
  EXPECT_THROW(store->append(std::vector<Append>{{"none", 1, "b"}}), StoreError);
  // All or nothing.
  EXPECT_THROW(store->append(std::vector<Append>{{"one", 2, "c"}, {"one", 4, "e"}}), StoreError);
  EXPECT_EQ(log_of(*store, "one"), (std::vector<std::string>{"a", "b"}));
  EXPECT_TRUE(log_of(*store, "none").empty());
}

TEST_P(Stores, every_text_comes_back_as_it_was) {
  const std::vector<std::string> texts{
      "",    "NULL",  R"({"a": "\"b\\c\"", "d": [1, {}]})",  "two\nlines\tand\r\ntabs",
      "{,}", "'; --", "Gänseblümchen 鵞鳥 \xF0\x9F\x90\x91", std::string(300'000, '\\')};
  std::vector<Append> entries;
  for (const std::string& text : texts)
    entries.push_back({"one", static_cast<int>(entries.size()), text});
  const auto store = open_store(place);
  store->append(entries);
  EXPECT_EQ(log_of(*store, "one"), texts);
  EXPECT_TRUE(log_of(*store, "no \xFF\xFE text").empty());
}

TEST_P(Stores, a_commit_of_very_many_entries_is_one_commit) {
  std::vector<Append> entries;
  for (int n = 0; n < 3000; ++n) entries.push_back({"one", n, std::string(1000, 'x')});
  const auto store = open_store(place);
  entries.push_back({"one", 3001, "behind a gap"});
  EXPECT_THROW(store->append(entries), StoreError);
  EXPECT_TRUE(log_of(*store, "one").empty());
  entries.pop_back();
  store->append(entries);
  EXPECT_EQ(log_of(*store, "one").size(), 3000U);
}

TEST_P(Stores, tables_are_listed_in_order_with_when_they_were_made) {
  const auto store = open_store(place);
  store->append(std::vector<Append>{{"b", 0, "x", 1000}, {"B", 0, "x", 2000}, {"_", 0, "x", 3000}});
  store->append(std::vector<Append>{{"new", 0, "x"}});
  using StoredTable = Store::StoredTable;
  EXPECT_EQ(store->tables("", 2), (std::vector<StoredTable>{{"B", 2000}, {"_", 3000}}));
  EXPECT_EQ(store->tables("_", 1), (std::vector<StoredTable>{{"b", 1000}}));
  const auto last = store->tables("b", 10);
  ASSERT_EQ(last.size(), 1U);
  EXPECT_GT(last[0].made, 1'700'000'000);
  EXPECT_TRUE(store->tables("new", 10).empty());
}

TEST_P(Stores, the_writer_stores_each_batch_whole_or_not_at_all) {
  const auto store = open_store(place);
  std::promise<void> finished;
  std::vector<bool> results;
  std::mutex mutex;
  {
    Writer writer(*store, [](const std::function<void()>& task) { task(); });
    const auto note = [&](bool stored) {
      const std::lock_guard lock(mutex);
      results.push_back(stored);
      if (results.size() == 3) finished.set_value();
    };
    writer.submit({{"one", 0, "a"}, {"one", 1, "b"}}, note);
    writer.submit({{"one", 2, "c"}, {"one", 7, "?"}}, note);
    writer.submit({{"two", 0, "x"}}, note);
    finished.get_future().wait();
  }
  EXPECT_EQ(results, (std::vector<bool>{true, false, true}));
  EXPECT_EQ(log_of(*store, "one"), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(log_of(*store, "two"), (std::vector<std::string>{"x"}));
}

std::string why_not(const std::string& place) {
  try {
    open_store(place);
  } catch (const StoreError& error) {
    return error.what();
  }
  return "it was opened";
}

TEST_P(Stores, one_of_a_newer_version_is_refused) {
  open_store(place);
  meddle("PRAGMA user_version = 99", "UPDATE aude_house SET version = 99");
  EXPECT_NE(why_not(place).find("was written by a newer version: its schema is 99"), std::string::npos)
      << why_not(place);
}

TEST_P(Stores, a_second_server_is_refused) {
  {
    const auto store = open_store(place);
    EXPECT_NE(why_not(place).find("another server"), std::string::npos) << why_not(place);
    EXPECT_THROW(open_store(place), StoreInUse);
  }
  EXPECT_EQ(why_not(place), "it was opened");
}

TEST_P(Stores, a_changed_entry_is_found_by_its_checksum) {
  open_store(place)->append(std::vector<Append>{{"one", 0, "a"}, {"one", 1, "b"}, {"two", 0, "x"}});
  meddle("UPDATE log SET entry = 'B' WHERE n = 1", "UPDATE aude_log SET entry = 'B' WHERE n = 1");
  const auto store = open_store(place);
  EXPECT_EQ(log_of(*store, "two"), std::vector<std::string>{"x"});
  try {
    log_of(*store, "one");
    ADD_FAILURE() << "it was read";
  } catch (const StoreDamaged& error) {
    EXPECT_NE(std::string(error.what()).find("table one: entry 1"), std::string::npos) << error.what();
  }
}

TEST_P(Stores, tables_survive_a_restart_of_the_server) {
  ServerConfig config = test_config(folder.path());
  if (!is_file()) config.store = place;
  const json::object order{
      {"setup", {{"sets", {"base"}}}},
      {"seats", {{{"kind", "here"}, {"name", "Ann"}}, {{"kind", "bot"}, {"level", "easy"}}}}};
  MadeTable table;
  std::string before;
  {
    const RunningServer server(config);
    table = make_table(server.port(), order);
    Client ann(server.port(), table.id, {table.tokens.at(0)});
    ASSERT_EQ(ann.act(ann.legal()[0]).at("type"), "ok");
    ASSERT_TRUE(ann.follow());
    ASSERT_EQ(ann.act("pass", false).at("type"), "ok");
    ASSERT_TRUE(ann.follow());
    before = json::serialize(ann.view().at("pending"));
  }
  const RunningServer server(config);
  const auto has_open = [&](const std::string& count) {
    const std::string metrics = request(server.port(), "GET", "/metrics").body;
    return metrics.find("aude_tables_open " + count + "\n") != std::string::npos;
  };
  EXPECT_TRUE(has_open("0"));  // tables load when they are asked for
  Client ann(server.port(), table.id, {table.tokens.at(0)});
  EXPECT_TRUE(has_open("1"));
  EXPECT_EQ(json::serialize(ann.view().at("pending")), before);
  EXPECT_EQ(ann.ask({{"type", "confirm"}, {"version", ann.version()}}).at("type"), "ok");
  do {
    ASSERT_TRUE(ann.follow());
  } while (ann.legal().empty());
}

TEST_P(Stores, a_standby_server_takes_over_when_the_server_stops) {
  ServerConfig config = test_config(folder.path());
  if (!is_file()) config.store = place;
  auto first = std::make_unique<RunningServer>(config);
  const MadeTable table = make_table(
      first->port(),
      json::object{
          {"setup", {{"sets", {"base"}}}},
          {"seats", {{{"kind", "here"}, {"name", "Ann"}}, {{"kind", "here"}, {"name", "Ben"}}}}});
  Client people(first->port(), table.id, {table.tokens.at(0), table.tokens.at(1)});
  ASSERT_EQ(people.act(people.legal()[0]).at("type"), "ok");
  ASSERT_TRUE(people.follow());
  const json::value before = people.view().at("n");
  std::promise<void> refused;
  auto waiting = std::async(std::launch::async, [&] {
    bool told = false;
    return standby(config, [&] {
      if (!std::exchange(told, true)) refused.set_value();
      return false;
    });
  });
  refused.get_future().wait();
  first.reset();
  std::unique_ptr<Server> second = waiting.get();
  std::thread running([&] { second->run(); });
  {
    const Client again(second->port(), table.id, {table.tokens.at(0), table.tokens.at(1)});
    EXPECT_EQ(again.view().at("n"), before);
  }
  second->stop();
  running.join();
  second.reset();
  // Who is told to end meanwhile never becomes one.
  const RunningServer third(config);
  EXPECT_EQ(standby(config, [] { return true; }), nullptr);
}

TEST_P(Stores, the_clock_goes_on_where_it_stood) {
  Millis steady = 5000;
  const auto source = [&] { return steady; };
  Millis begin = 0;
  {
    const auto store = open_store(place);
    EXPECT_FALSE(store->load_clock());
    const GameClock first(*store, source);
    begin = first.now();
    steady += 1000;
    EXPECT_EQ(first.now(), begin + 1000);
    first.keep();
  }
  steady = 70;  // the machine was started again
  const auto store = open_store(place);
  const GameClock second(*store, source);
  EXPECT_EQ(second.now(), begin + 1000);
}

// --- moving ---

class Moving : public testing::Test {
 protected:
  // Many small tables and one that takes several pieces.
  static void fill(Store& store) {
    std::vector<Append> entries;
    for (int table = 0; table < 600; ++table)
      entries.push_back({"small" + std::to_string(table), 0, std::to_string(table), 1000 + table});
    for (int n = 0; n < 1500; ++n) entries.push_back({"large", n, std::to_string(n), 77});
    store.append(entries);
  }
  static void expect_same(Store& one, Store& other) {
    const auto tables = one.tables("", 10000);
    EXPECT_EQ(tables.size(), 601U);
    EXPECT_EQ(tables, other.tables("", 10000));
    for (const auto& each : tables) EXPECT_EQ(log_of(one, each.table), log_of(other, each.table));
  }
  std::unique_ptr<Store> file(const std::string& name) {
    return open_store((folder.path() / name).string());
  }
  const TemporaryFolder folder;
};

TEST_F(Moving, a_store_is_copied_to_postgresql_and_back) {
  const auto old_home = file("old.sqlite");
  const auto database = open_store(cluster().fresh_address());
  std::filesystem::create_directory(folder.path() / "new");
  const auto new_home = file("new/a.sqlite");
  fill(*old_home);
  old_home->store_clock(123456789);
  const Moved there = migrate(*old_home, *database);
  EXPECT_EQ(there.tables, 601);
  EXPECT_EQ(there.entries, 2100);
  EXPECT_EQ(there.found, 0);
  expect_same(*old_home, *database);
  migrate(*database, *new_home);
  expect_same(*old_home, *new_home);
  EXPECT_EQ(database->load_clock(), 123456789);
  EXPECT_EQ(new_home->load_clock(), 123456789);
}

TEST_F(Moving, an_interrupted_copy_is_continued) {
  const auto from = file("from.sqlite");
  const auto to = file("to.sqlite");
  fill(*from);
  std::vector<Append> some{{"small5", 0, "5", 1005}};
  for (int n = 0; n < 501; ++n) some.push_back({"large", n, std::to_string(n), 77});
  to->append(some);
  EXPECT_EQ(migrate(*from, *to).found, 502);
  expect_same(*from, *to);
  EXPECT_EQ(migrate(*from, *to).found, 2100);
}

TEST_F(Moving, a_store_is_not_copied_into_another_one) {
  const auto from = file("from.sqlite");
  const auto to = file("to.sqlite");
  fill(*from);
  to->append(std::vector<Append>{{"theirs", 0, "x"}});
  EXPECT_THROW(migrate(*from, *to), StoreError);
  EXPECT_EQ(to->tables("", 10).size(), 1U);
  const auto changed = file("changed.sqlite");
  changed->append(std::vector<Append>{{"large", 0, "another one"}});
  EXPECT_THROW(migrate(*from, *changed), StoreError);
}

}  // namespace
}  // namespace aude::server
