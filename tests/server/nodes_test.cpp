// Several nodes over one database: one hosts a table, all forward to it, and others take over when it
// dies.
#include <gtest/gtest.h>
#include <signal.h>

#include <atomic>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <future>
#include <regex>

#include "server/cluster.h"
#include "server/leases.h"
#include "server/postgres_store.h"
#include "server/round_trips.h"
#include "support/waiting.h"

namespace aude::server {
namespace {

namespace json = boost::json;
using std::chrono::minutes;

constexpr Millis kHour = 3'600'000;
constexpr DatabaseWaits kPatient{minutes(10), minutes(10), minutes(10)};

// The lease timeout is an hour, so that no test depends on the speed of the machine.
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
  EXPECT_TRUE(has_figure(two.port(), "node_requests_forwarded_total 2"));
  EXPECT_TRUE(has_figure(two.port(), "tables_open 0"));
  EXPECT_TRUE(has_figure(one.port(), "tables_open 1"));
}

TEST_F(Nodes, the_tables_of_a_dead_node_continue_at_another) {
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
  // It continues without a request: a player's clock may be running.
  wait_for_figure(two.port(), "node_tables_adopted_total 1");
  wait_for_figure(two.port(), "tables_open 1");
  Client people(two.port(), table.id, all_tokens(table));
  EXPECT_EQ(people.view().at("n"), before);
  act_once(people);
  EXPECT_EQ(ask("SELECT epoch FROM aude_leases"), "2");
}

TEST_F(Nodes, clocks_bots_and_pending_actions_continue_with_a_table) {
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

TEST_F(Nodes, a_client_waits_until_the_table_has_moved) {
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

TEST_F(Nodes, many_clients_at_the_wrong_node_are_forwarded_one_after_another) {
  ServerConfig narrow = config();
  narrow.limits.jobs_each = 1;  // lookups of hosts at a time
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

TEST_F(Nodes, a_node_that_stops_hands_over_its_tables_at_once) {
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

TEST_F(Nodes, a_node_without_the_database_closes_all_connections) {
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
  EXPECT_FALSE(people.follow());  // though it was not told
  EXPECT_EQ(request(one.port(), "GET", "/api/tables/" + table.id).status, 503);
  // For the cluster it still hosts the table. A node that forwards to it does not pass on its refusal.
  auto reading = std::async(std::launch::async, [&] {
    return request(two.port(), "GET", "/api/tables/" + table.id + "/record").status;
  });
  wait_for_figure(two.port(), "node_requests_waiting 1");
  let_time_pass_for(one.port());
  EXPECT_EQ(reading.get(), 200);
  Client again(two.port(), table.id, all_tokens(table));
  act_once(again);
  cluster().run(fixture, "ALTER ROLE far LOGIN");
  wait_until("the first node serves the table",
             [&] { return request(one.port(), "GET", "/api/tables/" + table.id).status == 200; });
  EXPECT_TRUE(has_figure(one.port(), "tables_open 0"));  // it forwards to the other one
}

TEST_F(Nodes, a_table_whose_lease_is_gone_is_dropped_with_the_next_heartbeat) {
  const RunningServer one(config());
  const RunningServer two(config());
  const MadeTable table = make_table(one.port(), kTwoPeople);
  Client people(one.port(), table.id, all_tokens(table));
  act_once(people);
  // The other node has it now, and the first has not noticed anything.
  ask("UPDATE aude_leases SET epoch = epoch + 1, node = (SELECT node FROM aude_nodes WHERE place ="
      " '127.0.0.1:" +
      std::to_string(two.port()) + "')");
  EXPECT_FALSE(people.follow());
  wait_for_figure(two.port(), "tables_open 1");
  people.connect();  // is forwarded
  act_once(people);
  EXPECT_TRUE(has_figure(one.port(), "node_leases_lost_total 1"));
}

TEST_F(Nodes, a_node_without_a_confirmed_heartbeat_answers_no_read_from_memory) {
  std::atomic<Millis> time = 0;
  ServerConfig slow = config();
  slow.node_time = [&] { return time.load(); };
  const RunningServer one(slow);
  const MadeTable table = make_table(one.port(), kTwoPeople);
  const std::string path = "/api/tables/" + table.id;
  ASSERT_EQ(request(one.port(), "GET", path).status, 200);
  // The database is frozen: no heartbeat comes through, nor any other query.
  cluster().freeze();
  time += kHour;
  EXPECT_EQ(request(one.port(), "GET", path).status, 503);
  cluster().thaw();
  wait_until("the node serves the table again",
             [&] { return request(one.port(), "GET", path).status == 200; });
}

TEST_F(Nodes, connections_through_another_node_end_when_their_host_is_dead) {
  ServerProcess one(config());
  const RunningServer two(config());
  const MadeTable table = make_table(one.port(), kTwoPeople);
  Client people(two.port(), table.id, all_tokens(table));
  act_once(people);
  ::kill(one.pid(), SIGSTOP);  // its kernel still answers
  let_time_pass_for(one.port());
  EXPECT_FALSE(people.follow());
  people.connect();
  act_once(people);
  // When it continues, it no longer holds the table.
  ::kill(one.pid(), SIGCONT);
  wait_for_figure(one.port(), "node_leases 0");
  const std::string path = "/api/tables/" + table.id + "/record";
  const std::string record = request(two.port(), "GET", path).body;
  EXPECT_EQ(request(one.port(), "GET", path).body, record);
}

TEST_F(Nodes, a_request_that_waits_for_a_frozen_host_is_answered_by_the_next_one) {
  ServerProcess one(config());
  const RunningServer two(config());
  const MadeTable table = make_table(one.port(), kTwoPeople);
  ::kill(one.pid(), SIGSTOP);  // its kernel still accepts connections
  auto reading = std::async(std::launch::async, [&] {
    return request(two.port(), "GET", "/api/tables/" + table.id + "/record").status;
  });
  wait_until("the request was sent to the frozen node",
             [&] { return has_figure(two.port(), "node_relays_open 1"); });
  let_time_pass_for(one.port());
  EXPECT_EQ(reading.get(), 200);
  ::kill(one.pid(), SIGCONT);
}

TEST_F(Nodes, a_table_moves_to_a_node_that_cannot_reach_its_host) {
  const RunningServer one(config());
  const RunningServer two(config());
  const MadeTable table = make_table(one.port(), kTwoPeople);
  Client people(one.port(), table.id, all_tokens(table));
  act_once(people);
  const json::value before = people.view().at("n");
  // Nothing listens there: the first node lives, but the second cannot connect to it.
  ask("UPDATE aude_nodes SET place = '127.0.0.1:1' WHERE place = '127.0.0.1:" +
      std::to_string(one.port()) + "'");
  Client there(two.port(), table.id, all_tokens(table));
  EXPECT_EQ(there.view().at("n"), before);
  act_once(there);
  EXPECT_TRUE(has_figure(one.port(), "node_tables_moved_total 1"));
  EXPECT_EQ(ask("SELECT epoch FROM aude_leases"), "2");
  // The first node was asked: it has closed its connections, and forwards.
  EXPECT_FALSE(people.follow());
  people.connect();
  EXPECT_EQ(people.view().at("n"), there.view().at("n"));
}

TEST_F(Nodes, two_nodes_that_cannot_reach_each_other_do_not_take_a_table_from_each_other) {
  const RunningServer one(config());
  const RunningServer two(config());
  const RunningServer three(config());
  const MadeTable table = make_table(one.port(), kTwoPeople);
  const std::string record = "/api/tables/" + table.id + "/record";
  const auto move = [&](const RunningServer& node, int port) {
    ask("UPDATE aude_nodes SET place = '127.0.0.1:" + std::to_string(port) +
        "' WHERE node = (SELECT node" + " FROM aude_leases)");
    return request(node.port(), "GET", record).status;
  };
  EXPECT_EQ(move(two, 1), 200);
  // Now the second node has it, and the first cannot reach that: a proxy would try another node.
  EXPECT_EQ(move(one, 1), 503);
  EXPECT_EQ(move(three, two.port()), 200);
  EXPECT_TRUE(has_figure(two.port(), "tables_open 1"));
  // After a while it may move again.
  ask("UPDATE aude_leases SET wanted_at = wanted_at - 10000");
  EXPECT_EQ(move(one, 1), 200);
  EXPECT_TRUE(has_figure(one.port(), "tables_open 1"));
}

TEST_F(Nodes, connections_through_another_node_end_when_their_host_does_not_answer) {
  ServerProcess one(config());
  const RunningServer two(config());
  const MadeTable table = make_table(one.port(), kTwoPeople);
  Client people(two.port(), table.id, all_tokens(table));
  act_once(people);
  ::kill(one.pid(), SIGSTOP);  // nobody considers it dead
  EXPECT_FALSE(people.follow());
  EXPECT_TRUE(has_figure(two.port(), "node_relays_closed_total 1"));
  ::kill(one.pid(), SIGCONT);
}

TEST_F(Nodes, an_isolated_node_returns_its_tables_to_the_others) {
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
  const json::value before = people.view().at("n");
  ask("UPDATE aude_nodes SET since = -10000");  // both have been there for a while
  cluster().run(fixture, "ALTER ROLE far NOLOGIN");
  cluster().run(fixture,
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = 'far'");
  const Millis silent = kHour * 3 / 4;  // not long enough to be considered dead
  ask("UPDATE aude_house SET pulse = pulse + " + std::to_string(silent));
  time += silent;
  EXPECT_FALSE(people.follow());
  EXPECT_TRUE(has_figure(two.port(), "tables_open 0"));
  cluster().run(fixture, "ALTER ROLE far LOGIN");
  wait_for_figure(two.port(), "tables_open 1");
  EXPECT_EQ(ask("SELECT epoch FROM aude_leases"), "2");
  wait_until("the first node forwards",
             [&] { return request(one.port(), "GET", "/api/tables/" + table.id).status == 200; });
  EXPECT_TRUE(has_figure(one.port(), "tables_open 0"));
  people.connect();
  EXPECT_EQ(people.view().at("n"), before);
  act_once(people);
}

TEST_F(Nodes, tables_with_players_spread_to_a_node_that_has_joined) {
  constexpr int kTables = 8;
  const RunningServer one(config());
  std::vector<MadeTable> tables;
  std::vector<std::unique_ptr<Client>> people;
  for (int i = 0; i < kTables; ++i) {
    tables.push_back(make_table(one.port(), kTwoPeople));
    people.push_back(std::make_unique<Client>(one.port(), tables.back().id, all_tokens(tables.back())));
    act_once(*people.back());
  }
  const RunningServer two(config());
  ask("UPDATE aude_nodes SET since = -10000");  // both have been there for a while
  wait_for_figure(two.port(), "node_leases 4");
  wait_for_figure(two.port(), "tables_open 4");
  wait_for_figure(one.port(), "node_leases 4");
  EXPECT_TRUE(has_figure(one.port(), "node_tables_moved_total 4"));
  for (int i = 0; i < kTables; ++i) {
    const auto n = people[i]->view().at("n");
    Client again(i % 2 == 0 ? one.port() : two.port(), tables[i].id, all_tokens(tables[i]));
    EXPECT_EQ(again.view().at("n"), n);
    act_once(again);
  }
}

TEST_F(Nodes, an_idle_table_is_closed) {
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

// Every panel of deploy/dashboard.json has data.
TEST_F(Nodes, every_metric_of_the_dashboard_is_exported) {
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

TEST_F(Nodes, missing_requirements_of_a_node_are_reported) {
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
  expect_refusal("--node: expected an IP address");
  ask("DROP OWNED BY helper; DROP ROLE helper");
}

TEST(RoundTrips, a_slow_connection_gets_a_longer_lease_and_a_single_late_answer_is_soon_forgotten) {
  RoundTrips trips;
  EXPECT_EQ(trips.lease_timeout(1200), 1200);
  trips.add(100);
  EXPECT_EQ(trips.lease_timeout(1200), 1200);
  trips.add(1000);
  for (int i = 0; i < 7; ++i) {
    EXPECT_EQ(trips.lease_timeout(1200), 4000);
    trips.add(1);
  }
  EXPECT_EQ(trips.lease_timeout(1200), 4000);
  trips.add(1);
  EXPECT_EQ(trips.lease_timeout(1200), 1200);
  trips.add(100'000);
  EXPECT_EQ(trips.lease_timeout(1200), 8000);
  EXPECT_EQ(trips.lease_timeout(kHour), kHour);
}

// --- in the database, without servers ---

// A node without a server, whose heartbeats are all confirmed unless the test loses them.
struct BareNode {
  BareNode(const std::string& address, const std::string& name, const std::string& host)
      : leases(address, {name, host + ":80"}, "1", kPatient) {}
  Leases::Heartbeat lose_heartbeat(Millis clock = 0) {
    return leases.heartbeat({clock, confirmed, 1, true});
  }
  Leases::Heartbeat heartbeat(Millis clock = 0) {
    const Leases::Heartbeat answer = lose_heartbeat(clock);
    confirmed = answer.logical_time;
    return answer;
  }

  Leases leases;
  std::int64_t confirmed = -1;
};

TEST_F(Nodes, only_the_host_of_a_table_can_write_to_it) {
  PostgresStore first(fixture, kPatient, "a");
  PostgresStore second(fixture, kPatient, "b");
  BareNode a(fixture, "a", "10.0.0.1");
  BareNode b(fixture, "b", "10.0.0.2");
  a.heartbeat();
  b.heartbeat();
  EXPECT_FALSE(b.leases.find("none").here);
  EXPECT_EQ(b.leases.find("none").place, "");
  first.append(std::vector<Append>{{"one", 0, "x"}});
  EXPECT_TRUE(a.leases.find("one").here);
  EXPECT_EQ(b.leases.find("one").place, "10.0.0.1:80");
  first.append(std::vector<Append>{{"one", 1, "x"}});
  EXPECT_THROW(second.append(std::vector<Append>{{"one", 2, "x"}}), StoreConflict);
  EXPECT_EQ(b.heartbeat().taken_over, 0);
  // No heartbeat of the first one for a while.
  ask("UPDATE aude_house SET pulse = pulse + " + std::to_string(kHour));
  const Leases::Heartbeat taking = b.heartbeat();
  EXPECT_EQ(taking.taken_over, 1);
  ASSERT_EQ(taking.held.size(), 1U);
  EXPECT_EQ(taking.held[0].table, "one");
  EXPECT_EQ(taking.held[0].epoch, 2);
  EXPECT_THROW(first.append(std::vector<Append>{{"one", 2, "x"}}), StoreConflict);
  second.append(std::vector<Append>{{"one", 2, "y"}});
  const Leases::Heartbeat late = a.heartbeat();
  EXPECT_TRUE(late.was_dead);
  EXPECT_TRUE(late.held.empty());
  EXPECT_FALSE(a.heartbeat().was_dead);
  EXPECT_EQ(a.leases.find("one").place, "10.0.0.2:80");
  // A closed table belongs to the node that is asked for it next, and does not move by itself.
  b.leases.close({"one"});
  EXPECT_EQ(a.heartbeat().taken_over, 0);
  EXPECT_TRUE(a.leases.find("one").here);
  EXPECT_EQ(b.leases.find("one").place, "10.0.0.1:80");
  EXPECT_TRUE(b.heartbeat().held.empty());
  first.append(std::vector<Append>{{"one", 3, "x"}});
  EXPECT_EQ(ask("SELECT epoch FROM aude_leases"), "3");
}

TEST_F(Nodes, a_node_learns_that_it_was_dead_though_an_answer_was_lost) {
  const PostgresStore store(fixture, kPatient, "a");
  BareNode a(fixture, "a", "10.0.0.1");
  EXPECT_TRUE(a.heartbeat().was_dead);  // it is new
  EXPECT_FALSE(a.heartbeat().was_dead);
  ask("UPDATE aude_house SET pulse = pulse + " + std::to_string(kHour));
  EXPECT_TRUE(a.lose_heartbeat().was_dead);
  EXPECT_TRUE(a.lose_heartbeat().was_dead);
  EXPECT_TRUE(a.heartbeat().was_dead);
  EXPECT_FALSE(a.heartbeat().was_dead);
}

TEST_F(Nodes, tables_of_a_dead_node_spread_over_the_others) {
  PostgresStore first(fixture, kPatient, "a");
  const PostgresStore second(fixture, kPatient, "b");
  BareNode a(fixture, "a", "10.0.0.1");
  BareNode b(fixture, "b", "10.0.0.2");
  BareNode c(fixture, "c", "10.0.0.3");
  a.heartbeat();
  for (int i = 0; i < 32; ++i) first.append(std::vector<Append>{{"table" + std::to_string(i), 0, "x"}});
  ask("UPDATE aude_house SET pulse = pulse + " + std::to_string(kHour));
  std::size_t at_b = b.heartbeat().held.size();
  std::size_t at_c = c.heartbeat().held.size();
  while (at_b + at_c < 32) {
    at_b = b.heartbeat().held.size();
    at_c = c.heartbeat().held.size();
  }
  EXPECT_GE(at_b, 8U);
  EXPECT_GE(at_c, 8U);
}

TEST_F(Nodes, only_nodes_that_have_been_there_for_a_while_are_given_tables) {
  PostgresStore store(fixture, kPatient, "a");
  BareNode a(fixture, "a", "10.0.0.1");
  BareNode b(fixture, "b", "10.0.0.2");
  a.heartbeat();
  for (int i = 0; i < 9; ++i) store.append(std::vector<Append>{{"table" + std::to_string(i), 0, "x"}});
  b.heartbeat();
  EXPECT_EQ(a.heartbeat().surplus, 0);
  ask("UPDATE aude_nodes SET since = -10000 WHERE node = 'a'");
  EXPECT_EQ(a.heartbeat().share, 9);
  EXPECT_EQ(a.heartbeat().surplus, 0);
  a.leases.hand_over({"table0"});
  EXPECT_TRUE(b.heartbeat().held.empty());
  ask("UPDATE aude_nodes SET since = -10000");
  EXPECT_EQ(a.heartbeat().share, 5);
  EXPECT_EQ(a.heartbeat().surplus, 4);
  EXPECT_LT(b.heartbeat().surplus, 0);
  a.leases.hand_over({"table0", "table1"});
  b.leases.hand_over({"table3"});  // not its own
  const Leases::Heartbeat received = b.heartbeat();
  ASSERT_EQ(received.held.size(), 2U);
  EXPECT_EQ(received.held[0].epoch, 2);
  EXPECT_EQ(a.heartbeat().held.size(), 7U);
  // From now on only the new host can write.
  EXPECT_THROW(store.append(std::vector<Append>{{"table0", 1, "x"}}), StoreConflict);
}

TEST_F(Nodes, a_node_with_a_slow_connection_gives_its_tables_to_others_and_gets_none) {
  PostgresStore store(fixture, kPatient, "a");
  ask("UPDATE aude_house SET patience = 1200");
  BareNode a(fixture, "a", "10.0.0.1");
  BareNode b(fixture, "b", "10.0.0.2");
  b.heartbeat();
  a.heartbeat();
  for (int i = 0; i < 3; ++i) store.append(std::vector<Append>{{"table" + std::to_string(i), 0, "x"}});
  ask("UPDATE aude_nodes SET since = -10000");
  const auto slowly = [](BareNode& node) { return node.leases.heartbeat({0, 0, 5000, true}); };
  EXPECT_EQ(slowly(a).surplus, 3);
  EXPECT_TRUE(slowly(a).others_are_fast);
  a.leases.hand_over({"table0", "table1"});
  EXPECT_EQ(b.heartbeat().held.size(), 2U);
  b.leases.hand_over({"table0"});
  EXPECT_EQ(b.heartbeat().held.size(), 2U);
  // If all are slow, it makes no difference.
  slowly(b);
  EXPECT_EQ(slowly(a).surplus, 0);
  EXPECT_FALSE(slowly(a).others_are_fast);
}

TEST_F(Nodes, a_host_hands_a_table_over_to_the_node_that_asks_for_it) {
  PostgresStore store(fixture, kPatient, "a");
  BareNode a(fixture, "a", "10.0.0.1");
  BareNode b(fixture, "b", "10.0.0.2");
  BareNode c(fixture, "c", "10.0.0.3");
  for (BareNode* node : {&a, &b, &c}) node->heartbeat();
  ask("UPDATE aude_nodes SET since = -10000");
  store.append(std::vector<Append>{{"one", 0, "x"}});
  EXPECT_TRUE(a.heartbeat().requested.empty());
  // The epoch of an earlier lease: it has changed hands since.
  EXPECT_TRUE(c.leases.find("one", 7).moving);
  EXPECT_TRUE(a.heartbeat().requested.empty());
  EXPECT_TRUE(c.leases.find("one", 1).moving);
  EXPECT_TRUE(b.leases.find("one", 1).moving);  // it comes too late, but the table moves
  EXPECT_EQ(a.heartbeat().requested, std::vector<std::string>{"one"});
  EXPECT_TRUE(b.heartbeat().requested.empty());
  // The table stays with its host until the host gives it away.
  EXPECT_EQ(c.leases.find("one", 1).place, "10.0.0.1:80");
  store.append(std::vector<Append>{{"one", 1, "x"}});
  a.leases.hand_over({"one"});
  EXPECT_THROW(store.append(std::vector<Append>{{"one", 2, "x"}}), StoreConflict);
  EXPECT_TRUE(c.leases.find("one").here);
  // The request is fulfilled, and another one within 10 s of the logical clock is refused.
  EXPECT_TRUE(c.heartbeat().requested.empty());
  EXPECT_FALSE(a.leases.find("one", 2).moving);
  EXPECT_TRUE(c.heartbeat().requested.empty());
  ask("UPDATE aude_house SET pulse = pulse + 10000");
  EXPECT_TRUE(a.leases.find("one", 2).moving);
  EXPECT_EQ(c.heartbeat().requested, std::vector<std::string>{"one"});
  // A host that does not react is not waited for.
  ask("UPDATE aude_house SET pulse = pulse + 2000");
  EXPECT_FALSE(a.leases.find("one", 2).moving);
  // The node that has asked has died.
  ask("UPDATE aude_nodes SET beat = beat - 2 * " + std::to_string(kHour) + " WHERE node = 'a'");
  EXPECT_TRUE(c.heartbeat().requested.empty());
  c.leases.hand_over({"one"});
  EXPECT_EQ(b.heartbeat().held.size(), 1U);
}

TEST_F(Nodes, a_table_that_was_taken_over_can_be_asked_for_at_once) {
  PostgresStore store(fixture, kPatient, "a");
  BareNode a(fixture, "a", "10.0.0.1");
  BareNode b(fixture, "b", "10.0.0.2");
  BareNode c(fixture, "c", "10.0.0.3");
  for (BareNode* node : {&a, &b, &c}) node->heartbeat();
  store.append(std::vector<Append>{{"one", 0, "x"}});
  EXPECT_TRUE(c.leases.find("one", 1).moving);
  // The host does not react, because it has died; another node takes over, and dies as well.
  ask("UPDATE aude_nodes SET beat = beat - 2 * " + std::to_string(kHour) + " WHERE node = 'a'");
  ASSERT_EQ(b.heartbeat().held.size(), 1U);
  EXPECT_TRUE(c.leases.find("one", 2).moving);
  EXPECT_EQ(b.heartbeat().requested, std::vector<std::string>{"one"});
}

TEST_F(Nodes, a_node_returns_the_leases_that_it_had_at_its_last_confirmed_heartbeat) {
  PostgresStore store(fixture, kPatient, "a");
  BareNode a(fixture, "a", "10.0.0.1");
  BareNode b(fixture, "b", "10.0.0.2");
  a.heartbeat();
  store.append(std::vector<Append>{{"one", 0, "x"}});
  const auto drop = [&](std::int64_t confirmed) {
    return a.leases.heartbeat({0, confirmed, 1, false, true});
  };
  const auto let_time_pass = [&] {
    ask("UPDATE aude_house SET pulse = pulse + " + std::to_string(kHour * 2 / 3));
  };
  // No other node has had contact since: it was an outage of the database.
  b.heartbeat();
  ask("UPDATE aude_nodes SET since = -10000");
  let_time_pass();
  a.confirmed = drop(a.confirmed).logical_time;
  EXPECT_EQ(a.heartbeat().held.size(), 1U);
  let_time_pass();
  b.heartbeat();
  // A heartbeat that arrives after a later one of the same node: the node holds the table again.
  const std::int64_t earlier = a.confirmed;
  a.heartbeat();
  EXPECT_EQ(drop(earlier).held.size(), 1U);
  a.heartbeat();
  let_time_pass();
  b.heartbeat();
  const Leases::Heartbeat dropped = drop(a.confirmed);
  EXPECT_TRUE(dropped.held.empty());
  EXPECT_EQ(dropped.taken_over, 0);
  EXPECT_FALSE(dropped.was_dead);
  EXPECT_THROW(store.append(std::vector<Append>{{"one", 1, "x"}}), StoreConflict);
  const Leases::Heartbeat taking = b.heartbeat();
  ASSERT_EQ(taking.held.size(), 1U);
  EXPECT_EQ(taking.held[0].epoch, 2);
}

TEST_F(Nodes, a_node_with_a_slow_connection_may_ask_for_a_longer_lease) {
  const PostgresStore store(fixture, kPatient, "a");
  ask("UPDATE aude_house SET patience = 1200");
  BareNode a(fixture, "a", "10.0.0.1");
  BareNode b(fixture, "b", "10.0.0.2");
  a.leases.heartbeat({0, -1, 5000});
  b.leases.heartbeat({0, -1, 0});
  ask("UPDATE aude_house SET pulse = pulse + 3000, beaten = clock_timestamp()");
  EXPECT_EQ(ask("SELECT string_agg(node, ' ') FROM aude_living"), "a");
}

TEST_F(Nodes, all_have_one_clock_and_a_database_outage_makes_no_node_dead) {
  const PostgresStore store(fixture, kPatient, "a");
  BareNode a(fixture, "a", "10.0.0.1");
  BareNode b(fixture, "b", "10.0.0.2");
  EXPECT_GE(a.heartbeat(1'000'000).clock, 1'000'000);
  EXPECT_GE(b.heartbeat(5).clock, 1'000'000);
  ask("UPDATE aude_house SET patience = 1200, pulse = 10000, clock = 2000000,"
      " beaten = beaten - interval '1 hour'");
  ask("UPDATE aude_nodes SET beat = 10000");
  const Leases::Heartbeat late = b.heartbeat(5);
  EXPECT_EQ(late.clock, 2'000'300);  // of all that time, a quarter of the lease timeout
  EXPECT_FALSE(late.was_dead);
  EXPECT_EQ(late.places.size(), 2U);
  // The clocks advance with each heartbeat.
  ask("UPDATE aude_house SET beaten = clock_timestamp() - interval '0.2 second'");
  EXPECT_GE(b.heartbeat(5).clock, 2'000'500);
}

TEST_F(Nodes, a_schema_is_shared_by_nodes_or_exclusive) {
  {
    const PostgresStore node(fixture, kPatient, "a");
    const PostgresStore other(fixture, kPatient, "b");
    EXPECT_THROW(PostgresStore alone(fixture), StoreInUse);
  }
  const PostgresStore alone(fixture, kPatient);
  EXPECT_THROW(PostgresStore(fixture, {}, "a"), StoreInUse);
}

const std::string kUndoFifthStep =
    "DROP FUNCTION aude_claim(text, text, bigint),"
    " aude_heartbeat(text, text, text, bigint, bigint, bigint, boolean);"
    "ALTER TABLE aude_leases DROP wanted, DROP wanted_epoch, DROP wanted_at;";

TEST_F(Nodes, a_database_of_the_first_schema_is_brought_up_to_date) {
  ask(kUndoFifthStep +
      "DROP FUNCTION aude_beat, aude_find, aude_adopt, aude_append, aude_claim, aude_heartbeat,"
      " aude_surplus, aude_hand_over; DROP VIEW aude_shares, aude_living; DROP TABLE aude_leases, "
      "aude_nodes, aude_usage;"
      "ALTER TABLE aude_house DROP secret, DROP patience, DROP pulse, DROP beaten, DROP step;"
      "UPDATE aude_house SET version = 1;"
      "CREATE FUNCTION aude_append() RETURNS void LANGUAGE sql AS ''");
  PostgresStore node(fixture, kPatient, "a");
  node.append(std::vector<Append>{{"one", 0, "x"}});
  EXPECT_EQ(ask("SELECT version FROM aude_house"), "2");
  EXPECT_EQ(ask("SELECT step FROM aude_house"), "5");
}

// The calls of a node that knows four steps, beside the present ones.
TEST_F(Nodes, a_node_of_the_fourth_step_works_beside_a_new_one) {
  const PostgresStore store(fixture, kPatient, "a");
  BareNode a(fixture, "a", "10.0.0.1");
  a.heartbeat();
  ask("SELECT aude_append('{one}', '{0}', '{x}', '{1}', '{0}', 'old')");
  const std::string held = "SELECT held FROM aude_heartbeat('old', '10.0.0.9:80', '1.1', 0, -1, 1)";
  EXPECT_EQ(ask(held), "one 1");
  EXPECT_EQ(ask("SELECT place FROM aude_claim('one', 'a')"), "10.0.0.9:80");
  EXPECT_EQ(a.heartbeat().places.size(), 2U);
  // It does not hear of requests, and keeps the table.
  EXPECT_TRUE(a.leases.find("one", 1).moving);
  EXPECT_EQ(ask(held), "one 1");
  // What a new node has returned, it takes over.
  ask("UPDATE aude_leases SET node = ''");
  EXPECT_EQ(ask(held), "one 2");
}

// What is left of the schema that nodes of version 1.0 know, which keep running meanwhile.
TEST_F(Nodes, a_new_step_is_applied_while_nodes_of_the_version_before_run) {
  ask(kUndoFifthStep +
      "DROP FUNCTION aude_claim, aude_heartbeat, aude_surplus, aude_hand_over; DROP VIEW aude_shares;"
      "CREATE OR REPLACE VIEW aude_living AS SELECT node, place, version FROM aude_nodes"
      " WHERE beat > (SELECT pulse - patience FROM aude_house);"
      "ALTER TABLE aude_nodes DROP since, DROP timeout; ALTER TABLE aude_house DROP step");
  const std::string beat = "SELECT clock FROM aude_beat('old', '10.0.0.9:80', '1.0.0', 0)";
  ask(beat);
  PostgresStore node(fixture, kPatient, "a");
  BareNode a(fixture, "a", "10.0.0.1");
  EXPECT_EQ(ask("SELECT version FROM aude_house"), "2");  // which the old node compares with its own
  ask(beat);
  const Leases::Heartbeat both = a.heartbeat();
  EXPECT_EQ(both.places.size(), 2U);
  // Each finds the other's tables, and writes only to its own.
  node.append(std::vector<Append>{{"one", 0, "x"}});
  EXPECT_EQ(ask("SELECT place FROM aude_find('one', 'old')"), "10.0.0.1:80");
  ask("SELECT aude_append('{two}', '{0}', '{x}', '{1}', '{0}', 'old')");
  EXPECT_EQ(a.leases.find("two").place, "10.0.0.9:80");
  EXPECT_THROW(node.append(std::vector<Append>{{"two", 1, "x"}}), StoreConflict);
  // When the old one dies, its table goes on.
  ask("UPDATE aude_nodes SET beat = beat - 2 * " + std::to_string(kHour) + " WHERE node = 'old'");
  EXPECT_EQ(a.heartbeat().taken_over, 1);
}

TEST_F(Nodes, two_nodes_that_start_at_once_on_an_empty_database_both_come_up) {
  for (int round = 0; round < 5; ++round) {
    const std::string empty = cluster().fresh_address();
    const auto start = [&](const char* name) {
      return std::async(std::launch::async, [&empty, name] {
        const PostgresStore store(empty, kPatient, name);
        const BareNode node(empty, name, "10.0.0.1");
      });
    };
    auto one = start("a");
    auto two = start("b");
    EXPECT_NO_THROW(one.get());
    EXPECT_NO_THROW(two.get());
  }
}

}  // namespace
}  // namespace aude::server
