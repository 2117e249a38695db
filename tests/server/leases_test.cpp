// SPDX-License-Identifier: MIT
// Which node hosts a table, as the database decides it: leases and heartbeats, without servers.
#include "server/leases.h"

#include <algorithm>
#include <future>

#include "server/nodes_fixture.h"
#include "server/postgres_schema.h"
#include "server/round_trips.h"

namespace aude::server {
namespace {

using LeaseRules = NodesFixture;

// A deadline on the logical clock that does not pass.
constexpr std::int64_t kLater = 1'000'000'000'000;

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

TEST_F(LeaseRules, only_the_host_of_a_table_can_write_to_it) {
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
  b.leases.close({"one"}, kLater);
  EXPECT_EQ(a.heartbeat().taken_over, 0);
  EXPECT_TRUE(a.leases.find("one").here);
  EXPECT_EQ(b.leases.find("one").place, "10.0.0.1:80");
  EXPECT_TRUE(b.heartbeat().held.empty());
  first.append(std::vector<Append>{{"one", 3, "x"}});
  EXPECT_EQ(ask("SELECT epoch FROM aude_leases"), "3");
}

TEST_F(LeaseRules, a_node_learns_that_it_was_dead_though_an_answer_was_lost) {
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

TEST_F(LeaseRules, tables_of_a_dead_node_spread_over_the_others) {
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

TEST_F(LeaseRules, only_nodes_that_have_been_there_for_a_while_are_given_tables) {
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
  EXPECT_EQ(a.leases.hand_over({"table0"}, kLater), 0);
  EXPECT_TRUE(b.heartbeat().held.empty());
  ask("UPDATE aude_nodes SET since = -10000");
  EXPECT_EQ(a.heartbeat().share, 5);
  EXPECT_EQ(a.heartbeat().surplus, 4);
  EXPECT_LT(b.heartbeat().surplus, 0);
  EXPECT_EQ(a.leases.hand_over({"table0", "table1"}, kLater), 2);
  EXPECT_EQ(b.leases.hand_over({"table3"}, kLater), 0);  // not its own
  const Leases::Heartbeat received = b.heartbeat();
  ASSERT_EQ(received.held.size(), 2U);
  EXPECT_EQ(received.held[0].epoch, 2);
  EXPECT_EQ(a.heartbeat().held.size(), 7U);
  // From now on only the new host can write.
  EXPECT_THROW(store.append(std::vector<Append>{{"table0", 1, "x"}}), StoreConflict);
}

TEST_F(LeaseRules, a_node_with_a_slow_connection_gives_its_tables_to_others_and_gets_none) {
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
  a.leases.hand_over({"table0", "table1"}, kLater);
  EXPECT_EQ(b.heartbeat().held.size(), 2U);
  b.leases.hand_over({"table0"}, kLater);
  EXPECT_EQ(b.heartbeat().held.size(), 2U);
  // If all are slow, it makes no difference.
  slowly(b);
  EXPECT_EQ(slowly(a).surplus, 0);
  EXPECT_FALSE(slowly(a).others_are_fast);
}

TEST_F(LeaseRules, a_host_hands_a_table_over_to_the_node_that_asks_for_it) {
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
  a.leases.hand_over({"one"}, kLater);
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
  c.leases.hand_over({"one"}, kLater);
  EXPECT_EQ(b.heartbeat().held.size(), 1U);
}

TEST_F(LeaseRules, a_node_that_asks_again_does_not_hold_the_hand_over_up) {
  PostgresStore store(fixture, kPatient, "a");
  BareNode a(fixture, "a", "10.0.0.1");
  BareNode c(fixture, "c", "10.0.0.3");
  for (BareNode* node : {&a, &c}) node->heartbeat();
  for (const char* table : {"one", "two"}) store.append(std::vector<Append>{{table, 0, "x"}});
  EXPECT_TRUE(c.leases.find("one", 1).moving);
  RawSession slow(fixture);
  slow.run("BEGIN");
  slow.run("SELECT aude_claim('one', 'c', 1)");
  slow.run("SELECT 1 FROM aude_leases WHERE table_id = 'two' FOR SHARE");  // as an append does
  EXPECT_EQ(a.leases.hand_over({"one", "two"}, kLater), 1);
  EXPECT_TRUE(c.leases.find("one").here);
}

TEST_F(LeaseRules, a_release_that_comes_late_has_no_effect) {
  PostgresStore store(fixture, kPatient, "a");
  BareNode a(fixture, "a", "10.0.0.1");
  BareNode b(fixture, "b", "10.0.0.2");
  for (BareNode* node : {&a, &b}) node->heartbeat();
  ask("UPDATE aude_nodes SET since = -10000");
  store.append(std::vector<Append>{{"one", 0, "x"}});
  ask("UPDATE aude_house SET pulse = 5001");
  EXPECT_EQ(a.leases.hand_over({"one"}, 5000), 0);
  a.leases.close({"one"}, 5000);
  EXPECT_EQ(ask("SELECT node || ' ' || epoch || ' ' || open FROM aude_leases"), "a 1 true");
  EXPECT_EQ(a.leases.hand_over({"one"}, 5001), 1);
  b.leases.close({"one"}, 5001);
  EXPECT_EQ(ask("SELECT node || ' ' || epoch || ' ' || open FROM aude_leases"), "b 2 false");
}

TEST_F(LeaseRules, a_table_that_was_taken_over_can_be_asked_for_at_once) {
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

TEST_F(LeaseRules, a_node_returns_the_leases_that_it_had_at_its_last_confirmed_heartbeat) {
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
  b.heartbeat();  // it must live all the time: only such a node can receive tables
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

TEST_F(LeaseRules, a_node_with_a_slow_connection_may_ask_for_a_longer_lease) {
  const PostgresStore store(fixture, kPatient, "a");
  ask("UPDATE aude_house SET patience = 1200");
  BareNode a(fixture, "a", "10.0.0.1");
  BareNode b(fixture, "b", "10.0.0.2");
  a.leases.heartbeat({0, -1, 5000});
  b.leases.heartbeat({0, -1, 0});
  ask("UPDATE aude_house SET pulse = pulse + 3000, beaten = clock_timestamp()");
  EXPECT_EQ(ask("SELECT string_agg(node, ' ') FROM aude_living"), "a");
}

TEST_F(LeaseRules, all_have_one_clock_and_a_database_outage_makes_no_node_dead) {
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

TEST_F(LeaseRules, what_addresses_use_is_reported_to_the_other_nodes) {
  const PostgresStore store(fixture, kPatient, "a");
  BareNode a(fixture, "a", "10.0.0.1");
  BareNode b(fixture, "b", "10.0.0.2");
  for (BareNode* node : {&a, &b}) node->heartbeat();
  const auto from_a = [&](double requests, double connections) {
    return a.leases.share(
        {{"", "1.2.3.4", "requests", requests}, {"", "1.2.3.4", Usage::kConnections, connections}});
  };
  // What b sees, which reports nothing else.
  const auto at_b = [&] {
    std::string seen;
    std::vector<Usage> others = b.leases.share({{"", "5.6.7.8", "requests", 1}});
    std::ranges::sort(others, {}, &Usage::what);
    for (const Usage& usage : others)
      seen += usage.node + " " + usage.address + " " + usage.what + " " + std::to_string(usage.amount) +
              "\n";
    return seen;
  };
  EXPECT_TRUE(from_a(2.5, 3).empty());
  EXPECT_EQ(at_b(), "a 1.2.3.4 connections 3.000000\na 1.2.3.4 requests 2.500000\n");
  // Amounts add up; the number of connections is the present one.
  const std::vector<Usage> at_a = from_a(2.5, 1);
  ASSERT_EQ(at_a.size(), 1U);
  EXPECT_EQ(at_a[0].node, "b");
  EXPECT_EQ(at_b(), "a 1.2.3.4 connections 1.000000\na 1.2.3.4 requests 5.000000\n");
  // A node that no longer reports has no connections.
  ask("UPDATE aude_house SET pulse = pulse + 3001");
  EXPECT_EQ(at_b(), "a 1.2.3.4 requests 5.000000\n");
}

TEST_F(LeaseRules, a_schema_is_shared_by_nodes_or_exclusive) {
  {
    const PostgresStore node(fixture, kPatient, "a");
    const PostgresStore other(fixture, kPatient, "b");
    EXPECT_THROW(PostgresStore alone(fixture), StoreInUse);
  }
  const PostgresStore alone(fixture, kPatient);
  EXPECT_THROW(PostgresStore(fixture, {}, "a"), StoreInUse);
}

const std::string kUndoLaterSteps =
    "DROP TABLE aude_operations, aude_sanctions, aude_reports, aude_moderated;"
    "DROP FUNCTION aude_refuse_change;"
    "DROP TABLE aude_lists, aude_rated, aude_standings, aude_result_seats, aude_results;"
    "DROP FUNCTION aude_append_results, aude_add_result;"
    "DROP TABLE aude_games, aude_seats, aude_links, aude_spent, aude_keys, aude_players;"
    "DROP FUNCTION aude_append_games;"
    "DROP FUNCTION aude_claim(text, text, bigint), aude_in_time, aude_close,"
    " aude_hand_over(text[], text, bigint),"
    " aude_heartbeat(text, text, text, bigint, bigint, bigint, boolean);"
    "ALTER TABLE aude_leases DROP wanted, DROP wanted_epoch, DROP wanted_at;";

TEST_F(LeaseRules, a_database_of_the_first_schema_is_brought_up_to_date) {
  ask(kUndoLaterSteps +
      "DROP FUNCTION aude_beat, aude_find, aude_adopt, aude_append, aude_claim, aude_heartbeat,"
      " aude_surplus, aude_hand_over; DROP VIEW aude_shares, aude_living; DROP TABLE aude_leases, "
      "aude_nodes, aude_usage;"
      "ALTER TABLE aude_house DROP secret, DROP patience, DROP pulse, DROP beaten, DROP step;"
      "UPDATE aude_house SET version = 1;"
      "CREATE FUNCTION aude_append() RETURNS void LANGUAGE sql AS ''");
  PostgresStore node(fixture, kPatient, "a");
  node.append(std::vector<Append>{{"one", 0, "x"}});
  EXPECT_EQ(ask("SELECT version FROM aude_house"), "2");
  EXPECT_EQ(ask("SELECT step FROM aude_house"), std::to_string(kPostgresSchema));
}

// The calls of a node that knows four steps, beside the present ones.
TEST_F(LeaseRules, a_node_of_the_fourth_step_works_beside_a_new_one) {
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
TEST_F(LeaseRules, a_new_step_is_applied_while_nodes_of_the_version_before_run) {
  ask(kUndoLaterSteps +
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

TEST_F(LeaseRules, two_nodes_that_start_at_once_on_an_empty_database_both_come_up) {
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

}  // namespace
}  // namespace aude::server
