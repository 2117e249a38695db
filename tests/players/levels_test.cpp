// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <thread>

#include "games.h"
#include "stepping_clock.h"
#include "support/data_files.h"

namespace aude::players {
namespace {

TEST(Levels, every_listed_level_can_be_made_and_describes_itself) {
  std::set<std::string_view> people;
  for (const Level& level : levels()) {
    EXPECT_NE(make_player(level.name, 1), nullptr) << level.name;
    EXPECT_EQ(why_no_level(level.name), "");
    EXPECT_FALSE(level.description.empty());
    if (level.for_people) people.insert(level.name);
  }
  EXPECT_EQ(people, (std::set<std::string_view>{"easy", "medium", "hard", "master"}));
}

TEST(Levels, budgets_behind_a_colon_are_nodes_or_milliseconds) {
  for (const char* level : {"hard:2000", "hard:50ms", "uct:10", "master:0", "easy:0ms", "hard+6x8x3x1",
                            "hard+6x8x3x1x3", "hard+2x0x1x1:50ms", "elo:300", "elo:1250", "elo:2150"}) {
    EXPECT_NE(make_player(level, 1), nullptr) << level;
  }
}

TEST(Levels, a_rating_is_told_from_a_level_with_a_budget) {
  for (const char* level : {"elo:300", "elo:2150"}) EXPECT_TRUE(is_rating(level)) << level;
  for (const char* level : {"elo", "elo:2151", "elo:01250", "elo:400ms", "hard:500", "hard", ""})
    EXPECT_FALSE(is_rating(level)) << level;
}

TEST(Levels, wrong_names_are_refused_with_a_reason) {
  for (const char* level :
       {"", "expert", "hard+", "hard+6x8x3", "hard+6x8x3x1x", "hard+6x8x3x1x3x2", "hard+0x8x3x1",
        "hard:", "hard:x", "hard:-1", "hard:5s", "hard:99999999999999999999", ":5", "elo:299",
        "elo:2151", "elo:50ms", "elo+6x8x3x1:500"}) {
    EXPECT_EQ(make_player(level, 1), nullptr) << level;
    EXPECT_NE(why_no_level(level), "") << level;
  }
  EXPECT_NE(why_no_level("expert").find("master"), std::string::npos);
}

struct Table {
  SetGroup sets;
  int players;
};

class EveryLevel : public testing::TestWithParam<std::string> {};

TEST_P(EveryLevel, plays_legal_actions_to_the_end_of_games_of_all_sizes) {
  for (const Table& table : {Table{{SetId::Base}, 2}, Table{kAllSets, 4}, Table{kAllSets, 8}}) {
    const auto game = make_game(table.sets, table.players);
    const State over = play_out(*game, {GetParam()}, 7, {}, [](const State& state, Action action) {
      ASSERT_TRUE(state.is_legal(action)) << notation::to_text(state.game(), action);
    });
    EXPECT_TRUE(over.is_over());
  }
}

INSTANTIATE_TEST_SUITE_P(Levels, EveryLevel,
                         testing::Values("random", "greedy", "harvest", "uct:2", "easy", "medium",
                                         "hard+2x1x1x1:1000", "master:300"),
                         [](const auto& tested) {
                           std::string name = tested.param;
                           std::replace(name.begin(), name.end(), ':', '_');
                           std::replace(name.begin(), name.end(), '+', '_');
                           return name;
                         });

// A game of each level as one number. After an intended change of a level, regenerate the file with
// tests/regenerate-golden; it must not depend on the machine or compiler.
TEST(Levels, play_the_games_they_always_played) {
  std::string played;
  for (const char* level :
       {"random", "greedy", "harvest", "uct:2", "easy", "medium", "hard:4000", "master:8000"}) {
    for (const Table& table : {Table{{SetId::Base}, 2}, Table{kAllSets, 3}}) {
      // Large games are long; these budgets would take too much time in them.
      if (table.players == 3 && std::string(level).find("000") != std::string::npos) continue;
      std::uint64_t sum = 0;
      int actions = 0;
      play_out(*make_game(table.sets, table.players), {level}, 3, {},
               [&](const State& state, Action action) {
                 for (char c : notation::to_text(state.game(), action))
                   sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
                 ++actions;
               });
      played += std::string(level) + " " + std::to_string(table.players) + " " +
                std::to_string(actions) + " " + std::to_string(sum) + "\n";
    }
  }
  const auto file = slow::data_folder() / "levels.txt";
  if (slow::regenerating()) slow::write_file(file, played);
  EXPECT_EQ(played, slow::read_file(file));
}

TEST(Levels, a_budget_of_nothing_still_gives_a_legal_action) {
  const auto game = make_game(kAllSets, 2);
  Limits no_nodes;
  no_nodes.nodes = 0;
  Limits no_time;
  no_time.time = Clock::duration::zero();
  std::atomic<bool> stop{true};
  Limits stopped;
  stopped.stop = &stop;
  for (const Limits& limits : {no_nodes, no_time, stopped}) {
    play_out(*game, {"uct", "master", "hard", "medium"}, 5, limits,
             [](const State& state, Action action) { ASSERT_TRUE(state.is_legal(action)); });
  }
}

TEST(Levels, without_choice_the_answer_comes_without_thought) {
  const auto game = make_game({SetId::Base}, 2);
  int forced = 0;
  ActionList legal;
  play_out(*game, {"random"}, 11, {}, [&](const State& state, Action) {
    state.legal_actions(legal);
    if (legal.size() != 1 || ++forced > 5) return;
    // With these budgets, a search takes far too long unless it is stopped.
    for (const char* level : {"uct:1000000000000", "master:1000000000000"}) {
      EXPECT_EQ(make_player(level, 1)->choose(state, {}), legal[0]);
    }
  });
  EXPECT_GT(forced, 0);
}

TEST(Levels, thinking_ends_when_it_is_told_to_stop) {
  const auto game = make_game({SetId::Base}, 2);
  State state(*game);
  Random chance(1);
  state.apply(random_chance(state, chance));
  for (const char* level : {"uct:1000000000000", "master:1000000000000"}) {
    std::atomic<bool> stop{false};
    Limits limits;
    limits.stop = &stop;
    Action action;
    std::thread thinking([&] { action = make_player(level, 1)->choose(state, limits); });
    stop = true;
    thinking.join();
    EXPECT_TRUE(state.is_legal(action)) << level;
  }
}

// How often a level looks at the clock before its first decision of a game: every 64 nodes.
int looks_of(const char* level, const Game& game, Clock::duration step) {
  SteppingClock::restart(step);
  State state(game);
  Random chance(3);
  state.apply(random_chance(state, chance));
  Limits limits;
  limits.time = std::chrono::hours(1);
  limits.now = SteppingClock::now;
  make_player(level, 1)->choose(state, limits);
  return SteppingClock::looks;
}

// In two-player base games, to which its rating applies, `master` has a budget of nodes, so that a slow
// machine takes longer instead of playing worse, but no longer than five seconds.
TEST(Levels, master_takes_its_time_on_slow_machines_where_its_rating_was_measured) {
  using std::chrono::milliseconds;
  const auto for_two = make_game({SetId::Base}, 2);
  const auto for_three = make_game({SetId::Base}, 3);
  const auto last_look = [](const char* level, const auto& game) {
    return looks_of(level, *game, milliseconds(50)) * 50;  // ms
  };
  EXPECT_NEAR(last_look("master", for_two), 5000, 200);
  EXPECT_NEAR(last_look("master", for_three), 900, 200);
  EXPECT_NEAR(last_look("master:2000ms", for_two), 2000, 200);
  const auto looks_of_fast = [&](const char* level) { return looks_of(level, *for_two, {}); };
  EXPECT_EQ(looks_of_fast("master"), looks_of_fast("master:450000"));
  EXPECT_NE(looks_of_fast("master"), looks_of_fast("master:400000"));
}

}  // namespace
}  // namespace aude::players
