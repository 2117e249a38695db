// SPDX-License-Identifier: MIT
// What the host changes before the game starts: seats, bots, sets, options, aids and clock.
#include "table_fixture.h"

namespace aude::table {
namespace {

class LobbyTest : public TableTest {
 protected:
  Outcome configure(Member& who, const std::string& members) {
    return say(who, R"({"type":"configure","id":1,)" + members + "}");
  }
  json::value seat(std::size_t i) { return view().at("seats").at(i); }
  // What every connection would see.
  static json::object sent(const Outcome& outcome) {
    return json::parse(*outcome.broadcast->for_others()).as_object();
  }
};

TEST_F(LobbyTest, the_host_changes_sets_options_aids_and_clock) {
  make(kOneOpen);
  const int before = table_->version();
  const Outcome outcome =
      configure(host_, R"("setup":{"sets":["base","inns"],"options":{"farmers":false}},"aids":false,
                          "clock":{"total":600000,"increment":10000})");
  EXPECT_EQ(reply(outcome).at("type"), "ok");
  EXPECT_EQ(table_->version(), before + 1);
  const json::object shown = sent(outcome);
  EXPECT_EQ(shown.at("type"), "view");
  EXPECT_EQ(shown.at("setup"),
            json::parse(
                R"({"sets":["base","inns"],"players":["Ann","Seat 2"],"options":{"farmers":false}})"));
  EXPECT_EQ(shown.at("aids"), false);
  EXPECT_EQ(shown.at("clock"), json::parse(R"({"total":600000,"increment":10000})"));
  EXPECT_EQ(shown.at("seats").at(0).at("clock"), 600000);
  EXPECT_TRUE(shown.at("supply").at(0).as_object().contains("large"));
  expect_log_rebuilds();
  // What is not named stays.
  configure(host_, R"("aids":true)");
  EXPECT_EQ(view().at("setup").at("sets"), json::parse(R"(["base","inns"])"));
  EXPECT_EQ(view().at("clock").at("total"), 600000);
  configure(host_, R"("clock":null)");
  EXPECT_TRUE(view().at("clock").is_null());
  expect_log_rebuilds();
}

TEST_F(LobbyTest, the_host_adds_and_removes_seats_and_bots) {
  make(kOneOpen);
  configure(host_, R"("seats":[{"seat":0},{"seat":1},{"kind":"bot","level":"hard","name":"Gaucelm"},
                               {"kind":"open"}])");
  EXPECT_EQ(view().at("seats").as_array().size(), 4U);
  EXPECT_EQ(view().at("scores").as_array().size(), 4U);
  EXPECT_EQ(seat(2).at("name"), "Gaucelm");
  EXPECT_EQ(seat(2).at("level"), "hard");
  EXPECT_EQ(seat(3).at("kind"), "open");
  EXPECT_EQ(seat(3).at("colour"), 3);
  expect_log_rebuilds();
  // A bot without a name is called after its seat.
  configure(host_, R"("seats":[{"seat":0},{"kind":"bot","level":"easy"}])");
  EXPECT_EQ(seat(1).at("name"), "Bot 2");
  EXPECT_EQ(reply(say(host_, R"({"type":"start"})")).at("type"), "ok");
  EXPECT_EQ(view().at("stage"), "playing");
  EXPECT_EQ(view().at("seats").as_array().size(), 2U);
  expect_log_rebuilds();
}

TEST_F(LobbyTest, players_keep_their_seats_when_the_numbers_change) {
  make(
      R"({"setup":{"sets":["base"]},"seats":[{"kind":"here","name":"Ann"},{"kind":"open"},{"kind":"open"}]})");
  Member bob;
  const Outcome claimed = say(bob, R"({"type":"claim","seat":2,"name":"Bob"})");
  const std::string token(reply(claimed).at("token").as_string());
  table_->set_presence({.seats = bob.seats, .spectators = 0, .host = true}, now_);
  const Outcome outcome = configure(host_, R"("seats":[{"seat":2},{"seat":0}])");
  ASSERT_TRUE(outcome.reseated);
  EXPECT_EQ(*outcome.reseated, (std::vector<int>{1, -1, 0}));
  EXPECT_EQ(moved(bob.seats, *outcome.reseated), 0b01U);
  EXPECT_EQ(moved(0b111, *outcome.reseated), 0b11U);
  EXPECT_TRUE(table_->member({token}).holds(0));
  EXPECT_FALSE(table_->member({token}).holds(1));
  EXPECT_EQ(seat(0).at("name"), "Bob");
  EXPECT_EQ(seat(0).at("here"), true);
  EXPECT_EQ(seat(1).at("here"), false);
  EXPECT_EQ(seat(0).at("colour"), 2);  // each keeps its colour
  EXPECT_EQ(seat(1).at("colour"), 0);
  expect_log_rebuilds();
}

TEST_F(LobbyTest, a_seat_of_a_person_is_freed_before_it_is_removed) {
  make(
      R"({"setup":{"sets":["base"]},"seats":[{"kind":"here","name":"Ann"},{"kind":"open"},{"kind":"open"}]})");
  Member bob;
  say(bob, R"({"type":"claim","seat":1,"name":"Bob"})");
  const Outcome refused = configure(host_, R"("seats":[{"seat":0},{"seat":2}])");
  EXPECT_EQ(code(refused), "taken");
  EXPECT_TRUE(refused.entries.empty());
  const Outcome freed = say(host_, R"({"type":"open","seat":1})");
  EXPECT_EQ(freed.vacated, 1);
  EXPECT_EQ(sent(freed).at("notice"), json::parse(R"({"code":"opened","seat":1})"));
  EXPECT_EQ(code(configure(host_, R"("seats":[{"seat":0},{"seat":2}])")), "");
  expect_log_rebuilds();
}

TEST_F(LobbyTest, only_the_host_changes_the_table_and_only_before_the_start) {
  make(kOneOpen);
  EXPECT_EQ(code(configure(members_[0], R"("aids":false)")), "not_allowed");
  EXPECT_EQ(code(configure(nobody_, R"("seats":[{"seat":0},{"seat":1},{"kind":"open"}])")),
            "not_allowed");
  EXPECT_EQ(view().at("aids"), true);
  say(host_, R"({"type":"fill","seat":1,"level":"easy"})");
  say(host_, R"({"type":"start"})");
  const Outcome late = configure(host_, R"("aids":false)");
  EXPECT_EQ(code(late), "not_now");
  EXPECT_TRUE(late.entries.empty());
  EXPECT_FALSE(late.broadcast);
}

TEST_F(LobbyTest, refuses_what_cannot_be_played_and_changes_nothing) {
  make(kOneOpen);
  const std::string before = table_->view_text(host_, now_);
  const std::pair<const char*, const char*> wrong[] = {
      {R"("setup":{"sets":["river"]})", "bad_setup"},
      {R"("setup":{"sets":["base","nothing"]})", "bad_setup"},
      {R"("setup":7)", "bad_setup"},
      {R"("seats":[{"seat":0},{"seat":0}])", "malformed"},
      {R"("seats":[{"seat":0},{"seat":5}])", "malformed"},
      {R"("seats":[{"seat":0},{"kind":"bot","level":"hard:5"}])", "bad_level"},
      {R"("seats":[{"seat":0},{"kind":"bot","level":"easy","name":"ann"}])", "bad_name"},
      {R"("seats":[{"seat":0},{"kind":"bot","level":"easy","name":"X"},{"kind":"bot","level":"easy","name":"x"}])",
       "bad_name"}};
  for (const auto& [members, expected] : wrong) {
    const Outcome outcome = configure(host_, members);
    EXPECT_EQ(code(outcome), expected) << members;
    EXPECT_TRUE(outcome.entries.empty()) << members;
    EXPECT_FALSE(outcome.broadcast) << members;
  }
  for (const char* members :
       {R"("seats":[{"seat":0}])", R"("seats":[{"kind":"here","name":"X"},{"seat":0}])",
        R"("seats":[{"seat":0,"level":"easy"},{"seat":1}])", R"("clock":{"total":1})",
        R"("colour":1)"}) {
    EXPECT_FALSE(parse_request(std::string(R"({"type":"configure",)") + members + "}")) << members;
  }
  EXPECT_EQ(table_->view_text(host_, now_), before);
}

TEST_F(LobbyTest, a_game_that_is_continued_keeps_its_sets_and_seats) {
  make(
      R"({"setup":{"sets":["base"],"bag":["E","E","E"]},"start":false,"actions":["draw E","place 0,-1 r2"],
           "seats":[{"kind":"here","name":"Ann"},{"kind":"open"}]})");
  EXPECT_EQ(code(configure(host_, R"("setup":{"sets":["base","inns"]})")), "not_now");
  EXPECT_EQ(code(configure(host_, R"("seats":[{"seat":0},{"seat":1},{"kind":"open"}])")), "not_now");
  EXPECT_EQ(code(configure(host_, R"("aids":false,"clock":{"total":60000,"increment":0})")), "");
  EXPECT_EQ(view().at("n"), 2);
  EXPECT_EQ(view().at("tiles").as_array().size(), 2U);
  expect_log_rebuilds();
}

