// Several nodes over one database: one carries a table, all lead to it, and it goes on when one of them
// goes.
#include <gtest/gtest.h>

#include <atomic>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <future>
#include <regex>

#include "server/cluster.h"
#include "server/leases.h"
#include "server/postgres_store.h"
#include "support/waiting.h"

namespace aude::server {
namespace {

namespace json = boost::json;
using std::chrono::minutes;

constexpr Millis kHour = 3'600'000;
constexpr DatabaseWaits kPatient{minutes(10), minutes(10), minutes(10)};

// Nodes of such a fixture have an hour before they are dead: nothing here depends on how fast they are.
class Nodes : public testing::Test {
 protected:
  void SetUp() override {
    const PostgresStore made(fixture, kPatient);
    ask("UPDATE aude_house SET patience = " + std::to_string(kHour));
  }
  ServerConfig config() {
    ServerConfig config = test_config(folder.path());
    config.store = fixture;
    config.node = "127.0.0.1";
    config.database = kPatient;
    return config;
  }
  std::string ask(const std::string& sql) { return cluster().run(fixture, sql); }
  // As if nothing had been heard of it for longer than that.
  void let_time_pass_for(unsigned short port) {
    ask("UPDATE aude_nodes SET beat = beat - 2 * " + std::to_string(kHour) +
        " WHERE place = '127.0.0.1:" + std::to_string(port) + "'");
  }

