// SPDX-License-Identifier: MIT
// The table without sockets: seats, turns, holding and taking back, clocks, logs.
#include "players/player.h"
#include "table/requests.h"
#include "table_fixture.h"

namespace aude::table {
namespace {

TEST_F(TableTest, starts_by_itself_when_no_seat_is_open) {
  make(kTwoHere);
  EXPECT_EQ(view().at("stage"), "playing");
  EXPECT_EQ(view().at("phase"), "place");
  expect_log_rebuilds();
}

TEST_F(TableTest, waits_for_the_host_when_a_seat_is_open) {
  make(kOneOpen);
  EXPECT_EQ(view().at("stage"), "lobby");
  EXPECT_EQ(code(say(members_[0], R"({"type":"start"})")), "not_allowed");
  EXPECT_EQ(code(say(host_, R"({"type":"start"})")), "not_now");
  EXPECT_EQ(reply(say(host_, R"({"type":"fill","seat":1,"level":"easy"})")).at("type"), "ok");
  EXPECT_EQ(reply(say(host_, R"({"type":"start"})")).at("type"), "ok");
  EXPECT_EQ(view().at("stage"), "playing");
  expect_log_rebuilds();
}

TEST_F(TableTest, a_seat_is_taken_once) {
  make(kOneOpen);
  Member eve;
  const Outcome first = say(nobody_, R"({"type":"claim","seat":1,"name":" Bob "})");
  EXPECT_EQ(reply(first).at("type"), "claimed");
  EXPECT_EQ(code(say(eve, R"({"type":"claim","seat":1,"name":"Eve"})")), "taken");
  EXPECT_EQ(code(say(eve, R"({"type":"claim","seat":0,"name":"Eve"})")), "taken");
  EXPECT_EQ(code(say(eve, R"({"type":"claim","seat":7,"name":"Eve"})")), "malformed");
  EXPECT_EQ(view().at("seats").at(1).at("name"), "Bob");
  const std::string token(reply(first).at("token").as_string());
  EXPECT_TRUE(table_->member({token}).holds(1));
  EXPECT_FALSE(table_->member({token}).holds(0));
  EXPECT_FALSE(table_->member({token + "x"}).holds(1));
  for (const std::string& entry : log_) EXPECT_EQ(entry.find(token), std::string::npos);
  expect_log_rebuilds();
}

TEST_F(TableTest, names_and_colours_are_checked) {
  make(kOneOpen);
  EXPECT_EQ(code(say(nobody_, R"({"type":"claim","seat":1,"name":"  "})")), "bad_name");
  EXPECT_EQ(code(say(nobody_, R"({"type":"claim","seat":1,"name":"a\u202eb"})")), "bad_name");
  EXPECT_EQ(code(say(nobody_, R"({"type":"claim","seat":1,"name":"1234567890123456789012345"})")),
            "bad_name");
  EXPECT_EQ(code(say(nobody_, R"({"type":"claim","seat":1,"name":"Bob","colour":0})")), "taken");
  EXPECT_EQ(reply(say(nobody_, R"({"type":"claim","seat":1,"name":"Zoë Ω","colour":5})")).at("type"),
            "claimed");
  EXPECT_EQ(view().at("seats").at(1).at("colour"), 5);
}

TEST_F(TableTest, placement_and_deployment_can_be_taken_back_until_confirmed) {
  make(kTwoHere);
  EXPECT_EQ(view().at("can_undo"), false);
  EXPECT_EQ(code(versioned("undo")), "not_now");
  act("place 0,-1 r2");
  EXPECT_EQ(view().at("can_undo"), true);
  act("follower 0");
  json::object held = view(members_[0]);
  EXPECT_EQ(held.at("pending").at("action"), "follower 0");
  EXPECT_EQ(held.at("pending").at("events").at(0).at("type"), "deployed");
  EXPECT_EQ(held.at("scores"), json::value({0, 0}));
  EXPECT_EQ(held.at("phase"), "deploy");
  EXPECT_EQ(held.at("left"), 2);
  expect_log_rebuilds();
  act("follower 1");  // takes the place of the held action
  EXPECT_EQ(view().at("pending").at("action"), "follower 1");
  versioned("undo");
  EXPECT_TRUE(view().at("pending").is_null());
  versioned("undo");
  EXPECT_EQ(view().at("phase"), "place");
  EXPECT_EQ(view().at("tiles").as_array().size(), 1U);
  EXPECT_EQ(code(versioned("undo")), "not_now");
  act("place 0,-1 r2");
  act("follower 0");
  EXPECT_EQ(code(versioned("confirm")), "");
  EXPECT_EQ(view().at("scores"), json::value({4, 0}));
  EXPECT_EQ(view().at("actor"), 1);
  EXPECT_EQ(view().at("can_undo"), false);
  EXPECT_EQ(code(versioned("undo")), "not_now");
  expect_log_rebuilds();
  EXPECT_EQ(json::parse(table_->record_text()).at("actions"),
            json::value({"draw E", "place 0,-1 r2", "follower 0", "draw E"}));
}

TEST_F(TableTest, only_the_actor_acts_and_only_on_what_is_new) {
  make(kTwoHere);
  const std::string now = std::to_string(table_->version());
  const std::string old = std::to_string(table_->version() - 1);
  EXPECT_EQ(
      code(say(members_[1], R"({"type":"act","version":)" + now + R"(,"action":"place 0,-1 r2"})")),
      "not_your_turn");
  EXPECT_EQ(code(say(host_, R"({"type":"act","version":)" + now + R"(,"action":"place 0,-1 r2"})")),
            "not_your_turn");
  const Outcome stale =
      say(members_[0], R"({"type":"act","version":)" + old + R"(,"action":"place 0,-1 r2"})");
  EXPECT_EQ(code(stale), "stale");
  EXPECT_EQ(reply(stale, 1).at("type"), "view");
  EXPECT_EQ(
      code(say(members_[0], R"({"type":"act","version":)" + now + R"(,"action":"place 9,9 r2"})")),
      "illegal");
  EXPECT_EQ(code(say(members_[0], R"({"type":"act","version":)" + now + R"(,"action":"draw E"})")),
            "illegal");
  EXPECT_EQ(std::to_string(table_->version()), now);
}

TEST_F(TableTest, a_bot_plays_on_for_a_person_and_gives_the_seat_back) {
  make(kTwoHere);
  act("place 0,-1 r2");
  act("follower 0");
  EXPECT_EQ(code(say(members_[1], R"({"type":"hand_over","seat":0,"level":"easy"})")), "not_allowed");
  EXPECT_EQ(code(say(host_, R"({"type":"hand_over","seat":0,"level":"nobody"})")), "bad_level");
  EXPECT_EQ(code(say(host_, R"({"type":"hand_over","seat":0,"level":"easy~poet"})")), "bad_level");
  EXPECT_EQ(code(say(host_, R"({"type":"hand_over","seat":0,"level":"hard:9~thief"})")), "bad_level");
  const Outcome budget = say(host_, R"({"type":"hand_over","seat":0,"level":"hard:2000"})");
  EXPECT_EQ(code(budget), "bad_level");
  EXPECT_NE(reply(budget).at("message").as_string().find("level alone"), std::string::npos);
  say(host_, R"({"type":"hand_over","seat":0,"level":"easy~farmer"})");
  EXPECT_TRUE(view().at("pending").is_null());
  ASSERT_TRUE(table_->bot_turn());
  EXPECT_EQ(table_->bot_turn()->level, "easy~farmer");
  EXPECT_EQ(view().at("seats").at(0).at("level"), "easy~farmer");
  EXPECT_EQ(code(versioned("undo")), "not_your_turn");
  expect_log_rebuilds();
  EXPECT_EQ(code(say(members_[1], R"({"type":"resume","seat":0})")), "not_allowed");
  const BotTurn late = *table_->bot_turn();
  say(members_[0], R"({"type":"resume","seat":0})");
  EXPECT_FALSE(table_->bot_turn());
  EXPECT_TRUE(table_->bot_acts(late, Action::pass(), now_).entries.empty());
  EXPECT_EQ(code(act("follower 0", true)), "");
  expect_log_rebuilds();
}

TEST(Catalogue, names_the_styles_of_bots) {
  const auto styles = json::parse(catalogue_text()).at("styles").as_array();
  ASSERT_EQ(styles.size(), players::styles().size());
  EXPECT_EQ(styles[1].at("name"), "farmer");
  EXPECT_EQ(styles[1].at("description"), json::value(players::styles()[1].description));
}

TEST(Catalogue, says_for_which_games_ratings_were_measured_and_how_far_they_go) {
  const auto catalogue = json::parse(catalogue_text());
  EXPECT_EQ(catalogue.at("ratings"), (json::array{300, 2150}));
  const auto ladders = catalogue.at("ladders").as_array();
  ASSERT_EQ(ladders.size(), players::measured_kinds().size());
  EXPECT_EQ(ladders[0],
            json::parse(R"({"players":2,"expansions":0,"ratings":[300,2150],)"
                        R"("levels":{"easy":800,"medium":1500,"hard":2150,"master":2250}})"));
  for (const json::value& each : ladders) {
    const players::GameKind kind{each.at("players").to_number<int>(),
                                 each.at("expansions").to_number<int>()};
    EXPECT_EQ(each.at("levels").at("hard"), *players::rating_of("hard", kind));
    EXPECT_EQ(each.at("ratings"), (json::array{*players::rating_of("elo:300", kind),
                                               *players::rating_of("elo:2150", kind)}));
  }
}

TEST_F(TableTest, a_bot_takes_the_name_it_is_given) {
  make(kOneOpen);
  EXPECT_EQ(code(say(host_, R"({"type":"fill","seat":1,"level":"easy","name":" "})")), "bad_name");
  EXPECT_EQ(code(say(host_, R"({"type":"fill","seat":1,"level":"easy","name":"ANN"})")), "bad_name");
  EXPECT_EQ(reply(say(host_, R"({"type":"fill","seat":1,"level":"easy","name":"Jaufre"})")).at("type"),
            "ok");
  EXPECT_EQ(view().at("seats").at(1).at("name"), "Jaufre");
  expect_log_rebuilds();
  say(host_, R"({"type":"fill","seat":1,"level":"hard"})");
  EXPECT_EQ(view().at("seats").at(1).at("name"), "Bot 2");
}

TEST_F(TableTest, a_vacated_seat_is_free_and_its_token_void) {
  make(kTwoHere);
  const Outcome outcome = say(host_, R"({"type":"open","seat":1})");
  EXPECT_EQ(outcome.vacated, 1);
  EXPECT_FALSE(table_->member({order_.seat_tokens[1].second}).holds(1));
  EXPECT_EQ(reply(say(nobody_, R"({"type":"claim","seat":1,"name":"Eve"})")).at("type"), "claimed");
  expect_log_rebuilds();
}

TEST_F(TableTest, the_clock_runs_for_who_must_act) {
  make(kWithClock);
  now_ += 3000;
  EXPECT_EQ(view().at("seats").at(0).at("clock"), 7000);
  EXPECT_EQ(view().at("seats").at(1).at("clock"), 10000);
  act(first_legal());
  now_ += 1000;
  act("pass", true);
  EXPECT_EQ(view().at("seats").at(0).at("clock"), 8000);  // 10 - 3 - 1 + 2 s
  EXPECT_EQ(view().at("seats").at(1).at("clock"), 10000);
  expect_log_rebuilds();
  EXPECT_EQ(table_->deadline(), now_ + 10000);
  EXPECT_TRUE(table_->tick(now_ + 9999).entries.empty());
  now_ += 10000;
  const Outcome outcome = table_->tick(now_);
  log_.insert(log_.end(), outcome.entries.begin(), outcome.entries.end());
  EXPECT_EQ(view().at("seats").at(1).at("out_of_time"), true);
  EXPECT_EQ(view().at("seats").at(1).at("clock"), 0);
  ASSERT_TRUE(table_->bot_turn());
  EXPECT_EQ(code(say(members_[1], R"({"type":"resume","seat":1})")), "not_now");
  expect_log_rebuilds();
}

TEST_F(TableTest, a_bot_takes_no_longer_than_the_clock_grants_a_turn_part) {
  make(kWithClock);
  say(host_, R"({"type":"hand_over","seat":0,"level":"master"})");
  ASSERT_TRUE(table_->bot_turn());
  EXPECT_EQ(table_->bot_turn()->most, 10000 / 36 + 2000);  // 72 tiles, two players
  make(kTwoHere);
  say(host_, R"({"type":"hand_over","seat":0,"level":"master"})");
  EXPECT_FALSE(table_->bot_turn()->most);
}

TEST_F(TableTest, aids_can_be_switched_off) {
  make(R"({"setup":{"sets":["base"]},"aids":false,
           "seats":[{"kind":"here","name":"Ann"},{"kind":"here","name":"Bob"}]})");
  EXPECT_TRUE(view().at("remaining").is_null());
  EXPECT_EQ(code(say(nobody_, R"({"type":"ask","what":"fields"})")), "no_aids");
}

TEST_F(TableTest, a_rematch_keeps_seats_and_tokens) {
  make(kTwoHere);
  EXPECT_EQ(code(say(host_, R"({"type":"rematch"})")), "not_now");
  while (!table_->is_over()) act(first_legal(), true);
  EXPECT_EQ(code(say(members_[0], R"({"type":"rematch"})")), "not_allowed");
  const Outcome outcome = say(host_, R"({"type":"rematch"})");
  ASSERT_TRUE(outcome.rematch);
  EXPECT_EQ(view().at("rematch"), json::value(outcome.rematch->id));
  auto next = Table::load(outcome.rematch->id, outcome.rematch->entries, chance(), now_);
  ASSERT_TRUE(next);
  EXPECT_TRUE((*next)->member({order_.seat_tokens[1].second}).holds(1));
  EXPECT_FALSE((*next)->is_over());
  expect_log_rebuilds();
}

// Whole games with everything in play, by people who take back now and then; the log always rebuilds
// them.
TEST_F(TableTest, logs_of_whole_games_rebuild_them) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    make(R"({"setup":{"sets":["base","river","inns","traders","hills","wheel"]},
             "seats":[{"kind":"here","name":"A"},{"kind":"here","name":"B"},{"kind":"here","name":"C"}]})",
         seed);
    players::Random random(seed);
    ActionList scratch;
    int steps = 0;
    while (!table_->is_over()) {
      const Action action = players::random_action(table_->state(), random, scratch);
      EXPECT_EQ(code(act(notation::to_text(*table_->game(), action), random.below(2) == 0)), "");
      if (random.below(4) == 0 && view().at("can_undo") == true) {
        versioned("undo");
      } else if (!view().at("pending").is_null()) {
        versioned("confirm");
      }
      if (++steps % 50 == 0) expect_log_rebuilds();
    }
    EXPECT_FALSE(view().at("winners").as_array().empty());
    expect_log_rebuilds();
    const auto replayed = replay_text(table_->record_text());
    ASSERT_TRUE(std::holds_alternative<std::string>(replayed)) << std::get<Problem>(replayed).message;
    const json::value replay = json::parse(std::get<std::string>(replayed));
    EXPECT_EQ(replay.at("steps").as_array().back().at("scores"), view().at("scores"));
  }
}

