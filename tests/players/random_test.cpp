// SPDX-License-Identifier: MIT
// The generator: the same sequence on every machine, and a uniform distribution.
#include "players/random.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace aude::players {
namespace {

TEST(Random, known_numbers_for_a_known_seed) {
  Random random(1);
  const std::vector<std::uint64_t> numbers{random.next(), random.next(), random.next()};
  EXPECT_EQ(numbers, (std::vector<std::uint64_t>{0xB3F2AF6D0FC710C5U, 0x853B559647364CEAU,
                                                 0x92F89756082A4514U}));
}

TEST(Random, bounded_numbers_are_even) {
  Random random(2);
  for (std::uint32_t bound : {1U, 2U, 7U, 100U}) {
    std::vector<int> counts(bound);
    constexpr int kEach = 10'000;
    for (std::uint32_t i = 0; i < bound * kEach; ++i) {
      const std::uint32_t number = random.below(bound);
      ASSERT_LT(number, bound);
      ++counts[number];
    }
    for (int count : counts) EXPECT_NEAR(count, kEach, 5 * 100) << bound;
  }
}

TEST(Random, the_largest_bounds_work) {
  Random random(3);
  std::set<std::uint32_t> seen;
  for (int i = 0; i < 1000; ++i) seen.insert(random.below(0xFFFFFFFF));
  EXPECT_GT(seen.size(), 990U);
}

TEST(Random, near_seeds_give_far_streams) {
  std::set<std::uint64_t> first;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) first.insert(Random(seed).next());
  EXPECT_EQ(first.size(), 1000U);
}

}  // namespace
}  // namespace aude::players
