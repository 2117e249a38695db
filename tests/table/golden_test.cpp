// SPDX-License-Identifier: MIT
// Golden transcripts: what tables stored and sent before their code was restructured (version 1.0.0).
// The bytes of logs and messages must stay the same: other servers, pages and files read them.
// tests/regenerate-golden writes the files again; review the diff.
#include "support/data_files.h"
#include "table/questions.h"
#include "table_fixture.h"

namespace aude::table {
namespace {

// Only the words of an error may change, so they are left out.
std::string without_words(const std::string& text) {
  json::value reply = json::parse(text);
  if (reply.at("type") == "error") reply.as_object().erase("message");
  return json::serialize(reply);
}

class TableGolden : public TableTest {
 protected:
  // Long messages can be written as their hashes.
  void write(std::string_view kind, const std::string& text, bool whole) {
    transcript_ += std::string(kind) + " " + (whole ? text : hash_of(text)) + "\n";
  }

  void write(const Outcome& outcome, bool whole = true) {
    EXPECT_EQ(outcome.broken, "");
    for (const std::string& entry : outcome.entries) write("log", entry, true);
    for (const std::string& each : outcome.replies) write("reply", without_words(each), whole);
    if (outcome.broadcast) {
      write("actor", *outcome.broadcast->for_actor(), whole);
      write("others", *outcome.broadcast->for_others(), whole);
    }
    if (outcome.said) write("chat", *outcome.said, true);
    if (outcome.rematch) {
      for (const std::string& entry : outcome.rematch->entries) write("rematch", entry, true);
    }
  }

  void begin(const std::string& order, std::uint64_t seed) {
    make(order, seed);
    for (const std::string& entry : log_) write("log", entry, true);
  }
  void tell(Member& who, const std::string& text) { write(say(who, text)); }
  void ask(const std::string& question) { tell(nobody_, R"({"type":"ask","id":7,)" + question + "}"); }
  void bot_plays(const std::string& action) {
    const auto turn = table_->bot_turn();
    ASSERT_TRUE(turn);
    const Outcome outcome =
        table_->bot_acts(*turn, *notation::parse_action(*table_->game(), action), now_);
    log_.insert(log_.end(), outcome.entries.begin(), outcome.entries.end());
    write(outcome);
  }
  void tick() {
    const Outcome outcome = table_->tick(now_);
    log_.insert(log_.end(), outcome.entries.begin(), outcome.entries.end());
    write(outcome);
  }
  void write_views(bool whole) {
    write("view", table_->view_text({0xFF, true}, now_), whole);
    write("watched", table_->view_text({}, now_), whole);
    write("record", table_->record_text(), whole);
  }

  void compare(const std::string& name) {
    expect_log_rebuilds();
    const auto path = slow::data_folder() / "golden" / "tables" / (name + ".txt");
    if (slow::regenerating()) return slow::write_file(path, transcript_);
    const std::string expected = slow::read_file(path);
    if (transcript_ == expected) return;
    std::size_t at = 0;
    while (at < transcript_.size() && at < expected.size() && transcript_[at] == expected[at]) ++at;
    const std::size_t start = expected.rfind('\n', at) + 1;
    FAIL() << name << " differs at byte " << at << "\nexpected " << expected.substr(start, 600)
           << "\nfound    " << transcript_.substr(start, 600);
  }