TEST_F(TableTest, the_seat_of_a_player_who_is_here_stays_theirs) {
  make(kTwoHere);
  table_->set_presence({SeatMask{3}, 0, true}, now_);
  EXPECT_EQ(code(say(host_, R"({"type":"hand_over","seat":1,"level":"easy"})")), "not_now");
  EXPECT_EQ(code(say(host_, R"({"type":"open","seat":1})")), "not_now");
  // A host may give away their own seat, and that of a player who has left.
  table_->set_presence({SeatMask{1}, 0, true}, now_);
  const Outcome outcome = say(host_, R"({"type":"hand_over","seat":1,"level":"easy"})");
  EXPECT_EQ(code(outcome), "");
  const json::value told = json::parse(*outcome.broadcast->for_others());
  EXPECT_EQ(told.at("notice").at("code"), "handed_over");
  EXPECT_EQ(told.at("notice").at("seat"), 1);
  make(kTwoHere);
  table_->set_presence({SeatMask{1}, 0, true}, now_);
  const json::value freed =
      json::parse(*say(host_, R"({"type":"open","seat":1})").broadcast->for_others());
  EXPECT_EQ(freed.at("notice").at("code"), "opened");
}

TEST_F(TableTest, deadlines_are_in_the_log_so_that_a_restart_gives_and_takes_nothing) {
  make(kWithClock);
  now_ += 3000;
  const auto before = table_->deadline();
  auto again = Table::load("T", log_, chance(), now_ + 1000);
  ASSERT_TRUE(again);
  EXPECT_EQ((*again)->deadline(), before);
  act("place 0,-1 r2");
  now_ += 2000;
  again = Table::load("T", log_, chance(), now_);
  EXPECT_EQ((*again)->view_text({}, now_), table_->view_text({}, now_));
}

