// SPDX-License-Identifier: MIT
// Matches and duels at tables: which game comes next, who starts it, what is drawn, and what counts.
#include "table_fixture.h"

namespace aude::table {
namespace {

std::string order_of(const std::string& match, const std::string& sets = R"(["base"])") {
  return R"({"setup":{"sets":)" + sets + R"(},"match":)" + match +
         R"(,"aids":false,"rated":true,"clock":{"total":600000,"increment":0},
             "seats":[{"kind":"here","name":"Ann"},{"kind":"open"}]})";
}

class MatchTest : public TableTest {
 protected:
  // The first game, in progress. A is who starts it.
  void begin(const std::string& order, std::uint64_t seed = 1) {
    make(order, seed);
    ties_ = {{hash_of(order_.seat_tokens.at(0).second), "ann"},
             {kHostTie + order_.plan.host_hash, "ann"}};
    table_->tie(ties_);
    Member ann = table_->member_of({"ann", "Ann"});
    Member bob{0, false, {"bob", "Bob"}};
    const Outcome claimed = say(bob, R"({"type":"claim","seat":1,"name":"Bob"})");
    ties_.insert(ties_.end(), claimed.ties.begin(), claimed.ties.end());
    arrive(3);
    ASSERT_EQ(code(say(ann, R"({"type":"start"})")), "");
    take_seats();
  }
  void take_seats() {
    for (const char* player : {"ann", "bob"}) {
      const Member member = table_->member_of({player, player});
      members_[member.holds(0) ? 0 : 1] = member;
    }
  }
  void arrive(SeatMask seats) { table_->set_presence({seats, 0, true}, now_); }
  Outcome resign(int seat) {
    return say(members_[seat], R"({"type":"resign","seat":)" + std::to_string(seat) + "}");
  }
  // As the host does it when both have come, after a restart too.
  void go_to(const Outcome& outcome) {
    ASSERT_TRUE(outcome.rematch) << reply(outcome);
    log_ = outcome.rematch->entries;
    auto next = Table::load(outcome.rematch->id, log_, chance(), now_);
    ASSERT_TRUE(next) << next.refusal().what;
    table_ = std::move(*next);
    table_->tie(ties_);
    take_seats();
  }
  void start_next() {
    arrive(3);
    const Outcome outcome = table_->start_if_gathered(now_);
    log_.insert(log_.end(), outcome.entries.begin(), outcome.entries.end());
    ASSERT_EQ(view().at("stage"), "playing");
  }
  void next_game(int asks = 0) {
    ASSERT_NO_FATAL_FAILURE(go_to(say(members_[asks], R"({"type":"rematch"})")));
    start_next();
  }
  // To the last tile; what is drawn on the way.
  std::vector<std::string> play(int choice) {
    while (!table_->is_over()) {
      ActionList legal;
      table_->state().legal_actions(legal);
      act(notation::to_text(*table_->game(), legal[choice % static_cast<int>(legal.size())]), true);
    }
    return drawn();
  }
  std::vector<std::string> drawn() {
    std::vector<std::string> out;
    const json::value record = json::parse(table_->record_text());
    for (const json::value& each : record.at("actions").as_array()) {
      const std::string text(each.as_string());
      if (text.starts_with("draw") || text.starts_with("token")) out.push_back(text);
    }
    return out;
  }
  void expect_same_when_loaded() {
    auto again = Table::load(table_->id(), log_, chance(), now_);
    ASSERT_TRUE(again) << again.refusal().what;
    (*again)->tie(ties_);
    (*again)->set_presence(table_->presence(), now_);
    EXPECT_EQ((*again)->view_text({0xFF, true}, now_), table_->view_text({0xFF, true}, now_));
  }
  std::string name_at(std::size_t seat) {
    return std::string(view().at("seats").at(seat).at("name").as_string());
  }
  json::object match() { return view().at("match").as_object(); }
  std::string score() { return json::serialize(match().at("score")); }

  std::vector<SeatTie> ties_;
};

