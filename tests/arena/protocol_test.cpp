// SPDX-License-Identifier: MIT
#include "arena/protocol.h"

#include <gtest/gtest.h>

#include <sstream>

namespace aude::arena {
namespace {

struct Said {
  bool well;
  std::string text;
};

Said talk(const std::string& lines, const std::string& level = "greedy") {
  std::istringstream in(lines);
  std::ostringstream out;
  const bool well = serve_bot(in, out, level);
  return {well, out.str()};
}

const std::string kGame =
    R"({"type":"game","seat":0,"seed":1,"setup":{"sets":["base"],"players":["a","b"]}})"
    "\n";

TEST(Protocol, hello_is_answered_with_a_name) {
  const Said said = talk("{\"type\":\"hello\",\"protocol\":1,\"rules\":1}\n");
  EXPECT_TRUE(said.well);
  EXPECT_EQ(said.text, "{\"type\":\"hello\",\"name\":\"aude greedy\"}\n");
}

TEST(Protocol, a_move_is_answered_with_an_action) {
  const Said said = talk(
      kGame + "{\"type\":\"action\",\"action\":\"draw B\"}\n{\"type\":\"move\",\"time_ms\":1000}\n");
  EXPECT_TRUE(said.well);
  EXPECT_EQ(said.text.rfind("{\"type\":\"move\",\"action\":\"place ", 0), 0U) << said.text;
}

TEST(Protocol, a_time_limit_of_nothing_still_gets_an_action) {
  const Said said =
      talk(kGame + "{\"type\":\"action\",\"action\":\"draw B\"}\n{\"type\":\"move\",\"time_ms\":0}\n",
           "master");
  EXPECT_TRUE(said.well);
  EXPECT_NE(said.text.find("place "), std::string::npos);
}

TEST(Protocol, what_is_unknown_is_passed_over) {
  const Said said = talk("{\"type\":\"weather\"}\n{\"type\":\"over\",\"scores\":[1,2]}\n");
  EXPECT_TRUE(said.well);
  EXPECT_EQ(said.text, "");
}

TEST(Protocol, nonsense_is_answered_with_an_error) {
  for (const std::string& line :
       {std::string("hello\n"), std::string("[]\n"), std::string("{}\n"), std::string("{\"type\":5}\n"),
        std::string("{\"type\":\"move\"}\n"),
        std::string("{\"type\":\"action\",\"action\":\"draw B\"}\n"),
        std::string("{\"type\":\"game\"}\n"),
        std::string("{\"type\":\"game\",\"setup\":{\"sets\":[\"moon\"]}}\n"),
        kGame + "{\"type\":\"move\"}\n", kGame + "{\"type\":\"action\",\"action\":\"draw ZZ\"}\n"}) {
    const Said said = talk(line);
    EXPECT_FALSE(said.well) << line;
    EXPECT_NE(said.text.find("\"error\""), std::string::npos) << line;
  }
}

}  // namespace
}  // namespace aude::arena
