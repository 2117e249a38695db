// Entries of a log: printed and read back, and refused with the place and the reason.
#include "table/log.h"

#include <gtest/gtest.h>

#include "table/requests.h"
#include "table/table.h"

namespace aude::table {
namespace {

std::string why_not(std::string_view text) {
  const auto entry = entry_from_text(text);
  return entry ? "read" : entry.refusal().where + ": " + entry.refusal().what;
}

TEST(Log, an_entry_reads_as_it_was_written) {
  const Entry entries[] = {Seated{1, "Ann", 3, "hash"},
                           Filled{0, "easy", "Bot 1"},
                           StoodIn{2, "medium", true},
                           Resumed{2},
                           Opened{1},
                           Started{},
                           Played{"draw D", {}},
                           Played{"pass", 59'000},
                           Held{"follower 0"},
                           Settled{-1},
                           TakenBack{},
                           Rematched{"T"},
                           Said{0, "hello", 1'700'000'000'000}};
  for (const Entry& entry : entries) {
    const std::string text = to_text(entry);
    const auto again = entry_from_text(text);
    ASSERT_TRUE(again) << text << ": " << again.refusal().what;
    EXPECT_EQ(to_text(*again), text);
    EXPECT_EQ(again->index(), entry.index());
  }
}

TEST(Log, a_wrong_entry_is_refused_with_the_place) {
  EXPECT_EQ(why_not("[]"), "top level: expected an entry");
  EXPECT_EQ(why_not("{}"), "top level: expected an entry");
  EXPECT_EQ(why_not(R"({"jumped":true})"), R"(top level: unknown entry "jumped")");
  EXPECT_EQ(why_not(R"({"held":5})"), "held: expected text in quotes, found 5");
  EXPECT_EQ(why_not(R"({"opened":true})"), R"(top level: "seat" is missing)");
  EXPECT_EQ(why_not(R"({"opened":true,"seat":9})"), "seat: expected an integer from 0 to 7, found 9");
}

// Such a number once left the reader as an exception.
TEST(Log, a_time_that_is_no_number_is_refused) {
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
  std::vector<std::string> log{to_text(Entry(std::get<TableOrder>(order).plan))};
  ASSERT_TRUE(Table::load("T", log, first, 0));
  log.push_back(to_text(Opened{5}));
  const auto table = Table::load("T", log, first, 0);
  ASSERT_FALSE(table);
  EXPECT_EQ(table.refusal().where, "entry 1");
  EXPECT_EQ(table.refusal().what, "the table has no seat 5");
}

}  // namespace
}  // namespace aude::table