TEST_F(MatchTest, the_players_start_alternately_and_the_match_ends_when_it_is_decided) {
  ASSERT_NO_FATAL_FAILURE(begin(order_of(R"({"games":3})")));
  const std::string a = name_at(0);
  const std::string b = name_at(1);
  EXPECT_EQ(match().at("number"), 0);
  EXPECT_EQ(match().at("games"), 3);
  resign(0);
  EXPECT_EQ(score(), "[0,2]");
  EXPECT_EQ(match().at("over"), false);
  EXPECT_EQ(table_->rated_game()->kind, compete::Kind::Base);  // each game is rated
  const std::string first = table_->id();
  ASSERT_NO_FATAL_FAILURE(next_game(0));
  EXPECT_EQ(name_at(0), b);
  EXPECT_EQ(match().at("number"), 1);
  EXPECT_EQ(match().at("first"), json::value(first));
  EXPECT_EQ(json::serialize(match().at("seats")), "[1,0]");
  EXPECT_EQ(match().at("played").at(0).at("table"), json::value(first));
  EXPECT_EQ(match().at("played").at(0).at("forfeited"), 0);
  expect_same_when_loaded();
  resign(0);  // B, who started this one
  EXPECT_EQ(score(), "[2,2]");
  ASSERT_NO_FATAL_FAILURE(next_game(1));
  EXPECT_EQ(name_at(0), a);
  resign(1);
  EXPECT_EQ(score(), "[4,2]");
  EXPECT_EQ(match().at("over"), true);
  EXPECT_EQ(match().at("winner"), 0);
  EXPECT_EQ(match().at("played").as_array().size(), 3U);
  // The host may ask for another match.
  Member ann = table_->member_of({"ann", "Ann"});
  Member bob = table_->member_of({"bob", "Bob"});
  EXPECT_EQ(code(say(bob, R"({"type":"rematch"})")), "not_allowed");
  ASSERT_NO_FATAL_FAILURE(go_to(say(ann, R"({"type":"rematch"})")));
  EXPECT_EQ(match().at("number"), 0);
  EXPECT_EQ(score(), "[0,0]");
  EXPECT_EQ(match().at("first"), json::value(table_->id()));
}

TEST_F(MatchTest, two_wins_of_three_decide) {
  ASSERT_NO_FATAL_FAILURE(begin(order_of(R"({"games":3})")));
  resign(0);
  ASSERT_NO_FATAL_FAILURE(next_game());
  resign(1);  // A again
  EXPECT_EQ(match().at("over"), true);
  EXPECT_EQ(match().at("winner"), 1);
}

TEST_F(MatchTest, the_next_game_starts_by_itself_when_both_are_there_and_nobody_changes_it) {
  ASSERT_NO_FATAL_FAILURE(begin(order_of(R"({"games":3})")));
  EXPECT_EQ(code(say(members_[0], R"({"type":"rematch"})")), "not_now");
  resign(0);
  EXPECT_EQ(code(say(nobody_, R"({"type":"rematch"})")), "not_allowed");
  const Outcome asked = say(members_[1], R"({"type":"rematch"})");
  EXPECT_EQ(code(say(members_[0], R"({"type":"rematch"})")), "not_now");
  ASSERT_NO_FATAL_FAILURE(go_to(asked));
  EXPECT_EQ(view().at("stage"), "lobby");
  EXPECT_EQ(view().at("gathers"), true);
  arrive(2);
  EXPECT_TRUE(table_->start_if_gathered(now_).entries.empty());
  Member ann = table_->member_of({"ann", "Ann"});
  EXPECT_EQ(code(say(ann, R"({"type":"start"})")), "not_now");
  EXPECT_EQ(code(say(ann, R"({"type":"open","seat":1})")), "not_now");
  EXPECT_EQ(code(say(ann, R"({"type":"configure","match":{"games":1}})")), "not_now");
  EXPECT_EQ(code(say(ann, R"({"type":"fill","seat":1,"level":"easy"})")), "not_now");
  arrive(3);
  EXPECT_FALSE(table_->start_if_gathered(now_).entries.empty());
  EXPECT_EQ(view().at("stage"), "playing");
  EXPECT_TRUE(table_->start_if_gathered(now_).entries.empty());
}

