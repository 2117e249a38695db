// SPDX-License-Identifier: MIT
#include "compete/pairing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>

namespace aude::compete {
namespace {

using Pairs = std::vector<Pairing>;

Seeker seeker(const std::string& id, int rating, const std::string& wish = "base 15+0 rated") {
  return {.id = id, .wish = wish, .rating = rating};
}

TEST(Pairing, windows_widen_with_waiting) {
  EXPECT_EQ(window_after(0), 100);
  EXPECT_EQ(window_after(99), 100);
  EXPECT_EQ(window_after(100), 101);
  EXPECT_EQ(window_after(1'000), 110);
  EXPECT_EQ(window_after(59'999), 699);
  EXPECT_FALSE(window_after(60'000));
}

TEST(Pairing, ratings_within_the_window_are_paired) {
  PairingQueue queue;
  queue.add(seeker("ann", 1500), 0);
  EXPECT_EQ(queue.pair(0), Pairs());
  queue.add(seeker("bob", 1601), 0);
  EXPECT_EQ(queue.pair(99), Pairs());
  EXPECT_EQ(queue.size(), 2U);
  EXPECT_EQ(queue.pair(100), (Pairs{{"ann", "bob"}}));
  EXPECT_EQ(queue.size(), 0U);
}

TEST(Pairing, the_window_is_that_of_the_longer_wait_in_both_directions) {
  PairingQueue queue;
  queue.add(seeker("ann", 1500), 0);
  queue.add(seeker("bob", 1300), 9'999);
  EXPECT_EQ(queue.pair(9'999), Pairs());
  EXPECT_EQ(queue.pair(10'000), (Pairs{{"ann", "bob"}}));
}

TEST(Pairing, only_equal_wishes_meet) {
  PairingQueue queue;
  queue.add(seeker("ann", 1500, "base 15+0 rated"), 0);
  queue.add(seeker("bob", 1500, "base 5+0 rated"), 0);
  EXPECT_EQ(queue.pair(1'000'000), Pairs());
}

TEST(Pairing, the_nearest_rating_is_chosen_and_then_the_longest_wait) {
  PairingQueue queue;
  queue.add(seeker("ann", 1500), 0);
  queue.add(seeker("far", 1590), 1);
  queue.add(seeker("low", 1480), 2);
  queue.add(seeker("high", 1520), 3);
  EXPECT_EQ(queue.pair(4), (Pairs{{"ann", "low"}, {"far", "high"}}));
  queue.add(seeker("ann", 1500), 5);
  queue.add(seeker("low", 1410), 5);
  queue.add(seeker("high", 1589), 5);
  EXPECT_EQ(queue.pair(5), (Pairs{{"ann", "high"}}));
}

TEST(Pairing, a_player_without_an_opponent_does_not_stop_the_others) {
  PairingQueue queue;
  queue.add(seeker("champion", 2900), 1'000'000);
  queue.add(seeker("ann", 1500), 1'000'001);
  queue.add(seeker("bob", 1500), 1'000'002);
  EXPECT_EQ(queue.pair(1'000'003), (Pairs{{"ann", "bob"}}));
  queue.add(seeker("cy", 2790), 1'000'500);
  EXPECT_EQ(queue.pair(1'000'999), Pairs());
  EXPECT_EQ(queue.pair(1'001'000), (Pairs{{"champion", "cy"}}));
}

TEST(Pairing, those_who_wait_longest_choose_first) {
  PairingQueue queue;
  queue.add(seeker("old", 1400), 0);
  queue.add(seeker("mid", 1510), 0);
  queue.add(seeker("new", 1500), 0);
  EXPECT_EQ(queue.pair(0), (Pairs{{"old", "new"}}));
  EXPECT_EQ(queue.waited("mid", 7), 7);
  EXPECT_FALSE(queue.waited("old", 7));
}

TEST(Pairing, limits_of_both_players_hold_for_ever) {
  const auto paired = [](int least, int most, int rating) {
    PairingQueue queue;
    Seeker picky = seeker("ann", 1500);
    picky.least = least;
    picky.most = most;
    queue.add(picky, 0);
    queue.add(seeker("bob", rating), 0);
    PairingQueue other;
    other.add(seeker("bob", rating), 0);
    other.add(picky, 0);
    const bool out = !queue.pair(1'000'000).empty();
    EXPECT_EQ(!other.pair(1'000'000).empty(), out);
    return out;
  };
  EXPECT_TRUE(paired(1600, 1800, 1600));
  EXPECT_TRUE(paired(1600, 1800, 1800));
  EXPECT_FALSE(paired(1600, 1800, 1599));
  EXPECT_FALSE(paired(1600, 1800, 1801));
}

TEST(Pairing, the_same_two_do_not_meet_twice_in_a_row_unless_nobody_else_comes) {
  for (const bool reversed : {false, true}) {
    PairingQueue queue;
    Seeker ann = seeker("ann", 1500);
    ann.last_opponent = "bob";
    if (reversed) queue.add(ann, 0);
    queue.add(seeker("bob", 1500), 0);
    if (!reversed) queue.add(ann, 0);
    EXPECT_EQ(queue.pair(59'999), Pairs());
    EXPECT_EQ(queue.pair(60'000).size(), 1U);
  }
  PairingQueue queue;
  queue.add(seeker("ann", 1500), 0);
  queue.add(seeker("bob", 1500), 0);
  EXPECT_EQ(queue.pair(0).size(), 1U);  // no last opponent is not a player
}

TEST(Pairing, a_player_waits_once_and_keeps_the_place_with_the_same_wish) {
  PairingQueue queue;
  queue.add(seeker("ann", 1500), 0);
  queue.add(seeker("bob", 2500), 0);
  queue.add(seeker("ann", 2400), 5'000);
  queue.add(seeker("cy", 1500), 5'000);
  EXPECT_EQ(queue.pair(5'000), (Pairs{{"ann", "bob"}}));  // by the new rating
  queue.remove("cy");
  queue.add(seeker("ann", 1500), 0);
  queue.add(seeker("bob", 2500), 0);
  queue.add(seeker("ann", 1600), 5'000);
  EXPECT_EQ(queue.size(), 2U);
  EXPECT_EQ(queue.waited("ann", 5'000), 5'000);
  queue.add(seeker("ann", 1600, "another"), 6'000);
  EXPECT_EQ(queue.size(), 2U);
  EXPECT_EQ(queue.waited("ann", 6'001), 1);
  queue.add(seeker("bob", 1700, "another"), 7'000);
  EXPECT_EQ(queue.pair(7'000), (Pairs{{"ann", "bob"}}));
}

TEST(Pairing, leaving_the_queue) {
  PairingQueue queue;
  queue.add(seeker("ann", 1500), 0);
  EXPECT_FALSE(queue.remove("bob"));
  EXPECT_TRUE(queue.remove("ann"));
  EXPECT_FALSE(queue.remove("ann"));
  EXPECT_EQ(queue.size(), 0U);
}

// Random arrivals of very different players, most of them near each other: after each pairing, nobody
// who has waited for a minute remains with a possible opponent. So nobody waits longer than a minute
// and the time until the next arrival with the same wish.
TEST(Pairing, nobody_starves) {
  std::mt19937_64 random(7);
  const auto below = [&](int bound) {
    return static_cast<int>(random() % static_cast<unsigned>(bound));
  };
  const std::vector<std::string> wishes{"base", "duel"};
  for (int round = 0; round < 20; ++round) {
    PairingQueue queue;
    std::map<std::string, std::pair<std::string, Millis>> waiting;  // wish and arrival
    Millis now = 0;
    for (int arrival = 0; arrival < 300; ++arrival) {
      now += below(8'000);
      const std::string id = std::to_string(arrival);
      const int rating = below(10) == 0 ? 100 + below(3'000) : 1'400 + below(200);
      const std::string& wish = wishes[static_cast<std::size_t>(below(2))];
      queue.add(seeker(id, rating, wish), now);
      waiting[id] = {wish, now};
      for (const Pairing& pair : queue.pair(now)) {
        ASSERT_EQ(waiting.at(pair.first).first, waiting.at(pair.second).first);
        ASSERT_LE(waiting.at(pair.first).second, waiting.at(pair.second).second);
        waiting.erase(pair.first);
        waiting.erase(pair.second);
      }
      ASSERT_EQ(queue.size(), waiting.size());
      for (const auto& [who, how] : waiting) {
        if (now - how.second < kUnboundedAfter) continue;
        const auto same = [&wanted = how.first](const auto& each) {
          return each.second.first == wanted;
        };
        ASSERT_EQ(std::count_if(waiting.begin(), waiting.end(), same), 1) << who;
      }
    }
  }
}

}  // namespace
}  // namespace aude::compete
