// SPDX-License-Identifier: MIT
// Games that end before their last tile, and turns that are taken back by agreement.
#include "table_fixture.h"

namespace aude::table {
namespace {

constexpr const char* kThreeHere =
    R"({"setup":{"sets":["base"]},"clock":{"total":10000,"increment":0,"loses":true},
        "seats":[{"kind":"here","name":"Ann"},{"kind":"here","name":"Bob"},{"kind":"here","name":"Eve"}]})";
constexpr const char* kLoses =
    R"({"setup":{"sets":["base"]},"clock":{"total":10000,"increment":0,"loses":true},
        "seats":[{"kind":"here","name":"Ann"},{"kind":"here","name":"Bob"}]})";
constexpr const char* kAgainstBot =
    R"({"setup":{"sets":["base"]},"seats":[{"kind":"here","name":"Ann"},{"kind":"bot","level":"easy"}]})";

class EndingsTest : public TableTest {
 protected:
  Outcome say_as(int seat, const std::string& type, const std::string& more = "") {
    return say(members_[seat],
               R"({"type":")" + type + R"(","seat":)" + std::to_string(seat) + more + "}");
  }
  Outcome offer(int seat, const std::string& what) {
    return say_as(seat, "offer", R"(,"what":")" + what + R"(")");
  }
  // One whole turn of the player to act, without deploying.
  void play_turn() {
    act(first_legal(), true);
    while (table_->state().phase() == Phase::Deploy) act("pass", true);
  }
  json::value winners() { return view().at("winners"); }
  json::value ended() { return view().at("ended"); }
  bool has_offer() {
    const json::object seen = view();
    return seen.contains("offer") && !seen.at("offer").is_null();
  }
};

TEST_F(EndingsTest, who_resigns_loses_and_nothing_can_be_played_afterwards) {
  make(kTwoHere);
  act(first_legal());
  const Outcome outcome = say_as(1, "resign");  // also in the other's turn
  EXPECT_EQ(outcome.entries, std::vector<std::string>{R"({"concluded":"resigned","seat":1})"});
  EXPECT_EQ(json::parse(*outcome.broadcast->for_others()).at("notice").at("code"), "resigned");
  EXPECT_EQ(view().at("stage"), "over");
  EXPECT_EQ(view().at("phase"), "over");
  EXPECT_TRUE(view().at("actor").is_null());
  EXPECT_TRUE(view(members_[0]).at("legal").as_array().empty());
  EXPECT_EQ(winners(), json::value(json::array{0}));
  EXPECT_EQ(ended(), json::parse(R"({"reason":"resigned","seat":1})"));
  EXPECT_EQ(code(act("pass")), "not_now");
  EXPECT_EQ(code(versioned("undo")), "not_now");
  EXPECT_EQ(code(say_as(0, "resign")), "not_now");
  expect_log_rebuilds();
  EXPECT_EQ(code(say(host_, R"({"type":"rematch"})")), "");
}

TEST_F(EndingsTest, with_three_players_a_bot_plays_on_for_the_one_who_resigns) {
  make(kThreeHere);
  act(first_legal());
  act("pass");  // pending
  const Outcome outcome = say_as(0, "resign");
  EXPECT_EQ(outcome.entries,
            (std::vector<std::string>{
                R"({"taken_back":true})",
                R"({"stood_in":"medium","seat":0,"out_of_time":false,"resigned":true})"}));
  EXPECT_EQ(json::parse(*outcome.broadcast->for_others()).at("notice").at("code"), "resigned");
  EXPECT_EQ(view().at("stage"), "playing");
  EXPECT_EQ(view().at("seats").at(0).at("resigned"), true);
  EXPECT_FALSE(view().at("seats").at(1).as_object().contains("resigned"));
  ASSERT_TRUE(table_->bot_turn());
  EXPECT_EQ(table_->bot_turn()->seat, 0);
  EXPECT_EQ(code(say_as(0, "resume")), "not_now");
  EXPECT_EQ(code(say_as(0, "resign")), "not_now");
  EXPECT_EQ(code(say(members_[1], R"({"type":"resign","seat":0})")), "not_allowed");
  expect_log_rebuilds();
}

TEST_F(EndingsTest, only_the_holder_of_a_seat_resigns) {
  make(kTwoHere);
  EXPECT_EQ(code(say(members_[0], R"({"type":"resign","seat":1})")), "not_allowed");
  EXPECT_EQ(code(say(nobody_, R"({"type":"resign","seat":0})")), "not_allowed");
  EXPECT_EQ(code(say(members_[0], R"({"type":"resign","seat":7})")), "malformed");
  make(kOneOpen);
  EXPECT_EQ(code(say_as(0, "resign")), "not_now");  // not started
}

