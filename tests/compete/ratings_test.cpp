// SPDX-License-Identifier: MIT
// Standings: bounds, kinds and weights by hand, and a long log that another program has evaluated.
#include "compete/ratings.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>

namespace aude::compete {
namespace {

constexpr Millis kDay = 24 * 60 * 60 * 1000;
constexpr Millis kStart = 1'750'000'000'000;

RatedResult result(Kind kind, Millis at, std::vector<RatedResult::Player> players) {
  return {kind, at, std::move(players)};
}

// Ann against Bob: Ann's place, and Bob's is the other.
RatedResult ann_bob(Millis at, bool ann_wins = true, Kind kind = Kind::Base) {
  return result(kind, at, {{"ann", ann_wins ? 1 : 2}, {"bob", ann_wins ? 2 : 1}});
}

TEST(Kinds, of_games) {
  EXPECT_EQ(kind_of(2, true, false), Kind::Base);
  EXPECT_EQ(kind_of(2, true, true), Kind::BaseDuel);
  EXPECT_EQ(kind_of(2, false, false), Kind::Sets);
  EXPECT_EQ(kind_of(2, false, true), Kind::Sets);
  EXPECT_EQ(kind_of(3, true, false), Kind::Several);
  EXPECT_EQ(kind_of(6, false, false), Kind::Several);
}

TEST(Kinds, have_names) {
  EXPECT_EQ(name_of(Kind::Base), "base");
  EXPECT_EQ(name_of(Kind::BaseDuel), "base_duel");
  EXPECT_EQ(name_of(Kind::Sets), "sets");
  EXPECT_EQ(name_of(Kind::Several), "several");
  for (int i = 0; i < kKinds; ++i) EXPECT_EQ(kind_named(name_of(Kind(i))), Kind(i));
  EXPECT_FALSE(kind_named("bases"));
}

TEST(Standings, a_new_player) {
  EXPECT_EQ(Standing(), (Standing{1'500'000, 350'000, 60'000'000, 0, 0}));
  EXPECT_EQ(current(Standing(), kStart), Standing());
  EXPECT_EQ(shown(Standing(), kStart), (ShownRating{1500, 686, true}));
  EXPECT_EQ(Ratings().of("ann", Kind::Base), Standing());
}

TEST(Standings, idle_players_become_less_certain_up_to_a_bound) {
  const Standing settled{1'712'400, 60'000, 60'000'000, 30, kStart};
  EXPECT_EQ(current(settled, kStart), settled);
  EXPECT_EQ(current(settled, kStart - kDay), settled);
  EXPECT_EQ(current(settled, kStart + 4 * kDay).deviation, 60'899);  // sqrt(3600 + 10.423068^2)
  EXPECT_EQ(current(settled, kStart + 365 * kDay).deviation, 116'247);
  EXPECT_EQ(current(settled, kStart + 365 * kDay).rating, 1'712'400);
  EXPECT_EQ(current(settled, kStart + 36'500 * kDay).deviation, 350'000);
  EXPECT_FALSE(is_provisional(settled, kStart));
  EXPECT_TRUE(is_provisional(settled, kStart + 365 * kDay));
}

TEST(Standings, are_shown_with_their_margin) {
  EXPECT_EQ(shown({1'712'500, 60'000, 60'000'000, 30, kStart}, kStart),
            (ShownRating{1713, 118, false}));
  EXPECT_EQ(shown({1'712'499, 110'000, 60'000'000, 30, kStart}, kStart),
            (ShownRating{1712, 216, false}));
  EXPECT_EQ(shown({1'712'499, 110'001, 60'000'000, 30, kStart}, kStart),
            (ShownRating{1712, 216, true}));
  EXPECT_FALSE(is_provisional({1'500'000, 110'000, 60'000'000, 30, kStart}, kStart));
  EXPECT_TRUE(is_provisional({1'500'000, 110'001, 60'000'000, 30, kStart}, kStart));
}

TEST(Standings, the_best_have_games_and_a_certain_rating) {
  const std::vector<Standing> all{
      {1'600'000, 60'000, 60'000'000, 20, kStart},                // 0
      {1'900'000, 60'000, 60'000'000, 19, kStart},                // too few games
      {1'900'000, 110'001, 60'000'000, 50, kStart},               // provisional
      {1'700'000, 110'000, 60'000'000, 50, kStart},               // 3
      {1'600'000, 50'000, 60'000'000, 90, kStart},                // 4: more certain than 0
      {1'600'000, 60'000, 60'000'000, 99, kStart},                // 5: like 0
      {2'000'000, 60'000, 60'000'000, 99, kStart - 400 * kDay}};  // has become provisional
  EXPECT_EQ(ranking(all, kStart), (std::vector<std::size_t>{3, 4, 0, 5}));
  EXPECT_EQ(ranking(all, kStart - 400 * kDay).front(), 6U);
}

TEST(Weights, of_repeated_pairs) {
  for (int earlier = 0; earlier < 5; ++earlier) EXPECT_EQ(pair_weight(earlier), 1);
  EXPECT_DOUBLE_EQ(pair_weight(5), 0.8);
  EXPECT_DOUBLE_EQ(pair_weight(6), 0.64);
  EXPECT_NEAR(pair_weight(14), std::pow(0.8, 10), 1e-15);
  double sum = 0;
  for (int earlier = 0; earlier < 1000; ++earlier) sum += pair_weight(earlier);
  EXPECT_NEAR(sum, 9, 1e-9);
}

TEST(Weights, of_pairs_in_a_group) {
  EXPECT_EQ(group_weight(2), 1);
  EXPECT_DOUBLE_EQ(group_weight(3), 2.0 / 3);
  EXPECT_EQ(group_weight(4), 0.5);
}

TEST(RatedGames, the_first_game_of_two_new_players) {
  // Glicko-2 by hand: g(350) = 0.6690669, v = 4/g^2, phi^2 = 4.059296, no time has passed.
  const double g2 = 0.6690669 * 0.6690669;
  const double variance = 1 / (1 / 4.059296 + g2 / 4);
  const auto after =
      rated(std::vector<Entrant>{{{}, 1, false, {0, 0}}, {{}, 2, false, {0, 0}}}, kStart);
  EXPECT_NEAR(static_cast<double>(after[0].rating),
              1'500'000 + 173'717.8 * variance * std::sqrt(g2) / 2, 1);
  EXPECT_NEAR(static_cast<double>(after[0].deviation), 173'717.8 * std::sqrt(variance), 1);
  EXPECT_EQ(after[0].rating + after[1].rating, 3'000'000);
  EXPECT_EQ(after[0].deviation, after[1].deviation);
  EXPECT_EQ(after[0].volatility, 60'000'000);
  EXPECT_EQ(after[0].games, 1);
  EXPECT_EQ(after[0].played, kStart);
}

TEST(RatedGames, a_tie_of_equals_changes_only_the_deviation) {
  const auto after =
      rated(std::vector<Entrant>{{{}, 1, false, {0, 0}}, {{}, 1, false, {0, 0}}}, kStart);
  EXPECT_EQ(after[0].rating, 1'500'000);
  EXPECT_LT(after[0].deviation, 350'000);
  EXPECT_EQ(after[0], after[1]);
}

TEST(RatedGames, numbers_stay_within_their_bounds) {
  const Standing top{3'999'999, 350'000, 60'000'000, 9, kStart};
  const Standing bottom{100'001, 350'000, 60'000'000, 9, kStart};
  auto after = rated(std::vector<Entrant>{{top, 1, false, {0, 0}}, {top, 2, false, {0, 0}}}, kStart);
  EXPECT_EQ(after[0].rating, 4'000'000);
  after = rated(std::vector<Entrant>{{bottom, 1, false, {0, 0}}, {bottom, 2, false, {0, 0}}}, kStart);
  EXPECT_EQ(after[1].rating, 100'000);
  const Standing sure{1'500'000, 45'000, 60'000'000, 99, kStart};
  after = rated(std::vector<Entrant>{{sure, 1, false, {0, 0}}, {sure, 2, false, {0, 0}}}, kStart);
  EXPECT_EQ(after[0].deviation, 45'000);
}

TEST(RatedGames, three_players_are_three_pairs_of_two_thirds) {
  const Standing a{1'600'000, 80'000, 60'000'000, 9, kStart};
  const Standing b{1'500'000, 90'000, 60'000'000, 9, kStart};
  const Standing c{1'400'000, 70'000, 60'000'000, 9, kStart};
  const auto after = rated(
      std::vector<Entrant>{
          {a, 2, false, {0, 0, 5}}, {b, 1, false, {0, 0, 0}}, {c, 2, false, {5, 0, 0}}},
      kStart + 4 * kDay);
  const Standing now_b = current(b, kStart + 4 * kDay);
  const Standing now_c = current(c, kStart + 4 * kDay);
  const std::vector<Encounter> games{
      {1500, static_cast<double>(now_b.deviation) / 1000, 0, 2.0 / 3},
      {1400, static_cast<double>(now_c.deviation) / 1000, 0.5, 2.0 / 3 * 0.8}};
  const Glicko expected = after_games({1600, 80, 0.06}, games, 1);
  EXPECT_EQ(after[0].rating, std::llround(expected.rating * 1000));
  EXPECT_EQ(after[0].deviation, std::llround(expected.deviation * 1000));
  EXPECT_EQ(after[0].volatility, std::llround(expected.volatility * 1e9));
  EXPECT_GT(after[1].rating, b.rating);
}

TEST(RatedGames, an_anchor_measures_others_and_does_not_change) {
  Ratings ratings;
  ratings.set_anchor("hard", Kind::Base, 2'150'000);
  const Standing before = ratings.of("hard", Kind::Base);
  EXPECT_EQ(before, (Standing{2'150'000, 45'000, 60'000'000, 0, 0}));
  ratings.add(result(Kind::Base, kStart, {{"ann", 1}, {"hard", 2}}));
  ratings.add(result(Kind::Base, kStart + 400 * kDay, {{"bob", 1}, {"hard", 2}}));
  EXPECT_EQ(ratings.of("hard", Kind::Base),
            (Standing{2'150'000, 45'000, 60'000'000, 2, kStart + 400 * kDay}));
  // Its deviation has not grown: Bob, equally new, gains the same as Ann.
  EXPECT_EQ(ratings.of("ann", Kind::Base).rating, ratings.of("bob", Kind::Base).rating);
  EXPECT_GT(ratings.of("ann", Kind::Base).rating, 1'800'000);
  // In other kinds it is a player like others.
  ratings.add(result(Kind::Sets, kStart, {{"ann", 1}, {"hard", 2}}));
  EXPECT_LT(ratings.of("hard", Kind::Sets).rating, 1'500'000);
}

TEST(RatedGames, kinds_are_separate) {
  Ratings ratings;
  for (int i = 0; i < 9; ++i) ratings.add(ann_bob(kStart));
  EXPECT_EQ(ratings.of("ann", Kind::Sets), Standing());
  ratings.add(ann_bob(kStart, true, Kind::Sets));
  Ratings fresh;
  fresh.add(ann_bob(kStart, true, Kind::Sets));
  EXPECT_EQ(ratings.of("ann", Kind::Sets), fresh.of("ann", Kind::Sets));
  EXPECT_EQ(ratings.all().size(), 4U);
}

// Five games, and then one more at the given time, seen from either side.
std::int64_t gain_after_five(Millis at, bool swapped) {
  Ratings ratings;
  for (int i = 0; i < 5; ++i) ratings.add(ann_bob(kStart, i % 2 == 0));
  const std::int64_t before = ratings.of("ann", Kind::Base).rating;
  if (swapped) {
    ratings.add(result(Kind::Base, at, {{"bob", 2}, {"ann", 1}}));
  } else {
    ratings.add(ann_bob(at));
  }
  return ratings.of("ann", Kind::Base).rating - before;
}

TEST(RatedGames, the_same_pair_counts_less_within_a_week) {
  const std::int64_t within = gain_after_five(kStart + 7 * kDay - 1, false);
  const std::int64_t later = gain_after_five(kStart + 7 * kDay, false);
  EXPECT_LT(within * 10, later * 9);
  EXPECT_GT(within * 10, later * 7);
  EXPECT_EQ(gain_after_five(kStart + 7 * kDay - 1, true), within);
  EXPECT_EQ(gain_after_five(kStart + 7 * kDay, true), later);
}

TEST(RatedGames, every_pair_of_a_group_counts_less) {
  Ratings ratings;
  const RatedResult group = result(Kind::Several, kStart, {{"ann", 1}, {"bob", 2}, {"cy", 3}});
  for (int i = 0; i < 6; ++i) ratings.add(group);
  std::vector<Entrant> entrants;
  for (const auto& player : group.players)
    entrants.push_back({ratings.of(player.id, Kind::Several), player.place, false, {6, 6, 6}});
  const std::vector<Standing> expected = rated(entrants, kStart);
  ratings.add(group);
  EXPECT_EQ(ratings.of("ann", Kind::Several), expected[0]);
  EXPECT_EQ(ratings.of("bob", Kind::Several), expected[1]);
  EXPECT_EQ(ratings.of("cy", Kind::Several), expected[2]);
}

TEST(RatedGames, farming_a_friend_is_worth_fewer_than_nine_games) {
  Ratings ratings;
  for (int i = 0; i < 300; ++i) ratings.add(ann_bob(kStart + i));
  const std::int64_t farmed = ratings.of("ann", Kind::Base).rating;
  Ratings nine;
  for (int i = 0; i < 9; ++i)
    nine.add(result(Kind::Base, kStart + i, {{"ann", 1}, {"bob" + std::to_string(i), 2}}));
  EXPECT_LT(farmed, nine.of("ann", Kind::Base).rating);
  ratings.add(ann_bob(kStart + 300));
  EXPECT_EQ(ratings.of("ann", Kind::Base).rating, farmed);
}

TEST(RatedGames, a_log_evaluated_by_another_program) {
  std::ifstream file(AUDE_SOURCE_DIR "/tests/data/compete/ratings.txt");
  Ratings ratings;
  std::string word;
  std::string kind;
  std::string id;
  int results = 0;
  int standings = 0;
  while (file >> word >> kind) {
    if (word == "anchor") {
      std::int64_t rating = 0;
      file >> id >> rating;
      ratings.set_anchor(id, *kind_named(kind), rating);
    } else if (word == "result") {
      RatedResult read{*kind_named(kind), 0, {}};
      std::size_t count = 0;
      file >> read.at >> count;
      read.players.resize(count);
      for (auto& player : read.players) file >> player.id >> player.place;
      ratings.add(read);
      ++results;
    } else {
      Standing expected;
      file >> id >> expected.rating >> expected.deviation >> expected.volatility >> expected.games >>
          expected.played;
      EXPECT_EQ(ratings.of(id, *kind_named(kind)), expected) << kind << " " << id;
      ++standings;
    }
  }
  EXPECT_EQ(results, 1000);
  EXPECT_EQ(standings, 44);
}

}  // namespace
}  // namespace aude::compete
