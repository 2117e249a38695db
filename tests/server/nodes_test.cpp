// SPDX-License-Identifier: MIT
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
#include "server/nodes_fixture.h"
#include "server/test_device.h"
#include "support/waiting.h"

namespace aude::server {
namespace {

namespace json = boost::json;
class Nodes : public NodesFixture {
 protected:
  ServerConfig config() {
    ServerConfig config = test_config(folder.path());
    config.store = fixture;
    config.node = "127.0.0.1";
    config.database = kPatient;
    return config;
  }
  // As if nothing had been heard of it for longer than that.
  void let_time_pass_for(unsigned short port) {
    ask("UPDATE aude_nodes SET beat = beat - 2 * " + std::to_string(kHour) +
        " WHERE place = '127.0.0.1:" + std::to_string(port) + "'");
  }
  // Free tables are taken by the node whose heartbeat comes first: not by this one.
  void leave_free_tables_to_others(unsigned short port) {
    const std::string node =
        ask("SELECT node FROM aude_nodes WHERE place = '127.0.0.1:" + std::to_string(port) + "'");
    ask("CREATE FUNCTION skip() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$");
    ask("CREATE TRIGGER leave_to_others BEFORE UPDATE ON aude_leases FOR EACH ROW"
        " WHEN (old.node = '' AND new.node = '" +
        node + "') EXECUTE FUNCTION skip()");
  }

  const TemporaryFolder folder;
};

// A node whose connection to the database can be cut, and whose time passes by hand.
class FarNode {
 public:
  FarNode(const std::string& fixture, ServerConfig config) : fixture_(fixture) {
    run("DROP ROLE IF EXISTS far; CREATE ROLE far LOGIN SUPERUSER");
    config.store = cluster().address(Cluster::schema_of(fixture), "far");
    config.node_time = [this] { return time_.load(); };
    server_.emplace(config);
  }
  unsigned short port() const { return server_->port(); }
  void cut() {
    run("ALTER ROLE far NOLOGIN");
    run("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = 'far'");
  }
  void mend() { run("ALTER ROLE far LOGIN"); }
  void let_time_pass(Millis time) { time_ += time; }

 private:
  void run(const std::string& sql) { cluster().run(fixture_, sql); }

