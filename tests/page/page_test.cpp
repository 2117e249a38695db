// SPDX-License-Identifier: MIT
// Tables hosted by a page: what JavaScript hears, stores and shows.
#include "page/page.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "players/random.h"

namespace aude::page {
namespace {

namespace json = boost::json;

constexpr const char* kAgainstBots =
    R"({"setup":{"sets":["base"]},"seats":[{"kind":"here","name":"Ann"},{"kind":"bot","level":"easy"}]})";

// Plays the part of JavaScript: stores entries, collects messages, runs the bots.
class PageTest : public testing::Test {
 protected:
  Page page_{[random = std::make_shared<players::Random>(7)](std::uint32_t bound) {
    return random->below(bound);
  }};
  Thinkers thinkers_;
  std::map<std::string, std::vector<std::string>> logs_;
  std::vector<json::object> heard_;
  std::vector<Output> turns_;
  std::string lost_;

  void settle() {
    for (Output& output : page_.take_output()) {
      switch (output.kind) {
        case Output::Kind::Store:
          EXPECT_EQ(logs_[output.table].size(), static_cast<std::size_t>(output.number));
          logs_[output.table].push_back(output.text);
          break;
        case Output::Kind::Send:
          heard_.push_back(json::parse(output.text).as_object());
          break;
        case Output::Kind::Think:
          turns_.push_back(output);
          break;
        case Output::Kind::Lost:
          lost_ = output.text;
          break;
      }
    }
  }
  json::object make(const char* order) {
    const Reply reply = page_.request("POST", "/api/tables", order, 1000);
    EXPECT_EQ(reply.status, 201) << reply.body;
    settle();
    return json::parse(reply.body).as_object();
  }
  void say(int session, const json::object& message) {
    page_.hear(session, json::serialize(message), 1000);
    settle();
  }
  int enter(const json::object& made) {
    const int session = page_.join(std::string(made.at("table").as_string()));
    json::array tokens{made.at("host")};
    for (const json::value& seat : made.at("seats").as_array()) tokens.push_back(seat.at("token"));
    say(session, {{"type", "hello"}, {"tokens", std::move(tokens)}});
    return session;
  }
  // The latest message that has this member.
  json::value latest(const char* member) const {
    for (auto message = heard_.rbegin(); message != heard_.rend(); ++message) {
      if (const json::value* found = message->if_contains(member)) return *found;
    }
    return {};
  }
  void let_bots_think() {
    while (!turns_.empty()) {
      const Output turn = turns_.front();
      turns_.erase(turns_.begin());
      const std::string action =
          thinkers_.choose(turn.table + std::to_string(turn.number), turn.level, 1, turn.text, {});
      ASSERT_FALSE(action.empty());
      page_.bot_acts(turn.table, turn.n, action, 1000);
      settle();
    }
  }
};

TEST_F(PageTest, a_whole_game_against_a_bot_is_played_stored_and_opened_again) {
  const json::object made = make(kAgainstBots);
  const std::string id(made.at("table").as_string());
  const int session = enter(made);
  EXPECT_EQ(latest("seats").as_array().size(), 2U);
  while (latest("stage") != "over") {
    let_bots_think();
    if (latest("stage") == "over") break;
    const json::array legal = latest("legal").as_array();
    ASSERT_FALSE(legal.empty());
    say(session, {{"type", "act"},
                  {"version", latest("version")},
                  {"action", legal.front()},
                  {"confirm", true}});
  }
  const std::string record = page_.request("GET", "/api/tables/" + id + "/record", {}, 1000).body;
  page_.close(id);
  EXPECT_EQ(page_.request("GET", "/api/tables/" + id, {}, 1000).status, 404);
  EXPECT_EQ(page_.open(id, logs_[id], 2000), "");
  EXPECT_EQ(page_.request("GET", "/api/tables/" + id + "/record", {}, 2000).body, record);
  EXPECT_EQ(page_.request("POST", "/api/replay", record, 2000).status, 200);
}

TEST_F(PageTest, a_table_that_is_opened_again_asks_its_bot_again) {
  const json::object made = make(
      R"({"setup":{"sets":["base"]},"seats":[{"kind":"bot","level":"easy"},{"kind":"bot","level":"easy"}]})");
  const std::string id(made.at("table").as_string());
  ASSERT_EQ(turns_.size(), 1U);
  EXPECT_EQ(turns_[0].n, 1);  // the first tile is drawn
  const Output asked = turns_[0];
  page_.close(id);
  turns_.clear();
  EXPECT_EQ(page_.open(id, logs_[id], 2000), "");
  settle();
  ASSERT_EQ(turns_.size(), 1U);
  EXPECT_EQ(turns_[0].text, asked.text);
}

TEST_F(PageTest, a_bot_that_answers_for_another_position_is_not_heard) {
  const json::object made = make(kAgainstBots);
  const std::string id(made.at("table").as_string());
  enter(made);
  const std::size_t stored = logs_[id].size();
  page_.bot_acts(id, 999, "place 0,1 r0", 1000);
  page_.bot_acts("nowhere", 1, "pass", 1000);
  settle();
  EXPECT_EQ(logs_[id].size(), stored);
}

TEST_F(PageTest, an_illegal_action_of_a_bot_loses_the_table_and_says_so) {
  make(
      R"({"setup":{"sets":["base"]},"seats":[{"kind":"bot","level":"easy"},{"kind":"bot","level":"easy"}]})");
  const Output turn = turns_.at(0);
  page_.bot_acts(turn.table, turn.n, "place 30,30 r0", 1000);
  settle();
  EXPECT_EQ(lost_, "a bot chose an illegal action");
  EXPECT_EQ(page_.join(turn.table), 0);
}

TEST_F(PageTest, requests_are_answered_as_over_http) {
  EXPECT_EQ(page_.request("GET", "/api/catalogue", {}, 0).status, 200);
  for (const char* sheet :
       {"/api/art/sheet.svg", "/api/art/sheet-middle.svg", "/api/art/sheet-far.svg"})
    EXPECT_TRUE(page_.request("GET", sheet, {}, 0).body.starts_with("<svg")) << sheet;
  EXPECT_TRUE(json::parse(page_.request("GET", "/api/art/stands.json", {}, 0).body).is_object());
  EXPECT_EQ(page_.request("GET", "/api/nothing", {}, 0).status, 404);
  EXPECT_EQ(page_.request("POST", "/api/tables", "{", 0).status, 400);
  EXPECT_EQ(page_.request("POST", "/api/replay", "{}", 0).status, 400);
}

TEST_F(PageTest, the_first_message_is_hello) {
  const json::object made = make(kAgainstBots);
  const int session = page_.join(std::string(made.at("table").as_string()));
  say(session, {{"type", "undo"}, {"version", 1}});
  EXPECT_EQ(latest("code"), "malformed");
  EXPECT_EQ(latest("where"), "type");
}

TEST_F(PageTest, a_clock_that_runs_out_is_noticed) {
  const json::object made =
      make(R"({"setup":{"sets":["base"]},"clock":{"total":5000,"increment":0},)"
           R"("seats":[{"kind":"here","name":"Ann"},{"kind":"here","name":"Bob"}]})");
  enter(made);
  ASSERT_TRUE(page_.deadline());
  EXPECT_EQ(*page_.deadline(), 6000);
  page_.tick(5999);
  settle();
  EXPECT_TRUE(turns_.empty());
  page_.tick(6000);
  settle();
  ASSERT_EQ(turns_.size(), 1U);  // a substitute bot
  EXPECT_EQ(turns_[0].level, "medium");
}

TEST_F(PageTest, a_log_that_is_wrong_is_refused_with_the_entry) {
  const json::object made = make(kAgainstBots);
  const std::string id(made.at("table").as_string());
  auto log = logs_[id];
  log.push_back(R"({"played":"place 40,40 r0"})");
  page_.close(id);
  EXPECT_TRUE(page_.open(id, log, 0).starts_with("entry " + std::to_string(log.size() - 1)));
}

}  // namespace
}  // namespace aude::page
