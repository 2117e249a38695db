#include <gtest/gtest.h>
#include <sqlite3.h>

#include <atomic>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <future>

#include "server/house_clock.h"
#include "server/running.h"
#include "server/sqlite_store.h"

namespace aude::server {
namespace {

namespace json = boost::json;

std::vector<std::string> logged(Store& store, const std::string& table) {
  return store.load(table, 0, 1000);
}

TEST(Storage, what_is_appended_is_there_after_opening_again) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "a.sqlite";
  {
    SqliteStore store(file);
    store.append(std::vector<Append>{{"one", 0, "a"}, {"two", 0, "x"}, {"one", 1, "b"}});
  }
  SqliteStore store(file);
  EXPECT_EQ(logged(store, "one"), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(logged(store, "two"), (std::vector<std::string>{"x"}));
  EXPECT_TRUE(logged(store, "three").empty());
  EXPECT_EQ(store.load("one", 1, 1000), std::vector<std::string>{"b"});
  EXPECT_EQ(store.load("one", 0, 1), std::vector<std::string>{"a"});
}

TEST(Storage, a_log_has_no_gaps_and_no_entry_twice) {
  const TemporaryFolder folder;
  SqliteStore store(folder.path() / "a.sqlite");
  store.append(std::vector<Append>{{"one", 0, "a"}, {"one", 1, "b"}});
  EXPECT_THROW(store.append(std::vector<Append>{{"one", 3, "d"}}), StoreError);
  EXPECT_THROW(store.append(std::vector<Append>{{"one", 1, "B"}}), StoreError);
  EXPECT_THROW(store.append(std::vector<Append>{{"one", 0, "A"}}), StoreError);
  EXPECT_THROW(store.append(std::vector<Append>{{"none", 1, "b"}}), StoreError);
  // All or nothing.
  EXPECT_THROW(store.append(std::vector<Append>{{"one", 2, "c"}, {"one", 4, "e"}}), StoreError);
  EXPECT_EQ(logged(store, "one"), (std::vector<std::string>{"a", "b"}));
}

TEST(Storage, the_writer_stores_each_batch_whole_or_not_at_all) {
  const TemporaryFolder folder;
  SqliteStore store(folder.path() / "a.sqlite");
  std::promise<void> finished;
  std::vector<bool> results;
  std::mutex mutex;
  {
    Writer writer(store, [](const std::function<void()>& task) { task(); });
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
  EXPECT_EQ(logged(store, "one"), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(logged(store, "two"), (std::vector<std::string>{"x"}));
}

TEST(Storage, a_file_of_a_newer_version_is_refused) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "a.sqlite";
  {
    const SqliteStore store(file);
  }
  sqlite3* db = nullptr;
  ASSERT_EQ(sqlite3_open(file.c_str(), &db), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(db, "PRAGMA user_version = 99", nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(db);
  EXPECT_THROW(SqliteStore{file}, StoreError);
}

TEST(Storage, a_damaged_file_is_named_when_it_is_opened) {
  const TemporaryFolder folder;
  const auto what = [](const std::filesystem::path& file) {
    try {
      const SqliteStore store(file);
    } catch (const StoreError& error) {
      return std::string(error.what());
    }
    return std::string("it was opened");
  };
  const auto garbage = folder.path() / "garbage.sqlite";
  std::ofstream(garbage) << std::string(10000, 'x');
  EXPECT_EQ(what(garbage).find(garbage.string()), 0U) << what(garbage);
  EXPECT_NE(what(garbage).find("damaged"), std::string::npos) << what(garbage);

  // The header is as it should be, what follows is not.
  const auto damaged = folder.path() / "damaged.sqlite";
  EXPECT_EQ(what(damaged), "it was opened");
  std::fstream(damaged, std::ios::in | std::ios::out).seekp(200) << std::string(3800, 'x');
  EXPECT_NE(what(damaged).find("damaged"), std::string::npos) << what(damaged);
  EXPECT_NE(what(folder.path() / "none" / "a.sqlite").find("cannot be opened"), std::string::npos);
}

TEST(Storage, a_backup_of_a_file_in_use_is_whole) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "a.sqlite";
  const auto copy = folder.path() / "copy.sqlite";
  SqliteStore store(file);
  store.append(std::vector<Append>{{"one", 0, "a"}});
  std::atomic<bool> stop = false;
  std::atomic<int> written = 1;
  std::thread busy([&] {
    for (int n = 1; !stop; ++n) {
      store.append(std::vector<Append>{{"one", n, std::to_string(n)}});
      written = n + 1;
    }
  });
  while (written < 5) std::this_thread::yield();
  const int before = written;
  SqliteStore::back_up(file, copy);
  stop = true;
  busy.join();
  SqliteStore saved(copy);
  EXPECT_GE(logged(saved, "one").size(), static_cast<std::size_t>(before));
  EXPECT_THROW(SqliteStore::back_up(file, copy), StoreError);
  EXPECT_THROW(SqliteStore::back_up(folder.path() / "none", folder.path() / "b"), StoreError);
}

TEST(Storage, tables_survive_a_restart_of_the_server) {
  const TemporaryFolder folder;
  const json::object order{
      {"setup", {{"sets", {"base"}}}},
      {"seats", {{{"kind", "here"}, {"name", "Ann"}}, {{"kind", "bot"}, {"level", "easy"}}}}};
  MadeTable table;
  std::string before;
  {
    const RunningServer server(test_config(folder.path()));
    table = make_table(server.port(), order);
    Client ann(server.port(), table.id, {table.tokens.at(0)});
    ASSERT_EQ(ann.act(ann.legal()[0]).at("type"), "ok");
    ASSERT_TRUE(ann.follow());
    ASSERT_EQ(ann.act("pass", false).at("type"), "ok");
    ASSERT_TRUE(ann.follow());
    before = json::serialize(ann.view().at("pending"));
  }
  const RunningServer server(test_config(folder.path()));
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

TEST(Storage, a_second_server_with_the_same_file_is_refused) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "a.sqlite";
  {
    const SqliteStore store(file);
    try {
      const SqliteStore second(file);
      ADD_FAILURE() << "it was opened";
    } catch (const StoreError& error) {
      EXPECT_NE(std::string(error.what()).find("another server"), std::string::npos) << error.what();
    }
  }
  const SqliteStore third(file);
}

TEST(Storage, an_entry_that_was_changed_on_disk_is_found_by_its_sum) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "a.sqlite";
  {
    SqliteStore store(file);
    store.append(std::vector<Append>{{"one", 0, "a"}, {"one", 1, "b"}, {"two", 0, "x"}});
  }
  sqlite3* db = nullptr;
  ASSERT_EQ(sqlite3_open(file.c_str(), &db), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(db, "UPDATE log SET entry = 'B' WHERE n = 1", nullptr, nullptr, nullptr),
            SQLITE_OK);
  sqlite3_close(db);
  SqliteStore store(file);
  EXPECT_EQ(logged(store, "two"), std::vector<std::string>{"x"});
  try {
    logged(store, "one");
    ADD_FAILURE() << "it was read";
  } catch (const StoreDamaged& error) {
    EXPECT_NE(std::string(error.what()).find("table one: entry 1"), std::string::npos) << error.what();
  }
}

TEST(Storage, the_clock_goes_on_where_it_stood) {
  const TemporaryFolder folder;
  Millis steady = 5000;
  const auto source = [&] { return steady; };
  HouseClock first(folder.path() / "clock", source);
  const Millis begin = first.now();
  steady += 1000;
  EXPECT_EQ(first.now(), begin + 1000);
  first.keep();
  steady = 70;  // the machine was started again
  const HouseClock second(folder.path() / "clock", source);
  EXPECT_EQ(second.now(), begin + 1000);
}

}  // namespace
}  // namespace aude::server