TEST_F(TableTest, a_log_is_bounded_and_the_game_can_still_be_ended) {
  make(kTwoHere);
  const auto chat = parse_request(R"({"type":"chat","text":"again"})");
  while (table_->length() < kLongLog) ASSERT_FALSE(table_->handle(members_[0], *chat, now_).refused);
  const int full = table_->length();
  EXPECT_EQ(code(table_->handle(members_[0], *chat, now_)), "not_now");
  ActionList legal;
  while (!table_->is_over()) {
    table_->state().legal_actions(legal);
    const std::string action = notation::to_text(*table_->game(), legal[0]);
    EXPECT_EQ(code(act(action, false)), "not_now");
    ASSERT_EQ(code(act(action, true)), "");
  }
  EXPECT_LT(table_->length(), full + 100);
}

TEST(Names, that_cannot_be_seen_are_refused) {
  for (const char* hidden : {"\u00a0", "A\u00a0", "\u3164", "\u2800", "A\u061c", "A\U000e0041",
                             "\u3000", "A\ufe0f", "\uffa0", "A\u2003B", "   "}) {
    EXPECT_FALSE(clean_name(hidden)) << hidden;
  }
  EXPECT_EQ(*clean_name("  Zo\u00eb van der Berg  "), "Zo\u00eb van der Berg");
  EXPECT_EQ(*clean_name("\u5c0f\u660e"), "\u5c0f\u660e");
}

