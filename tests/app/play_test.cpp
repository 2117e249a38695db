// SPDX-License-Identifier: MIT
// The terminal game, played by a typist who reads the screen.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <regex>
#include <sstream>
#include <streambuf>

#include "app/play_session.h"
#include "notation/actions.h"
#include "notation/catalogue.h"

namespace aude::app {
namespace {

// Standard input whose lines depend on the screen so far. Input ends when the answer is empty.
class Typist : public std::streambuf {
 public:
  using Answer = std::function<std::optional<std::string>(const std::string& screen)>;
  Typist(std::ostringstream& screen, Answer answer) : screen_(screen), answer_(std::move(answer)) {}

 protected:
  int_type underflow() override {
    const auto line = answer_(screen_.str());
    screen_.str("");
    if (!line) return traits_type::eof();
    line_ = *line + "\n";
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_[0]);
  }

 private:
  std::ostringstream& screen_;
  Answer answer_;
  std::string line_;
};

struct Played {
  std::string screens;  // all that was shown
  notation::Record record;
};

// Plays with this input and returns the output and the saved record.
class PlayTest : public ::testing::Test {
 protected:
  void SetUp() override {
    // The same test may run in several builds at once.
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    file_ = (std::filesystem::temp_directory_path() /
             ("aude-play-" + std::string(test->name()) + std::to_string(getpid()) + ".json"))
                .string();
    std::filesystem::remove(file_);
  }
  void TearDown() override { std::filesystem::remove(file_); }

  Played play(const aude::Setup& setup, Typist::Answer answer, std::uint64_t seed = 1) {
    const auto game = *Game::create(notation::catalogue(), setup);
    std::ostringstream screen;
    std::string all;
    Typist typist(screen, [&](const std::string& shown) {
      all += shown;
      return answer(shown);
    });
    std::istream in(&typist);
    PlaySession session(game, State(*game), {setup, {}},
                        {in, screen, [] { return Look{}; }, file_, seed});
    session.run();
    return {all + screen.str(), saved()};
  }
  Played play_lines(const aude::Setup& setup, std::vector<std::string> lines) {
    std::size_t next = 0;
    return play(setup, [&](const std::string&) -> std::optional<std::string> {
      if (next == lines.size()) return std::nullopt;
      return lines[next++];
    });
  }
  notation::Record saved() const {
    std::ifstream in(file_);
    std::stringstream text;
    text << in.rdbuf();
    auto record = notation::parse_record(text.str());
    return record ? *record : notation::Record{};
  }

  std::string file_;
};

Setup table_of(SetGroup sets, std::vector<std::string> players) {
  aude::Setup setup;
  setup.sets = sets;
  setup.players = std::move(players);
  return setup;
}

// Follows the screen: takes the placement offered as an example and one of the numbered choices.
Typist::Answer newcomer() {
  return [turn = 0U](const std::string& all) mutable -> std::optional<std::string> {
    if (++turn > 2000) return std::nullopt;  // no game is that long: something is asked again and again
    const std::string screen = all.substr(all.rfind("\n\n"));  // what stands below the board
    std::smatch found;
    if (screen.find("Enter to end the turn") != screen.npos) return "";
    if (std::regex_search(screen, found, std::regex("such as (\\w+)\\."))) return found[1];
    std::vector<std::string> numbers;
    const std::regex number("\n  (\\d+)  ");
    for (auto each = std::sregex_iterator(screen.begin(), screen.end(), number);
         each != std::sregex_iterator(); ++each) {
      numbers.push_back((*each)[1]);
    }
    if (numbers.empty()) return std::nullopt;
    return numbers[turn * 7 % numbers.size()];
  };
}

TEST_F(PlayTest, whole_game_of_people_ends_with_its_scores_and_a_record_that_replays) {
  const aude::Setup setup = table_of({SetId::Base}, {"Anna", "Ben"});
  const Played played = play(setup, newcomer());
  EXPECT_NE(played.screens.find("The game is over."), std::string::npos);
  const auto game = *Game::create(notation::catalogue(), setup);
  State state(*game);
  for (const std::string& text : played.record.actions) {
    const auto action = notation::legal_action(state, text);
    ASSERT_TRUE(action) << text;
    state.apply(*action);
  }
  EXPECT_TRUE(state.is_over());
}

TEST_F(PlayTest, a_hint_names_what_to_type) {
  // One more tile is to come: the search is exact, and prefers the farmer.
  aude::Setup setup = table_of({SetId::Base}, {"You", "Ben"});
  setup.bag = {SupplyTile{"E", 0}, SupplyTile{"E", 0}};
  const Played played = play_lines(setup, {"hint", "", "q"});
  std::smatch found;
  ASSERT_TRUE(std::regex_search(played.screens, found, std::regex("\n1  ([a-z]\\d), then farmer")))
      << played.screens;
  EXPECT_NE(played.screens.find("   -4.0  You score 0 instead of 4 at once\n"), std::string::npos);
  // It works, and there is nothing to say between two turns.
  const Played after = play_lines(setup, {found[1], "hint", "", "1", "hint", "", "q"});
  EXPECT_NE(after.screens.find("\n1  farmer in the field"), std::string::npos) << after.screens;
  EXPECT_NE(after.screens.find("There is nothing to decide now.\n"), std::string::npos);
  EXPECT_EQ(after.record.actions.size(), 3U);
}

TEST_F(PlayTest, everything_of_the_big_box_is_shown_and_answered) {
  const aude::Setup setup =
      table_of({Base::kId, River::kId, Inns::kId, Traders::kId, Hills::kId, Wheel::kId},
               {"Anna", "Ben", "random"});
  std::string screens;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) screens += play(setup, newcomer(), seed).screens;
  for (const char* sight :
       {"The game is over.", "Plague: Anna, take back one meeple.",
        "'s turn: draw another token, or bring the flock home.", ">fortune", "The pig walks", "sheep",
        "A tile goes face down under the hill", " crown space", " wins!"}) {
    EXPECT_NE(screens.find(sight), std::string::npos) << sight;
  }
}

