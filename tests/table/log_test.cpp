// SPDX-License-Identifier: MIT
// Entries of a log: printed and read back, and refused with the place and the reason.
#include "table/log.h"

#include <gtest/gtest.h>

#include "notation/catalogue.h"
#include "table/requests.h"
#include "table/table.h"

namespace aude::table {
namespace {

std::shared_ptr<const Game> base_game() {
  Setup setup;
  setup.players = {"A", "B"};
  return *Game::create(notation::catalogue(), setup);
}

std::string why_not(std::string_view text) {
  const auto entry = entry_from_text(text, base_game().get());
  return entry ? "read" : entry.refusal().where + ": " + entry.refusal().what;
}

TEST(Log, an_entry_reads_as_it_was_written) {
  const auto game = base_game();
  const std::vector<SeatState> seats{{SeatKind::Person, "Ann", "", 4, "hash", false},
                                     {SeatKind::Bot, "Jaufre", "easy", 1, "", false}};
  const Entry entries[] = {Configured{game, seats, false, ClockRule{600'000, 10'000, 2'000, 500}},
                           Configured{game, seats, true, std::nullopt},
                           Seated{1, "Ann", 3, "hash", 12},
                           Filled{0, "easy", "Bot 1"},
                           StoodIn{2, "medium", true},
                           Resumed{2, 13},
                           Opened{1},
                           Started{},
                           Played{Action::draw(game->find_kind("D"))},
                           Played{Action::pass(), 59'000, 60'000},
                           Held{Action::deploy(Piece::Follower, 0)},
                           Settled{-1},
                           TakenBack{},
                           Rematched{"T"},
                           Said{0, "hello", 1'700'000'000'000}};
  for (const Entry& entry : entries) {
    const std::string text = to_text(entry, *game);
    const auto again = entry_from_text(text, game.get());
    ASSERT_TRUE(again) << text << ": " << again.refusal().what;
    EXPECT_EQ(to_text(*again, *game), text);
    EXPECT_EQ(again->index(), entry.index());
  }
}

TEST(Log, an_action_is_typed_once_it_is_read) {
  const auto game = base_game();
  const auto entry = entry_from_text(R"({"played":"place 3,-1 r2","clock":"5","at":"7"})", game.get());
  ASSERT_TRUE(entry);
  const auto& played = std::get<Played>(*entry);
  EXPECT_EQ(played.action, Action::place({3, -1}, Rotation::r2));
  EXPECT_EQ(played.clock, 5);
  EXPECT_EQ(played.at, 7);
}

TEST(Log, a_wrong_entry_is_refused_with_the_place) {
  EXPECT_EQ(why_not("[]"), "top level: expected an entry");
  EXPECT_EQ(why_not("{}"), "top level: expected an entry");
  EXPECT_EQ(why_not(R"({"jumped":true})"), R"(top level: unknown entry "jumped")");
  EXPECT_EQ(why_not(R"({"held":5})"), "held: expected text in quotes, found 5");
  EXPECT_TRUE(why_not(R"({"played":"jump"})").starts_with("played: "));
  EXPECT_EQ(why_not(R"({"opened":true})"), R"(top level: "seat" is missing)");
  EXPECT_EQ(why_not(R"({"opened":true,"seat":9})"), "seat: expected an integer from 0 to 7, found 9");
}

TEST(Log, only_the_entry_that_creates_the_table_can_be_read_without_a_game) {
  const auto entry = entry_from_text(R"({"played":"pass"})", nullptr);
  ASSERT_FALSE(entry);
  EXPECT_EQ(entry.refusal().what, "a log must start with the entry that creates the table");
}

// Such a number once left the reader as an exception.
TEST(Log, a_time_that_is_not_a_number_is_refused) {
  for (const char* time : {"", "soon", "12x", "99999999999999999999"}) {
    const std::string text = R"({"said":"x","seat":0,"time":")" + std::string(time) + R"("})";
    EXPECT_TRUE(why_not(text).starts_with("time: expected milliseconds, found")) << why_not(text);
  }
  EXPECT_EQ(why_not(R"({"played":"pass","clock":"never"})"),
            R"(clock: expected milliseconds, found "never")");
}

TEST(Log, an_entry_for_a_seat_that_the_table_does_not_have_is_refused) {
  const ChanceSource first = [](std::uint32_t) { return 0U; };
  const auto order = read_order(
      R"({"setup":{"sets":["base"]},"seats":[{"kind":"here","name":"A"},{"kind":"open"}],"start":false})",
      first, 0);
  const TablePlan& plan = std::get<TableOrder>(order).plan;
  std::vector<std::string> log{to_text(plan, *plan.game)};
  ASSERT_TRUE(Table::load("T", log, first, 0));
  log.push_back(to_text(Opened{5}, *plan.game));
  const auto table = Table::load("T", log, first, 0);
  ASSERT_FALSE(table);
  EXPECT_EQ(table.refusal().where, "entry 1");
  EXPECT_EQ(table.refusal().what, "the table has no seat 5");
}

}  // namespace
}  // namespace aude::table
