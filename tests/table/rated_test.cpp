// SPDX-License-Identifier: MIT
// Rated tables: what they need, what their players may not do, and the result that they report.
#include <functional>
#include <set>

#include "table_fixture.h"

namespace aude::table {
namespace {

constexpr const char* kRated =
    R"({"setup":{"sets":["base"]},"aids":false,"rated":true,"clock":{"total":600000,"increment":0},
        "seats":[{"kind":"here","name":"Ann"},{"kind":"open"}]})";

class RatedTest : public TableTest {
 protected:
  // The order is read, or the code of what is wrong with it.
  std::string read(const std::string& order) {
    random_ = std::make_shared<players::Random>(1);
    const auto answer = read_order(order, chance(), 1000);
    const auto* problem = std::get_if<Problem>(&answer);
    return problem == nullptr ? "" : problem->code + " " + problem->where;
  }
  // Ann has made the table and is its host.
  void make_ann(const std::string& order = kRated, std::uint64_t seed = 1) {
    make(order, seed);
    table_->tie(
        {{hash_of(order_.seat_tokens.at(0).second), "ann"}, {kHostTie + order_.plan.host_hash, "ann"}});
    ann_ = table_->member_of({"ann", "Ann"});
  }
  std::string claim(Member& who, int seat, const std::string& name) {
    return code(
        say(who, R"({"type":"claim","seat":)" + std::to_string(seat) + R"(,"name":")" + name + "\"}"));
  }
  void be_present(SeatMask seats) { table_->set_presence({seats, 0, true}, now_); }
  // Seats may have other numbers afterwards.
  Outcome start() {
    Outcome outcome = say(ann_, R"({"type":"start"})");
    for (Member* member : {&ann_, &bob_}) *member = table_->member_of(member->player);
    return outcome;
  }
  void start_two(std::uint64_t seed = 1) {
    make_ann(kRated, seed);
    ASSERT_EQ(claim(bob_, 1, "x"), "");
    be_present(3);
    ASSERT_EQ(code(start()), "");
  }
  // As the log alone says, which does not know players.
  json::object reloaded() {
    auto again = Table::load("T", log_, chance(), now_);
    return again ? json::parse((*again)->view_text({}, now_)).as_object() : json::object{};
  }
  int& rating_of_bob(compete::Kind kind) { return bob_.player.ratings[static_cast<std::size_t>(kind)]; }
  int seat_of(const Member& who) { return who.holds(0) ? 0 : 1; }
  int place_of(const std::string& player) {
    const auto game = table_->rated_game();
    if (!game) return 0;
    for (const RatedSeat& seat : game->seats)
      if (seat.player == player) return seat.place;
    return 0;
  }

  Member ann_;
  Member bob_{0, false, {"bob", "Bob"}};
};

TEST_F(RatedTest, a_rated_game_needs_a_clock_no_aids_and_the_usual_game) {
  const auto with = [](const std::string& members) {
    return R"({"rated":true,"seats":[{"kind":"open"},{"kind":"open"}],)" + members + "}";
  };
  const std::string clock = R"("clock":{"total":600000,"increment":0})";
  const std::string base = R"("setup":{"sets":["base"]})";
  EXPECT_EQ(read(with(base + R"(,"aids":false,)" + clock)), "");
  EXPECT_EQ(read(with(base + "," + clock)), "not_rated aids");
  EXPECT_EQ(read(with(base + R"(,"aids":false)")), "not_rated clock");
  EXPECT_EQ(read(with(base + R"(,"aids":false,"clock":{"total":59000,"increment":0})")),
            "not_rated clock");
  EXPECT_EQ(read(with(R"("setup":{"sets":["base"],"bag":["E","E"]},"aids":false,)" + clock)),
            "not_rated setup");
  EXPECT_EQ(
      read(with(R"("setup":{"sets":["base"],"options":{"farmers":false}},"aids":false,)" + clock)),
      "not_rated setup");
  const auto bots = [&](const std::string& seats) {
    return read(R"({"rated":true,"aids":false,)" + clock + "," + base + R"(,"seats":[)" + seats + "]}");
  };
  EXPECT_EQ(bots(R"({"kind":"bot","level":"easy"},{"kind":"bot","level":"elo:900"})"), "");
  EXPECT_EQ(bots(R"({"kind":"bot","level":"easy"},{"kind":"bot","level":"easy"})"), "not_rated seats");
  // A style has no rating of its own.
  EXPECT_EQ(bots(R"({"kind":"bot","level":"easy~thief"},{"kind":"bot","level":"hard"})"), "");
  EXPECT_EQ(bots(R"({"kind":"bot","level":"easy~thief"},{"kind":"bot","level":"easy"})"),
            "not_rated seats");
}

