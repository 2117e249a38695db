// SPDX-License-Identifier: MIT
// Malicious input: a clear error, status 1, little memory, never a crash.
#include <gtest/gtest.h>

#include "app/process.h"

namespace aude::app {
namespace {

constexpr std::size_t kHundredMegabytes = 100'000'000;
constexpr long kMemoryLimit = 300'000;  // kilobytes, roomy enough for sanitizers

std::string record(const std::string& setup, const std::string& actions = "[]") {
  return R"({"aude":1,"setup":)" + setup + R"(,"actions":)" + actions + "}";
}
std::string setup_with(const std::string& more) {
  return R"({"sets":["base"],"players":["A","B"])" + more + "}";
}

struct Nasty {
  const char* name;
  std::string input;
  std::string complaint;  // a part of it
};

std::vector<Nasty> nasty_inputs() {
  std::string many_players = "\"p\"";
  for (int i = 1; i < 10'000; ++i) many_players += ",\"p\"";
  const std::string long_id(1'000'000, 'Q');
  std::string big_bag = "\"E\"";
  for (int i = 1; i < 100'000; ++i) big_bag += ",\"E\"";
  return {
      {"10,000 players", record(R"({"sets":["base"],"players":[)" + many_players + "]}"),
       "setup.players"},
      {"no players", record(R"({"sets":["base"],"players":[]})"), "setup.players"},
      {"tile id of 1 MB in a bag", record(setup_with(",\"bag\":[\"" + long_id + "\"]")),
       "setup.bag[0]"},
      {"tile id of 1 MB in a draw", record(setup_with(""), "[\"draw " + long_id + "\"]"), "actions[0]"},
      {"tile id of 1 MB at the start",
       record(setup_with(",\"start\":[{\"tile\":\"" + long_id + "\",\"at\":[0,0],\"rotation\":0}]")),
       "setup.start[0].tile"},
      {"bag of 100,000", record(setup_with(",\"bag\":[" + big_bag + "]")), "setup.bag"},
      {"unknown tile", record(setup_with(",\"bag\":[\"QQ\"]")), "setup.bag[0]"},
      {"tile of a set not in play", record(setup_with(",\"bag\":[\"EK\"]")), "setup.bag[0]"},
      {"symbol without the wheel", record(setup_with(",\"bag\":[\"U:2\"]")), "setup.bag[0]"},
      {"two tiles in one cell",
       record(setup_with(
           R"(,"start":[{"tile":"D","at":[0,0],"rotation":0},{"tile":"D","at":[0,0],"rotation":0}])")),
       "setup.start[1]"},
      {"start tiles that do not match",
       record(setup_with(
           R"(,"start":[{"tile":"D","at":[0,0],"rotation":0},{"tile":"D","at":[0,-1],"rotation":0}])")),
       "setup.start[1]"},
      {"start at the end of the world",
       record(setup_with(R"(,"start":[{"tile":"D","at":[9223372036854775807,0],"rotation":0}])")),
       "setup.start[0].at[0]"},
      {"start at the end of int16",
       record(setup_with(R"(,"start":[{"tile":"D","at":[32767,-32768],"rotation":0}])")),
       "setup.start[0]"},
      {"empty start", record(setup_with(",\"start\":[]")), "setup.start"},
      {"place at the end of int64",
       record(setup_with(""), R"(["draw E","place 9223372036854775807,-9223372036854775808 r0"])"),
       "actions[1]"},
      {"place at the end of int16", record(setup_with(""), R"(["draw E","place 32767,-32768 r0"])"),
       "actions[1]"},
      {"a draw that the supply does not hold", record(setup_with(",\"bag\":[\"E\"]"), R"(["draw H"])"),
       "legal: draw E"},
      {"no set to begin with", record(R"({"sets":["inns"],"players":["A","B"]})"), "setup.sets"},
      {"no sets", record(R"({"sets":[],"players":["A","B"]})"), "setup.sets"},
      {"nested 100,000 deep in a list", "{\"aude\":" + std::string(100'000, '['), "levels deep"},
      {"NaN", record(setup_with("")).replace(8, 1, "NaN"), "not valid JSON"},
      {"duplicate keys", R"({"aude":1,"aude":1,"setup":{},"actions":[]})", "\"aude\" appears twice"},
      {"truncated", record(setup_with(""), "[\"draw E\"]").substr(0, 60), "unexpected end of input"},
      {"invalid UTF-8",
       record(R"({"sets":["base"],"players":["A","B)"
              "\xFF\xFE"
              R"("]})"),
       "UTF-8"},
      {"a zero byte", std::string("\0{}", 3), "expected a JSON object"},
      {"something else", "<html>", "expected a JSON object"},
      {"a list of records", "[" + record(setup_with("")) + "]", "expected a JSON object"},
  };
}

TEST(NastyInput, is_refused_clearly) {
  for (const Nasty& nasty : nasty_inputs()) {
    const Outcome outcome = run_aude({"replay", "-"}, nasty.input);
    EXPECT_EQ(outcome.status, 1) << nasty.name << ": " << outcome.err;
    EXPECT_EQ(outcome.out, "") << nasty.name;
    EXPECT_NE(outcome.err.find(nasty.complaint), std::string::npos)
        << nasty.name << ": " << outcome.err;
    EXPECT_LT(outcome.err.size(), 1500U) << nasty.name;
    EXPECT_LT(outcome.peak_kilobytes, kMemoryLimit) << nasty.name;
  }
}

// The beginning and the filling of a hundred megabytes of input.
TEST(NastyInput, a_hundred_megabytes_of_nonsense_take_little_memory) {
  const std::pair<std::string, char> kinds[] = {
      {"", 'x'},   {"", ' '},      {"", '{'}, {"{\"aude\":", '['}, {"{\"aude\":\"", 'x'},
      {"{", '\0'}, {"{\"", '\xFF'}};
  for (const auto& [beginning, filling] : kinds) {
    const TemporaryFile file("nonsense", beginning + std::string(kHundredMegabytes, filling));
    const Outcome outcome = run_aude({"replay", file.path()});
    EXPECT_EQ(outcome.status, 1) << beginning << filling;
    EXPECT_EQ(outcome.out, "");
    EXPECT_LT(outcome.err.size(), 500U);
    EXPECT_LT(outcome.peak_kilobytes, kMemoryLimit) << beginning << filling;
  }
}

TEST(NastyInput, a_record_of_a_million_actions_is_read_no_further_than_the_first_wrong_one) {
  std::string actions = "[\"pass\"";
  for (int i = 1; i < 900'000; ++i) actions += ",\"pass\"";
  const Outcome outcome = run_aude({"replay", "-"}, record(setup_with(""), actions + "]"));
  EXPECT_EQ(outcome.status, 1);
  EXPECT_NE(outcome.err.find("action 1 (actions[0])"), std::string::npos) << outcome.err;
  EXPECT_LT(outcome.peak_kilobytes, kMemoryLimit);
}

}  // namespace
}  // namespace aude::app