  std::string fixture_;
  std::atomic<Millis> time_ = 0;
  std::optional<RunningServer> server_;
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

std::int64_t failed_heartbeats(unsigned short port) {
  const std::string body = request(port, "GET", "/metrics").body;
  const std::string name = "\naude_node_heartbeats_failed_total ";
  return std::stoll(body.substr(body.find(name) + name.size()));
}

// A heartbeat that began before the node noticed may still be answered: then it keeps its tables.
void wait_for_failed_heartbeats(unsigned short port) {
  const std::int64_t before = failed_heartbeats(port);
  wait_until("two more heartbeats have failed", [&] { return failed_heartbeats(port) >= before + 2; });
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
  const RunningServer two(config());
  FarNode one(fixture, config());
  const MadeTable table = make_table(one.port(), kTwoPeople);
  Client people(one.port(), table.id, all_tokens(table));
  act_once(people);
  one.cut();
  one.let_time_pass(kHour);
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
  one.mend();
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

TEST_F(Nodes, connections_end_when_the_cluster_considers_their_host_dead_though_it_answers) {
  const RunningServer two(config());
  FarNode one(fixture, config());
  const MadeTable table = make_table(one.port(), kTwoPeople);
  Client people(two.port(), table.id, all_tokens(table));
  act_once(people);
  one.cut();  // and its own clock stands still: it has noticed nothing
  let_time_pass_for(one.port());
  EXPECT_FALSE(people.follow());
  people.connect();
  act_once(people);
  EXPECT_TRUE(has_figure(two.port(), "tables_open 1"));
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
  wait_for_figure(one.port(), "node_tables_moved_total 1");
  EXPECT_EQ(ask("SELECT epoch FROM aude_leases"), "2");
  // The first node was asked: it has closed its connections, and forwards.
  EXPECT_FALSE(people.follow());
  people.connect();
  EXPECT_EQ(people.view().at("n"), there.view().at("n"));
}

TEST_F(Nodes, a_table_is_taken_back_only_when_a_late_release_can_do_no_more_harm) {
  const RunningServer one(config());
  make_table(one.port(), kTwoPeople);
  // Every hand-over fails. Sequences keep what a failed query sets: the deadline of the first one, and
  // the logical time of the second.
  ask("CREATE SEQUENCE deadline; CREATE SEQUENCE tried;"
      "CREATE OR REPLACE FUNCTION aude_hand_over(ids text[], me text, deadline bigint) RETURNS integer"
      " LANGUAGE plpgsql AS $$ BEGIN"
      " IF (SELECT is_called FROM deadline) THEN PERFORM setval('tried', pulse) FROM aude_house;"
      " ELSE PERFORM setval('deadline', deadline); END IF;"
      " RAISE 'disk full'; END $$");
  const RunningServer two(config());
  ask("UPDATE aude_leases SET wanted = (SELECT max(node) FROM aude_nodes WHERE place LIKE '%:" +
      std::to_string(two.port()) + "'), wanted_epoch = epoch");
  wait_until("the table was taken back and requested again",
             [&] { return ask("SELECT is_called FROM tried") == "t"; });
  EXPECT_EQ(ask("SELECT tried.last_value > deadline.last_value FROM tried, deadline"), "t");
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
  const RunningServer two(config());
  FarNode one(fixture, config());
  const MadeTable table = make_table(one.port(), kTwoPeople);
  Client people(one.port(), table.id, all_tokens(table));
  act_once(people);
  const json::value before = people.view().at("n");
  ask("UPDATE aude_nodes SET since = -10000");  // both have been there for a while
  leave_free_tables_to_others(one.port());
  one.cut();
  const Millis silent = kHour * 3 / 4;  // not long enough to be considered dead
  ask("UPDATE aude_house SET pulse = pulse + " + std::to_string(silent));
  one.let_time_pass(silent);
  EXPECT_FALSE(people.follow());
  EXPECT_TRUE(has_figure(two.port(), "tables_open 0"));
  wait_for_failed_heartbeats(one.port());
  one.mend();
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
  wait_for_figure(one.port(), "node_tables_moved_total 4");
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

// --- players ---

TEST_F(Nodes, a_player_is_the_same_at_every_node) {
  const RunningServer one(config());
  const RunningServer two(config());
  const TestDevice phone;
  const std::string order = R"({"name":"Ann","device":"phone"})";
  // A challenge of one node is good at the other, once in all.
  const Headers proof = phone.proof(one.port(), "POST", "/api/player", order);
  EXPECT_EQ(request(two.port(), "POST", "/api/player", order, proof).status, 201);
  for (const auto port : {one.port(), two.port()}) {
    const HttpReply again = request(port, "POST", "/api/player", order, proof);
    EXPECT_EQ(again.json().at("error").at("code"), "old_challenge");
    EXPECT_EQ(phone.get(port, "/api/player").json().at("name"), "Ann");
  }
  const std::string table(
      phone.post(one.port(), "/api/tables", kTwoPeople).json().at("table").as_string());
  WebSocket socket(two.port(), "/ws/" + table);
  socket.send(phone.login(one.port(), table));
  EXPECT_EQ(socket.next().at("type"), "logged_in");
  socket.send(json::object{{"type", "hello"}, {"tokens", json::array{}}});
  EXPECT_EQ(json::serialize(socket.next("joined").at("seats")), "[0]");
  EXPECT_EQ(phone.get(two.port(), "/api/player/games").json().at("running").at(0).at("table"),
            table.c_str());
  // The node that hosts the table learns of the deletion by its heartbeat.
  EXPECT_EQ(phone.post(two.port(), "/api/player/delete", {{"name", "Ann"}}).status, 200);
  std::string body;
  do {
    const HttpReply view = request(one.port(), "GET", "/api/tables/" + table);
    if (view.status == 200) body = view.body;
  } while (body.find("(deleted)") == std::string::npos);
  EXPECT_EQ(body.find("Ann"), std::string::npos);
}

}  // namespace
}  // namespace aude::server
