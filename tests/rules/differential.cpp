// SPDX-License-Identifier: MIT
// Random games of every kind of setup, played by the rules and the reference implementation side by
// side.
//
// AUDE_GAMES sets the number of games, AUDE_SEED the first seed.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "notation/catalogue.h"
#include "support/checked_game.h"
#include "support/dice.h"
#include "support/random_play.h"
#include "support/random_setup.h"

namespace aude::slow {
namespace {

constexpr int kDefaultGames = 2400;
constexpr int kShards = 4;  // so that several processors can share the work

int number_from_environment(const char* name, int otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr ? otherwise : std::atoi(text);
}

// How the players of a random game select actions.
enum class Manner { Uniform, Busy };

int eagerness(const Action& action) {
  if (action.verb == Verb::Pass) return 1;
  if (action.verb == Verb::Deploy) {
    return is_follower(action.piece) ? 4 : 12;  // builders, pigs, shepherds are rare
  }
  return action.verb == Wheel::kCrownVerb || action.verb == Hills::kGrowVerb ? 3 : 2;
}

class Players {
 public:
  Players(Manner manner, Dice& dice) : manner_(manner), dice_(dice) {}

  Action choose(CheckedGame& checked) {
    if (manner_ == Manner::Uniform || checked.state().is_chance()) {
      return random_choice(checked.state(), dice_, legal_, outcomes_);
    }
    int all = 0;
    for (const Action& each : checked.legal()) all += eagerness(each);
    int at = dice_.below(all);
    std::size_t i = 0;
    while ((at -= eagerness(checked.legal()[i])) >= 0) ++i;
    return checked.legal()[i];
  }

 private:
  Manner manner_;
  Dice& dice_;
  ActionList legal_;
  std::vector<Chance> outcomes_;
};

// Plays to the end. If the two disagree, prints a record and returns false.
bool plays_alike(const Setup& setup, Players players) {
  CheckedGame checked(setup);
  while (true) {
    if (const auto difference = checked.difference()) {
      ADD_FAILURE() << *difference << "\nafter " << checked.actions().size() << " actions of\n"
                    << checked.record();
      return false;
    }
    if (checked.state().is_over()) return true;
    checked.apply(players.choose(checked));
  }
}

class Differential : public testing::TestWithParam<int> {};

TEST_P(Differential, random_games_of_every_kind_of_table_agree_after_every_action) {
  const int games = number_from_environment("AUDE_GAMES", kDefaultGames);
  const int first = number_from_environment("AUDE_SEED", 1);
  const auto& groups = playable_set_groups();
  ASSERT_EQ(groups.size(), 80U);
  for (int i = GetParam(); i < games; i += kShards) {
    Dice dice(static_cast<std::uint64_t>(first + i));
    const SetGroup sets = groups[static_cast<std::size_t>(i) % groups.size()];
    const int round = i / static_cast<int>(groups.size());
    const int players = kMinPlayers + round % (kMaxPlayers - kMinPlayers + 1);
    // Every eighth game is played with all sets; the others also with unusual bags and starts.
    const aude::Setup setup = round % 8 == 0 ? plain_setup(sets, players)
                                             : odd_setup(notation::catalogue(), sets, players, dice);
    const Manner manner = round % 2 == 0 ? Manner::Busy : Manner::Uniform;
    SCOPED_TRACE("AUDE_SEED=" + std::to_string(first) + ", game " + std::to_string(i));
    if (!plays_alike(setup, Players(manner, dice))) return;
  }
}

INSTANTIATE_TEST_SUITE_P(shard, Differential, testing::Range(0, kShards));

}  // namespace
}  // namespace aude::slow
