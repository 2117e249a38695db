// SPDX-License-Identifier: MIT
// What rollouts say about a plan: the estimate is the one with the smallest error if plans and luck are
// normal, and long rollouts are played where there is a budget for them.
#include "players/stretches.h"

#include <gtest/gtest.h>

#include <vector>

#include "players/random.h"

namespace aude::players {
namespace {

TEST(Estimate, without_rollouts_is_the_static_evaluation) { EXPECT_EQ(Estimate(0.25F).mean(), 0.25); }

// The mean of a normal quantity known with variance 1 and observed n times with variance 3 is
// n / (n + 3) of the way from the prior to the mean of the observations.
TEST(Estimate, moves_from_the_prior_to_the_rollouts_as_that_of_a_normal_quantity_does) {
  constexpr std::array kOne{Stretch{3, 3.0}};
  Estimate estimate(1.0F);
  estimate.add({8.0F}, kOne);
  EXPECT_DOUBLE_EQ(estimate.mean(), 1.0 + 1.0 / 4 * 8.0);
  for (int i = 0; i < 8; ++i) estimate.add({4.0F}, kOne);
  EXPECT_DOUBLE_EQ(estimate.mean(), 1.0 + 9.0 / 12 * 40.0 / 9);
}

TEST(Estimate, a_stretch_counts_by_the_rollouts_that_have_played_it) {
  constexpr std::array kTwo{Stretch{3, 1.0}, Stretch{5, 2.0}};
  Estimate estimate(0.0F);
  for (int i = 0; i < 3; ++i) estimate.add({2.0F}, std::span(kTwo).first(1));
  EXPECT_DOUBLE_EQ(estimate.mean(), 6.0 / 4);
  estimate.add({2.0F, -6.0F}, kTwo);
  EXPECT_DOUBLE_EQ(estimate.mean(), 8.0 / 5 - 6.0 / 3);
}

float about_normal(Random& random, float deviation) {  // the sum of twelve uniform numbers
  float sum = -6;
  for (int i = 0; i < 12; ++i) sum += static_cast<float>(random.below(1U << 16U)) / 65536.0F;
  return sum * deviation;
}

// Plans whose further stretches differ by what luck hides: the doubts that belong to these variances
// give smaller errors than to believe everything, or the first stretch only.
TEST(Estimate, the_right_doubts_give_the_smallest_error) {
  constexpr std::array<float, 3> kSignal{0.7F, 0.5F, 0.4F};  // standard deviations, in points
  constexpr std::array<float, 3> kLuck{1.0F, 2.0F, 4.0F};
  const auto error = [&](std::span<const Stretch> stretches) {
    Random random(11);
    double squares = 0;
    constexpr int kPlans = 2000;
    for (int plan = 0; plan < kPlans; ++plan) {
      Estimate estimate(0);
      std::array<float, 3> truth;
      for (std::size_t k = 0; k < 3; ++k) truth[k] = about_normal(random, kSignal[k]);
      for (int rollout = 0; rollout < 10; ++rollout) {
        Changes changes{};
        for (std::size_t k = 0; k < 3; ++k) changes[k] = truth[k] + about_normal(random, kLuck[k]);
        estimate.add(changes, stretches);
      }
      const double miss = estimate.mean() - static_cast<double>(truth[0] + truth[1] + truth[2]);
      squares += miss * miss;
    }
    return squares / kPlans;
  };
  // Variance of luck by variance of the plans.
  constexpr std::array kRight{Stretch{3, 1 / 0.49}, Stretch{5, 4 / 0.25}, Stretch{8, 16 / 0.16}};
  constexpr std::array kBelieved{Stretch{3, 0.0}, Stretch{5, 0.0}, Stretch{8, 0.0}};
  const double right = error(kRight);
  // Of each stretch, the share of the plans' variance that ten rollouts cannot tell.
  EXPECT_NEAR(right, 0.49 * 2.04 / 12.04 + 0.25 * 16 / 26 + 0.16 * 100 / 110, 0.02);
  EXPECT_GT(error(kBelieved), 3 * right);
  EXPECT_GT(error(std::span(kRight).first(1)), 1.3 * right);
}

std::vector<int> lengths(int left, double plies, int round) {
  const Stretches stretches = affordable_stretches(left, plies);
  std::vector<int> out;
  for (const Stretch& each : stretches.in_round(round)) out.push_back(each.plies);
  return out;
}

TEST(Stretches, more_plies_pay_for_longer_rollouts_of_the_last_plans) {
  EXPECT_EQ(lengths(40, 100, 0), (std::vector{3}));
  EXPECT_EQ(lengths(40, 1000, 4), (std::vector{3, 5}));
  EXPECT_EQ(lengths(40, 1e9, 1), (std::vector{3, 5, 8}));
  EXPECT_EQ(lengths(40, 1e9, 2), (std::vector{3, 5, 8, 12}));
}

TEST(Stretches, near_the_end_rollouts_show_the_result) {
  EXPECT_EQ(lengths(14, 500, 0), (std::vector{3, 14}));
  EXPECT_EQ(lengths(2, 500, 0), (std::vector{3, 3}));
  EXPECT_EQ(lengths(14, 300, 0), (std::vector{3, 5}));
  EXPECT_EQ(lengths(15, 500, 0), (std::vector{3, 5}));
}

}  // namespace
}  // namespace aude::players