TEST_F(RatedTest, each_seat_is_for_another_player_and_none_for_a_guest) {
  make_ann();
  Member guest;
  EXPECT_EQ(claim(guest, 1, "Eve"), "not_rated");
  EXPECT_EQ(claim(ann_, 1, "Ann2"), "not_rated");
  EXPECT_EQ(claim(bob_, 1, "any"), "");
  EXPECT_EQ(view().at("seats").at(1).at("name"), "Bob");
  EXPECT_EQ(view().at("rated"), true);
}

TEST_F(RatedTest, it_starts_when_all_are_there_in_an_order_that_is_drawn) {
  make_ann();
  claim(bob_, 1, "x");
  be_present(1);
  EXPECT_EQ(code(start()), "not_now");
  int ann_first = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    ASSERT_NO_FATAL_FAILURE(start_two(seed));
    ann_first += seat_of(ann_) == 0 ? 1 : 0;
    EXPECT_NE(seat_of(ann_), seat_of(bob_));
    EXPECT_EQ(table_->presence().seats, 3);
    EXPECT_EQ(view().at("seats").at(static_cast<std::size_t>(seat_of(ann_))).at("name"), "Ann");
    auto again = Table::load("T", log_, chance(), now_);
    ASSERT_TRUE(again) << again.refusal().what;
    EXPECT_EQ((*again)->record_text(), table_->record_text());
  }
  EXPECT_GT(ann_first, 3);
  EXPECT_LT(ann_first, 17);
}

TEST_F(RatedTest, what_was_agreed_stays_once_another_player_has_joined) {
  make_ann();
  const std::string faster = R"({"type":"configure","clock":{"total":60000,"increment":0}})";
  EXPECT_EQ(code(say(ann_, faster)), "");
  EXPECT_EQ(code(say(ann_, R"({"type":"configure","aids":true})")), "not_rated");
  claim(bob_, 1, "x");
  EXPECT_EQ(code(say(ann_, faster)), "not_now");
  EXPECT_EQ(code(say(ann_, R"({"type":"configure","rated":false})")), "not_now");
}

TEST_F(RatedTest, a_table_of_guests_cannot_become_rated) {
  make(kOneOpen);
  EXPECT_EQ(code(say(host_, R"({"type":"configure","rated":true,"aids":false,
                                "clock":{"total":600000,"increment":0}})")),
            "not_rated");
}

TEST_F(RatedTest, nobody_plays_for_another_and_nothing_is_taken_back) {
  ASSERT_NO_FATAL_FAILURE(start_two());
  const std::string bobs = std::to_string(seat_of(bob_));
  be_present(static_cast<SeatMask>(ann_.seats));
  EXPECT_EQ(code(say(ann_, R"({"type":"hand_over","level":"hard","seat":)" + bobs + "}")), "not_now");
  EXPECT_EQ(code(say(ann_, R"({"type":"open","seat":)" + bobs + "}")), "not_now");
  EXPECT_EQ(code(say(bob_, R"({"type":"offer","what":"take_back","seat":)" + bobs + "}")), "not_now");
}