TEST_F(LobbyTest, a_rematch_has_the_changed_settings) {
  make(
      R"({"setup":{"sets":["base"],"bag":["E"]},"seats":[{"kind":"here","name":"Ann"},{"kind":"open"}]})");
  configure(
      host_,
      R"("aids":false,"seats":[{"seat":0},{"kind":"bot","level":"easy","name":"Jaufre"},{"kind":"open"}])");
  Member bob;
  say(bob, R"({"type":"claim","seat":2,"name":"Bob"})");
  members_[2] = bob;
  say(host_, R"({"type":"start"})");
  act(first_legal());
  act("pass", true);
  ASSERT_TRUE(table_->is_over());
  const Outcome again = say(host_, R"({"type":"rematch"})");
  ASSERT_TRUE(again.rematch);
  auto next = Table::load("U", again.rematch->entries, chance(), now_);
  ASSERT_TRUE(next);
  EXPECT_EQ((*next)->seats(), 3);
  EXPECT_EQ(json::parse((*next)->view_text({}, now_)).at("aids"), false);
}

TEST_F(LobbyTest, a_log_that_changes_a_started_game_is_refused) {
  make(kOneOpen);
  configure(host_, R"("aids":false)");
  const std::string entry = log_.back();
  say(host_, R"({"type":"fill","seat":1,"level":"easy"})");
  say(host_, R"({"type":"start"})");
  log_.push_back(entry);
  const auto loaded = Table::load("T", log_, chance(), now_);
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.refusal().what, "the game has already started");
}

}  // namespace
}  // namespace aude::table
