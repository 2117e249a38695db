// SPDX-License-Identifier: MIT
// Files that other parts of Aude and older versions wrote (tests/data/seams) are read by replays and
// queries.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "notation/record.h"
#include "support/data_files.h"
#include "table/requests.h"

namespace aude::table {
namespace {

struct Seam {
  const char* file;
  std::size_t actions;
  bool aids;
};

class SeamsTest : public testing::TestWithParam<Seam> {};

TEST_P(SeamsTest, a_file_is_replayed_and_queried) {
  const std::string text = slow::read_file(slow::data_folder() / "seams" / GetParam().file);
  const auto record = notation::parse_record(text);
  ASSERT_TRUE(record) << record.refusal().where << ": " << record.refusal().what;
  EXPECT_EQ(record->actions.size(), GetParam().actions);
  const auto replay = replay_text(text);
  ASSERT_TRUE(std::holds_alternative<std::string>(replay)) << std::get<Problem>(replay).message;
  const auto steps = boost::json::parse(std::get<std::string>(replay)).at("steps");
  EXPECT_EQ(steps.as_array().size(), GetParam().actions);
  const auto answer = ask_text(R"({"what":"position","record":)" + text + "}");
  if (GetParam().aids) {
    EXPECT_TRUE(std::holds_alternative<std::string>(answer)) << std::get<Problem>(answer).message;
  } else {
    EXPECT_EQ(std::get<Problem>(answer).code, "no_aids");
  }
}

INSTANTIATE_TEST_SUITE_P(Files, SeamsTest,
                         testing::Values(Seam{"record-0.1.json", 213, true},
                                         Seam{"server-record-1.0.json", 18, true},
                                         Seam{"strict-record-1.0.json", 2, false},
                                         Seam{"page-save-1.0.json", 18, true},
                                         Seam{"puzzle-1.0.json", 208, true}),
                         [](const auto& each) {
                           std::string name = each.param.file;
                           for (char& letter : name) letter = std::isalnum(letter) ? letter : '_';
                           return name;
                         });

TEST(Seams, other_files_are_refused_with_the_reason) {
  const auto code_of = [](std::string_view text) {
    const auto replay = replay_text(text);
    return std::holds_alternative<Problem>(replay) ? std::get<Problem>(replay).code : "";
  };
  EXPECT_EQ(code_of(R"({"made":{"sets":["base"],"players":["A","B"]}})"), "bad_record");  // a log
  EXPECT_EQ(code_of("[]"), "bad_record");
  EXPECT_EQ(code_of("not JSON"), "bad_record");
  EXPECT_EQ(code_of(R"({"aude":2,"setup":{"sets":["base"],"players":["A","B"]},"actions":[]})"),
            "bad_record");
  EXPECT_EQ(
      code_of(R"({"aude":1,"rules":99,"setup":{"sets":["base"],"players":["A","B"]},"actions":[]})"),
      "bad_record");
}

}  // namespace
}  // namespace aude::table