TEST_F(RatedTest, who_resigns_is_second_and_an_aborted_game_has_no_result) {
  ASSERT_NO_FATAL_FAILURE(start_two());
  EXPECT_FALSE(table_->rated_game());
  say(bob_, R"({"type":"resign","seat":)" + std::to_string(seat_of(bob_)) + "}");
  EXPECT_EQ(place_of("ann"), 1);
  EXPECT_EQ(place_of("bob"), 2);
  EXPECT_EQ(table_->rated_game()->kind, compete::Kind::Base);
  ASSERT_NO_FATAL_FAILURE(start_two());
  say(bob_, R"({"type":"abort"})");
  ASSERT_TRUE(table_->is_over());
  EXPECT_FALSE(table_->rated_game());
}

TEST_F(RatedTest, a_tie_that_was_agreed_is_one_whatever_the_points) {
  ASSERT_NO_FATAL_FAILURE(start_two());
  say(bob_, R"({"type":"offer","what":"tie","seat":)" + std::to_string(seat_of(bob_)) + "}");
  say(ann_, R"({"type":"accept","seat":)" + std::to_string(seat_of(ann_)) + "}");
  EXPECT_EQ(place_of("ann"), 1);
  EXPECT_EQ(place_of("bob"), 1);
}

TEST_F(RatedTest, time_loses_also_where_the_clock_does_not_say_so) {
  ASSERT_NO_FATAL_FAILURE(start_two());
  const int actor = *table_->person_to_act();
  now_ += 600'000;
  table_->tick(now_);
  ASSERT_TRUE(table_->is_over());
  EXPECT_EQ(place_of(ann_.holds(actor) ? "ann" : "bob"), 2);
}

class RatedOfThree : public RatedTest {
 protected:
  // Ann, Bob and a bot play to the end; Bob leaves the game in his first turn.
  void play(const std::function<void()>& leave);
};

void RatedOfThree::play(const std::function<void()>& leave) {
  make_ann(R"({"setup":{"sets":["base"]},"aids":false,"rated":true,
               "clock":{"total":600000,"increment":0},
               "seats":[{"kind":"here","name":"Ann"},{"kind":"open"},
                        {"kind":"bot","level":"easy~gambler"}]})");
  claim(bob_, 1, "x");
  be_present(7);
  ASSERT_EQ(code(start()), "");
  while (!table_->is_over()) {
    const auto turn = table_->bot_turn();
    ActionList legal;
    table_->state().legal_actions(legal);
    if (turn) {
      table_->bot_acts(*turn, legal[0], now_);
      continue;
    }
    Member& actor = ann_.holds(*table_->person_to_act()) ? ann_ : bob_;
    if (actor.player.id == "bob") {
      leave();
      continue;
    }
    say(actor, json::serialize(json::object{{"type", "act"},
                                            {"version", table_->version()},
                                            {"action", notation::to_text(*table_->game(), legal[0])},
                                            {"confirm", true}}));
  }
  EXPECT_EQ(place_of("bob"), 3);
  EXPECT_EQ(place_of("ann") + place_of("bot:easy"), 3);  // rated as its level
}

TEST_F(RatedOfThree, who_runs_out_of_time_is_last_though_a_bot_plays_on) {
  play([this] {
    now_ += 600'000;
    table_->tick(now_);
  });
}

TEST_F(RatedOfThree, who_resigns_is_last_though_a_bot_plays_on) {
  play([this] {
    const std::string seat = std::to_string(*table_->person_to_act());
    EXPECT_EQ(code(say(bob_, R"({"type":"resign","seat":)" + seat + "}")), "");
  });
}

// --- chat ---

