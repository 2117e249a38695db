// SPDX-License-Identifier: MIT
// A table without sockets, for tests: people who talk to it, a clock set by hand, and the log it
// writes.
#pragma once

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "notation/actions.h"
#include "players/random.h"
#include "table/requests.h"
#include "table/table.h"

namespace aude::table {

namespace json = boost::json;

// Random draws come from a generator with a seed.
class TableTest : public testing::Test {
 protected:
  void make(const std::string& order, std::uint64_t seed = 1) {
    random_ = std::make_shared<players::Random>(seed);
    auto answer = read_order(order, chance(), 1000);
    ASSERT_TRUE(std::holds_alternative<TableOrder>(answer)) << std::get<Problem>(answer).message;
    order_ = std::get<TableOrder>(std::move(answer));
    Outcome outcome;
    auto made = Table::create("T", order_.plan, order_.start, chance(), now_, outcome);
    ASSERT_TRUE(made) << made.refusal().what;
    table_ = std::move(*made);
    log_ = outcome.entries;
    for (const auto& [seat, token] : order_.seat_tokens) members_[seat] = table_->member({token});
    host_ = table_->member({order_.host_token});
  }

  ChanceSource chance() {
    return [random = random_](std::uint32_t bound) { return random->below(bound); };
  }

  Outcome say(Member& who, const std::string& text) {
    auto request = parse_request(text);
    EXPECT_TRUE(request) << request.refusal().what;
    Outcome outcome = table_->handle(who, *request, now_);
    log_.insert(log_.end(), outcome.entries.begin(), outcome.entries.end());
    return outcome;
  }
  Outcome act(const std::string& action, bool confirm = false) {
    return say(members_[index(table_->state().actor())],
               json::serialize(json::object{{"type", "act"},
                                            {"version", table_->version()},
                                            {"action", action},
                                            {"confirm", confirm}}));
  }
  Outcome versioned(const std::string& type) {
    return say(members_[index(table_->state().actor())],
               json::serialize(json::object{{"type", type}, {"version", table_->version()}}));
  }

  static json::object reply(const Outcome& outcome, std::size_t i = 0) {
    return json::parse(outcome.replies.at(i)).as_object();
  }
  static std::string code(const Outcome& outcome) {
    const json::object first = reply(outcome);
    return first.contains("code") ? std::string(first.at("code").as_string()) : "";
  }
  json::object view(const Member& who = {}) {
    return json::parse(table_->view_text(who, now_)).as_object();
  }

  // The log alone must rebuild the same table.
  void expect_log_rebuilds() {
    auto again = Table::load("T", log_, chance(), now_);
    ASSERT_TRUE(again) << again.refusal().where << ": " << again.refusal().what;
    EXPECT_EQ((*again)->length(), static_cast<int>(log_.size()));
    (*again)->set_presence(table_->presence(), now_);  // not part of the log
    EXPECT_EQ((*again)->view_text({0xFF, true}, now_), table_->view_text({0xFF, true}, now_));
    EXPECT_EQ((*again)->record_text(), table_->record_text());
  }

  std::string first_legal() {
    ActionList legal;
    table_->state().legal_actions(legal);
    return notation::to_text(*table_->game(), legal[0]);
  }

  Millis now_ = 5000;
  std::shared_ptr<players::Random> random_;
  TableOrder order_;
  std::unique_ptr<Table> table_;
  std::vector<std::string> log_;
  std::map<int, Member> members_;
  Member host_;
  Member nobody_;
};

inline constexpr const char* kTwoHere =
    R"({"setup":{"sets":["base"],"bag":["E","E","E"]},"seats":[{"kind":"here","name":"Ann"},{"kind":"here","name":"Bob"}]})";
inline constexpr const char* kOneOpen =
    R"({"setup":{"sets":["base"]},"seats":[{"kind":"here","name":"Ann"},{"kind":"open"}]})";
inline constexpr const char* kWithClock =
    R"({"setup":{"sets":["base"]},"clock":{"total":10000,"increment":2000},
        "seats":[{"kind":"here","name":"Ann"},{"kind":"here","name":"Bob"}]})";

}  // namespace aude::table