TEST_F(EndingsTest, a_clock_that_runs_out_loses_where_that_was_agreed) {
  make(kLoses);  // starts at 5000
  now_ = 15'000;
  const Outcome outcome = table_->tick(now_);
  log_.insert(log_.end(), outcome.entries.begin(), outcome.entries.end());
  EXPECT_EQ(outcome.entries,
            std::vector<std::string>{R"({"concluded":"out_of_time","seat":0,"ended":"15000"})"});
  EXPECT_EQ(winners(), json::value(json::array{1}));
  EXPECT_EQ(view().at("seats").at(0).at("clock"), 0);
  EXPECT_FALSE(table_->deadline());
  EXPECT_TRUE(table_->tick(now_ + 60'000).entries.empty());
  expect_log_rebuilds();
}

TEST_F(EndingsTest, an_action_one_millisecond_too_late_finds_the_game_lost) {
  make(kLoses);
  now_ = 14'999;
  EXPECT_EQ(code(act(first_legal())), "");
  now_ = 15'000;
  EXPECT_EQ(code(act("pass", true)), "not_now");
  EXPECT_EQ(ended().at("reason"), "out_of_time");
}

TEST_F(EndingsTest, with_three_players_a_bot_plays_on_for_who_ran_out_of_time) {
  make(kThreeHere);
  now_ = 15'000;
  EXPECT_EQ(table_->tick(now_).entries.size(), 1U);
  EXPECT_EQ(view().at("stage"), "playing");
  EXPECT_EQ(view().at("seats").at(0).at("out_of_time"), true);
}

TEST_F(EndingsTest, a_tie_needs_both) {
  make(kTwoHere);
  EXPECT_EQ(code(say_as(1, "accept")), "not_now");
  EXPECT_EQ(code(offer(0, "tie")), "");
  EXPECT_EQ(view().at("offer"), json::parse(R"({"what":"tie","seat":0})"));
  expect_log_rebuilds();
  EXPECT_EQ(code(offer(1, "tie")), "not_now");      // one at a time
  EXPECT_EQ(code(say_as(0, "accept")), "not_now");  // not one's own
  EXPECT_EQ(code(say_as(1, "accept")), "");
  EXPECT_EQ(winners(), json::value(json::array{0, 1}));
  EXPECT_EQ(ended(), json::parse(R"({"reason":"agreed","seat":null})"));
  expect_log_rebuilds();
}

TEST_F(EndingsTest, an_offer_lapses_with_the_next_action_and_is_not_repeated_before) {
  make(kTwoHere);
  offer(1, "tie");
  act(first_legal(), true);
  EXPECT_FALSE(has_offer());
  EXPECT_EQ(code(say_as(0, "accept")), "not_now");
  offer(1, "tie");
  EXPECT_EQ(code(say_as(0, "decline")), "");
  EXPECT_FALSE(has_offer());
  EXPECT_EQ(code(offer(1, "tie")), "not_now");
  EXPECT_EQ(code(offer(0, "tie")), "");       // the other one may ask
  EXPECT_EQ(code(say_as(0, "decline")), "");  // and withdraw
  expect_log_rebuilds();
  act("pass", true);
  EXPECT_EQ(code(offer(1, "tie")), "");
}

TEST_F(EndingsTest, a_turn_is_taken_back_if_the_other_agrees) {
  make(kTwoHere);
  EXPECT_EQ(code(offer(0, "take_back")), "not_now");  // nothing yet
  const json::object before = view(members_[0]);
  play_turn();
  ASSERT_EQ(index(table_->state().actor()), 1);
  EXPECT_EQ(code(offer(1, "take_back")), "not_now");  // Bob has done nothing
  EXPECT_EQ(code(offer(0, "take_back")), "");
  EXPECT_EQ(code(say_as(1, "accept")), "");
  const json::object after = view(members_[0]);
  for (const char* same : {"n", "phase", "actor", "tile", "tiles", "scores", "left", "legal"})
    EXPECT_EQ(after.at(same), before.at(same)) << same;
  EXPECT_EQ(log_.back(), R"({"returned":1})");  // after the first draw
  expect_log_rebuilds();
  play_turn();  // and the game goes on
  play_turn();
  expect_log_rebuilds();
  EXPECT_EQ(view().at("tiles").as_array().size(), 3U);
}

TEST_F(EndingsTest, a_turn_is_taken_back_over_the_answer_of_the_other) {
  make(kTwoHere);
  play_turn();
  play_turn();
  offer(0, "take_back");
  say_as(1, "accept");
  EXPECT_EQ(view().at("tiles").as_array().size(), 1U);  // both turns, down to the start tile
  EXPECT_EQ(index(table_->state().actor()), 0);
  expect_log_rebuilds();
}

TEST_F(EndingsTest, what_can_be_undone_is_undone_first) {
  make(kTwoHere);
  play_turn();
  play_turn();
  act(first_legal());  // Ann's second tile lies, her turn is not over
  EXPECT_EQ(code(offer(0, "take_back")), "not_now");
  versioned("undo");
  EXPECT_EQ(code(offer(0, "take_back")), "");
}

TEST_F(EndingsTest, clocks_stand_as_they_are_after_a_turn_was_taken_back) {
  make(kWithClock);  // 10 s, 2 s for each turn part; starts at 5000
  now_ = 8'000;
  play_turn();  // 10 - 3 + 2
  now_ = 9'000;
  offer(0, "take_back");
  say_as(1, "accept");
  EXPECT_EQ(view().at("seats").at(0).at("clock"), 9'000);
  EXPECT_EQ(view().at("seats").at(1).at("clock"), 10'000);
  EXPECT_EQ(table_->deadline(), 18'000);
  expect_log_rebuilds();
}

TEST_F(EndingsTest, a_bot_always_lets_take_back_and_accepts_no_tie) {
  make(kAgainstBot);
  EXPECT_EQ(code(offer(0, "tie")), "not_now");
  play_turn();
  EXPECT_EQ(code(offer(0, "take_back")), "");
  EXPECT_FALSE(has_offer());
  EXPECT_EQ(view().at("tiles").as_array().size(), 1U);
  expect_log_rebuilds();
}

TEST_F(EndingsTest, a_game_is_aborted_before_the_third_tile_only) {
  make(kTwoHere);
  play_turn();
  play_turn();
  EXPECT_EQ(code(say(nobody_, R"({"type":"abort"})")), "not_allowed");
  EXPECT_EQ(code(say(members_[1], R"({"type":"abort"})")), "");
  EXPECT_EQ(winners(), json::array{});
  EXPECT_EQ(ended(), json::parse(R"({"reason":"aborted","seat":null})"));
  expect_log_rebuilds();
  make(kTwoHere);
  for (int i = 0; i < 2; ++i) play_turn();
  act(first_legal());
  EXPECT_EQ(code(say(members_[1], R"({"type":"abort"})")), "not_now");
  make(kThreeHere);
  EXPECT_EQ(code(say(members_[1], R"({"type":"abort"})")), "not_allowed");
  EXPECT_EQ(code(say(host_, R"({"type":"abort"})")), "");
}

TEST_F(EndingsTest, a_win_is_claimed_after_a_minute_without_the_other) {
  make(kWithClock);
  table_->set_presence({SeatMask{3}, 0, true}, 5'000);
  EXPECT_EQ(code(say_as(1, "claim_win")), "not_now");
  table_->set_presence({SeatMask{2}, 0, false}, 6'000);
  table_->set_presence({SeatMask{2}, 1, false}, 9'000);  // a spectator comes: still away since 6000
  now_ = 65'999;
  EXPECT_EQ(code(say_as(1, "claim_win")), "not_now");
  now_ = 66'000;
  EXPECT_EQ(code(say(members_[0], R"({"type":"claim_win","seat":1})")), "not_allowed");
  EXPECT_EQ(code(say_as(1, "claim_win")), "");
  EXPECT_EQ(winners(), json::value(json::array{1}));
  EXPECT_EQ(ended(), json::parse(R"({"reason":"absent","seat":0})"));
  expect_log_rebuilds();
}

TEST_F(EndingsTest, who_comes_back_in_time_is_not_claimed_against) {
  make(kWithClock);
  table_->set_presence({SeatMask{2}, 0, false}, 5'000);
  table_->set_presence({SeatMask{3}, 0, true}, 60'000);
  table_->set_presence({SeatMask{2}, 0, false}, 61'000);
  now_ = 70'000;
  EXPECT_EQ(code(say_as(1, "claim_win")), "not_now");
  // Nor is anybody right after a restart of the host, which has seen nobody yet.
  auto again = Table::load("T", log_, chance(), 500'000);
  ASSERT_TRUE(again);
  table_ = std::move(*again);
  table_->set_presence({SeatMask{2}, 0, false}, 500'000);
  now_ = 501'000;
  EXPECT_EQ(code(say_as(1, "claim_win")), "not_now");
}

TEST_F(EndingsTest, a_log_that_goes_on_after_the_end_is_refused) {
  make(kTwoHere);
  say_as(0, "resign");
  log_.emplace_back(R"({"concluded":"aborted"})");
  EXPECT_FALSE(Table::load("T", log_, chance(), now_));
  log_.back() = R"({"played":")" + first_legal() + R"("})";
  EXPECT_FALSE(Table::load("T", log_, chance(), now_));
  log_.back() = R"({"returned":1})";
  EXPECT_FALSE(Table::load("T", log_, chance(), now_));
  log_.back() = R"({"concluded":"bored","seat":0})";
  EXPECT_FALSE(Table::load("T", log_, chance(), now_));
}

}  // namespace
}  // namespace aude::table
