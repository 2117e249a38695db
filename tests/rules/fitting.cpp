// SPDX-License-Identifier: MIT
// The vectorised comparisons of many cells agree with plain loops.
#include "rules/fitting.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "rules/eight.h"
#include "rules/sets/river.h"

namespace aude {
namespace {

constexpr auto kBlock = static_cast<std::size_t>(kFittingBlock);

TEST(Fitting, vectors_agree_with_a_plain_comparison_for_each_cell_and_rotation) {
  std::mt19937 random(7);
  const auto bits = [&](int most) {  // random edges, few enough that some cells fit
    unsigned result = 0;
    for (int i = 0; i < most; ++i) result |= 1U << random() % 16;
    return static_cast<EdgeBits>(result);
  };
  int fitting = 0;
  for (int round = 0; round < 2000; ++round) {
    KindInfo kind;
    for (std::size_t r = 0; r < 4; ++r) {
      kind.turned[r].edges = bits(4);
      kind.edges[r] = EightNumbers{} + kind.turned[r].edges;
    }
    std::array<EdgeBits, kFittingBlock> barred;
    for (EdgeBits& cell : barred) cell = round % 10 == 0 ? EdgeBits{0xFFFF} : bits(1 + round % 6);
    const RotationMasks masks = fitting_rotations(barred.data(), kind);
    const auto counts =
        std::bit_cast<std::array<std::uint16_t, kFittingBlock>>(count_fits(barred.data(), kind));
    for (std::size_t i = 0; i < kBlock; ++i) {
      unsigned mask = 0;
      int count = 0;
      for (std::size_t r = 0; r < 4; ++r) {
        if ((barred[i] & kind.turned[r].edges) != 0) continue;
        mask |= 1U << r;
        ++count;
      }
      ASSERT_EQ(masks[i], mask) << "round " << round << ", cell " << i;
      ASSERT_EQ(counts[i], count) << "round " << round << ", cell " << i;
      fitting += count;
    }
  }
  EXPECT_GT(fitting, 1000);
}

TEST(Fitting, a_cell_awaits_the_river_when_some_side_bars_all_else) {
  for (unsigned barred = 0; barred <= 0xFFFF; ++barred) {
    bool awaits = false;
    for (Side side : kSides) {
      const unsigned mask = 0xFU << (index(side) * 4);
      awaits = awaits || (barred & mask) == edges_barred(side, Edge::River);
    }
    ASSERT_EQ(awaits_river(static_cast<EdgeBits>(barred)), awaits) << std::hex << barred;
  }
}

TEST(EightNumbers, the_holder_of_a_lot_is_found_as_by_counting) {
  std::mt19937 random(8);
  for (int round = 0; round < 3000; ++round) {
    std::array<std::uint16_t, 8> numbers;
    int total = 0;
    for (std::uint16_t& number : numbers) {
      number = static_cast<std::uint16_t>(round % 3 == 0 ? random() % 4000 : random() % 4);
      total += number;
    }
    const EightNumbers eight = eight_at(numbers.data());
    ASSERT_EQ(sum_of(eight), total);
    for (int n = 0, number = 0, before = 0; n < total; ++n) {
      while (n >= before + numbers[static_cast<std::size_t>(number)])
        before += numbers[static_cast<std::size_t>(number++)];
      const PickPosition holder = find_pick(eight, n);
      ASSERT_EQ(holder.holder, number) << "round " << round << ", lot " << n;
      ASSERT_EQ(holder.picks_before, before);
    }
  }
}

TEST(EightNumbers, numbers_up_to_n_are_counted_as_one_by_one) {
  std::mt19937 random(9);
  for (int count = 1; count < 30; ++count) {
    std::vector<std::uint16_t> numbers(static_cast<std::size_t>(blocks_for(count) * kPerBlock), 0xFFFF);
    int last = 0;
    for (int i = 0; i < count; ++i) {
      last += static_cast<int>(random() % 3) * (count % 2 == 0 ? 1 : 700);
      numbers[static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(last);
    }
    for (int n = 0; n <= last + 1; ++n) {
      int plain = 0;
      for (int i = 0; i < count; ++i) plain += numbers[static_cast<std::size_t>(i)] <= n;
      ASSERT_EQ(count_up_to(numbers.data(), count, n), plain) << count << " numbers, n = " << n;
    }
  }
}

}  // namespace
}  // namespace aude