TEST_F(RatedTest, players_use_ready_phrases_until_both_agree_to_free_chat) {
  ASSERT_NO_FATAL_FAILURE(start_two());
  const auto agree = [this](Member& who, bool on) {
    return code(say(who, R"({"type":"free_chat","seat":)" + std::to_string(seat_of(who)) +
                             (on ? R"(,"on":true})" : R"(,"on":false})")));
  };
  EXPECT_EQ(code(say(bob_, R"({"type":"chat","text":"Hi"})")), "phrases_only");
  const Outcome said = say(bob_, R"({"type":"chat","phrase":"good_luck"})");
  EXPECT_EQ(json::parse(*said.said).at("phrase"), "good_luck");
  EXPECT_EQ(json::parse(*said.said).at("text"), "Good luck!");
  EXPECT_FALSE(parse_request(R"({"type":"chat","phrase":"you_fool"})"));
  EXPECT_FALSE(parse_request(R"({"type":"chat","phrase":"hello","text":"x"})"));
  EXPECT_EQ(agree(bob_, true), "");
  EXPECT_EQ(code(say(bob_, R"({"type":"chat","text":"Hi"})")), "phrases_only");
  EXPECT_EQ(agree(ann_, true), "");
  EXPECT_EQ(code(say(bob_, R"({"type":"chat","text":"Hi"})")), "");
  EXPECT_EQ(view().at("free_chat"), (json::array{0, 1}));
  EXPECT_EQ(reloaded().at("free_chat"), (json::array{0, 1}));
  EXPECT_EQ(reloaded().at("chat").at(0).at("phrase"), "good_luck");
  EXPECT_EQ(agree(ann_, false), "");
  EXPECT_EQ(code(say(ann_, R"({"type":"chat","text":"Hi"})")), "phrases_only");
  // Nobody agrees for another.
  EXPECT_EQ(
      code(say(bob_, R"({"type":"free_chat","on":true,"seat":)" + std::to_string(seat_of(ann_)) + "}")),
      "not_allowed");
}

TEST_F(TableTest, games_that_are_not_rated_have_free_chat) {
  make(kTwoHere);
  EXPECT_EQ(code(say(members_[0], R"({"type":"chat","text":"Hi"})")), "");
  EXPECT_EQ(code(say(members_[0], R"({"type":"chat","phrase":"thanks"})")), "");
  EXPECT_EQ(code(say(members_[0], R"({"type":"free_chat","seat":0,"on":true})")), "not_now");
  EXPECT_FALSE(view().contains("free_chat"));
}

// --- results ---

TEST_F(RatedTest, a_seat_without_a_player_has_no_result) {
  make(kRated);  // loaded after its player was deleted
  table_->tie({{kHostTie + order_.plan.host_hash, "ann"}});
  EXPECT_FALSE(table_->rated_game());
}

TEST_F(RatedTest, a_rematch_waits_in_the_lobby_for_both) {
  ASSERT_NO_FATAL_FAILURE(start_two());
  say(bob_, R"({"type":"resign","seat":)" + std::to_string(seat_of(bob_)) + "}");
  const Outcome outcome = say(ann_, R"({"type":"rematch"})");
  ASSERT_TRUE(outcome.rematch);
  EXPECT_EQ(outcome.rematch->entries.size(), 1U);
  EXPECT_EQ(outcome.rematch->note->stage, "lobby");
}

// --- who is wanted ---

TEST_F(RatedTest, only_wanted_ratings_of_the_kind_get_a_seat) {
  std::string order = kRated;
  order.insert(1, R"("wanted":{"least":1400,"most":1600},)");
  make_ann(order);
  EXPECT_EQ(view().at("wanted").at("least"), 1400);
  for (const auto& [rating, wanted] : std::map<int, bool>{{1399, false}, {1400, true}}) {
    rating_of_bob(compete::Kind::Base) = rating;
    EXPECT_EQ(claim(bob_, 1, "x"), wanted ? "" : "not_wanted") << rating;
  }
  EXPECT_EQ(reloaded().at("wanted"), view().at("wanted"));

  make_ann(order);
  bob_ = {0, false, {"bob", "Bob"}};
  rating_of_bob(compete::Kind::Base) = 1601;
  EXPECT_EQ(claim(bob_, 1, "x"), "not_wanted");
  rating_of_bob(compete::Kind::Base) = 1600;
  EXPECT_EQ(claim(bob_, 1, "x"), "");

  order.replace(order.find("base"), 4, "base\",\"inns");  // another kind
  make_ann(order);
  bob_ = {0, false, {"bob", "Bob"}};
  rating_of_bob(compete::Kind::Sets) = 1700;
  EXPECT_EQ(claim(bob_, 1, "x"), "not_wanted");
  rating_of_bob(compete::Kind::Sets) = 1500;
  EXPECT_EQ(claim(bob_, 1, "x"), "");
}

