// SPDX-License-Identifier: MIT
// Limits and refusals of tables and replays that no other test reaches.
#include <atomic>

#include "table_fixture.h"

namespace aude::table {
namespace {

class LimitsTest : public TableTest {
 protected:
  // Why a log with this entry at its end is refused; empty if it is not.
  std::string why_refused(const std::string& entry) {
    std::vector<std::string> log = log_;
    log.push_back(entry);
    const auto table = Table::load("T", log, chance(), now_);
    if (table) return "";
    EXPECT_EQ(table.refusal().where, "entry " + std::to_string(log_.size()));
    return table.refusal().what;
  }
};

TEST_F(LimitsTest, a_log_must_fit_the_rules) {
  make(kTwoHere);
  EXPECT_EQ(why_refused(R"({"settled":true})"), "no action is pending");
  EXPECT_EQ(why_refused(R"({"taken_back":true})"), "nothing can be taken back");
  EXPECT_TRUE(why_refused(R"({"played":"pass"})").starts_with("\"pass\": ")) << "illegal now";
  EXPECT_NE(why_refused(R"({"held":"place 9,9 r0"})"), "");
  EXPECT_EQ(why_refused(log_[0]), "a table is created only once");
  EXPECT_EQ(why_refused(R"({"played":"place 0,-1 r2"})"), "");
  const auto empty = Table::load("T", {}, chance(), now_);
  ASSERT_FALSE(empty);
  EXPECT_EQ(empty.refusal().what, "the log is empty");
}

TEST_F(LimitsTest, a_plan_needs_one_seat_per_player_and_legal_actions) {
  make(kTwoHere);
  TablePlan plan = order_.plan;
  plan.seats.pop_back();
  Outcome outcome;
  EXPECT_FALSE(Table::create("T", plan, true, chance(), now_, outcome));
  EXPECT_FALSE(Table::load("T", {to_text(plan, *plan.game)}, chance(), now_));
  plan = order_.plan;
  plan.actions = {Action::pass()};
  EXPECT_FALSE(Table::load("T", {to_text(plan, *plan.game)}, chance(), now_));
}

TEST_F(LimitsTest, the_latest_fifty_chat_messages_and_forty_steps_are_kept) {
  make(
      R"({"setup":{"sets":["base"]},"seats":[{"kind":"here","name":"Ann"},{"kind":"here","name":"Bob"}]})");
  for (int i = 1; i <= 52; ++i)
    say(members_[0], R"({"type":"chat","text":"message )" + std::to_string(i) + "\"}");
  const json::array chat = view().at("chat").as_array();
  ASSERT_EQ(chat.size(), 50U);
  EXPECT_EQ(chat.front().at("text"), "message 3");
  EXPECT_EQ(chat.back().at("text"), "message 52");
  for (int turn = 0; turn < 20; ++turn) {
    act(first_legal());
    act("pass", true);
  }
  const json::array steps = view().at("steps").as_array();
  ASSERT_EQ(steps.size(), 40U);
  EXPECT_EQ(steps.back().at("n"), view().at("n"));
  EXPECT_EQ(steps.front().at("n").as_int64(), steps.back().at("n").as_int64() - 39);
}

TEST_F(LimitsTest, opening_the_seat_of_another_player_leaves_a_pending_action_alone) {
  make(kTwoHere);
  act("place 0,-1 r2");
  act("follower 0");
  say(host_, R"({"type":"open","seat":1})");
  EXPECT_EQ(view().at("pending").at("action"), "follower 0");
  say(host_, R"({"type":"open","seat":0})");
  EXPECT_TRUE(view().at("pending").is_null());
  expect_log_rebuilds();
}

TEST(Replays, can_be_cancelled) {
  const std::string record =
      R"({"aude":1,"setup":{"sets":["base"],"players":["A","B"],"bag":["E"]},"actions":["draw E"]})";
  std::atomic<bool> stop = false;
  EXPECT_TRUE(std::holds_alternative<std::string>(replay_text(record, &stop)));
  stop = true;
  const auto stopped = replay_text(record, &stop);
  ASSERT_TRUE(std::holds_alternative<Problem>(stopped));
  EXPECT_EQ(std::get<Problem>(stopped).code, "busy");
}

TEST(Replays, a_query_can_be_about_every_position_from_the_first_to_the_last) {
  const auto ask = [](int n) {
    return ask_text(
        R"({"record":{"aude":1,"setup":{"sets":["base"],"players":["A","B"],"bag":["E"]},
            "actions":["draw E","place 0,-1 r2"]},"what":"position","n":)" +
        std::to_string(n) + "}");
  };
  EXPECT_EQ(json::parse(std::get<std::string>(ask(0))).at("legal"), json::array{"draw E"});
  EXPECT_EQ(json::parse(std::get<std::string>(ask(2))).at("legal").at(0), "follower 0");
  EXPECT_EQ(std::get<Problem>(ask(3)).code, "malformed");
  EXPECT_EQ(std::get<Problem>(ask(-1)).code, "malformed");
}

}  // namespace
}  // namespace aude::table
