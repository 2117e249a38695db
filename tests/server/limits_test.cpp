// SPDX-License-Identifier: MIT
// Limits: meters, connections and unsent bytes, at constructed times and amounts.
#include "server/limits.h"

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <vector>

#include "server/backlog.h"
#include "server/connection_limits.h"
#include "server/search_times.h"

namespace aude::server {
namespace {

// --- meters ---

constexpr Allowance kTenThenTwo{10, 2};  // 10 at once, 2 per second

int taken(Meter& meter, Millis now) {
  int count = 0;
  while (count < 1000 && meter.take(kTenThenTwo, now)) ++count;
  return count;
}

TEST(Meter, allows_a_burst_and_then_its_rate) {
  Meter meter;
  EXPECT_EQ(taken(meter, 0), 10);
  EXPECT_EQ(taken(meter, 499), 0) << "2 per second are 1 in 500 ms";
  EXPECT_EQ(taken(meter, 501), 1);
  EXPECT_EQ(taken(meter, 2501), 4);
}

TEST(Meter, unused_time_is_not_saved_beyond_the_burst) {
  Meter meter;
  EXPECT_EQ(taken(meter, 1'000'000), 10);
  EXPECT_EQ(taken(meter, 2'000'000), 10);
}

TEST(Meter, a_refusal_costs_nothing) {
  Meter meter;
  EXPECT_TRUE(meter.take(kTenThenTwo, 0, 7));
  EXPECT_FALSE(meter.take(kTenThenTwo, 0, 4));
  EXPECT_TRUE(meter.take(kTenThenTwo, 0, 3));
}

TEST(Meter, time_that_runs_backwards_gives_nothing_back) {
  Meter meter;
  EXPECT_EQ(taken(meter, 5000), 10);
  EXPECT_FALSE(meter.take(kTenThenTwo, 1000));
}

TEST(Meter, a_charge_may_exceed_the_burst_and_is_worked_off) {
  Meter meter;
  meter.charge(kTenThenTwo, 0, 25);
  EXPECT_FALSE(meter.has_capacity(kTenThenTwo, 7500)) << "15 of 25 are worked off: exactly full";
  EXPECT_TRUE(meter.has_capacity(kTenThenTwo, 7501));
}

TEST(Meter, is_idle_when_everything_is_worked_off) {
  Meter meter;
  EXPECT_TRUE(meter.take(kTenThenTwo, 1000, 4));
  EXPECT_FALSE(meter.is_idle(kTenThenTwo, 2999));
  EXPECT_TRUE(meter.is_idle(kTenThenTwo, 3000));
}

TEST(Meter, reports_to_other_nodes_what_was_used_here_once_it_is_more_than_a_tenth) {
  Meter meter;
  meter.take(kTenThenTwo, 0, 1);
  EXPECT_EQ(meter.drain(kTenThenTwo, 0), 0);
  meter.charge(kTenThenTwo, 0, 2);
  EXPECT_EQ(meter.drain(kTenThenTwo, 0), 3) << "including what was not reported before";
  EXPECT_EQ(meter.drain(kTenThenTwo, 0), 0) << "only once";
  meter.charge_elsewhere(kTenThenTwo, 0, 7);
  EXPECT_FALSE(meter.has_capacity(kTenThenTwo, 0)) << "use at other nodes counts";
  EXPECT_EQ(meter.drain(kTenThenTwo, 0), 0) << "but is not reported back";
  meter.charge(kTenThenTwo, 0, 5);
  EXPECT_EQ(meter.drain(kTenThenTwo, 60'000), 0) << "too old to matter";
  Meter just_more;
  just_more.charge(kTenThenTwo, 0, 1.0625);
  EXPECT_EQ(just_more.drain(kTenThenTwo, 0), 1.0625);
}

int taken(Meters& meters, const std::string& address, Millis now) {
  int count = 0;
  while (count < 1000 && meters.take(address, now)) ++count;
  return count;
}

TEST(Meters, addresses_have_separate_meters) {
  Meters meters({10, 1});
  EXPECT_EQ(taken(meters, "1.2.3.4", 0), 10);
  EXPECT_EQ(taken(meters, "1.2.3.5", 0), 10);
  EXPECT_FALSE(meters.has_capacity("1.2.3.4", 0));
  EXPECT_TRUE(meters.has_capacity("1.2.3.6", 0));
}

TEST(Meters, the_prefixes_of_a_48_share_four_times_the_limit) {
  Meters meters({10, 1});
  for (const char* address : {"20010db80001-00", "20010db80001-01", "20010db80001-02"})
    EXPECT_EQ(taken(meters, address, 0), 10);
  // Refusals of a full prefix do not count for the others.
  EXPECT_EQ(taken(meters, "20010db80001-02", 0), 0);
  EXPECT_EQ(taken(meters, "20010db80001-03", 0), 10);
  EXPECT_FALSE(meters.has_capacity("20010db80001-04", 0));
  EXPECT_EQ(taken(meters, "20010db80001-04", 0), 0);
  EXPECT_EQ(taken(meters, "20010db80001-04", 1000), 4) << "four times the rate";
  EXPECT_EQ(taken(meters, "20010db80002-00", 0), 10) << "another /48";
}

TEST(Meters, charges_count_for_the_prefix_and_its_48) {
  for (const bool elsewhere : {false, true}) {
    Meters meters({10, 1});
    for (const char* address : {"20010db80001-00", "20010db80001-01"}) {
      elsewhere ? meters.charge_elsewhere(address, 0, 20) : meters.charge(address, 0, 20);
    }
    EXPECT_FALSE(meters.has_capacity("20010db80001-00", 0));
    EXPECT_FALSE(meters.has_capacity("20010db80001-02", 0)) << "40 in the /48";
    EXPECT_TRUE(meters.has_capacity("20010db80002-00", 0));
    std::map<std::string, double> reported;
    meters.drain(0, [&](const std::string& address, double amount) { reported[address] = amount; });
    EXPECT_EQ(reported.size(), elsewhere ? 0U : 2U);
    EXPECT_EQ(reported["20010db80001-01"], elsewhere ? 0 : 20);
  }
}

TEST(Meters, small_amounts_are_reported_for_an_address_that_is_busy_elsewhere) {
  Meters meters({10, 1});
  meters.charge_elsewhere("1.2.3.4", 0, 5);
  meters.charge("1.2.3.4", 0, 0.5);
  double reported = 0;
  meters.drain(0, [&](const std::string&, double amount) { reported += amount; });
  EXPECT_EQ(reported, 0.5);
}

TEST(Meters, only_idle_meters_are_forgotten) {
  Meters meters({10, 1});
  EXPECT_EQ(taken(meters, "1.2.3.4", 0), 10);
  for (const char* address :
       {"20010db80001-00", "20010db80001-01", "20010db80001-02", "20010db80001-03"})
    EXPECT_EQ(taken(meters, address, 0), 10);
  meters.forget_idle(0);
  EXPECT_EQ(taken(meters, "1.2.3.4", 0), 0);
  EXPECT_FALSE(meters.has_capacity("20010db80001-04", 0));
}

TEST(RateLimiter, a_report_of_another_node_counts_for_the_meter_that_it_names) {
  RateLimiter limiter{Limits{}};
  std::vector<std::string> names;
  limiter.for_each([&](const char* name, Meters&) { names.emplace_back(name); });
  EXPECT_EQ(names,
            (std::vector<std::string>{"requests", "tables", "connects", "sockets", "messages",
                                      "questions", "players", "new_players", "reports", "challenges",
                                      "operators", "pictures", "carried", "analysis"}));
  for (const std::string& charged : names) {
    RateLimiter fresh{Limits{}};
    fresh.charge_elsewhere(charged, "1.2.3.4", 0, 1e9);
    fresh.forget_idle(0);
    fresh.for_each([&](const char* name, Meters& meters) {
      EXPECT_EQ(meters.has_capacity("1.2.3.4", 0), name != charged) << name << " after " << charged;
    });
  }
}

TEST(Limits, those_of_an_address_grow_with_its_connections_and_never_shrink) {
  const Limits usual;
  Limits more;
  more.allow_each(usual.connections_each * 5);
  EXPECT_EQ(more.connections_each, usual.connections_each * 5);
  EXPECT_EQ(more.sockets.at_once, usual.sockets.at_once * 5);
  EXPECT_EQ(more.sockets.per_second, usual.sockets.per_second * 5);
  EXPECT_EQ(more.headerless_each, usual.connections_each);
  EXPECT_EQ(more.tables.at_once, usual.tables.at_once) << "tables are not shared by connections";
  Limits fewer;
  fewer.allow_each(usual.connections_each / 2);
  EXPECT_EQ(fewer.connections_each, usual.connections_each / 2);
  EXPECT_EQ(fewer.sockets.at_once, usual.sockets.at_once);
  EXPECT_EQ(fewer.sockets.per_second, usual.sockets.per_second);
  EXPECT_EQ(fewer.headerless_each, usual.headerless_each);
}

// --- connections ---

class Connections : public testing::Test {
 protected:
  Connections() {
    limits_.connections_each = 20;
    limits_.headerless_each = 3;
    limits_.connections = 100;
  }
  ConnectionLimits::Place& open(const std::string& address, bool elsewhere = false) {
    open_.push_back(std::make_unique<ConnectionLimits::Place>(connections_, address, elsewhere));
    open_.back()->has_sent_header();
    return *open_.back();
  }
  void open(const std::string& address, int count) {
    for (int i = 0; i < count; ++i) open(address);
  }

  Limits limits_;
  ConnectionLimits connections_{limits_};
  std::vector<std::unique_ptr<ConnectionLimits::Place>> open_;
};

TEST_F(Connections, of_an_address_are_limited_and_ten_more_are_accepted_to_get_an_error) {
  open("a", 19);
  EXPECT_FALSE(open("a").is_too_many()) << "20 are allowed";
  EXPECT_TRUE(open("a").is_too_many());
  open("a", 8);
  EXPECT_TRUE(connections_.may_enter("a")) << "29 are open";
  open("a", 1);
  EXPECT_FALSE(connections_.may_enter("a")) << "30 are open";
  EXPECT_TRUE(connections_.may_enter("b"));
  EXPECT_EQ(connections_.open_from("a"), 30);
  open_.clear();
  EXPECT_EQ(connections_.open(), 0);
  EXPECT_EQ(connections_.open_from("a"), 0);
  EXPECT_FALSE(open("a").is_too_many());
}

TEST_F(Connections, of_all_addresses_are_limited) {
  limits_.connections = 5;
  for (int i = 0; i < 4; ++i) open("a" + std::to_string(i));
  EXPECT_TRUE(connections_.has_capacity());
  EXPECT_TRUE(connections_.may_enter("b"));
  open("b");
  EXPECT_FALSE(connections_.has_capacity());
  EXPECT_FALSE(connections_.may_enter("c"));
  open_.pop_back();
  EXPECT_TRUE(connections_.may_enter("c"));
}

TEST_F(Connections, without_a_header_are_limited_until_it_was_sent_or_they_are_closed) {
  std::vector<ConnectionLimits::Place> waiting;
  for (int i = 0; i < 3; ++i) {
    EXPECT_TRUE(connections_.may_enter("a"));
    waiting.emplace_back(connections_, "a");
  }
  EXPECT_FALSE(connections_.may_enter("a"));
  EXPECT_TRUE(connections_.may_enter("b"));
  waiting[0].has_sent_header();
  waiting[0].has_sent_header();
  EXPECT_TRUE(connections_.may_enter("a"));
  waiting.emplace_back(connections_, "a");
  EXPECT_FALSE(connections_.may_enter("a")) << "the header of the first one counted once";
  waiting.pop_back();
  EXPECT_TRUE(connections_.may_enter("a"));
  EXPECT_EQ(connections_.open(), 3);
}

TEST_F(Connections, of_an_ipv6_48_are_limited_to_four_times_as_many) {
  for (const char* prefix :
       {"20010db80001-00", "20010db80001-01", "20010db80001-02", "20010db80001-03"})
    open(prefix, 20);
  EXPECT_FALSE(open_.back()->is_too_many()) << "80 are allowed";
  EXPECT_TRUE(open("20010db80001-04").is_too_many());
  EXPECT_FALSE(open("20010db80002-00").is_too_many()) << "another /48";
  open("20010db80001-04", 8);
  EXPECT_TRUE(connections_.may_enter("20010db80001-05")) << "89 are open";
  open("20010db80001-04", 1);
  EXPECT_FALSE(connections_.may_enter("20010db80001-05")) << "90 are open";
  open_.pop_back();
  EXPECT_TRUE(connections_.may_enter("20010db80001-05")) << "89 are open";
  open("20010db80001-04");
  EXPECT_FALSE(connections_.may_enter("20010db80001-05")) << "90 again";
  open_.clear();
  EXPECT_FALSE(open("20010db80001-04").is_too_many());
}

TEST_F(Connections, of_an_ipv6_48_are_still_counted_when_some_are_closed) {
  open("20010db80001-00", 2);
  open_.pop_back();
  for (const char* prefix :
       {"20010db80001-01", "20010db80001-02", "20010db80001-03", "20010db80001-04"})
    open(prefix, 20);
  EXPECT_TRUE(open_.back()->is_too_many()) << "81 are open";
}

TEST_F(Connections, at_other_nodes_count_for_their_address) {
  open("a", 2);
  connections_.set_elsewhere({{"a", 18}});
  EXPECT_EQ(connections_.open_from("a"), 20);
  EXPECT_FALSE(open_.back()->is_too_many());
  connections_.set_elsewhere({{"a", 19}});
  EXPECT_TRUE(open_.back()->is_too_many());
  EXPECT_FALSE(open("a", true).is_too_many()) << "counted by the node that forwarded it";
  EXPECT_EQ(connections_.open_from("a"), 21);
  EXPECT_EQ(connections_.open(), 3);
  open_.pop_back();
  EXPECT_EQ(connections_.open(), 2);
}

TEST_F(Connections, are_reported_to_other_nodes_if_they_are_more_than_a_tenth) {
  limits_.connections_each = 100;
  open("a", 10);
  open("b", 11);
  open("", 15);  // without an address
  EXPECT_EQ(open_.front()->address(), "a");
  std::map<std::string, int> reported;
  connections_.send_text([&](const std::string& address, int count) { reported[address] = count; });
  EXPECT_EQ(reported, (std::map<std::string, int>{{"b", 11}}));
}

// --- unsent bytes ---

class Unsent : public testing::Test {
 protected:
  Unsent() {
    limits_.unsent_each = 100;
    limits_.unsent_all = 250;
  }
  std::unique_ptr<Backlog::Account> reader(const std::string& address, const std::string& name) {
    return std::make_unique<Backlog::Account>(backlog_, address, [this, name] { cut_ += name; });
  }

  Limits limits_;
  Backlog backlog_{limits_};
  std::string cut_;
};

TEST_F(Unsent, above_the_limit_of_an_address_its_slowest_reader_is_disconnected) {
  const auto slow = reader("a", "slow");
  const auto fast = reader("a", "fast");
  const auto other = reader("b", "other");
  other->add(90);
  slow->add(60);
  fast->add(40);
  EXPECT_EQ(cut_, "") << "100 are allowed";
  fast->add(1);
  EXPECT_EQ(cut_, "slow") << "the reader with the most bytes of this address";
  EXPECT_EQ(backlog_.bytes(), 131U);
  EXPECT_EQ(backlog_.cuts(), 1);
  slow->add(1000);
  EXPECT_EQ(backlog_.bytes(), 131U) << "a disconnected reader gets nothing more";
  fast->add(59);
  EXPECT_EQ(cut_, "slow") << "100 again";
}

TEST_F(Unsent, above_the_limit_of_all_the_slowest_reader_is_disconnected) {
  const auto a = reader("a", "a");
  const auto b = reader("b", "b");
  const auto c = reader("c", "c");
  a->add(90);
  b->add(95);
  c->add(65);
  EXPECT_EQ(cut_, "") << "250 are allowed";
  c->add(1);
  EXPECT_EQ(cut_, "b");
  EXPECT_EQ(backlog_.bytes(), 156U);
}

TEST_F(Unsent, bytes_that_were_sent_no_longer_count) {
  const auto a = reader("a", "a");
  const auto b = reader("a", "b");
  a->add(80);
  a->sent(50);
  EXPECT_EQ(a->bytes(), 30U);
  b->add(70);
  EXPECT_EQ(cut_, "") << "100 wait for this address";
  a->sent(1000);
  EXPECT_EQ(a->bytes(), 0U);
  EXPECT_EQ(backlog_.bytes(), 70U);
  b->add(30);
  EXPECT_EQ(cut_, "");
  b->add(1);
  EXPECT_EQ(cut_, "b") << "a reader without waiting bytes is left alone";
}

TEST_F(Unsent, a_reader_that_has_read_a_little_can_still_be_the_slowest) {
  const auto a = reader("a", "a");
  const auto b = reader("a", "b");
  a->add(95);
  a->sent(5);
  b->add(11);
  EXPECT_EQ(cut_, "a");
}

TEST_F(Unsent, single_bytes_are_counted) {
  const auto a = reader("a", "a");
  a->add(2);
  a->sent(1);
  a->sent(1);
  EXPECT_EQ(backlog_.bytes(), 0U);
  reader("a", "gone")->add(1);
  EXPECT_EQ(backlog_.bytes(), 0U) << "of a closed connection, not counted";
  a->add(100);
  EXPECT_EQ(cut_, "");
  a->add(1);
  EXPECT_EQ(cut_, "a");
}

TEST_F(Unsent, a_reader_that_has_read_everything_and_left_is_forgotten) {
  const auto a = reader("a", "a");
  {
    const auto gone = reader("a", "gone");
    gone->add(10);
    gone->sent(10);
  }
  a->add(101);
  EXPECT_EQ(cut_, "a");
}

TEST_F(Unsent, bytes_of_closed_connections_no_longer_count) {
  const auto a = reader("a", "a");
  a->add(10);
  reader("a", "gone")->add(90);
  EXPECT_EQ(backlog_.bytes(), 10U);
  a->add(90);
  EXPECT_EQ(cut_, "");
}

// --- estimates of searches ---

TEST(SearchTimes, an_estimate_rises_by_half_and_falls_by_a_thirty_second_of_the_difference) {
  SearchTimes times(500);
  EXPECT_EQ(times.estimate("hard", 72), 500);
  times.note("hard", 72, 10);
  EXPECT_EQ(times.estimate("hard", 72), 10) << "the first measurement";
  times.note("hard", 72, 30);
  EXPECT_EQ(times.estimate("hard", 72), 20);
  times.note("hard", 72, 4);
  EXPECT_EQ(times.estimate("hard", 72), 19.5);
  EXPECT_EQ(times.estimate("easy", 72), 500);
  EXPECT_EQ(times.estimate("hard", 299), 19.5);
  EXPECT_EQ(times.estimate("hard", 300), 500) << "huge boards are measured separately";
}

}  // namespace
}  // namespace aude::server