TEST_F(PlayTest, bots_play_a_game_by_themselves) {
  const Played played = play_lines(table_of({SetId::Base}, {"random", "random-2"}), {});
  EXPECT_NE(played.screens.find("The game is over."), std::string::npos);
}

TEST_F(PlayTest, scores_are_explained_with_their_calculation) {
  const Played played = play(table_of({SetId::Base}, {"Anna", "Ben"}), newcomer());
  const std::regex wanted(
      "(At the end, )?(Anna|Ben) scores (\\d+) points for a road at .*: \\3 tiles x 1 = \\3\\.");
  std::istringstream lines(played.screens);
  bool explained = false;
  for (std::string line; std::getline(lines, line);)
    explained = explained || std::regex_match(line, wanted);
  EXPECT_TRUE(explained);
}

Setup one_road() {
  aude::Setup setup = table_of({SetId::Base}, {"Anna", "Ben"});
  setup.bag = std::vector<SupplyTile>(3, SupplyTile{"U", 0});
  return setup;
}

TEST_F(PlayTest, undo_takes_back_step_by_step_until_the_draw) {
  const Played played = play_lines(one_road(), {"a1", "1", "u", "u", "u"});
  EXPECT_EQ(played.record.actions, (std::vector<std::string>{"draw U"}));
  EXPECT_NE(played.screens.find("Nothing to undo"), std::string::npos);
}

TEST_F(PlayTest, after_the_next_draw_nothing_is_taken_back) {
  const Played played = play_lines(one_road(), {"a1", "0", "", "u"});
  EXPECT_EQ(played.record.actions.size(), 4U);
  EXPECT_EQ(played.record.actions.back(), "draw U");
}

TEST_F(PlayTest, words_of_the_notation_are_understood_too) {
  const Played played = play_lines(one_road(), {"place 1,0 r2", "follower 0"});
  EXPECT_EQ(played.record.actions, (std::vector<std::string>{"draw U", "place 1,0 r2", "follower 0"}));
}

TEST_F(PlayTest, wrong_input_is_named_and_changes_nothing) {
  const Played played = play_lines(one_road(), {"zz9", "place 7,7 r0", "", "pass"});
  EXPECT_EQ(played.record.actions, (std::vector<std::string>{"draw U"}));
  EXPECT_NE(played.screens.find("\"zz9\" is not one of the choices"), std::string::npos);
  EXPECT_NE(played.screens.find("place -1,0 r0"), std::string::npos)
      << "the refusal says what would be legal";
}

TEST_F(PlayTest, saving_elsewhere_goes_on_there) {
  const std::string other = file_ + ".other";
  play_lines(one_road(), {"s " + other, "a1", "0"});
  EXPECT_EQ(saved().actions.size(), 1U);
  file_ = other;
  EXPECT_EQ(saved().actions.size(), 3U);
  std::filesystem::remove(file_ = other);
}

TEST_F(PlayTest, a_closed_terminal_loses_nothing) {
  const Played played = play_lines(one_road(), {"a1"});
  EXPECT_EQ(played.record.actions, (std::vector<std::string>{"draw U", "place -1,0 r0"}));
  EXPECT_NE(played.screens.find("--resume " + file_), std::string::npos);
}

TEST_F(PlayTest, headlines_address_you_and_name_others) {
  aude::Setup setup = one_road();
  setup.players = {"You", "Ben"};
  const std::string screens = play_lines(setup, {"a1", "0", "", "a1"}).screens;
  for (const char* sight :
       {"\nYour turn: lay a tile.\n", "\nPlace a piece, or press Enter to keep it.\n",
        "\nBen's turn: lay a tile.\n", "\nBen's turn: place a piece, or press Enter to keep it.\n",
        "\nYou lay U at -1,0.\n", "\nBen lays U at ", "2 tiles to draw", "1 tile to draw"}) {
    EXPECT_NE(screens.find(sight), std::string::npos) << sight;
  }
  EXPECT_EQ(screens.find("You lays"), std::string::npos);
}

TEST_F(PlayTest, help_lists_the_commands) {
  const Played played = play_lines(one_road(), {"?", ""});
  EXPECT_NE(played.screens.find("undo the last step"), std::string::npos);
}

TEST(Bots, are_known_by_their_level) {
  EXPECT_TRUE(is_bot("random"));
  EXPECT_TRUE(is_bot("hard-2"));
  EXPECT_TRUE(is_bot("medium~farmer"));
  EXPECT_TRUE(is_bot("elo:1250~thief-2"));
  EXPECT_FALSE(is_bot("Anna~farmer"));
  EXPECT_FALSE(is_bot("Anna"));
  EXPECT_FALSE(is_bot("randomly"));
}

}  // namespace
}  // namespace aude::app
