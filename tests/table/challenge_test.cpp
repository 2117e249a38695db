// SPDX-License-Identifier: MIT
// Tables for one other player: who may join, until when, and what the log and the lists know.
#include "table_fixture.h"

namespace aude::table {
namespace {

const std::string kChallenge =
    R"({"setup":{"sets":["base"]},"invite":"Bob","aids":false,"rated":true,
        "clock":{"total":600000,"increment":0},
        "seats":[{"kind":"here","name":"Ann"},{"kind":"open"}]})";

class ChallengeTest : public TableTest {
 protected:
  void SetUp() override {
    make(kChallenge);
    const std::string made = std::to_string(order_.plan.created);
    ties_ = {{hash_of(order_.seat_tokens.at(0).second), "ann"},
             {kHostTie + order_.plan.host_hash, "ann"},
             {kInvitedTie + made, "bob"}};
    declined_ = {kDeclinedTie + made, "bob"};
    table_->tie(ties_);
  }
  Outcome claim(Member& who, Millis wall) {
    const auto request = parse_request(R"({"type":"claim","seat":1,"name":"Bob"})");
    return table_->handle(who, *request, now_, wall);
  }
  Millis end() const { return order_.plan.created + kInvitationMillis; }

  std::vector<SeatTie> ties_;
  SeatTie declined_;
  Member ann_ = {0, false, {"ann", "Ann"}};
  Member bob_ = {0, false, {"bob", "Bob"}};
  Member eve_ = {0, false, {"eve", "Eve"}};
  Member guest_ = {};
};

TEST_F(ChallengeTest, only_the_invited_player_may_join_and_the_game_starts_by_itself) {
  EXPECT_EQ(table_->note().stage, "inviting");
  EXPECT_EQ(view().at("invited").at("name"), "Bob");
  EXPECT_EQ(view().at("invited").at("state"), "open");
  EXPECT_EQ(view().at("invited").at("until"), end());
  EXPECT_EQ(code(claim(eve_, end())), "not_invited");
  EXPECT_EQ(code(claim(guest_, end())), "not_invited");
  Member ann = table_->member_of({"ann", "Ann"});
  EXPECT_EQ(code(claim(ann, end())), "not_invited");
  EXPECT_EQ(code(say(ann, R"({"type":"fill","seat":1,"level":"easy"})")), "not_now");
  EXPECT_EQ(code(claim(bob_, end())), "");
  EXPECT_EQ(table_->note().stage, "lobby");
  EXPECT_FALSE(view().contains("invited"));
  EXPECT_TRUE(table_->start_if_gathered(now_).entries.empty()) << "Ann is away";
  table_->set_presence({3, 0, true}, now_);
  EXPECT_FALSE(table_->start_if_gathered(now_).entries.empty());
  EXPECT_EQ(table_->note().stage, "playing");
}

TEST_F(ChallengeTest, it_ends_after_ten_minutes) {
  EXPECT_EQ(code(claim(bob_, end() + 1)), "not_now");
  EXPECT_EQ(code(claim(bob_, end())), "");
}

TEST_F(ChallengeTest, one_that_was_declined_is_over_also_after_a_restart) {
  auto again = Table::load(table_->id(), log_, chance(), now_);
  ASSERT_TRUE(again) << again.refusal().what;
  table_ = std::move(*again);
  ties_.push_back(declined_);
  table_->tie(ties_);
  EXPECT_EQ(view().at("invited").at("state"), "declined");
  EXPECT_EQ(code(claim(bob_, end())), "not_now");
}

TEST_F(ChallengeTest, who_was_deleted_is_no_longer_invited) {
  auto again = Table::load(table_->id(), log_, chance(), now_);
  ASSERT_TRUE(again) << again.refusal().what;
  table_ = std::move(*again);
  EXPECT_EQ(view().at("invited").at("state"), "withdrawn");
  EXPECT_FALSE(view().at("invited").as_object().contains("player"));
  EXPECT_EQ(code(claim(bob_, end())), "not_invited");
}

TEST_F(ChallengeTest, a_rematch_invites_nobody) {
  claim(bob_, end());
  table_->set_presence({3, 0, true}, now_);
  table_->start_if_gathered(now_);
  Member ann = table_->member_of({"ann", "Ann"});
  const int seat = ann.holds(0) ? 0 : 1;
  say(ann, R"({"type":"resign","seat":)" + std::to_string(seat) + "}");
  const Outcome outcome = say(ann, R"({"type":"rematch"})");
  ASSERT_TRUE(outcome.rematch) << reply(outcome);
  EXPECT_EQ(outcome.rematch->entries.at(0).find("invited"), std::string::npos);
  EXPECT_EQ(outcome.rematch->note->stage, "lobby");
}

TEST_F(ChallengeTest, a_challenge_is_for_two_and_not_listed) {
  const auto refused = [this](std::string_view from, std::string_view to) {
    std::string order = kChallenge;
    order.replace(order.find(from), from.size(), to);
    const auto read = read_order(order, chance(), now_);
    const auto* problem = std::get_if<Problem>(&read);
    return problem == nullptr ? "" : problem->where;
  };
  EXPECT_EQ(refused(R"("rated")", R"("rated")"), "");
  EXPECT_EQ(refused(R"("rated":true)", R"("rated":true,"listed":true)"), "invite");
  EXPECT_EQ(refused(R"({"kind":"open"})", R"({"kind":"open"},{"kind":"open"})"), "invite");
  EXPECT_EQ(refused(R"({"kind":"open"})", R"({"kind":"bot","level":"easy"})"), "invite");
  EXPECT_EQ(refused(R"("Bob")", R"("")"), "invite");
  EXPECT_EQ(refused(R"("Bob")", "7"), "invite");
}

}  // namespace
}  // namespace aude::table
