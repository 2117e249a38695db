// SPDX-License-Identifier: MIT
// Programs as bots: correct ones play, faulty ones lose, and the arena never hangs.
#include "arena/program.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "arena/match.h"
#include "arena/statistics.h"

namespace aude::arena {
namespace {

GameResult play_against_random(const std::string& command,
                               std::chrono::milliseconds limit = std::chrono::seconds(60)) {
  Match match;
  match.bots = {command, "random"};
  const auto game = match.make_game();
  ThinkingTime time;
  time.per_decision = limit;
  std::vector<std::unique_ptr<Bot>> bots;
  for (const std::string& name : match.bots) bots.push_back(make_bot(name, time));
  return play_game(match, *game, {0, 0}, bots, nullptr);
}

class Program : public testing::Test {
 protected:
  ~Program() override { std::filesystem::remove(path_); }
  // A script as the program; each test has its own file.
  std::string script(const std::string& text) {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    path_ = std::filesystem::path(testing::TempDir()) /
            ("aude_bot_" + std::string(test->name()) + std::to_string(getpid()));
    std::ofstream(path_) << "#!/bin/sh\n" << text;
    std::filesystem::permissions(path_, std::filesystem::perms::owner_all);
    return path_.string();
  }
  void expect_loss(const GameResult& result, const std::string& reason) {
    EXPECT_EQ(result.faulty, 0);
    EXPECT_NE(result.fault.find(reason), std::string::npos) << result.fault;
    EXPECT_EQ(result.performances[0].share, 0);
    EXPECT_EQ(result.performances[1].share, 1);
  }
  static constexpr const char* kHello = "read line; echo '{\"type\":\"hello\",\"name\":\"x\"}'\n";

 private:
  std::filesystem::path path_;
};

TEST_F(Program, the_example_in_python_plays_a_whole_game) {
  const GameResult result = play_against_random("python3 " AUDE_SOURCE_DIR "/examples/bot.py");
  EXPECT_EQ(result.faulty, -1) << result.fault;
  EXPECT_GT(result.performances[0].decisions, 60);
}

TEST_F(Program, the_example_has_forty_lines_at_most) {
  std::ifstream in(AUDE_SOURCE_DIR "/examples/bot.py");
  int lines = 0;
  for (std::string line; std::getline(in, line);) ++lines;
  EXPECT_GT(lines, 0);
  EXPECT_LE(lines, 40);
}

TEST_F(Program, our_own_bot_speaks_the_protocol) {
  const GameResult result = play_against_random(AUDE_TEST_BOT);
  EXPECT_EQ(result.faulty, -1) << result.fault;
  EXPECT_EQ(result.performances[0].share, 1);
}

TEST_F(Program, one_that_does_not_exist_loses) {
  expect_loss(play_against_random("/no/such/bot"), "cannot start");
}

TEST_F(Program, one_that_ends_at_once_loses) {
  expect_loss(play_against_random(script("exit 0")), "the program exited");
}

TEST_F(Program, one_that_crashes_in_the_game_loses) {
  expect_loss(play_against_random(script(std::string(kHello) + "read line; kill -9 $$")),
              "the program exited");
}

TEST_F(Program, an_illegal_answer_loses) {
  const std::string bot = std::string(kHello) +
                          "while read line; do case \"$line\" in *'\"type\":\"move\"'*) "
                          "echo '{\"type\":\"move\",\"action\":\"place 99,99 r0\"}';; esac; done";
  expect_loss(play_against_random(script(bot)), "place 99,99");
}

TEST_F(Program, an_answer_that_is_no_json_loses) {
  expect_loss(play_against_random(script(std::string(kHello) + "while read line; do echo hm; done")),
              "JSON");
}

TEST_F(Program, a_megabyte_without_a_line_break_loses) {
  expect_loss(play_against_random(script("head -c 3000000 /dev/zero | tr '\\0' x; sleep 60")), "1 MB");
}

TEST_F(Program, silence_beyond_the_limit_loses) {
  const std::string bot = std::string(kHello) + "while read line; do :; done";
  expect_loss(play_against_random(script(bot), std::chrono::milliseconds(50)), "time limit");
}

TEST_F(Program, one_that_never_reads_cannot_block_us) {
  const std::string bot = std::string(kHello) + "exec sleep 600";
  expect_loss(play_against_random(script(bot), std::chrono::milliseconds(50)), "time limit");
}

TEST_F(Program, after_a_fault_the_next_game_gets_a_new_process) {
  Match match;
  match.bots = {script("exit 0"), "random"};
  const auto game = match.make_game();
  std::vector<std::unique_ptr<Bot>> bots;
  for (const std::string& name : match.bots) bots.push_back(make_bot(name, {}));
  for (int rotation = 0; rotation < 2; ++rotation) {
    EXPECT_EQ(play_game(match, *game, {0, rotation}, bots, nullptr).faulty, 0);
  }
}

}  // namespace
}  // namespace aude::arena
