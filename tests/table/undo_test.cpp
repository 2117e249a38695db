// SPDX-License-Identifier: MIT
// What taking back restores: the position, the list of actions, the pending action and who laid which
// tile. What it leaves alone: the clock, the chat and the log, which only grows.
#include "table_fixture.h"

namespace aude::table {
namespace {

class UndoTest : public TableTest {
 protected:
  // All that a later action depends on.
  struct Snapshot {
    State state;
    std::string record;
    json::value tiles;
    json::value steps;
    json::value legal;
    json::value pending;
    json::value can_undo;
  };
  Snapshot snapshot() {
    const json::object now = view({0xFF, false});
    return {table_->state(), table_->record_text(), now.at("tiles"),   now.at("steps"),
            now.at("legal"), now.at("pending"),     now.at("can_undo")};
  }
  static void expect_same(const Snapshot& a, const Snapshot& b) {
    EXPECT_TRUE(a.state.is_identical(b.state));
    EXPECT_EQ(a.record, b.record);
    EXPECT_EQ(a.tiles, b.tiles);
    EXPECT_EQ(a.steps, b.steps);
    EXPECT_EQ(a.legal, b.legal);
    EXPECT_EQ(a.pending, b.pending);
    EXPECT_EQ(a.can_undo, b.can_undo);
  }
};

TEST_F(UndoTest, a_placement_is_taken_back_without_a_trace) {
  make(kTwoHere);
  const Snapshot before = snapshot();
  const int version = table_->version();
  EXPECT_EQ(before.can_undo, false);
  act("place 0,-1 r2");
  const Outcome undone = versioned("undo");
  expect_same(before, snapshot());
  EXPECT_EQ(undone.entries, std::vector<std::string>{R"({"taken_back":true})"});
  EXPECT_EQ(table_->version(), version + 2);  // a version is never used twice
  EXPECT_EQ(reply(undone).at("version"), version + 2);
  const json::value sent = json::parse(*undone.broadcast->for_actor());
  EXPECT_EQ(sent.at("type"), "view");
  EXPECT_EQ(sent.at("legal"), before.legal);
  expect_log_rebuilds();
}

TEST_F(UndoTest, steps_are_taken_back_one_at_a_time_newest_first) {
  make(kTwoHere);
  const Snapshot start = snapshot();
  act("place 0,-1 r2");
  const Snapshot placed = snapshot();
  EXPECT_EQ(placed.can_undo, true);
  act("follower 0");
  EXPECT_EQ(snapshot().pending.at("action"), "follower 0");
  EXPECT_TRUE(table_->state().is_identical(placed.state));  // a pending action is not carried out
  versioned("undo");
  expect_same(placed, snapshot());
  versioned("undo");
  expect_same(start, snapshot());
  EXPECT_EQ(code(versioned("undo")), "not_now");
  expect_same(start, snapshot());
}

TEST_F(UndoTest, another_action_takes_the_place_of_the_pending_one) {
  make(kTwoHere);
  act("place 0,-1 r2");
  act("follower 0");
  const Outcome second = act("pass");
  EXPECT_EQ(second.entries, (std::vector<std::string>{R"({"taken_back":true})", R"({"held":"pass"})"}));
  EXPECT_EQ(view().at("pending").at("action"), "pass");
  EXPECT_EQ(view().at("pending").at("events"), json::array{});
  EXPECT_EQ(code(versioned("confirm")), "");
  EXPECT_EQ(view().at("scores"), json::value({0, 0}));  // of the follower nothing is left
  EXPECT_EQ(view().at("supply").at(0).at("follower"), 7);
}

TEST_F(UndoTest, nothing_is_taken_back_past_a_draw_or_after_the_end) {
  make(kTwoHere);
  for (int turn = 0; turn < 3; ++turn) {
    EXPECT_EQ(view().at("can_undo"), false) << turn;
    EXPECT_EQ(code(versioned("undo")), "not_now");
    act(first_legal());
    act("pass", true);
  }
  ASSERT_TRUE(table_->is_over());
  EXPECT_EQ(view().at("can_undo"), false);
  EXPECT_EQ(
      code(say(members_[0], R"({"type":"undo","version":)" + std::to_string(table_->version()) + "}")),
      "not_now");
}

TEST_F(UndoTest, the_tile_belongs_to_the_player_who_lays_it_in_the_end) {
  make(kTwoHere);
  act(first_legal());
  act("pass", true);
  act(first_legal());
  versioned("undo");
  EXPECT_EQ(view().at("tiles").as_array().size(), 2U);
  act(first_legal());
  EXPECT_EQ(view().at("tiles").as_array().back().at("seat"), 1);
  EXPECT_EQ(view().at("tiles").at(1).at("seat"), 0);
  EXPECT_TRUE(view().at("tiles").at(0).at("seat").is_null());
}

TEST_F(UndoTest, only_the_player_to_act_can_take_back) {
  make(kTwoHere);
  act("place 0,-1 r2");
  const std::string undo = R"({"type":"undo","version":)" + std::to_string(table_->version()) + "}";
  EXPECT_EQ(code(say(members_[1], undo)), "not_your_turn");
  EXPECT_EQ(code(say(host_, undo)), "not_your_turn");
  EXPECT_EQ(code(say(members_[0], R"({"type":"undo","version":1})")), "stale");
  EXPECT_EQ(code(say(members_[0], undo)), "");
}

TEST_F(UndoTest, chat_and_clock_go_on) {
  make(kWithClock);
  act(first_legal());
  say(members_[1], R"({"type":"chat","text":"Hm."})");
  now_ += 3000;
  versioned("undo");
  EXPECT_EQ(view().at("chat").as_array().size(), 1U);
  EXPECT_EQ(view().at("seats").at(0).at("clock"), 7000);
  now_ += 1000;
  EXPECT_EQ(view().at("seats").at(0).at("clock"), 6000);
  EXPECT_EQ(table_->deadline(), now_ + 6000);
}

// Shepherds are followed by tending, plagues by recalls: both occur in random games of all sets.
class UndoInAllSets : public UndoTest {
 protected:
  // Plays until the next action is of this kind, and returns it.
  std::optional<Action> play_until(Phase phase, Verb verb) {
    players::Random random(7);
    ActionList legal;
    for (int step = 0; step < 2000 && !table_->is_over(); ++step) {
      table_->state().legal_actions(legal);
      if (table_->state().phase() == phase) {
        for (const Action& action : legal) {
          if (action.verb == verb && (verb != Verb::Deploy || action.piece == Hills::kShepherd))
            return action;
        }
      }
      const Action action = players::random_action(table_->state(), random, legal);
      act(notation::to_text(*table_->game(), action), true);
    }
    return {};
  }
  static constexpr const char* kAllSets =
      R"({"setup":{"sets":["base","river","inns","traders","hills","wheel"]},"clock":{"total":10000,"increment":2000},
          "seats":[{"kind":"here","name":"A"},{"kind":"here","name":"B"}]})";
};