  std::string transcript_;
};

TEST_F(TableGolden, lobby_clocks_and_everything_that_can_happen_to_a_seat) {
  begin(R"({"setup":{"sets":["base"],"bag":["E","V","E","D","U","K"]},"start":false,
            "clock":{"total":10000,"increment":2000},
            "seats":[{"kind":"here","name":"Ann","colour":3},{"kind":"open"},{"kind":"bot","level":"easy"}]})",
        4);
  tell(host_, R"({"type":"hello","id":1,"tokens":[]})");
  tell(host_, R"({"type":"start","id":2})");
  tell(nobody_, R"({"type":"claim","seat":1,"name":"Bob \"B\" Ω","colour":5})");
  members_[1] = nobody_;
  nobody_ = {};
  table_->set_presence({SeatMask{3}, 1, true}, now_);
  write("presence", table_->presence_text(), true);
  write("joined", table_->joined_text(3, {SeatMask{2}, false}), true);
  tell(members_[1], R"({"type":"chat","text":"Hello <b>\"you\"</b> \\ \u00e9"})");
  tell(host_, R"({"type":"open","seat":1})");
  tell(host_, R"({"type":"fill","seat":1,"level":"medium"})");
  tell(host_, R"({"type":"open","seat":1})");
  tell(nobody_, R"({"type":"claim","seat":1,"name":"Bea"})");
  members_[1] = nobody_;
  nobody_ = {};
  tell(host_, R"({"type":"start","id":2})");
  write_views(true);
  now_ += 1500;
  write(act(first_legal()));
  now_ += 100;
  write(act("pass"));
  write(versioned("undo"));
  write(act("follower 0"));
  write(act("follower 1"));
  write_views(true);
  write(versioned("undo"));
  write(versioned("undo"));
  write(versioned("undo"));
  write(act(first_legal()));
  write(act("follower 0"));
  now_ += 900;
  write(versioned("confirm"));
  table_->set_presence({SeatMask{1}, 0, true}, now_);
  now_ += 1000;
  write(act(first_legal()));
  write(act("follower 0"));
  tell(host_, R"({"type":"hand_over","seat":1,"level":"hard"})");
  tell(members_[1], R"({"type":"resume","seat":1})");
  now_ += 20000;
  tick();
  tell(members_[1], R"({"type":"resume","seat":1})");
  bot_plays("pass");
  bot_plays(first_legal());
  bot_plays("pass");
  table_->set_presence({SeatMask{0}, 0, true}, now_);
  tell(host_, R"({"type":"open","seat":0})");
  tell(nobody_, R"({"type":"claim","id":9,"seat":0,"name":"Cy"})");
  members_[0] = nobody_;
  ask(R"("what":"fields")");
  ask(R"("what":"cells")");
  ask(R"("what":"fits","at":[0,1])");
  ask(R"("what":"odds","at":[0,1])");
  ask(R"("what":"feature","at":[0,0],"segment":0)");
  ask(R"("what":"feature","at":[9,9],"segment":0)");
  write_views(true);
  for (int step = 0; !table_->is_over(); ++step) {
    ASSERT_LT(step, 50) << "nobody acts";
    now_ += 10;
    if (table_->bot_turn()) {
      bot_plays(first_legal());
    } else {
      write(act(first_legal(), true));
    }
  }
  tell(host_, R"({"type":"rematch"})");
  write_views(true);
  write("replay", std::get<std::string>(replay_text(table_->record_text())), true);
  compare("seats-and-clocks");
}

TEST_F(TableGolden, a_whole_game_of_all_sets) {
  begin(R"({"setup":{"sets":["base","river","inns","traders","hills","wheel"]},
            "seats":[{"kind":"here","name":"A"},{"kind":"here","name":"B"},{"kind":"here","name":"C"}]})",
        3);
  players::Random random(3);
  ActionList scratch;
  for (int step = 0; !table_->is_over(); ++step) {
    ASSERT_LT(step, 5000) << "nobody acts";
    const Action action = players::random_action(table_->state(), random, scratch);
    write(act(notation::to_text(*table_->game(), action), random.below(2) == 0), false);
    if (random.below(4) == 0 && view().at("can_undo") == true) {
      write(versioned("undo"), false);
    } else if (!view().at("pending").is_null()) {
      write(versioned("confirm"), false);
    }
    if (step % 25 == 0) {
      write_views(false);
      for (const char* what : {"fields", "cells"})
        write(say(nobody_, R"({"type":"ask","what":")" + std::string(what) + "\"}"), false);
    }
  }
  write_views(false);
  write("replay", std::get<std::string>(replay_text(table_->record_text())), false);
  compare("all-sets");
}

TEST_F(TableGolden, a_strict_game_that_continues_another) {
  begin(
      R"({"setup":{"sets":["base"],"bag":["E","E","V"]},"aids":false,"actions":["draw E","place 0,-1 r2"],
            "seats":[{"kind":"here","name":"Ann"},{"kind":"here","name":"Bob"}]})",
      1);
  write_views(true);
  ask(R"("what":"fields")");
  write(act("follower 0", true));
  write(act("place 9,9 r0"));
  write("position",
        std::get<std::string>(ask_text(
            R"({"record":{"aude":1,"setup":{"sets":["base"],"players":["A","B"]},
      "actions":["draw E","place 0,-1 r2","follower 0"]},"n":2,"what":"position"})")),
        true);
  write("position",
        std::get<std::string>(ask_text(
            R"({"record":{"aude":1,"setup":{"sets":["base"],"players":["A","B"]},
      "actions":["draw E","place 0,-1 r2","follower 0"]},"what":"position"})")),
        true);
  compare("strict-and-continued");
}

}  // namespace
}  // namespace aude::table