TEST(Names, that_look_alike_are_found) {
  EXPECT_TRUE(look_alike("Ann", "ann"));
  EXPECT_TRUE(look_alike("Ann", "\u0410nn"));  // Cyrillic
  EXPECT_TRUE(look_alike("Bill", "BilI"));     // a capital i
  EXPECT_TRUE(look_alike("Otto", "0tt0"));
  EXPECT_TRUE(look_alike("Ann", "A n n"));
  EXPECT_TRUE(look_alike("Ren\u00e9", "Rene\u0301"));
  EXPECT_FALSE(look_alike("Ann", "Anna"));
  EXPECT_FALSE(look_alike("Player 1", "Player 2"));
  EXPECT_FALSE(look_alike("", ""));
}

TEST_F(TableTest, a_name_at_the_table_cannot_be_taken_twice) {
  make(R"({"setup":{"sets":["base"]},"seats":[{"kind":"here","name":"Ann"},{"kind":"open"}]})");
  EXPECT_EQ(code(say(nobody_, R"({"type":"claim","seat":1,"name":"aNN"})")), "bad_name");
  EXPECT_EQ(reply(say(nobody_, R"({"type":"claim","seat":1,"name":"Anna"})")).at("type"), "claimed");
}

TEST_F(TableTest, a_position_larger_than_any_real_game_is_not_analysed) {
  const auto ask = [](int tiles, const std::string& what) {
    std::string start;
    for (int y = 0; y < tiles; ++y)
      start += std::string(y == 0 ? "" : ",") + R"({"tile":"U","at":[0,)" + std::to_string(y) +
               R"(],"rotation":0})";
    return ask_text(R"({"record":{"aude":1,"setup":{"sets":["base"],"players":["A","B"],"start":[)" +
                    start + R"(],"bag":["U"]},"actions":["draw U"]},"nodes":1,"what":")" + what +
                    "\"}");
  };
  ASSERT_TRUE(std::holds_alternative<Problem>(ask(1000, "hint")));
  EXPECT_EQ(std::get<Problem>(ask(1000, "hint")).code, "too_large");
  EXPECT_EQ(std::get<Problem>(ask(1000, "judge")).code, "too_large");
  EXPECT_TRUE(std::holds_alternative<std::string>(ask(1000, "cells")));
  EXPECT_TRUE(std::holds_alternative<std::string>(ask(100, "hint")))
      << std::get<Problem>(ask(100, "hint")).message;
}

