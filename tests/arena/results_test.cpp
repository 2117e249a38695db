// SPDX-License-Identifier: MIT
#include "arena/results.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

#include "arena/run.h"

namespace aude::arena {
namespace {

class Results : public testing::Test {
 protected:
  Results() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    // The same test may run in several builds at once.
    file_ = std::filesystem::path(testing::TempDir()) /
            ("aude_" + std::string(test->name()) + std::to_string(getpid()) + ".jsonl");
    std::filesystem::remove(file_);
    match_.bots = {"random", "greedy"};
  }
  ~Results() override { std::filesystem::remove(file_); }

  std::vector<GameResult> play(std::int64_t games, std::int64_t first_deck = 0) {
    RunOptions options;
    options.games = games;
    options.first_deck = first_deck;
    options.results = file_;
    return run_match(match_, options);
  }
  std::string content() const {
    std::ifstream in(file_);
    return std::string((std::istreambuf_iterator<char>(in)), {});
  }
  void write(const std::string& text) const { std::ofstream(file_) << text; }

  Match match_;
  std::filesystem::path file_;
};

TEST_F(Results, what_is_written_is_read_again) {
  GameResult result;
  result.number = {7, 1};
  result.performances = {{1, 33, 0, 40, 1.25, 0.5}, {0, 44, 1, 41, 2.5, 0.75}};
  result.faulty = 0;
  result.fault = "said \"nonsense\"";
  write(to_line(match_, result));
  const auto read = read_results(file_, match_);
  ASSERT_EQ(read.size(), 1U);
  EXPECT_EQ(read[0].number, result.number);
  EXPECT_EQ(read[0].performances[1].points, 44);
  EXPECT_EQ(read[0].performances[1].decisions, 41);
  EXPECT_DOUBLE_EQ(read[0].performances[0].milliseconds, 1.25);
  EXPECT_DOUBLE_EQ(read[0].performances[1].longest_ms, 0.75);
  EXPECT_EQ(read[0].fault, result.fault);
}

TEST_F(Results, a_resumed_run_plays_only_what_is_missing) {
  play(4);
  const std::string before = content();
  EXPECT_EQ(play(4).size(), 4U);
  EXPECT_EQ(content(), before);
  EXPECT_EQ(play(6).size(), 6U);
  EXPECT_EQ(content().substr(0, before.size()), before);
}

TEST_F(Results, files_put_together_are_one_match_and_each_game_counts_once) {
  play(4, 0);
  const std::string one = content();
  std::filesystem::remove(file_);
  play(4, 1);  // decks 1 and 2; deck 1 is in both
  write(one + content());
  EXPECT_EQ(read_results(file_, match_).size(), 6U);
}

TEST_F(Results, other_matches_in_the_file_are_passed_over) {
  play(2);
  match_.seed = 99;
  EXPECT_TRUE(read_results(file_, match_).empty());
  EXPECT_EQ(play(2).size(), 2U);
}

TEST_F(Results, a_line_cut_short_by_a_crash_is_dropped_and_played_again) {
  play(4);
  const std::string whole = content();
  write(whole.substr(0, whole.size() - 20));
  EXPECT_EQ(read_results(file_, match_).size(), 3U);
  EXPECT_EQ(play(4).size(), 4U);
  EXPECT_EQ(read_results(file_, match_).size(), 4U);
}

TEST_F(Results, a_line_that_is_no_result_is_refused_by_its_number) {
  play(2);
  write(content() + "{\"deck\": 1}\n" + content());
  try {
    read_results(file_, match_);
    FAIL() << "accepted";
  } catch (const std::runtime_error& error) {
    EXPECT_NE(std::string(error.what()).find("line 3"), std::string::npos) << error.what();
  }
}

}  // namespace
}  // namespace aude::arena
