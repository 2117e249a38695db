// SPDX-License-Identifier: MIT
// What only a database that others run can do to us: set-ups that are wrong, and going away.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <condition_variable>
#include <fstream>
#include <future>

#include "server/cluster.h"
#include "server/postgres_store.h"
#include "server/standby.h"
#include "support/waiting.h"

namespace aude::server {
namespace {

namespace json = boost::json;
using std::chrono::milliseconds;

std::string why_refused(const std::string& address) {
  try {
    const PostgresStore store(address);
  } catch (const StoreError& error) {
    return error.what();
  }
  return "it was opened";
}

// Set for as long as it lives.
class Variable {
 public:
  Variable(const char* name, const std::string& value) : name_(name) { setenv(name, value.c_str(), 1); }
  ~Variable() { unsetenv(name_); }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  const char* name_;
};

// Makes a user once, whichever test comes first.
void make_user(const std::string& name, const std::string& more = {}) {
  const std::string address = cluster().address("public", "owner");
  cluster().run(address, "DROP ROLE IF EXISTS " + name);
  cluster().run(address, "CREATE ROLE " + name + " LOGIN " + more);
}

void forget_user(const std::string& name) {
  cluster().run(cluster().address("public", "owner"), "DROP OWNED BY " + name + "; DROP ROLE " + name);
}

void expect_word(const std::string& said, const std::string& word) {
  EXPECT_NE(said.find(word), std::string::npos) << said;
}

// Appends one entry behind another until it is stored.
void append_at_last(Store& store, const Append& entry) {
  const Deadline deadline("the entry is stored");
  while (true) {
    deadline.check();
    try {
      return store.append(std::vector<Append>{entry});
    } catch (const StoreGone&) {
      std::this_thread::yield();
    }
  }
}

// The whole log, as soon as it can be read.
std::vector<std::string> load_at_last(Store& store, const std::string& table) {
  const Deadline deadline("the log can be read");
  while (true) {
    deadline.check();
    try {
      return store.load(table, 0, 1 << 20);
    } catch (const StoreGone&) {
      std::this_thread::yield();
    }
  }
}

TEST(Postgres, passwords_come_from_the_environment_or_a_file_and_are_never_repeated) {
  make_user("guarded", "PASSWORD 'geheim'");
  const std::string fixture = cluster().fresh_address();
  const std::string schema = Cluster::schema_of(fixture);
  cluster().run(fixture, "GRANT ALL ON SCHEMA " + schema + " TO guarded");
  const std::string address = cluster().address(schema, "guarded");
  expect_word(why_refused(address), "the password is missing or wrong");
  {
    const Variable password("PGPASSWORD", "falsch");
    expect_word(why_refused(address), "the password is missing or wrong");
    EXPECT_EQ(why_refused(address).find("falsch"), std::string::npos);
  }
  {
    const Variable password("PGPASSWORD", "geheim");
    EXPECT_EQ(why_refused(address), "it was opened");
  }
  const TemporaryFolder folder;
  const auto file = folder.path() / "passwords";
  std::ofstream(file) << "*:*:*:guarded:geheim\n";
  chmod(file.c_str(), 0600);
  {
    const Variable password("PGPASSFILE", file.string());
    EXPECT_EQ(why_refused(address), "it was opened");
  }
  EXPECT_EQ(why_refused(address + "&password=geheim"), "it was opened");
  expect_word(why_refused(address + "&password=falsch"), "the password is missing or wrong");
  EXPECT_EQ(why_refused(address + "&password=falsch").find("falsch"), std::string::npos);
  forget_user("guarded");
}

TEST(Postgres, an_address_with_a_password_is_known) {
  EXPECT_TRUE(has_password("postgresql://ann:secret@host/db"));
  EXPECT_TRUE(has_password("postgresql://ann@host/db?password=secret"));
  EXPECT_TRUE(has_password("postgresql://ann@host/db?sslpassword=secret"));
  EXPECT_FALSE(has_password("postgresql://ann@host:5432/db?sslmode=require"));
  try {
    has_password("postgresql://ann:se%zzcret@host/db");
    ADD_FAILURE() << "it was read";
  } catch (const StoreError& error) {
    expect_word(error.what(), "no address of a database");
    EXPECT_EQ(std::string(error.what()).find("cret"), std::string::npos) << error.what();
  }
}

TEST(Postgres, configuration_errors_are_reported) {
  const std::string fixture = cluster().fresh_address();
  const std::string schema = Cluster::schema_of(fixture);
  make_user("guest");
  const std::string address = cluster().address(schema, "guest");
  expect_word(why_refused(address), "search path names no schema");  // none that it may use
  cluster().run(fixture, "GRANT USAGE ON SCHEMA " + schema + " TO guest");
  expect_word(why_refused(address), "has not the rights");
  EXPECT_EQ(why_refused(fixture), "it was opened");
  expect_word(why_refused(address), "has not the rights");
  cluster().run(fixture, "GRANT SELECT, UPDATE ON aude_house TO guest");
  expect_word(why_refused(address), "has not the rights");
  cluster().run(fixture, "GRANT SELECT, INSERT ON aude_tables, aude_log TO guest");
  EXPECT_EQ(why_refused(address), "it was opened");
  forget_user("guest");
  expect_word(why_refused(address), "may not connect");
  expect_word(why_refused(cluster().address(schema, "owner", "atlantis")), "there is no such database");
  expect_word(why_refused("postgresql:///postgres?host=/nowhere"), "database postgres at /nowhere: ");
  cluster().run(fixture, "DELETE FROM aude_house");
  expect_word(why_refused(fixture), "aude_house should have one row");
}

TEST(Postgres, all_connections_taken_is_named) {
  const std::string fixture = cluster().fresh_address();
  make_user("few", "CONNECTION LIMIT 1");
  cluster().run(fixture, "GRANT ALL ON SCHEMA " + Cluster::schema_of(fixture) + " TO few");
  expect_word(why_refused(cluster().address(Cluster::schema_of(fixture), "few")),
              "all its connections are taken");
  forget_user("few");
}

TEST(Postgres, risky_settings_cause_a_warning_and_lose_nothing) {
  EXPECT_TRUE(PostgresStore(cluster().fresh_address()).warnings().empty());
  const std::string fixture = cluster().fresh_address();
  make_user("lax", "SUPERUSER");
  cluster().run(fixture, "ALTER ROLE lax SET synchronous_commit = off");
  {
    PostgresStore store(cluster().address(Cluster::schema_of(fixture), "lax"));
    ASSERT_EQ(store.warnings().size(), 1U);
    expect_word(store.warnings()[0], "synchronous_commit is off");
    // How the session stands that stores: told by a trigger, from inside of it.
    cluster().run(
        fixture,
        "CREATE TABLE told (setting text);"
        "CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN INSERT INTO told SELECT current_setting('synchronous_commit'); RETURN NULL; "
        "END $$;"
        "CREATE TRIGGER tell AFTER INSERT ON aude_log EXECUTE FUNCTION tell()");
    store.append(std::vector<Append>{{"one", 0, "a"}});
  }
  EXPECT_EQ(cluster().run(fixture, "SELECT setting FROM told"), "on");
  forget_user("lax");
}

TEST(Postgres, the_number_is_the_fence) {
  const std::string fixture = cluster().fresh_address();
  PostgresStore store(fixture);
  store.append(std::vector<Append>{{"one", 0, "a"}});
  // Another server that takes the table for its own.
  cluster().run(fixture, "SELECT aude_append('{one}', '{1}', '{theirs}', '{0}', '{0}', '')");
  EXPECT_THROW(store.append(std::vector<Append>{{"one", 1, "ours"}}), StoreConflict);
  EXPECT_THROW(store.append(std::vector<Append>{{"one", 5, "ours"}}), StoreConflict);
  EXPECT_THROW(store.append(std::vector<Append>{{"one", 0, "ours"}}), StoreConflict);
  EXPECT_EQ(cluster().run(fixture, "SELECT string_agg(entry, ' ' ORDER BY n) FROM aude_log"),
            "a theirs");
}

// Ends the sessions of the server that holds the lock and takes the lock before it reconnects.
std::unique_ptr<PostgresStore> take_from_others(const std::string& fixture) {
  const Deadline deadline("the lock can be taken from the others");
  while (true) {
    deadline.check();
    cluster().run(fixture,
                  "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                  " WHERE application_name = 'aude'");
    try {
      return std::make_unique<PostgresStore>(fixture);
    } catch (const StoreInUse&) {
      // They were quicker; once more.
    }
  }
}

TEST(Postgres, a_store_that_has_lost_its_lock_stores_nothing) {
  const std::string fixture = cluster().fresh_address();
  PostgresStore first(fixture);
  first.append(std::vector<Append>{{"one", 0, "a"}});
  {
    const auto second = take_from_others(fixture);
    EXPECT_THROW(first.append(std::vector<Append>{{"one", 1, "b"}}), StoreInUse);
    second->append(std::vector<Append>{{"one", 1, "c"}});
  }
  append_at_last(first, {"one", 2, "d"});
  EXPECT_EQ(first.load("one", 0, 10), (std::vector<std::string>{"a", "c", "d"}));
}

TEST(Postgres, a_server_that_has_lost_its_lock_stops) {
  const TemporaryFolder folder;
  ServerConfig config = test_config(folder.path());
  config.store = cluster().fresh_address();
  Server server(config);
  std::promise<bool> held_store;
  std::thread running([&] { held_store.set_value(server.run()); });
  const auto other = take_from_others(config.store);
  EXPECT_FALSE(held_store.get_future().get());
  running.join();
}

TEST(Postgres, a_standby_server_waits_for_a_database_that_it_has_reached) {
  const TemporaryFolder folder;
  ServerConfig config = test_config(folder.path());
  config.store = cluster().fresh_address();
  {
    const PostgresStore first(config.store);
    int asked = 0;
    const auto stop = [&] {
      ++asked;
      if (asked == 1) cluster().stop();
      return asked == 3;
    };
    EXPECT_EQ(standby(config, stop), nullptr);
    EXPECT_EQ(asked, 3);
    EXPECT_THROW(standby(config, [] { return true; }), StoreGone);  // never was there
  }
  cluster().start();
  EXPECT_NE(standby(config, [] { return true; }), nullptr);
}

TEST(Postgres, a_query_does_not_wait_while_another_session_is_free) {
  const std::string fixture = cluster().fresh_address();
  const DatabaseWaits waits{std::chrono::minutes(10), milliseconds(5000), milliseconds(0)};
  PostgresSession other(fixture, waits, PostgresSession::Takes::Nothing);
  other.begin();
  other.ask("SELECT pg_advisory_lock(25)");
  PostgresSessions<3> sessions(fixture, waits);
  sessions.begin();
  auto held_up = std::async(std::launch::async, [&] { sessions.ask("SELECT pg_advisory_lock(25)"); });
  wait_until("the first query waits", [&] {
    return cluster().run(fixture, "SELECT count(*) FROM pg_locks WHERE NOT granted") == "1";
  });
  // Each would time out at the session that waits.
  for (int i = 0; i < 6; ++i) EXPECT_EQ(sessions.ask("SELECT 1").text(0, 0), "1");
  other.ask("SELECT pg_advisory_unlock(25)");
  held_up.get();
}

TEST(Postgres, a_restart_without_queries_is_not_noticed) {
  const std::string fixture = cluster().fresh_address();
  PostgresStore store(fixture);
  store.append(std::vector<Append>{{"one", 0, "a"}});
  cluster().stop();
  cluster().start();
  EXPECT_EQ(store.load("one", 0, 10), std::vector<std::string>{"a"});
  store.append(std::vector<Append>{{"one", 1, "b"}});
}

TEST(Postgres, while_it_is_down_calls_fail_at_once) {
  const std::string fixture = cluster().fresh_address();
  PostgresStore store(fixture);
  store.append(std::vector<Append>{{"one", 0, "a"}});
  cluster().stop();
  for (int i = 0; i < 1000; ++i) {
    EXPECT_THROW(store.append(std::vector<Append>{{"one", 1, "b"}}), StoreGone);
    EXPECT_THROW(store.load("one", 0, 10), StoreGone);
  }
  cluster().start();
  append_at_last(store, {"one", 1, "c"});
}

TEST(Postgres, an_answer_that_does_not_come_counts_as_none) {
  const std::string fixture = cluster().fresh_address();
  {
    const PostgresStore creates_the_schema(fixture);
  }  // with the usual waits: that takes a busy machine long
  DatabaseWaits waits;
  waits.for_answer = milliseconds(1500);
  PostgresStore store(fixture, waits);
  append_at_last(store, {"one", 0, "a"});
  {
    RawSession other(fixture);
    other.run("BEGIN; LOCK TABLE aude_log IN ACCESS EXCLUSIVE MODE");
    EXPECT_THROW(store.append(std::vector<Append>{{"one", 1, "b"}}), StoreGone);
    EXPECT_THROW(store.load("one", 0, 10), StoreGone);
  }
  append_at_last(store, {"one", 1, "c"});
  EXPECT_EQ(cluster().run(fixture, "SELECT string_agg(entry, ' ' ORDER BY n) FROM aude_log"), "a c");
}

TEST(Postgres, what_was_acknowledged_survives_kills_of_the_database) {
  const std::string fixture = cluster().fresh_address();
  PostgresStore store(fixture);
  std::mutex mutex;
  std::condition_variable stored_one;
  int stored = 0;
  bool stop = false;
  // Stores 0, 1, 2, ...; after a failure it looks how far it has come, as a hub does.
  std::thread busy([&] {
    for (int n = 0;;) {
      try {
        store.append(std::vector<Append>{{"one", n, std::to_string(n)}});
        ++n;
        const std::lock_guard lock(mutex);
        stored = n;
        stored_one.notify_one();
        if (stop) return;
      } catch (const StoreError&) {
        const auto found = static_cast<int>(load_at_last(store, "one").size());
        EXPECT_TRUE(found == n || found == n + 1) << found << " of " << n;
        n = found;
      }
    }
  });
  for (int round = 0; round < 3; ++round) {
    {
      std::unique_lock lock(mutex);
      const int enough = stored + 20;
      stored_one.wait(lock, [&] { return stored >= enough; });
    }
    cluster().kill();
    cluster().start();
  }
  {
    const std::lock_guard lock(mutex);
    stop = true;
  }
  busy.join();
  const auto log = load_at_last(store, "one");
  EXPECT_EQ(static_cast<int>(log.size()), stored);
  for (std::size_t n = 0; n < log.size(); ++n) EXPECT_EQ(log[n], std::to_string(n));
}

TEST(Postgres, a_backup_brings_back_what_there_was) {
  const std::string fixture = cluster().fresh_address();
  const std::string dump = cluster().file("dump");
  {
    PostgresStore store(fixture);
    store.append(std::vector<Append>{{"one", 0, "a"}, {"one", 1, "b"}});
    store.store_clock(5000);
    cluster().use("pg_dump", {"--format=custom", "--schema", Cluster::schema_of(fixture), "--file",
                              dump, "--dbname", fixture});  // while the server runs
    store.append(std::vector<Append>{{"one", 2, "c"}, {"two", 0, "x"}});
  }
  cluster().use("pg_restore", {"--clean", "--dbname", fixture, dump});
  PostgresStore store(fixture);
  EXPECT_EQ(store.load("one", 0, 10), (std::vector<std::string>{"a", "b"}));
  EXPECT_TRUE(store.load("two", 0, 10).empty());
  EXPECT_EQ(store.load_clock(), 5000);
  store.append(std::vector<Append>{{"one", 2, "d"}});
}

TEST(Postgres, a_table_goes_on_when_the_database_is_back) {
  const TemporaryFolder folder;
  ServerConfig config = test_config(folder.path());
  config.store = cluster().fresh_address();
  const RunningServer server(config);
  const auto health = [&] { return request(server.port(), "GET", "/healthz").status; };
  const json::object order{
      {"setup", {{"sets", {"base"}}}},
      {"seats", {{{"kind", "here"}, {"name", "Ann"}}, {{"kind", "here"}, {"name", "Ben"}}}}};
  const MadeTable table = make_table(server.port(), order);
  Client people(server.port(), table.id, {table.tokens.at(0), table.tokens.at(1)});
  ASSERT_EQ(people.act(people.legal()[0]).at("type"), "ok");
  ASSERT_TRUE(people.follow());
  const json::value before = people.view().at("n");
  cluster().stop();
  EXPECT_THROW(people.act(people.legal()[0]), std::runtime_error);  // sent away without an answer
  EXPECT_EQ(health(), 503);
  cluster().start();
  wait_until("the server is healthy", [&] { return health() == 200; });
  // Nothing of what was not acknowledged has happened, and the same people sit there.
  const Deadline deadline("people can connect again");
  for (bool there = false; !there;) {
    deadline.check();
    try {
      people.connect();
      there = true;
    } catch (const std::runtime_error&) {
      std::this_thread::yield();
    }
  }
  EXPECT_EQ(people.view().at("n"), before);
  EXPECT_EQ(people.act(people.legal()[0]).at("type"), "ok");
}

// --- the writer ---

// Away, and says how often it was asked.
class GoneStore final : public Store {
 public:
  std::vector<std::string> load(const std::string&, int, int) override { return {}; }
  std::vector<StoredTable> tables(const std::string&, int) override { return {}; }
  std::optional<std::int64_t> load_clock() override { return {}; }
  void store_clock(std::int64_t) override {}
  int remove(std::span<const std::string>) override { return 0; }
  void append(std::span<const Append>) override {
    std::unique_lock lock(mutex);
    ++asked;
    changed.notify_all();
    changed.wait(lock, [this] { return open; });
    throw StoreGone("away");
  }

  std::mutex mutex;
  std::condition_variable changed;
  int asked = 0;
  bool open = false;
};

TEST(Writer, does_not_ask_a_store_that_is_gone_for_each_batch) {
  GoneStore store;
  std::atomic<int> failed = 0;
  {
    Writer writer(store, [](const std::function<void()>& task) { task(); });
    const auto note = [&](bool stored) { failed += stored ? 0 : 1; };
    writer.submit({{"one", 0, "a"}}, note);
    {
      std::unique_lock lock(store.mutex);
      store.changed.wait(lock, [&] { return store.asked == 1; });
    }
    for (int i = 0; i < 10; ++i) writer.submit({{"other" + std::to_string(i), 0, "a"}}, note);
    const std::lock_guard lock(store.mutex);
    store.open = true;
    store.changed.notify_all();
  }
  EXPECT_EQ(failed, 11);
  EXPECT_EQ(store.asked, 2);
}

}  // namespace
}  // namespace aude::server