TEST_F(TableTest, a_query_may_name_the_ratings_of_all_players) {
  const auto ask = [](const std::string& ratings, const std::string& players = R"("A","B")") {
    return ask_text(R"({"record":{"aude":1,"setup":{"sets":["base"],"players":[)" + players +
                    R"(]},"actions":["draw V"]},"nodes":1,"what":"hint","ratings":)" + ratings + "}");
  };
  const auto used = [&](const auto&... given) {
    const auto answer = boost::json::parse(std::get<std::string>(ask(given...)));
    return answer.as_object().contains("ratings") ? boost::json::serialize(answer.at("ratings")) : "";
  };
  EXPECT_EQ(used(R"([1640,"hard"])"), "[1640,2150]");
  EXPECT_EQ(used(R"(["elo:900","easy"])"), "[900,800]");
  EXPECT_EQ(used(R"([1640,"greedy"])"), "");  // has no rating
  // The levels have other ratings in other kinds of games.
  const int of_three = *players::rating_of("easy", {3, 0});
  ASSERT_NE(of_three, 800);
  EXPECT_EQ(used(R"([1640,"easy","elo:1200"])", R"("A","B","C")"),
            "[1640," + std::to_string(of_three) + ",1200]");
  for (const char* wrong : {"[1640]", "[1640,1500,1300]", "[1640,-1]", "7"})
    EXPECT_EQ(std::get<Problem>(ask(wrong)).code, "malformed") << wrong;
}