TEST_F(UndoInAllSets, a_recall_is_final_and_earns_the_increment) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    make(kAllSets, seed);
    const auto recall = play_until(Wheel::kRecallPhase, Wheel::kRecallVerb);
    if (!recall) continue;
    const int seat = index(table_->state().actor());
    const auto left = view().at("seats").at(static_cast<std::size_t>(seat)).at("clock").as_int64();
    now_ += 500;
    const Outcome outcome = act(notation::to_text(*table_->game(), *recall));
    EXPECT_EQ(code(outcome), "");
    EXPECT_NE(outcome.entries.at(0).find(R"({"played":"recall )"), std::string::npos);
    EXPECT_NE(outcome.entries[0].find("\"clock\":\"" + std::to_string(left - 500 + 2000) + "\""),
              std::string::npos)
        << outcome.entries[0];
    EXPECT_TRUE(view().at("pending").is_null());
    EXPECT_EQ(view().at("can_undo"), false);
    return;
  }
  FAIL() << "no game has a plague";
}

TEST_F(UndoInAllSets, a_shepherd_before_tending_is_carried_out_and_can_be_taken_back) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    make(kAllSets, seed);
    while (const auto gather = play_until(Hills::kTendPhase, Hills::kGatherVerb)) {
      // The latest action was final; it is the deployment that the tending follows.
      const json::object now = view({0xFF, false});
      ASSERT_EQ(now.at("can_undo"), true);
      const Snapshot tending = snapshot();
      act("gather");
      EXPECT_EQ(view().at("pending").at("action"), "gather");
      versioned("undo");
      expect_same(tending, snapshot());
      versioned("undo");
      EXPECT_EQ(view().at("phase"), "deploy");
      versioned("undo");
      EXPECT_EQ(view().at("phase"), "place");
      EXPECT_EQ(view().at("can_undo"), false);
      expect_log_rebuilds();
      return;
    }
  }
  FAIL() << "no game has a flock to tend";
}

}  // namespace
}  // namespace aude::table
