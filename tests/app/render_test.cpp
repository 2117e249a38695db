// SPDX-License-Identifier: MIT
// aude render and aude tiles --sheet: pictures on standard output or in files, the record reader's
// errors.
#include <gtest/gtest.h>

#include <cstdlib>

#include "app/process.h"

namespace aude::app {
namespace {

constexpr const char* kRecord =
    R"({"aude": 1, "setup": {"sets": ["base"], "players": ["<Red>", "Blue"], "bag": ["E", "H"]},)"
    R"( "actions": ["draw E", "place 0,-1 r2", "follower 0"]})";

TEST(Render, draws_the_position_of_a_record) {
  const Outcome drawn = run_aude({"render", "-"}, kRecord);
  EXPECT_EQ(drawn.status, 0) << drawn.err;
  EXPECT_EQ(drawn.err, "");
  EXPECT_EQ(drawn.out.rfind("<svg ", 0), 0U);
  EXPECT_NE(drawn.out.find("&lt;Red&gt;"), std::string::npos);
  EXPECT_EQ(drawn.out.find("<Red>"), std::string::npos);
}

TEST(Render, writes_into_a_file) {
  const TemporaryFile record("game.json", kRecord);
  const std::string name = record.folder() + "/board.svg";
  const Outcome drawn = run_aude({"render", record.path(), "-o", name, "--size", "40"});
  EXPECT_EQ(drawn.status, 0) << drawn.err;
  EXPECT_EQ(drawn.out, "");
  EXPECT_EQ(content_of(name), run_aude({"render", record.path(), "--size", "40"}).out);
  std::remove(name.c_str());
}

TEST(Render, refuses_a_wrong_record_as_the_reader_does) {
  for (
      const char* wrong :
      {"{",
       R"({"aude": 1, "setup": {"sets": ["base"], "players": ["A", "B"], "bag": ["Zz"]}, "actions": []})",
       R"({"aude": 1, "setup": {"sets": ["base"], "players": ["A", "B"]}, "actions": ["draw E", "place 9,9 r0"]})"}) {
    const Outcome drawn = run_aude({"render", "-"}, wrong);
    const Outcome replayed = run_aude({"replay", "-"}, wrong);
    EXPECT_EQ(drawn.status, 1);
    EXPECT_EQ(drawn.out, "");
    ASSERT_FALSE(drawn.err.empty());
    EXPECT_EQ(drawn.err.substr(drawn.err.find(": ")), replayed.err.substr(replayed.err.find(": ")));
  }
  EXPECT_EQ(run_aude({"render", "-"}, "").status, 1);
  EXPECT_EQ(run_aude({"render", "/nowhere/game.json"}).status, 1);
  EXPECT_EQ(run_aude({"render", "-", "-o", "/nowhere/board.svg"}, kRecord).status, 1);
  EXPECT_EQ(run_aude({"render"}).status, 2);
  EXPECT_EQ(run_aude({"render", "-", "--size", "0"}, kRecord).status, 2);
}

TEST(Render, says_what_is_missing_for_a_png) {
  const std::string path = std::getenv("PATH");
  const TemporaryFile record("game.json", kRecord);
  const std::string name = record.folder() + "/board.png";
  setenv("PATH", "/nowhere", 1);
  const Outcome drawn = run_aude({"render", record.path(), "-o", name});
  setenv("PATH", path.c_str(), 1);
  EXPECT_EQ(drawn.status, 1);
  EXPECT_NE(drawn.err.find("rsvg-convert not found; install the Debian package librsvg2-bin"),
            std::string::npos)
      << drawn.err;
  EXPECT_EQ(content_of(name), "");
}

TEST(Tiles, draws_a_sheet_of_all_tiles) {
  const Outcome sheet = run_aude({"tiles", "--sheet"});
  EXPECT_EQ(sheet.status, 0);
  EXPECT_EQ(sheet.out.rfind("<svg ", 0), 0U);
  for (const char* id : {">U<", ">SchH-1<", ">BB5F12<", ">Rad7<"})
    EXPECT_NE(sheet.out.find(id), std::string::npos) << id;
}

}  // namespace
}  // namespace aude::app
