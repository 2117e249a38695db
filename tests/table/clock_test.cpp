// SPDX-License-Identifier: MIT
// Clocks at constructed instants. Every number is total - elapsed + increments, worked out by hand.
#include "table/clock.h"

#include "table_fixture.h"

namespace aude::table {
namespace {

TEST(Clocks, only_the_running_clock_loses_time_and_never_below_zero) {
  Clocks clocks(ClockRule{10'000, 2'000}, 3);
  clocks.restart(5'000);
  EXPECT_EQ(clocks.left(1, false, 9'000), 10'000);
  EXPECT_EQ(clocks.left(1, true, 5'000), 10'000);
  EXPECT_EQ(clocks.left(1, true, 9'000), 6'000);
  EXPECT_EQ(clocks.left(1, true, 15'000), 0);
  EXPECT_EQ(clocks.left(1, true, 15'001), 0);
  EXPECT_EQ(clocks.deadline(1), 15'000);
  EXPECT_EQ(clocks.after_turn_part(1, 9'000), 8'000);
  clocks.set(1, 8'000);
  clocks.restart(9'000);
  EXPECT_EQ(clocks.deadline(1), 17'000);
  EXPECT_EQ(clocks.deadline(0), 19'000);
}

TEST(Clocks, a_share_is_the_time_of_a_seat_over_its_turn_parts) {
  const Clocks clocks(ClockRule{36'000, 500}, 2);
  EXPECT_EQ(clocks.share(72), 1'500);  // 36 turn parts of 1 s, and the increment
  EXPECT_EQ(clocks.share(3), 36'500);  // one turn part at least
  EXPECT_EQ(clocks.share(0), 36'500);
  EXPECT_EQ(Clocks(ClockRule{10, 0}, 2).share(72), 1);  // never nothing
}

TEST(Clocks, a_delay_passes_before_the_clock_runs) {
  Clocks clocks(ClockRule{10'000, 0, 3'000}, 2);
  clocks.restart(5'000);
  EXPECT_EQ(clocks.left(0, true, 5'000), 10'000);
  EXPECT_EQ(clocks.left(0, true, 8'000), 10'000);
  EXPECT_EQ(clocks.left(0, true, 8'001), 9'999);
  EXPECT_EQ(clocks.left(0, true, 18'000), 0);
  EXPECT_EQ(clocks.deadline(0), 18'000);
  EXPECT_EQ(clocks.after_turn_part(0, 7'000), 10'000);  // time that was not used is not kept
  EXPECT_EQ(clocks.after_turn_part(0, 9'000), 9'000);
  EXPECT_EQ(clocks.delay_left(5'000), 3'000);
  EXPECT_EQ(clocks.delay_left(7'999), 1);
  EXPECT_EQ(clocks.delay_left(8'001), 0);
  EXPECT_EQ(clocks.share(20), 4'000);  // 10 turn parts of 1 s, and the delay
}

TEST(Clocks, increment_and_delay_together) {
  Clocks clocks(ClockRule{10'000, 2'000, 3'000}, 2);
  clocks.restart(0);
  EXPECT_EQ(clocks.after_turn_part(1, 1'000), 12'000);
  EXPECT_EQ(clocks.after_turn_part(1, 4'000), 11'000);
}

TEST(Clocks, what_the_network_takes_is_given_back_up_to_the_allowance) {
  Clocks clocks(ClockRule{10'000, 0, 1'000, 500}, 2);
  clocks.restart(5'000);
  clocks.set_lag(0, 120);
  EXPECT_EQ(clocks.deadline(0), 16'120);
  EXPECT_EQ(clocks.deadline(1), 16'000);  // each seat its own
  EXPECT_EQ(clocks.left(0, true, 6'120), 10'000);
  EXPECT_EQ(clocks.left(0, true, 6'121), 9'999);
  EXPECT_EQ(clocks.after_turn_part(0, 7'120), 9'000);
  EXPECT_EQ(clocks.delay_left(5'000), 1'000);
  clocks.set_lag(0, 500);
  EXPECT_EQ(clocks.deadline(0), 16'500);
  clocks.set_lag(0, 501);
  EXPECT_EQ(clocks.deadline(0), 16'500);
  clocks.set_lag(0, -7);
  EXPECT_EQ(clocks.deadline(0), 16'000);
  Clocks without(ClockRule{10'000, 0}, 2);
  without.set_lag(0, 300);
  EXPECT_EQ(without.deadline(0), 10'000);
}

class ClockTest : public TableTest {
 protected:
  std::int64_t left(std::size_t seat) { return view().at("seats").at(seat).at("clock").as_int64(); }
  void take(const Outcome& outcome) {
    log_.insert(log_.end(), outcome.entries.begin(), outcome.entries.end());
  }
};

TEST_F(ClockTest, the_increment_comes_with_the_end_of_a_turn_part_only) {
  make(kWithClock);  // 10 s, 2 s for each turn part; starts at 5000
  now_ = 6'000;
  const Outcome placed = act(first_legal());
  EXPECT_EQ(placed.entries.at(0).find("\"clock\""), std::string::npos);
  EXPECT_EQ(left(0), 9'000);
  now_ = 7'500;
  act("pass");  // pending: the clock goes on
  EXPECT_EQ(left(0), 7'500);
  EXPECT_EQ(table_->deadline(), 15'000);
  now_ = 8'000;
  const Outcome confirmed = versioned("confirm");
  EXPECT_EQ(confirmed.entries.at(0), R"({"settled":true,"clock":"9000","at":"8000"})");  // 10 - 3 + 2
  EXPECT_EQ(left(0), 9'000);
  EXPECT_EQ(left(1), 10'000);
  EXPECT_EQ(table_->deadline(), 18'000);
  now_ = 9'000;
  EXPECT_EQ(left(0), 9'000);  // only the other clock runs
  EXPECT_EQ(left(1), 9'000);
  act(first_legal());
  const Outcome passed = act("pass", true);
  EXPECT_EQ(passed.entries.at(0), R"({"played":"pass","clock":"11000","at":"9000"})");
  EXPECT_EQ(left(1), 11'000);  // may exceed the total
  EXPECT_EQ(table_->deadline(), 9'000 + 9'000);
  expect_log_rebuilds();
}

TEST_F(ClockTest, time_runs_out_at_the_deadline_and_not_before) {
  make(kWithClock);
  act(first_legal());
  act("follower 0");
  take(table_->tick(14'999));
  EXPECT_FALSE(view().at("pending").is_null());
  now_ = 15'000;
  const Outcome outcome = table_->tick(now_);
  take(outcome);
  EXPECT_EQ(outcome.entries,
            (std::vector<std::string>{R"({"taken_back":true})",
                                      R"({"stood_in":"medium","seat":0,"out_of_time":true})"}));
  const json::value sent = json::parse(*outcome.broadcast->for_others());
  EXPECT_EQ(sent.at("notice"), (json::value{{"code", "out_of_time"}, {"seat", 0}}));
  EXPECT_TRUE(sent.at("pending").is_null());
  EXPECT_EQ(sent.at("seats").at(0).at("clock"), 0);
  EXPECT_EQ(sent.at("seats").at(0).at("level"), "medium");
  EXPECT_FALSE(table_->deadline());  // a bot has the turn
  EXPECT_TRUE(table_->tick(99'999).entries.empty());
  EXPECT_EQ(table_->bot_turn()->seat, 0);
  expect_log_rebuilds();
}

constexpr const char* kWithDelay =
    R"({"setup":{"sets":["base"]},"clock":{"total":10000,"increment":0,"delay":3000,"allowance":500},
        "seats":[{"kind":"here","name":"Ann"},{"kind":"here","name":"Bob"}]})";

TEST_F(ClockTest, the_log_has_the_moment_when_the_clock_ended) {
  const std::string start =
      R"({"setup":{"sets":["base"]},"seats":[{"kind":"here","name":"Ann"},{"kind":"here","name":"Bob"}],"clock":)";
  for (const std::string rule : {R"({"total":10000,"increment":0,"delay":250}})",
                                 R"({"total":10000,"increment":0,"allowance":250}})"}) {
    make(start + rule);
    table_->set_lag(0, 900);
    EXPECT_TRUE(table_->tick(15'249).entries.empty());
    const Outcome late = table_->tick(15'500);  // the host looks a few times per second
    take(late);
    EXPECT_EQ(late.entries.at(0),
              R"({"stood_in":"medium","seat":0,"out_of_time":true,"ended":"15250"})");
    expect_log_rebuilds();
  }
}

TEST_F(ClockTest, an_action_must_arrive_before_the_clock_has_ended) {
  make(kWithClock);
  const std::string action = first_legal();
  now_ = 14'999;
  EXPECT_EQ(code(act(action)), "");
  now_ = 15'000;
  const Outcome late = act("pass", true);
  EXPECT_EQ(code(late), "stale");
  EXPECT_EQ(late.entries,
            (std::vector<std::string>{R"({"stood_in":"medium","seat":0,"out_of_time":true})"}));
  EXPECT_EQ(json::parse(*late.broadcast->for_others()).at("notice").at("code"), "out_of_time");
  EXPECT_FALSE(late.acted);
  expect_log_rebuilds();
}

TEST_F(ClockTest, confirming_and_undoing_too_late_end_the_clock_and_a_chat_does_not) {
  for (const std::string type : {"confirm", "undo"}) {
    now_ = 5'000;
    make(kWithClock);
    act(first_legal());
    act("pass");
    now_ = 15'001;
    EXPECT_TRUE(say(members_[0], R"({"type":"chat","text":"hm"})").entries.size() == 1U);
    const Outcome late = versioned(type);
    EXPECT_EQ(code(late), "stale");
    EXPECT_EQ(late.entries.size(), 2U);  // the pending action is taken back
    EXPECT_EQ(late.entries.at(1), R"({"stood_in":"medium","seat":0,"out_of_time":true})");
  }
}

TEST_F(ClockTest, delay_and_allowance_are_rules_of_the_table) {
  make(kWithDelay);
  EXPECT_NE(log_.at(0).find(R"("total":"10000","increment":"0","delay":"3000","allowance":"500")"),
            std::string::npos);
  EXPECT_EQ(view().at("clock"),
            (json::value{{"total", 10000}, {"increment", 0}, {"delay", 3000}, {"allowance", 500}}));
  EXPECT_EQ(view().at("seats").at(0).at("clock_delay"), 3'000);
  EXPECT_FALSE(view().at("seats").at(1).as_object().contains("clock_delay"));
  EXPECT_EQ(table_->deadline(), 18'000);
  EXPECT_EQ(table_->seat_to_measure(), 0);
  table_->set_lag(0, 80);
  EXPECT_EQ(table_->deadline(), 18'080);
  now_ = 9'080;  // 4.08 s, of which 1 s counts
  EXPECT_EQ(left(0), 9'000);
  EXPECT_EQ(view().at("seats").at(0).at("clock_delay"), 0);
  act(first_legal());
  EXPECT_EQ(act("pass", true).entries.at(0), R"({"played":"pass","clock":"9000","at":"9080"})");
  EXPECT_EQ(table_->seat_to_measure(), 1);
  EXPECT_EQ(table_->deadline(), 22'080);
  expect_log_rebuilds();
}

TEST_F(ClockTest, without_an_allowance_nothing_is_measured) {
  make(kWithClock);
  EXPECT_FALSE(table_->seat_to_measure());
  EXPECT_EQ(view().at("clock"), (json::value{{"total", 10000}, {"increment", 2000}}));
  EXPECT_FALSE(view().at("seats").at(0).as_object().contains("clock_delay"));
  make(kTwoHere);
  EXPECT_FALSE(table_->seat_to_measure());
}

TEST_F(ClockTest, clocks_have_limits) {
  const auto refused = [this](const std::string& clock) {
    random_ = std::make_shared<players::Random>(1);
    const auto answer =
        read_order(R"({"setup":{"sets":["base"]},"seats":[{"kind":"open"},{"kind":"open"}],"clock":)" +
                       clock + "}",
                   chance(), 1000);
    return std::holds_alternative<Problem>(answer);
  };
  EXPECT_FALSE(refused(R"({"total":1000,"increment":0,"delay":86400000,"allowance":2000})"));
  EXPECT_TRUE(refused(R"({"total":1000,"increment":0,"delay":86400001})"));
  EXPECT_TRUE(refused(R"({"total":1000,"increment":0,"delay":-1})"));
  EXPECT_TRUE(refused(R"({"total":1000,"increment":0,"allowance":2001})"));
  EXPECT_TRUE(refused(R"({"total":1000,"increment":0,"allowance":-1})"));
  EXPECT_TRUE(refused(R"({"total":1000,"increment":0,"lag":1})"));
}

TEST_F(ClockTest, the_clock_of_a_seat_that_a_bot_plays_stands_still) {
  make(kWithClock);
  now_ = 8'000;
  say(host_, R"({"type":"hand_over","seat":0,"level":"easy"})");
  EXPECT_EQ(left(0), 10'000);
  EXPECT_FALSE(table_->deadline());
  now_ = 20'000;
  EXPECT_EQ(left(0), 10'000);
  const Outcome bot = table_->bot_acts(*table_->bot_turn(),
                                       *notation::parse_action(*table_->game(), first_legal()), now_);
  take(bot);
  EXPECT_EQ(bot.entries.at(0).find("\"clock\""), std::string::npos);
  say(members_[0], R"({"type":"resume","seat":0})");
  EXPECT_EQ(table_->deadline(), 30'000);
  now_ = 21'000;
  EXPECT_EQ(left(0), 9'000);
  expect_log_rebuilds();
}

TEST_F(ClockTest, a_player_who_resumes_does_not_change_the_clock_of_another) {
  make(kWithClock);
  say(host_, R"({"type":"hand_over","seat":1,"level":"easy"})");
  now_ = 9'000;
  EXPECT_EQ(table_->deadline(), 15'000);
  say(members_[1], R"({"type":"resume","seat":1})");
  EXPECT_EQ(table_->deadline(), 15'000);
  EXPECT_EQ(left(0), 6'000);
  expect_log_rebuilds();
}

TEST_F(ClockTest, a_seat_taken_in_mid_game_starts_when_it_is_taken) {
  make(kWithClock);
  now_ = 8'000;
  say(host_, R"({"type":"open","seat":0})");
  EXPECT_TRUE(view().at("seats").at(0).at("clock").is_null());
  EXPECT_FALSE(table_->deadline());
  now_ = 50'000;
  say(nobody_, R"({"type":"claim","seat":0,"name":"Cy"})");
  EXPECT_EQ(table_->deadline(), 60'000);
  now_ = 51'000;
  EXPECT_EQ(left(0), 9'000);
  expect_log_rebuilds();
}

TEST_F(ClockTest, a_seat_taken_while_another_plays_does_not_restart_the_clock) {
  make(kWithClock);
  say(host_, R"({"type":"open","seat":1})");
  now_ = 9'000;
  say(nobody_, R"({"type":"claim","seat":1,"name":"Cy"})");
  EXPECT_EQ(table_->deadline(), 15'000);
}

TEST_F(ClockTest, without_clocks_nothing_is_timed) {
  make(kTwoHere);
  EXPECT_FALSE(table_->deadline());
  EXPECT_TRUE(view().at("clock").is_null());
  EXPECT_TRUE(view().at("seats").at(0).at("clock").is_null());
  EXPECT_TRUE(table_->tick(1'000'000'000).entries.empty());
  for (const std::string& entry : log_) EXPECT_EQ(entry.find("\"at\""), std::string::npos);
}

TEST_F(ClockTest, entries_are_stamped_with_the_monotonic_clock) {
  now_ = 5'000;
  make(kWithClock);
  EXPECT_EQ(log_.at(1), R"({"started":true,"at":"5000"})");
  EXPECT_NE(log_.at(2).find("\"at\":\"5000\""), std::string::npos);
  EXPECT_NE(log_.at(0).find(R"("total":"10000","increment":"2000")"), std::string::npos);
}

}  // namespace
}  // namespace aude::table