  const TemporaryFolder folder;
  const std::string fixture = cluster().fresh_address();
};

const json::object kTwoPeople{
    {"setup", {{"sets", {"base"}}}},
    {"seats", {{{"kind", "here"}, {"name", "Ann"}}, {{"kind", "here"}, {"name", "Ben"}}}}};

std::vector<std::string> all_tokens(const MadeTable& table) {
  return {table.tokens.at(0), table.tokens.at(1)};
}

bool has_figure(unsigned short port, const std::string& line) {
  return request(port, "GET", "/metrics").body.find("\naude_" + line + "\n") != std::string::npos;
}

void wait_for_figure(unsigned short port, const std::string& line) {
  wait_until("the metrics have " + line, [&] { return has_figure(port, line); });
}

void act_once(Client& people) {
  ASSERT_EQ(people.act(people.legal()[0]).at("type"), "ok");
  ASSERT_TRUE(people.follow());
}

TEST_F(Nodes, a_table_is_reached_through_every_node) {
  const RunningServer one(config());
  const RunningServer two(config());
  const MadeTable table = make_table(one.port(), kTwoPeople);
  Client here(one.port(), table.id, all_tokens(table));
  Client there(two.port(), table.id, all_tokens(table));
  act_once(there);
  ASSERT_TRUE(here.follow());
  EXPECT_EQ(here.view().at("n"), there.view().at("n"));
  const std::string record = "/api/tables/" + table.id + "/record";
  const HttpReply forwarded = request(two.port(), "GET", record);
  EXPECT_EQ(forwarded.status, 200);
  EXPECT_EQ(forwarded.body, request(one.port(), "GET", record).body);
  EXPECT_EQ(request(two.port(), "GET", "/api/tables/" + std::string(table.id.size(), 'x')).status, 404);
  EXPECT_TRUE(has_figure(two.port(), "node_requests_passed_on_total 2"));
  EXPECT_TRUE(has_figure(two.port(), "tables_open 0"));
  EXPECT_TRUE(has_figure(one.port(), "tables_open 1"));
}

TEST_F(Nodes, the_tables_of_a_dead_node_go_on_at_another) {
  ServerProcess one(config());
  const ServerProcess two(config());
  const MadeTable table = make_table(one.port(), kTwoPeople);
  json::value before;
  {
    Client people(two.port(), table.id, all_tokens(table));
    act_once(people);
    before = people.view().at("n");
    one.kill();
    EXPECT_FALSE(people.follow());
  }
  let_time_pass_for(one.port());
  // Nobody asks for it, and it goes on: somebody's clock may be running there.
  wait_for_figure(two.port(), "node_tables_adopted_total 1");
  wait_for_figure(two.port(), "tables_open 1");
  Client people(two.port(), table.id, all_tokens(table));
  EXPECT_EQ(people.view().at("n"), before);
  act_once(people);
  EXPECT_EQ(ask("SELECT epoch FROM aude_leases"), "2");
}

TEST_F(Nodes, clocks_bots_and_what_is_not_confirmed_yet_go_on_with_a_table) {
  ServerProcess one(config());
  const ServerProcess two(config());
  json::object order = kTwoPeople;
  order["seats"].as_array()[1] = json::object{{"kind", "bot"}, {"level", "greedy"}};
  order["clock"] = json::object{{"total", kHour}, {"increment", 0}};
  const MadeTable table = make_table(one.port(), order);
  const auto clock_in = [](const Client& people) {
    return people.view().at("seats").at(0).at("clock").to_number<Millis>();
  };
  json::value held;
  Millis clock = 0;
  {
    Client ann(two.port(), table.id, {table.tokens.at(0)});
    ann.act(ann.legal()[0], false);
    ASSERT_TRUE(ann.follow());
    ann.act("pass", false);
    ASSERT_TRUE(ann.follow());
    held = ann.view().at("pending");
    clock = clock_in(ann);
  }
  one.kill();
  let_time_pass_for(one.port());
  Client ann(two.port(), table.id, {table.tokens.at(0)});
  EXPECT_EQ(ann.view().at("pending"), held);
  EXPECT_EQ(held.at("action"), "pass");
  EXPECT_LT(clock_in(ann), clock);  // it has been running all the while
  EXPECT_GT(clock_in(ann), 0);
  ASSERT_EQ(ann.ask({{"type", "confirm"}, {"version", ann.version()}}).at("type"), "ok");
  // Draw, place and pass of hers, and then as much of the bot.
  while (ann.view().at("n").to_number<int>() < 6) ASSERT_TRUE(ann.follow());
}

TEST_F(Nodes, whoever_comes_at_once_is_let_in_when_the_table_has_moved) {
  ServerProcess one(config());
  const ServerProcess two(config());
  const MadeTable table = make_table(one.port(), kTwoPeople);
  one.kill();
  auto coming = std::async(std::launch::async, [&] {
    Client people(two.port(), table.id, all_tokens(table));  // waits, and is not refused
    act_once(people);
  });
  wait_for_figure(two.port(), "node_requests_waiting 1");
  let_time_pass_for(one.port());
  coming.get();
  EXPECT_TRUE(has_figure(two.port(), "node_requests_waiting 0"));
}

TEST_F(Nodes, a_crowd_at_the_wrong_node_is_let_in_one_after_another) {
  ServerConfig narrow = config();
  narrow.limits.jobs_each = 1;  // so many look at once where a table is
  const RunningServer one(config());
  const RunningServer two(narrow);
  const MadeTable table = make_table(one.port(), kTwoPeople);
  std::vector<Wire> crowd;
  for (int i = 0; i < 5; ++i) {
    crowd.emplace_back(two.port());
    crowd.back().write(
        "GET /ws/" + table.id +
        " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  }
  for (Wire& each : crowd) EXPECT_EQ(each.read_until("\r\n").value_or("").substr(9, 3), "101");
}

TEST_F(Nodes, who_ends_hands_its_tables_over_at_once) {
  auto one = std::make_unique<RunningServer>(config());
  const RunningServer two(config());
  const MadeTable table = make_table(one->port(), kTwoPeople);
  Client people(two.port(), table.id, all_tokens(table));
  act_once(people);
  const json::value before = people.view().at("n");
  one.reset();
  EXPECT_FALSE(people.follow());
  EXPECT_EQ(ask("SELECT count(*) FROM aude_nodes"), "1");  // it has not died: it has gone
  people.connect();
  EXPECT_EQ(people.view().at("n"), before);
  act_once(people);
}

TEST_F(Nodes, who_is_cut_off_from_the_database_sends_everybody_away) {
  cluster().run(fixture, "DROP ROLE IF EXISTS far; CREATE ROLE far LOGIN SUPERUSER");
  ServerConfig far = config();
  far.store = cluster().address(Cluster::schema_of(fixture), "far");
  std::atomic<Millis> time = 0;
  far.node_time = [&] { return time.load(); };
  const RunningServer two(config());
  const RunningServer one(far);
  const MadeTable table = make_table(one.port(), kTwoPeople);
  Client people(one.port(), table.id, all_tokens(table));
  act_once(people);
  cluster().run(fixture, "ALTER ROLE far NOLOGIN");
  cluster().run(fixture,
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = 'far'");
  time += kHour;
  EXPECT_FALSE(people.follow());  // though nobody did anything
  EXPECT_EQ(request(one.port(), "GET", "/api/tables/" + table.id).status, 503);
  let_time_pass_for(one.port());
  Client again(two.port(), table.id, all_tokens(table));
  act_once(again);
  cluster().run(fixture, "ALTER ROLE far LOGIN");
  wait_until("the first node serves the table",
             [&] { return request(one.port(), "GET", "/api/tables/" + table.id).status == 200; });
  EXPECT_TRUE(has_figure(one.port(), "tables_open 0"));  // it leads to the other now
}

TEST_F(Nodes, a_table_that_nobody_needs_need_not_go_on) {
  ServerConfig quick = config();
  quick.limits.keep_idle_tables = 0;
  const RunningServer node(quick);
  const MadeTable table = make_table(node.port(), kTwoPeople);
  wait_until("the lease is closed", [&] { return ask("SELECT open FROM aude_leases") == "f"; });
  Client people(node.port(), table.id, all_tokens(table));
  EXPECT_EQ(ask("SELECT open FROM aude_leases"), "t");
  act_once(people);
}

double figure_of(unsigned short port, const std::string& name) {
  const std::string figures = request(port, "GET", "/metrics").body;
  const std::string line = "\naude_" + name + " ";
  return std::stod(figures.substr(figures.find(line) + line.size()));
}

TEST_F(Nodes, limits_of_an_address_hold_over_all_nodes) {
  ServerConfig strict = config();
  strict.behind_proxy = true;
  strict.limits.tables = {3, 1e-9};
  strict.limits.connections_each = 4;
  const RunningServer one(strict);
  const RunningServer two(strict);
  const auto make = [](const RunningServer& node, const std::string& visitor) {
    return request(node.port(), "POST", "/api/tables", json::serialize(kTwoPeople),
                   {{"X-Forwarded-For", visitor}});
  };
  // What a node finds at its first exchange is from before its time.
  wait_until("the second node has shared limits",
             [&] { return figure_of(two.port(), "node_limits_shared_total") >= 1; });
  for (int i = 0; i < 3; ++i) EXPECT_EQ(make(one, "203.0.113.7").status, 201);
  wait_until("the usage is stored",
             [&] { return ask("SELECT sum(amount) FROM aude_usage WHERE what = 'tables'") == "3"; });
  // An exchange that begins after that knows of it.
  const double before = figure_of(two.port(), "node_limits_shared_total");
  wait_until("the second node has shared limits twice more",
             [&] { return figure_of(two.port(), "node_limits_shared_total") >= before + 2; });
  EXPECT_EQ(make(two, "203.0.113.7").status, 429);
  const HttpReply made = make(two, "203.0.113.8");
  EXPECT_EQ(made.status, 201);
  // Connections, of which another one passes some on.
  const std::string path = "/ws/" + std::string(made.json().at("table").as_string());
  const Headers visitor{{"X-Forwarded-For", "203.0.113.9"}};
  std::vector<std::unique_ptr<WebSocket>> open;
  for (int i = 0; i < 4; ++i) {
    open.push_back(std::make_unique<WebSocket>(one.port(), path, visitor));
    EXPECT_EQ(open.back()->status(), 101);
  }
  wait_until("the second node refuses another connection",
             [&] { return WebSocket(two.port(), path, visitor).status() != 101; });
}

// Whoever looks at deploy/dashboard.json sees something in every picture.
TEST_F(Nodes, every_figure_of_the_dashboard_is_told) {
  const RunningServer node(config());
  const std::string figures = request(node.port(), "GET", "/metrics").body;
  std::ifstream file(AUDE_SOURCE_DIR "/deploy/dashboard.json");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const std::regex name("aude_[a-z_]+");
  int found = 0;
  for (std::sregex_iterator each(text.begin(), text.end(), name), end; each != end; ++each, ++found)
    EXPECT_NE(figures.find("\n" + each->str()), std::string::npos) << each->str();
  EXPECT_GT(found, 10);
}

TEST_F(Nodes, what_a_node_needs_besides_is_named_when_it_is_missing) {
  const std::string schema = Cluster::schema_of(fixture);
  ask("CREATE ROLE helper LOGIN CONNECTION LIMIT 3; GRANT USAGE ON SCHEMA " + schema + " TO helper;" +
      "GRANT SELECT, INSERT, UPDATE ON aude_house, aude_tables, aude_log TO helper");
  ServerConfig poor = config();
  poor.store = cluster().address(schema, "helper");
  const auto expect_refusal = [&](const std::string& word) {
    try {
      const Server server(poor);
      ADD_FAILURE() << "it was started";
    } catch (const std::exception& error) {
      EXPECT_NE(std::string(error.what()).find(word), std::string::npos) << error.what();
    }
  };
  expect_refusal("has not the rights");
  ask("GRANT ALL ON ALL TABLES IN SCHEMA " + schema + " TO helper");
  expect_refusal("all its connections are taken");
  poor.store = fixture;
  poor.node = "here";
  expect_refusal("cannot be reached by other nodes at \"here\"");
  ask("DROP OWNED BY helper; DROP ROLE helper");
}

// --- in the database, without servers ---

TEST_F(Nodes, only_the_node_that_carries_a_table_can_write_to_it) {
  PostgresStore first(fixture, kPatient, "a");
  PostgresStore second(fixture, kPatient, "b");
  Leases a(fixture, {"a", "10.0.0.1:80"}, "1", kPatient);
  Leases b(fixture, {"b", "10.0.0.2:80"}, "1", kPatient);
  a.heartbeat(0);
  b.heartbeat(0);
  EXPECT_FALSE(b.find("none").here);
  EXPECT_EQ(b.find("none").place, "");
  first.append(std::vector<Append>{{"one", 0, "x"}});
  EXPECT_TRUE(a.find("one").here);
  EXPECT_EQ(b.find("one").place, "10.0.0.1:80");
  first.append(std::vector<Append>{{"one", 1, "x"}});
  EXPECT_THROW(second.append(std::vector<Append>{{"one", 2, "x"}}), StoreConflict);
  EXPECT_TRUE(b.heartbeat(0).taken_over.empty());
  // Nothing is heard of the first one for a while.
  ask("UPDATE aude_house SET pulse = pulse + " + std::to_string(kHour));
  EXPECT_EQ(b.heartbeat(0).taken_over, std::vector<std::string>{"one"});
  EXPECT_THROW(first.append(std::vector<Append>{{"one", 2, "x"}}), StoreConflict);
  second.append(std::vector<Append>{{"one", 2, "y"}});
  const Leases::Heartbeat late = a.heartbeat(0);
  EXPECT_TRUE(late.was_dead);
  EXPECT_TRUE(late.taken_over.empty());
  EXPECT_FALSE(a.heartbeat(0).was_dead);
  EXPECT_EQ(a.find("one").place, "10.0.0.2:80");
  EXPECT_EQ(ask("SELECT epoch FROM aude_leases"), "2");
  // A table that nobody needs waits until somebody asks.
  b.close({"one"});
  b.leave();
  EXPECT_TRUE(a.heartbeat(0).taken_over.empty());
  EXPECT_TRUE(a.find("one").here);
  first.append(std::vector<Append>{{"one", 3, "x"}});
  EXPECT_EQ(ask("SELECT epoch FROM aude_leases"), "3");
}

TEST_F(Nodes, all_have_one_clock_and_a_time_without_database_makes_nobody_dead) {
  const PostgresStore store(fixture, kPatient, "a");
  Leases a(fixture, {"a", "10.0.0.1:80"}, "1", kPatient);
  Leases b(fixture, {"b", "10.0.0.2:80"}, "1", kPatient);
  EXPECT_GE(a.heartbeat(1'000'000).clock, 1'000'000);
  EXPECT_GE(b.heartbeat(5).clock, 1'000'000);
  ask("UPDATE aude_house SET patience = 1200, pulse = 10000, clock = 2000000,"
      " beaten = beaten - interval '1 hour'");
  ask("UPDATE aude_nodes SET beat = 10000");
  const Leases::Heartbeat late = b.heartbeat(5);
  EXPECT_EQ(late.clock, 2'001'000);  // of all that time, a second
  EXPECT_FALSE(late.was_dead);
  EXPECT_EQ(late.hosts.size(), 2U);
  // Then it goes on, as long as anybody heartbeats.
  ask("UPDATE aude_house SET beaten = clock_timestamp() - interval '0.5 second'");
  EXPECT_GE(b.heartbeat(5).clock, 2'001'500);
}

TEST_F(Nodes, a_house_is_shared_or_it_is_not) {
  {
    const PostgresStore node(fixture, kPatient, "a");
    const PostgresStore other(fixture, kPatient, "b");
    EXPECT_THROW(PostgresStore alone(fixture), StoreInUse);
  }
  const PostgresStore alone(fixture, kPatient);
  EXPECT_THROW(PostgresStore(fixture, {}, "a"), StoreInUse);
}

TEST_F(Nodes, a_house_of_the_first_schema_is_brought_up_to_date) {
  ask("DROP FUNCTION aude_beat, aude_find, aude_adopt, aude_append; DROP VIEW aude_living;"
      "DROP TABLE aude_leases, aude_nodes, aude_usage;"
      "ALTER TABLE aude_house DROP secret, DROP patience, DROP pulse, DROP beaten;"
      "UPDATE aude_house SET version = 1;"
      "CREATE FUNCTION aude_append() RETURNS void LANGUAGE sql AS ''");
  PostgresStore node(fixture, kPatient, "a");
  node.append(std::vector<Append>{{"one", 0, "x"}});
  EXPECT_EQ(ask("SELECT version FROM aude_house"), "2");
}

}  // namespace
}  // namespace aude::server
