// SPDX-License-Identifier: MIT
// One node and its leases, without a server: the test delivers the answers to its heartbeats, and time
// passes by hand.
#include "server/node.h"

#include <condition_variable>
#include <deque>

#include "server/nodes_fixture.h"
#include "support/waiting.h"

namespace aude::server {
namespace {

using Names = std::vector<std::string>;

class LoneNode {
 public:
  explicit LoneNode(const std::string& address)
      : store_(address, kPatient, "a"),
        clock(store_, [this] { return time.load(); }),
        node(std::make_unique<Leases>(address, NodeName{"a", "10.0.0.1:80"}, "1", kPatient), clock,
             hooks()) {}

  // Waits until this many answers have arrived that hear() has not delivered yet, and returns their
  // number.
  std::size_t wait_for_answers(std::size_t count = 1) {
    const Deadline deadline("heartbeats are answered");
    std::unique_lock lock(mutex_);
    while (answers_.size() < count) {
      deadline.check();
      arrived_.wait_until(lock, deadline.end());
    }
    return answers_.size();
  }
  void hear(int answers = 1) {
    for (int i = 0; i < answers; ++i) {
      wait_for_answers();
      take_answer()();
    }
  }
  // Until the answer to a heartbeat that is sent after this call: one may be under way now.
  void hear_news() {
    hear_arrived();
    hear(2);
  }
  void hear_arrived() {
    while (const auto answer = take_answer()) answer();
  }
  // At least one heartbeat in a second compares the numbers of tables.
  void hear_comparison() {
    hear_arrived();
    hear(6);
  }

  Names taken, revoked, passed_on, places;
  std::vector<int> given_away;
  int lost = 0;
  std::atomic<Millis> time = 1'000'000;

 private:
  Node::Hooks hooks() {
    Node::Hooks hooks;
    hooks.post = [this](std::function<void()> answer) {
      const std::lock_guard lock(mutex_);
      answers_.push_back(std::move(answer));
      arrived_.notify_one();
    };
    hooks.lost = [this] { ++lost; };
    hooks.revoke = [this](const std::string& table) { revoked.push_back(table); };
    hooks.take_over = [this](const std::string& table) { taken.push_back(table); };
    hooks.living = [this](const Names& living) { places = living; };
    hooks.give_away = [this](int tables) { given_away.push_back(tables); };
    hooks.pass_on = [this](const Names& tables) {
      passed_on.insert(passed_on.end(), tables.begin(), tables.end());
    };
    hooks.steady = [this] { return time.load(); };
    return hooks;
  }
  // Empty if none has arrived.
  std::function<void()> take_answer() {
    const std::lock_guard lock(mutex_);
    if (answers_.empty()) return {};
    std::function<void()> answer = std::move(answers_.front());
    answers_.pop_front();
    return answer;
  }

  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<std::function<void()>> answers_;
  PostgresStore store_;