TEST_F(MatchTest, who_does_not_come_to_the_next_game_may_be_claimed_against) {
  ASSERT_NO_FATAL_FAILURE(begin(order_of(R"({"duel":true})")));
  play(3);
  ASSERT_NO_FATAL_FAILURE(go_to(say(members_[0], R"({"type":"rematch"})")));
  arrive(1);
  now_ += kBreakMillis - 1;
  EXPECT_EQ(code(say(members_[0], R"({"type":"claim_win","seat":0})")), "not_now");
  now_ += 1;
  EXPECT_EQ(code(say(members_[0], R"({"type":"claim_win","seat":1})")), "not_allowed");
  EXPECT_EQ(code(say(members_[0], R"({"type":"claim_win","seat":0})")), "");
  EXPECT_EQ(match().at("winner"), 1);  // B starts the second game
  ASSERT_TRUE(table_->rated_game());
  EXPECT_EQ(table_->rated_game()->seats.at(0).place, 1);
  EXPECT_EQ(table_->rated_game()->seats.at(1).place, 2);
  expect_same_when_loaded();
}

TEST_F(MatchTest, both_games_of_a_duel_have_the_same_deck_and_only_their_sum_is_rated) {
  ASSERT_NO_FATAL_FAILURE(begin(order_of(R"({"duel":true})")));
  const std::vector<std::string> first = play(3);
  EXPECT_EQ(first.size(), 71U);
  EXPECT_FALSE(table_->rated_game());
  const int a = static_cast<int>(view().at("scores").at(0).as_int64());
  const int b = static_cast<int>(view().at("scores").at(1).as_int64());
  random_ = std::make_shared<players::Random>(99);  // chance has nothing to say
  ASSERT_NO_FATAL_FAILURE(next_game(1));
  EXPECT_EQ(play(0), first);
  expect_same_when_loaded();
  const auto result = table_->rated_game();
  ASSERT_TRUE(result);
  EXPECT_EQ(result->kind, compete::Kind::BaseDuel);
  const int a2 = static_cast<int>(view().at("scores").at(1).as_int64());
  const int b2 = static_cast<int>(view().at("scores").at(0).as_int64());
  EXPECT_EQ(result->seats.at(1).points, a + a2);
  EXPECT_EQ(result->seats.at(0).points, b + b2);
  EXPECT_EQ(result->seats.at(1).place, a + a2 >= b + b2 ? 1 : 2);
  EXPECT_EQ(result->seats.at(0).place, b + b2 >= a + a2 ? 1 : 2);
  EXPECT_EQ(match().at("over"), true);
}

// Nothing of the second game is known before its time: while the first one runs there is no deck.
TEST_F(MatchTest, a_deck_is_fixed_by_the_first_game_only) {
  ASSERT_NO_FATAL_FAILURE(begin(order_of(R"({"duel":true})")));
  for (const std::string& entry : log_) EXPECT_EQ(entry.find("deck"), std::string::npos);
  play(3);
  ASSERT_NO_FATAL_FAILURE(next_game());
  EXPECT_NE(log_.front().find("deck"), std::string::npos);
  EXPECT_EQ(table_->view_text({0xFF, true}, now_).find("deck"), std::string::npos);
}

TEST_F(MatchTest, a_duel_with_all_sets_draws_the_same_tiles_and_tokens) {
  const std::string sets = R"(["base","river","inns","traders","hills","wheel","abbot"])";
  ASSERT_NO_FATAL_FAILURE(begin(order_of(R"({"duel":true})", sets)));
  const std::vector<std::string> first = play(5);
  ASSERT_NO_FATAL_FAILURE(next_game());
  const std::vector<std::string> second = play(11);
  const auto tiles = [](std::vector<std::string> all, char kind) {
    std::erase_if(all, [&](const std::string& each) { return each.front() != kind; });
    return all;
  };
  // Tiles under hills stay unseen; their number is the same in both games.
  EXPECT_EQ(tiles(second, 'd'), tiles(first, 'd'));
  std::vector<std::string> tokens = tiles(second, 't');
  std::vector<std::string> before = tiles(first, 't');
  const std::size_t least = std::min(tokens.size(), before.size());
  tokens.resize(least);
  before.resize(least);
  EXPECT_EQ(tokens, before);
  EXPECT_EQ(table_->rated_game()->kind, compete::Kind::Sets);
}

