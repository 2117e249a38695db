// SPDX-License-Identifier: MIT
// The second look at mistakes.
#include <cmath>

#include "reference.h"

namespace aude::study {
namespace {

// The rollouts that choose the best plan are those in which it was lucky. How much worse another plan
// is, others say: as many as both have, of twelve turn parts, with draws of their own.
TEST(SecondLook, says_how_large_a_mistake_is) {
  const auto game = make_game({SetId::Base}, 2);
  const State state = position(*game, 1, 30);
  DecisionEvaluator evaluator(*game);
  const std::vector<Action> played = worst_plan(evaluator, state);
  const auto searched = [&](std::uint64_t nodes) {
    const Effort effort{.nodes = 8'000, .second = {.nodes = nodes, .turns = 12, .near_end = 0}};
    return evaluator.evaluate(state, played, effort);
  };
  const DecisionEvaluation first = searched(0);
  const DecisionEvaluation both = searched(32'000);
  const Plan& once = *first.best_from(played);
  const Plan& twice = *both.best_from(played);
  ASSERT_GT(once.error, 3.0F) << "a mistake";
  const int rollouts = twice.rollouts - once.rollouts;
  ASSERT_GT(rollouts, 8);
  EXPECT_EQ(both.best().rollouts - first.best().rollouts, rollouts) << "the best plan gets as many";

  Effort second{.seed = kSecondSeed ^ Effort{}.seed, .turns = 12};
  Reference reference(state, second);
  auto better = reference.compared(both.best());
  auto worse = reference.compared(twice);
  for (int i = 0; i < rollouts; ++i) {
    reference.roll(better);
    reference.roll(worse);
  }
  const double grown = 1 + 0.2 * 6 / 32;  // until the end of the game
  const auto [mean, std_error] = reference.lead(better, worse);
  EXPECT_NEAR(twice.error, grown * mean, 1e-3);
  EXPECT_NEAR(twice.sampling_error, grown * std_error, 1e-3);
  EXPECT_NEAR(twice.std_error,
              std::hypot(grown * std_error, std::sqrt(8.0 / 12.0) * (1.2 + 0.12 * grown * mean)), 1e-3);
  EXPECT_NEAR(margin(both.best().expected, state.actor(), 2) - margin(twice.expected, state.actor(), 2),
              twice.error, 1e-2);
  for (const Plan& plan : both.plans) {
    const Plan* same = first.best_from(plan.actions());
    EXPECT_TRUE(same->rollouts != plan.rollouts || same->error == plan.error) << "as before";
  }
}

// Fewer than four rollouts say nothing.
TEST(SecondLook, that_ended_too_soon_does_not_count) {
  const auto game = make_game({SetId::Base}, 2);
  const State state = position(*game, 1, 30);
  DecisionEvaluator evaluator(*game);
  const std::vector<Action> played = worst_plan(evaluator, state);
  const auto searched = [&](std::uint64_t nodes) {
    const Effort effort{.nodes = 100, .second = {.nodes = nodes, .turns = 12, .near_end = 0}};
    return *evaluator.evaluate(state, played, effort).best_from(played);
  };
  const Plan first = searched(0);
  const Plan both = searched(100);
  EXPECT_EQ(both.rollouts, first.rollouts + 1);
  EXPECT_EQ(both.error, first.error);
  EXPECT_EQ(both.std_error, first.std_error);
}

// The last rollouts of the first look may show that another plan leads; the second look is at that one.
// That happens with the best tiles and the worst pieces on them.
TEST(SecondLook, is_at_the_plan_that_leads_in_the_end) {
  const auto game = make_game({SetId::Base}, 2);
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const State state = position(*game, seed, 55);
    DecisionEvaluator evaluator(*game);
    const auto plans = evaluator.different_plans(state);
    const Action tile = plans[seed % 4].actions[0];
    const auto worst = std::find_if(plans.rbegin(), plans.rend(), [&](const players::TurnPlan& each) {
      return each.actions[0] == tile;
    });
    const std::vector<Action> played(worst->actions.begin(), worst->actions.begin() + worst->count);
    const auto found = evaluator.evaluate(state, played, {.nodes = 6'000, .seed = seed});
    for (const Plan& plan : found.plans) {
      const float behind =
          margin(found.best().expected, state.actor(), 2) - margin(plan.expected, state.actor(), 2);
      EXPECT_NEAR(std::max(0.0F, behind), plan.error, 1e-2);
    }
  }
}

// A move that is as good as any needs no second look.
TEST(SecondLook, is_not_at_the_best_plan_alone) {
  const auto game = make_game({SetId::Base}, 2);
  const State state = position(*game, 3, 30);
  DecisionEvaluator evaluator(*game);
  const DecisionEvaluation found = evaluator.evaluate(state, {}, {.nodes = 8'000});
  const auto best = found.best().actions();
  const std::vector<Action> played(best.begin(), best.end());
  const std::uint64_t before = evaluator.nodes();
  const DecisionEvaluation again = evaluator.evaluate(state, played, {.nodes = 8'000});
  EXPECT_TRUE(again.best().played);
  EXPECT_LT(evaluator.nodes() - before, 3 * 8'000U) << "of five times as many that it may use";
}

}  // namespace
}  // namespace aude::study