TEST_F(TableTest, a_query_says_whether_it_needs_a_search_and_ends_it_in_time) {
  make(
      R"({"setup":{"sets":["base"]},"seats":[{"kind":"here","name":"Ann"},{"kind":"here","name":"Bob"}]})");
  const auto read = [this](const std::string& what) {
    return std::get<RecordQuery>(
        RecordQuery::read(R"({"record":)" + table_->record_text() + R"(,"what":")" + what + "\"}"));
  };
  EXPECT_TRUE(read("hint").is_analysis());
  EXPECT_FALSE(read("cells").is_analysis());
  const std::atomic<bool> stop = true;
  const auto cut = read("hint").answer({{}, {}, &stop});
  ASSERT_TRUE(std::holds_alternative<Problem>(cut));
  EXPECT_EQ(std::get<Problem>(cut).code, "took_too_long");
  EXPECT_TRUE(std::holds_alternative<std::string>(read("hint").answer({})));
}

TEST_F(TableTest, the_record_of_a_strict_game_helps_nobody_until_it_is_over) {
  make(R"({"setup":{"sets":["base"],"bag":["E"]},"aids":false,
           "seats":[{"kind":"here","name":"Ann"},{"kind":"here","name":"Bob"}]})");
  const auto ask = [this] {
    return ask_text(R"({"record":)" + table_->record_text() + R"(,"what":"cells"})");
  };
  ASSERT_TRUE(std::holds_alternative<Problem>(ask()));
  EXPECT_EQ(std::get<Problem>(ask()).code, "no_aids");
  const auto replay = [this] { return std::get<std::string>(replay_text(table_->record_text())); };
  EXPECT_TRUE(json::parse(replay()).at("view").at("remaining").is_null());
  EXPECT_FALSE(json::parse(replay()).at("steps").at(0).as_object().contains("remaining"));
  act("place 0,-1 r2");
  act("pass", true);
  ASSERT_TRUE(table_->is_over());
  EXPECT_TRUE(std::holds_alternative<std::string>(ask()));
  EXPECT_FALSE(json::parse(replay()).at("view").at("remaining").is_null());
}

}  // namespace
}  // namespace aude::table