TEST_F(MatchTest, a_forfeited_game_loses_the_duel) {
  ASSERT_NO_FATAL_FAILURE(begin(order_of(R"({"duel":true})")));
  resign(1);
  EXPECT_EQ(match().at("over"), true);
  EXPECT_EQ(match().at("winner"), 0);
  ASSERT_TRUE(table_->rated_game());
  EXPECT_EQ(table_->rated_game()->kind, compete::Kind::BaseDuel);
  EXPECT_EQ(table_->rated_game()->seats.at(1).place, 2);
}

TEST_F(MatchTest, an_aborted_game_is_played_again) {
  ASSERT_NO_FATAL_FAILURE(begin(order_of(R"({"duel":true})")));
  const std::string a = name_at(0);
  const std::string first = table_->id();
  say(members_[0], R"({"type":"abort"})");
  EXPECT_EQ(match().at("played").as_array().size(), 0U);
  ASSERT_NO_FATAL_FAILURE(next_game());
  EXPECT_EQ(name_at(0), a);
  EXPECT_EQ(match().at("number"), 0);
  EXPECT_EQ(match().at("first"), json::value(first));
  const std::vector<std::string> deck = play(3);
  ASSERT_NO_FATAL_FAILURE(next_game());
  const std::string b = name_at(0);
  EXPECT_NE(b, a);
  say(members_[0], R"({"type":"abort"})");
  ASSERT_NO_FATAL_FAILURE(next_game());
  EXPECT_EQ(name_at(0), b);
  EXPECT_EQ(play(1), deck);
}

TEST_F(MatchTest, an_agreed_tie_is_half_a_win_for_each) {
  ASSERT_NO_FATAL_FAILURE(begin(order_of(R"({"games":1,"decides":true})")));
  say(members_[0], R"({"type":"offer","seat":0,"what":"tie"})");
  say(members_[1], R"({"type":"accept","seat":1})");
  EXPECT_EQ(score(), "[1,1]");
  EXPECT_EQ(match().at("over"), false);  // it goes on until it is decided
  ASSERT_NO_FATAL_FAILURE(next_game());
  resign(1);
  EXPECT_EQ(match().at("over"), true);
}

TEST_F(MatchTest, a_match_has_two_players_and_one_of_the_known_forms) {
  random_ = std::make_shared<players::Random>(1);
  const auto where = [&](const std::string& order) {
    const auto answer = read_order(order, chance(), 1000);
    const auto* problem = std::get_if<Problem>(&answer);
    return problem == nullptr ? "" : problem->where;
  };
  const auto open = [](const std::string& match, const std::string& seats) {
    return R"({"setup":{"sets":["base"]},"match":)" + match + R"(,"seats":[)" + seats + "]}";
  };
  const std::string two = R"({"kind":"open"},{"kind":"open"})";
  EXPECT_EQ(where(open(R"({"games":5})", two)), "");
  EXPECT_EQ(where(open(R"({"games":2})", two)), "match");
  EXPECT_EQ(where(open(R"({"games":3,"deck":[]})", two)), "match");
  EXPECT_EQ(where(open(R"({"games":3})", two + R"(,{"kind":"open"})")), "match");
  make(open(R"({"games":3})", two));
  EXPECT_EQ(code(say(host_, R"({"type":"configure","seats":[{"seat":0},{"seat":1},{"kind":"open"}]})")),
            "bad_setup");
  EXPECT_EQ(code(say(host_, R"({"type":"configure","match":{"duel":true}})")), "");
  EXPECT_EQ(match().at("duel"), true);
  expect_same_when_loaded();
  EXPECT_EQ(code(say(host_, R"({"type":"configure","match":null})")), "");
  EXPECT_FALSE(view().contains("match"));
}

}  // namespace
}  // namespace aude::table