 public:
  GameClock clock;
  Node node;
};

class NodeRules : public NodesFixture {
 protected:
  // Open leases of a node on the tables PREFIX1, PREFIX2...
  void add_leases(const std::string& node, const std::string& prefix, int tables, int epoch = 1) {
    const std::string names =
        "SELECT '" + prefix + "' || i FROM generate_series(1, " + std::to_string(tables) + ") i";
    ask("INSERT INTO aude_tables SELECT n.*, now() FROM (" + names + ") n");
    ask("INSERT INTO aude_leases SELECT n.*, '" + node + "', " + std::to_string(epoch) +
        ", true FROM (" + names + ") n");
  }
  // A node that has been there for a while and lives on without heartbeats.
  void add_node(const std::string& node, const std::string& place) {
    ask("INSERT INTO aude_nodes (node, place, version, beat, since, timeout) SELECT '" + node + "', '" +
        place + "', '1', pulse + 1000000000, -10000, 1 FROM aude_house");
  }
};

TEST_F(NodeRules, a_node_joins_with_its_first_heartbeat_and_leaves_at_once) {
  LoneNode a(fixture);
  EXPECT_EQ(ask("SELECT node || ' ' || place FROM aude_nodes"), "a 10.0.0.1:80");
  EXPECT_EQ(a.node.count().heartbeats, 0);
  a.hear();
  EXPECT_EQ(a.node.count().heartbeats, 1);
  EXPECT_EQ(a.places, Names{"10.0.0.1:80"});
  EXPECT_EQ(a.node.count().hosts, 1U);
  EXPECT_TRUE(a.node.is_host("10.0.0.1"));
  EXPECT_FALSE(a.node.is_host("10.0.0.2"));
  EXPECT_FALSE(a.node.is_host("10.0.0"));
  EXPECT_FALSE(a.node.is_isolated());
  EXPECT_EQ(a.node.count().timeout, kHour);
  // Nothing that it might have known before counts; later heartbeats find it alive.
  EXPECT_EQ(a.lost, 1);
  a.hear_news();
  EXPECT_EQ(a.lost, 1);
  a.node.leave();
  EXPECT_EQ(ask("SELECT count(*) FROM aude_nodes"), "0");
  EXPECT_TRUE(a.node.is_isolated());
  EXPECT_FALSE(a.node.acquire("one", 1, a.node.generation()));
}

TEST_F(NodeRules, the_clock_of_the_games_follows_that_of_the_cluster) {
  const Millis ahead = 4'000'000'000'000;  // in the year 2096
  ask("UPDATE aude_house SET clock = " + std::to_string(ahead));
  LoneNode a(fixture);
  EXPECT_GE(a.clock.now(), ahead);
  ask("UPDATE aude_house SET clock = " + std::to_string(2 * ahead));
  a.hear_news();
  EXPECT_GE(a.clock.now(), 2 * ahead);
}

TEST_F(NodeRules, a_node_without_answers_is_isolated_after_three_quarters_of_the_lease_timeout) {
  LoneNode a(fixture);
  a.hear();
  a.node.stop();
  a.hear_arrived();
  ASSERT_TRUE(a.node.acquire("one", 1, a.node.generation()));
  EXPECT_EQ(a.node.count().silent, 0);
  a.time += kHour * 3 / 4 - 1;
  a.node.tick();
  EXPECT_TRUE(a.node.holds("one"));
  EXPECT_FALSE(a.node.holds("two"));
  EXPECT_EQ(a.node.count().silent, kHour * 3 / 4 - 1);
  EXPECT_EQ(a.node.count().leases, 1U);
  EXPECT_EQ(a.lost, 1);
  const int generation = a.node.generation();
  a.time += 1;
  // From now on, also before the next tick.
  EXPECT_FALSE(a.node.holds("one"));
  EXPECT_TRUE(a.node.is_isolated());
  EXPECT_FALSE(a.node.acquire("two", 1, generation));
  EXPECT_EQ(a.lost, 1);
  a.node.tick();
  EXPECT_EQ(a.lost, 2);
  EXPECT_EQ(a.node.generation(), generation + 1);
  EXPECT_EQ(a.node.count().isolations, 1);
  EXPECT_EQ(a.node.count().leases, 0U);
  a.node.tick();
  EXPECT_EQ(a.lost, 2);
  EXPECT_EQ(a.node.count().isolations, 1);
}

TEST_F(NodeRules, an_answer_that_comes_too_late_isolates_the_node_and_the_next_in_time_ends_it) {
  LoneNode a(fixture);
  add_leases("a", "t", 1);
  a.hear_news();
  ASSERT_TRUE(a.node.holds("t1"));
  a.wait_for_answers();
  a.time += kHour * 3 / 4;  // longer than the answer may take
  a.hear();
  EXPECT_EQ(a.lost, 2);
  EXPECT_EQ(a.node.count().isolations, 1);
  EXPECT_TRUE(a.node.is_isolated());
  // So does the answer to the heartbeat that returns its tables: the third one, or one before it.
  a.wait_for_answers(3);
  a.time += kHour;
  a.hear_arrived();
  EXPECT_TRUE(a.node.is_isolated());
  wait_until("the node is back", [&] { return !a.node.is_isolated(); }, [&] { a.hear(); });
  EXPECT_EQ(a.places, Names{"10.0.0.1:80"});
  // No other node has had contact in the meantime: it continues with its table.
  a.hear_news();
  EXPECT_TRUE(a.node.holds("t1"));
  EXPECT_FALSE(a.taken.empty());
  EXPECT_TRUE(a.revoked.empty());
}

TEST_F(NodeRules, each_outage_of_the_database_is_logged_once) {
  ask("DROP ROLE IF EXISTS lone; CREATE ROLE lone LOGIN SUPERUSER");
  LoneNode a(cluster().address(Cluster::schema_of(fixture), "lone"));
  a.hear();
  const auto logged_in_outage = [&] {
    testing::internal::CaptureStderr();
    const std::int64_t before = a.node.count().failed;
    ask("ALTER ROLE lone NOLOGIN");
    ask("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = 'lone'");
    wait_until("three heartbeats fail", [&] { return a.node.count().failed >= before + 3; });
    ask("ALTER ROLE lone LOGIN");
    a.hear_news();
    const std::string log = testing::internal::GetCapturedStderr();
    const std::string event = "heartbeat_failed";
    const std::size_t first = log.find(event);
    return (first != std::string::npos) + (log.find(event, first + 1) != std::string::npos);
  };
  EXPECT_EQ(logged_in_outage(), 1);
  EXPECT_EQ(logged_in_outage(), 1);
}

// Answers to earlier heartbeats list leases that are being returned.
TEST_F(NodeRules, an_isolated_node_waits_for_the_answer_to_the_heartbeat_that_returns_its_tables) {
  LoneNode a(fixture);
  a.hear_news();
  a.time += kHour;
  // The second of these was sent after that time, and before the node notices that it was isolated.
  const std::size_t earlier = a.wait_for_answers(2);
  a.node.tick();
  ASSERT_TRUE(a.node.is_isolated());
  a.wait_for_answers(earlier + 2);
  a.hear(static_cast<int>(earlier));
  EXPECT_EQ(a.node.count().silent, 0);
  EXPECT_TRUE(a.node.is_isolated());
  wait_until("the node is back", [&] { return !a.node.is_isolated(); }, [&] { a.hear(); });
}

TEST_F(NodeRules, an_isolated_node_returns_its_tables_once_and_keeps_those_it_gets_later) {
  add_node("b", "10.0.0.2:80");  // tables are only returned if another node can take them
  LoneNode a(fixture);
  a.hear_news();
  a.time += kHour;
  a.node.tick();
  ASSERT_TRUE(a.node.is_isolated());
  wait_until("the node is back", [&] { return !a.node.is_isolated(); }, [&] { a.hear(); });
  add_leases("a", "t", 1);
  a.hear_news();
  a.hear_news();
  // A table that was returned and taken over again has a later epoch.
  EXPECT_EQ(ask("SELECT node || ' ' || epoch FROM aude_leases WHERE table_id = 't1'"), "a 1");
}

TEST_F(NodeRules, a_node_that_was_considered_dead_loses_everything) {
  LoneNode a(fixture);
  add_leases("a", "t", 1);
  a.hear_news();
  ASSERT_TRUE(a.node.holds("t1"));
  const int generation = a.node.generation();
  ask("BEGIN; UPDATE aude_nodes SET since = 1000000000, beat = beat - 2 * " + std::to_string(kHour) +
      "; UPDATE aude_leases SET node = 'b', epoch = 2;"
      "INSERT INTO aude_nodes SELECT 'b', '10.0.0.2:80', '1', pulse FROM aude_house; COMMIT");
  a.hear_news();
  EXPECT_GE(a.lost, 2);
  EXPECT_FALSE(a.node.holds("t1"));
  // What was asked for before that may belong to another node by now.
  EXPECT_FALSE(a.node.acquire("t1", 1, generation));
  EXPECT_TRUE(a.node.acquire("t1", 3, a.node.generation()));
}

TEST_F(NodeRules, a_lease_that_the_database_lists_is_taken_over_and_one_that_is_gone_is_revoked) {
  LoneNode a(fixture);
  add_node("b", "10.0.0.2:80");
  add_leases("a", "t", 1);
  a.hear_news();
  EXPECT_EQ(a.taken, Names{"t1"});
  EXPECT_TRUE(a.node.holds("t1"));
  EXPECT_EQ(a.places.size(), 2U);
  a.hear_news();
  EXPECT_EQ(a.taken, Names{"t1"});
  // It has gone and has come back: another node may have written to it.
  ask("UPDATE aude_leases SET epoch = 3");
  a.hear_news();
  EXPECT_EQ(a.revoked, Names{"t1"});
  EXPECT_EQ(a.taken, (Names{"t1", "t1"}));
  EXPECT_EQ(a.node.count().revoked, 1);
  a.time += 1;
  ask("UPDATE aude_leases SET node = 'b', epoch = 4");
  a.hear_news();
  EXPECT_EQ(a.revoked, (Names{"t1", "t1"}));
  EXPECT_FALSE(a.node.holds("t1"));
  EXPECT_EQ(a.node.count().adopted, 0);
}

TEST_F(NodeRules, tables_of_dead_nodes_are_counted_and_logged) {
  LoneNode a(fixture);
  const auto logged = [&](const std::string& prefix, int tables) {
    testing::internal::CaptureStderr();
    add_leases("dead", prefix, tables);
    a.hear_news();
    return testing::internal::GetCapturedStderr();
  };
  EXPECT_EQ(logged("s", 0).find("tables_taken_over"), std::string::npos);
  EXPECT_NE(logged("t", 3).find("took over 3 tables from dead nodes"), std::string::npos);
  EXPECT_EQ(a.node.count().adopted, 3);
  EXPECT_EQ(a.taken.size(), 3U);
  EXPECT_NE(logged("u", 1).find("took over 1 table from dead nodes"), std::string::npos);
  EXPECT_EQ(a.node.count().adopted, 4);
}

TEST_F(NodeRules, a_lease_is_kept_though_an_earlier_heartbeat_does_not_list_it) {
  LoneNode a(fixture);
  a.hear();
  a.wait_for_answers();
  ASSERT_TRUE(a.node.acquire("one", 1, a.node.generation()));
  a.hear_news();
  EXPECT_TRUE(a.node.holds("one"));
  a.time += 1;
  a.hear_news();
  EXPECT_FALSE(a.node.holds("one"));
  EXPECT_EQ(a.revoked, Names{"one"});
}

TEST_F(NodeRules, an_older_epoch_does_not_replace_a_later_one) {
  LoneNode a(fixture);
  add_leases("a", "t", 1, 5);
  a.hear_news();
  const int generation = a.node.generation();
  EXPECT_FALSE(a.node.acquire("t1", 6, generation - 1));
  EXPECT_TRUE(a.node.acquire("t1", 4, generation));
  a.hear_news();
  EXPECT_TRUE(a.revoked.empty());
  EXPECT_TRUE(a.node.acquire("t1", 7, generation));
  ask("UPDATE aude_leases SET epoch = 7");
  a.hear_news();
  EXPECT_TRUE(a.revoked.empty());
  EXPECT_TRUE(a.node.holds("t1"));
}

TEST_F(NodeRules, a_table_that_was_closed_comes_back_only_with_a_heartbeat_after_the_answer) {
  LoneNode a(fixture);
  add_leases("a", "t", 1);
  a.hear_news();
  a.node.begin_close({"t1"});
  EXPECT_FALSE(a.node.holds("t1"));
  EXPECT_TRUE(a.node.is_closing("t1"));
  EXPECT_FALSE(a.node.is_closing("t2"));
  EXPECT_FALSE(a.node.acquire("t1", 1, a.node.generation()));
  a.time += 1;
  a.hear_news();
  EXPECT_EQ(a.taken, Names{"t1"});
  a.node.end_close({"t1"}, true);
  EXPECT_FALSE(a.node.is_closing("t1"));
  a.hear_news();  // no time has passed: they may have been sent before the answer
  EXPECT_EQ(a.taken, Names{"t1"});
  a.time += 1;
  a.hear_news();
  EXPECT_EQ(a.taken, (Names{"t1", "t1"}));
}

TEST_F(NodeRules, a_table_whose_release_got_no_answer_comes_back_after_its_deadline) {
  LoneNode a(fixture);
  add_leases("a", "t", 1);
  ask("UPDATE aude_house SET pulse = 1000000");
  a.hear_news();
  const std::int64_t deadline = a.node.begin_close({"t1"});
  EXPECT_GE(deadline, 1'002'000);
  a.node.end_close({"t1"}, false);
  EXPECT_TRUE(a.node.is_closing("t1"));
  ask("UPDATE aude_house SET pulse = 100000");  // long before the deadline, however slow this is
  a.time += 1;
  a.hear_news();
  EXPECT_EQ(a.taken, Names{"t1"});
  EXPECT_FALSE(a.node.acquire("t1", 1, a.node.generation()));
  ask("UPDATE aude_house SET pulse = " + std::to_string(deadline + 1));
  a.hear_news();
  EXPECT_EQ(a.taken, (Names{"t1", "t1"}));
  EXPECT_FALSE(a.node.is_closing("t1"));
}

TEST_F(NodeRules, one_heartbeat_begins_to_load_fifty_tables) {
  LoneNode a(fixture);
  a.hear();
  add_leases("a", "t", 101);
  wait_until("the leases are listed", [&] { return !a.taken.empty(); }, [&] { a.hear(); });
  EXPECT_EQ(a.taken.size(), 50U);
  a.hear();
  EXPECT_EQ(a.taken.size(), 100U);
  a.hear();
  EXPECT_EQ(a.taken.size(), 101U);
  EXPECT_EQ(a.node.count().leases, 101U);
}

TEST_F(NodeRules, tables_that_other_nodes_ask_for_are_passed_on_unless_they_are_being_closed) {
  LoneNode a(fixture);
  add_node("b", "10.0.0.2:80");
  add_leases("a", "t", 3);
  a.hear_news();
  EXPECT_TRUE(a.passed_on.empty());
  a.node.begin_close({"t2"});
  ask("UPDATE aude_leases SET wanted = 'b', wanted_epoch = epoch WHERE table_id <> 't3'");
  wait_until("a table is passed on", [&] { return !a.passed_on.empty(); }, [&] { a.hear(); });
  EXPECT_EQ(a.passed_on, Names{"t1"});
}

// Of two nodes, this one has `surplus` tables more than both have on average.
TEST_F(NodeRules, a_node_gives_tables_away_from_a_quarter_above_the_average_on_until_it_has_its_share) {
  add_node("b", "10.0.0.2:80");
  add_leases("a", "t", 49);
  add_leases("b", "u", 31);
  LoneNode a(fixture);
  ask("UPDATE aude_nodes SET since = -10000");
  const auto with_surplus = [&](int surplus) {
    ask("UPDATE aude_leases SET node = CASE WHEN table_id IN (SELECT table_id FROM aude_leases"
        " ORDER BY table_id LIMIT 40 + " +
        std::to_string(surplus) + ") THEN 'a' ELSE 'b' END");
    a.hear_news();
    a.given_away.clear();
    a.hear_comparison();
    return a.given_away;
  };
  EXPECT_TRUE(with_surplus(9).empty());
  EXPECT_EQ(with_surplus(10).at(0), 4);
  EXPECT_EQ(with_surplus(3).at(0), 3);
  EXPECT_TRUE(with_surplus(0).empty());
  EXPECT_TRUE(with_surplus(9).empty());
}

TEST_F(NodeRules, a_single_table_more_than_the_average_stays_where_it_is) {
  LoneNode a(fixture);
  add_node("b", "10.0.0.2:80");
  add_leases("a", "t", 2);
  ask("UPDATE aude_nodes SET since = -10000");
  a.hear_news();
  a.hear_comparison();
  EXPECT_TRUE(a.given_away.empty());
  add_leases("a", "v", 2);
  a.hear_news();
  a.hear_comparison();
  ASSERT_FALSE(a.given_away.empty());
  EXPECT_EQ(a.given_away[0], 2);
}

// With a lease timeout of 4 ms, two of them are less than a few round trips.
TEST_F(NodeRules, a_node_with_a_slow_connection_passes_on_what_it_would_have_to_load) {
  ask("ALTER TABLE aude_house DROP CONSTRAINT aude_house_patience_check");
  ask("UPDATE aude_house SET patience = 4");
  LoneNode a(fixture);
  a.hear();
  EXPECT_FALSE(a.node.is_yielding());
  a.hear_news();
  EXPECT_FALSE(a.node.is_yielding());  // there is no other node
  add_node("b", "10.0.0.2:80");
  wait_until("the node yields", [&] { return a.node.is_yielding(); }, [&] { a.hear(); });
  add_leases("a", "t", 1);
  wait_until("the table is passed on", [&] { return !a.passed_on.empty(); }, [&] { a.hear(); });
  EXPECT_EQ(a.passed_on[0], "t1");
  EXPECT_TRUE(a.taken.empty());
  EXPECT_FALSE(a.node.holds("t1"));
  // Even a single table is one too many here.
  wait_until("the table is given away", [&] { return !a.given_away.empty(); }, [&] { a.hear(); });
  EXPECT_EQ(a.given_away[0], 1);
}

}  // namespace
}  // namespace aude::server
