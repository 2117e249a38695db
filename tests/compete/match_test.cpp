// SPDX-License-Identifier: MIT
#include "compete/match.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace aude::compete {
namespace {

constexpr GameScore kA{{80, 70}};
constexpr GameScore kB{{70, 71}};
constexpr GameScore kTie{{75, 75}};

Match match(MatchForm form) { return *Match::create(form); }

// Plays the games of a text, one letter each: A or B wins, or = for a tie. Returns the starters.
std::string play(Match& match, std::string_view results) {
  std::string starters;
  for (const char result : results) {
    const auto next = match.next();
    if (!next) return starters + "!";
    EXPECT_EQ(next->number, static_cast<int>(match.games().size()));
    starters += next->starter == 0 ? 'A' : 'B';
    match.record(result == 'A' ? kA : result == 'B' ? kB : kTie);
  }
  return starters;
}

// "A", "B", "=" for a tied match, "?" for one that goes on.
std::string outcome(MatchForm form, std::string_view results) {
  Match played = match(form);
  if (play(played, results).ends_with('!')) return "too many games";
  if (!played.is_over()) return played.winner() ? "decided and not over" : "?";
  if (played.next()) return "over, with a next game";
  return !played.winner() ? "=" : *played.winner() == 0 ? "A" : "B";
}

TEST(Match, only_these_numbers_of_games) {
  for (int games = -1; games < 10; ++games)
    EXPECT_EQ(Match::create({.games = games}).has_value(), games == 1 || games == 3 || games == 5)
        << games;
  EXPECT_TRUE(Match::create({.duel = true, .games = 7}));
}

TEST(Match, ends_when_it_is_decided) {
  EXPECT_EQ(outcome({.games = 1}, ""), "?");
  EXPECT_EQ(outcome({.games = 1}, "A"), "A");
  EXPECT_EQ(outcome({.games = 1}, "B"), "B");
  const MatchForm three{.games = 3};
  EXPECT_EQ(outcome(three, "A"), "?");
  EXPECT_EQ(outcome(three, "AA"), "A");
  EXPECT_EQ(outcome(three, "BB"), "B");
  EXPECT_EQ(outcome(three, "AB"), "?");
  EXPECT_EQ(outcome(three, "ABB"), "B");
  EXPECT_EQ(outcome(three, "AAA"), "too many games");
  const MatchForm five{.games = 5};
  EXPECT_EQ(outcome(five, "AA"), "?");
  EXPECT_EQ(outcome(five, "AAA"), "A");
  EXPECT_EQ(outcome(five, "ABAB"), "?");
  EXPECT_EQ(outcome(five, "BAAB"), "?");
  EXPECT_EQ(outcome(five, "BABB"), "B");
  EXPECT_EQ(outcome(five, "ABABA"), "A");
}

TEST(Match, a_tied_game_is_half_a_win_for_each) {
  const MatchForm three{.games = 3};
  EXPECT_EQ(outcome(three, "A="), "?");  // 1.5 to 0.5: B can still equalise
  EXPECT_EQ(outcome(three, "A=="), "A");
  EXPECT_EQ(outcome(three, "A=B"), "=");
  EXPECT_EQ(outcome(three, "==="), "=");
  EXPECT_EQ(outcome(three, "==B"), "B");
  EXPECT_EQ(outcome({.games = 1}, "="), "=");
  EXPECT_EQ(outcome({.games = 5}, "AA="), "?");  // 2.5 to 0.5, two games left
  EXPECT_EQ(outcome({.games = 5}, "AA=="), "A");
  EXPECT_EQ(outcome({.games = 5}, "AAB="), "?");
  Match half = match(three);
  play(half, "A=");
  EXPECT_EQ(half.score(), (std::array{3, 1}));
}

TEST(Match, players_start_alternately) {
  Match five = match({.games = 5});
  EXPECT_EQ(five.next(), (MatchGame{0, 0, 0}));
  EXPECT_EQ(play(five, "ABAB"), "ABAB");
  EXPECT_EQ(five.next(), (MatchGame{4, 0, 4}));  // a deck of its own
}

TEST(Match, a_level_match_can_go_on_until_it_is_decided) {
  const MatchForm one{.games = 1, .ties = Ties::PlayOn};
  EXPECT_EQ(outcome(one, "="), "?");
  EXPECT_EQ(outcome(one, "=="), "?");
  EXPECT_EQ(outcome(one, "==="), "?");
  EXPECT_EQ(outcome(one, "===B"), "B");
  EXPECT_EQ(outcome(one, "=A"), "A");
  const MatchForm three{.games = 3, .ties = Ties::PlayOn};
  EXPECT_EQ(outcome(three, "A=B"), "?");
  EXPECT_EQ(outcome(three, "A=BB"), "B");
  Match longer = match(three);
  EXPECT_EQ(play(longer, "A=B==A"), "ABABAB");
  EXPECT_EQ(longer.winner(), 0);
  EXPECT_EQ(longer.score(), (std::array{7, 5}));
}

TEST(Match, a_forfeited_game_is_lost_whatever_its_points) {
  Match three = match({.games = 3});
  three.record({{99, 1}, 0});
  EXPECT_EQ(three.score(), (std::array{0, 2}));
  EXPECT_FALSE(three.is_over());
  three.record({{1, 99}, 1});
  EXPECT_EQ(three.score(), (std::array{2, 2}));
  three.record({{50, 50}, 1});
  EXPECT_EQ(three.winner(), 0);
}

TEST(Match, a_duel_is_the_same_deck_twice) {
  Match duel = match({.duel = true});
  EXPECT_EQ(duel.next(), (MatchGame{0, 0, 0}));
  duel.record({{90, 60}});
  EXPECT_FALSE(duel.is_over());
  EXPECT_EQ(duel.next(), (MatchGame{1, 1, 0}));
  duel.record({{50, 79}});
  EXPECT_EQ(duel.score(), (std::array{140, 139}));
  EXPECT_EQ(duel.winner(), 0);
  EXPECT_FALSE(duel.next());
}

TEST(Match, the_sum_of_a_duel_decides_and_not_the_games) {
  Match duel = match({.duel = true});
  duel.record({{90, 60}});
  duel.record({{50, 81}});
  EXPECT_EQ(duel.winner(), 1);
  Match tied = match({.duel = true});
  tied.record({{90, 60}});
  tied.record({{50, 80}});
  EXPECT_TRUE(tied.is_over());
  EXPECT_FALSE(tied.winner());
}

TEST(Match, a_level_duel_goes_on_with_another_deck) {
  Match duel = match({.duel = true, .ties = Ties::PlayOn});
  duel.record({{90, 60}});
  duel.record({{50, 80}});
  EXPECT_EQ(duel.next(), (MatchGame{2, 0, 1}));
  duel.record({{90, 10}});
  EXPECT_EQ(duel.next(), (MatchGame{3, 1, 1}));
  EXPECT_FALSE(duel.is_over());
  duel.record({{10, 89}});
  EXPECT_EQ(duel.winner(), 0);
  EXPECT_EQ(duel.games().size(), 4U);
}

TEST(Match, forfeiting_a_game_loses_the_duel) {
  Match duel = match({.duel = true});
  duel.record({{90, 60}, 0});
  EXPECT_EQ(duel.winner(), 1);
  EXPECT_TRUE(duel.is_over());
  Match second = match({.duel = true});
  second.record({{20, 60}});
  second.record({{0, 40}, 1});
  EXPECT_EQ(second.winner(), 0);
  EXPECT_EQ(second.score(), (std::array{20, 60}));
}

TEST(Match, conceding_ends_the_match) {
  Match five = match({.games = 5});
  play(five, "AA");
  five.concede(0);
  EXPECT_TRUE(five.is_over());
  EXPECT_EQ(five.winner(), 1);
  EXPECT_FALSE(five.next());
  Match duel = match({.duel = true});
  duel.concede(1);
  EXPECT_EQ(duel.winner(), 0);
}

TEST(Match, is_a_single_game_by_default) {
  Match one = match({});
  EXPECT_EQ(one.form().games, 1);
  EXPECT_FALSE(one.form().duel);
  EXPECT_EQ(one.form().ties, Ties::Stand);
  one.record(kTie);
  EXPECT_TRUE(one.is_over());
  EXPECT_EQ(match({.games = 5}).form().games, 5);
}

}  // namespace
}  // namespace aude::compete