TEST_F(RatedTest, the_host_changes_the_wanted_ratings) {
  make_ann();
  EXPECT_EQ(code(say(ann_, R"({"type":"configure","wanted":{"least":1700}})")), "");
  EXPECT_EQ(claim(bob_, 1, "x"), "not_wanted");
  EXPECT_EQ(reloaded().at("wanted").at("least"), 1700);
  EXPECT_EQ(code(say(ann_, R"({"type":"configure","wanted":null})")), "");
  EXPECT_FALSE(view().contains("wanted"));
  EXPECT_EQ(claim(bob_, 1, "x"), "");
  const auto with = [](const std::string& wanted) {
    return std::string(kRated).insert(1, R"("wanted":)" + wanted + ",");
  };
  EXPECT_EQ(read(with(R"({"least":1700,"most":1600})")), "malformed wanted");
  EXPECT_EQ(read(with(R"({"least":-1})")), "malformed wanted.least");
  EXPECT_EQ(
      read(R"({"setup":{"sets":["base"]},"wanted":{},"seats":[{"kind":"open"},{"kind":"open"}]})"),
      "bad_setup wanted");
}

// --- quick pairing ---

std::string quick(const std::string& order) {
  return std::string(order).insert(1, R"("quick":true,"listed":true,)");
}
const std::string kQuickGuests =
    quick(R"({"setup":{"sets":["base"]},"seats":[{"kind":"here","name":"Ann"},{"kind":"open"}]})");

TEST_F(RatedTest, a_quick_table_starts_when_an_opponent_comes_and_draws_who_begins) {
  std::set<int> seats;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    make_ann(quick(kRated), seed);
    bob_ = {0, false, {"bob", "Bob"}};
    EXPECT_EQ(table_->note().stage, "seeking");
    EXPECT_EQ(reloaded().at("quick"), true);
    be_present(1);
    EXPECT_EQ(table_->listing().at("quick"), true);
    EXPECT_EQ(claim(bob_, 1, "x"), "");
    EXPECT_EQ(view().at("stage"), "playing");
    EXPECT_EQ(table_->note().stage, "playing");
    EXPECT_FALSE(table_->listing().contains("quick"));
    EXPECT_EQ(reloaded().at("stage"), "playing");
    EXPECT_EQ(reloaded().at("tile"), view().at("tile"));
    seats.insert(seat_of(table_->member_of({"bob", "Bob"})));
  }
  EXPECT_EQ(seats, (std::set<int>{0, 1}));
}

TEST_F(RatedTest, guests_pair_too_but_not_with_one_who_has_left_or_with_themselves) {
  make(kQuickGuests);
  Member guest;
  be_present(0);
  EXPECT_EQ(claim(guest, 1, "Eve"), "not_now");
  be_present(1);
  EXPECT_EQ(claim(members_[0], 1, "Me"), "not_allowed");
  EXPECT_EQ(code(say(host_, R"({"type":"configure","aids":false})")), "not_now");
  EXPECT_EQ(claim(guest, 1, "Eve"), "");
  EXPECT_EQ(view().at("stage"), "playing");
}

TEST_F(RatedTest, a_quick_table_is_listed_and_has_one_person_and_one_open_seat) {
  EXPECT_EQ(read(kQuickGuests), "");
  const auto with = [](const std::string& seats) {
    return R"({"setup":{"sets":["base"]},"quick":true,"listed":true,"seats":[)" + seats + "]}";
  };
  EXPECT_EQ(read(with(R"({"kind":"open"},{"kind":"open"})")), "bad_setup quick");
  EXPECT_EQ(read(with(R"({"kind":"here","name":"A"},{"kind":"open"},{"kind":"open"})")),
            "bad_setup quick");
  EXPECT_EQ(
      read(
          R"({"setup":{"sets":["base"]},"quick":true,"seats":[{"kind":"here","name":"A"},{"kind":"open"}]})"),
      "bad_setup quick");
}

}  // namespace
}  // namespace aude::table
