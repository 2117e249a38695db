#include "study/decision_evaluator.h"

#include "games.h"

namespace aude::study {
namespace {

const Plan* find(const DecisionEvaluator& evaluator, const State& state,
                 const DecisionEvaluation& evaluation, std::initializer_list<const char*> texts) {
  State at = state;
  std::vector<Action> actions;
  for (const char* text : texts) {
    actions.push_back(action(at, text));
    at.apply(actions.back());
  }
  return evaluation.best_from(evaluator.as_planned(state, actions));
}

TEST(DecisionEvaluator, the_last_tile_is_evaluated_exactly) {
  const auto game = make_game({SetId::Base}, 2, {"E"});
  State state(*game);
  play(state, {"draw E"});
  DecisionEvaluator evaluator(*game);
  const DecisionEvaluation evaluation = evaluator.evaluate(state, {}, {});
  ASSERT_TRUE(evaluation.exact);
  // Finishing the city of two gives 4 and wins; a farmer beside it 3; nobody in it nothing.
  const Plan* city = find(evaluator, state, evaluation, {"place 0,-1 r2", "follower 0"});
  const Plan* farmer = find(evaluator, state, evaluation, {"place 0,-1 r2", "follower 1"});
  const Plan* nobody = find(evaluator, state, evaluation, {"place 0,-1 r2", "pass"});
  ASSERT_TRUE(city != nullptr && farmer != nullptr && nobody != nullptr);
  EXPECT_EQ(city, &evaluation.best());
  EXPECT_EQ(city->expected.points[0], 4.0F);
  EXPECT_EQ(city->expected.win[0], 1.0F);
  EXPECT_EQ(farmer->error, 1.0F);
  EXPECT_EQ(nobody->error, 4.0F);
  EXPECT_EQ(nobody->expected.win[0], 0.5F);
}

TEST(DecisionEvaluator, a_stop_flag_or_a_deadline_ends_a_search_at_once) {
  const auto game = make_game({SetId::Base}, 2);
  State state(*game);
  players::Random random(1);
  ActionList scratch;
  while (state.left() > 40 || state.phase() != Phase::Place)
    state.apply(players::random_action(state, random, scratch));
  Effort effort;
  effort.nodes = 1'000'000'000;
  const std::atomic<bool> stop = true;
  for (const players::Limits& limits :
       {players::Limits{{}, {}, &stop}, players::Limits{{}, players::Clock::duration(0), nullptr}}) {
    DecisionEvaluator evaluator(*game);
    evaluator.set_limits(limits);
    evaluator.evaluate(state, {}, effort);
    EXPECT_FALSE(evaluator.has_result());
    EXPECT_LT(evaluator.nodes(), 1000U);
  }
}

TEST(DecisionEvaluator, near_the_end_every_loss_is_what_trying_everything_says) {
  const auto game = make_game({SetId::Base}, 2, {"E", "V", "D", "K", "U"});
  DecisionEvaluator evaluator(*game);
  ActionList scratch;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    State state(*game);
    players::Random random(seed);
    while (state.left() > 1 || state.phase() != Phase::Place)
      state.apply(players::random_action(state, random, scratch));
    Effort effort;
    effort.nodes = 1'000'000;
    const DecisionEvaluation evaluation = evaluator.evaluate(state, {}, effort);
    ASSERT_TRUE(evaluation.exact);
    const float best = margin(try_everything(state), state.actor(), 2);
    for (const Plan& plan : evaluation.plans) {
      State after = state;
      for (const Action& each : plan.actions()) after.apply(each);
      EXPECT_NEAR(plan.error, best - margin(try_everything(after), state.actor(), 2), 1e-3);
    }
  }
}

TEST(DecisionEvaluator, plans_written_differently_are_one_plan) {
  const auto game = make_game({SetId::Base}, 2);
  State state(*game);
  play(state, {"draw B"});  // a cloister lies alike in all four rotations
  DecisionEvaluator evaluator(*game);
  const auto planned = [&](const char* place, const char* deploy) {
    State placed = state;
    std::vector<Action> actions{action(placed, place)};
    placed.apply(actions[0]);
    actions.push_back(action(placed, deploy));
    return evaluator.as_planned(state, actions);
  };
  EXPECT_EQ(planned("place 0,1 r0", "follower 0"), planned("place 0,1 r3", "follower 0"));
  EXPECT_FALSE(planned("place 0,1 r0", "follower 0") == planned("place 0,1 r0", "pass"));
}

TEST(DecisionEvaluator, the_same_effort_gives_the_same_evaluation) {
  const auto game = make_game(kAllSets, 3);
  State state(*game);
  players::Random random(5);
  ActionList scratch;
  while (state.left() > 80 || state.phase() != Phase::Place)
    state.apply(players::random_action(state, random, scratch));
  Effort effort;
  effort.nodes = 5000;
  DecisionEvaluator once(*game);
  DecisionEvaluator again(*game);
  again.evaluate(state, {}, {.nodes = 1, .seed = 9});  // what was evaluated before does not matter
  const DecisionEvaluation a = once.evaluate(state, {}, effort);
  const DecisionEvaluation b = again.evaluate(state, {}, effort);
  ASSERT_EQ(a.plans.size(), b.plans.size());
  for (std::size_t i = 0; i < a.plans.size(); ++i) {
    EXPECT_EQ(a.plans[i].turn.actions, b.plans[i].turn.actions);
    EXPECT_EQ(a.plans[i].expected.points, b.plans[i].expected.points);
    EXPECT_EQ(a.plans[i].expected.win, b.plans[i].expected.win);
  }
}

// Luck is measured against the mean over the bag, so over the bag it is nothing.
TEST(Luck, is_zero_in_the_mean_over_what_may_come) {
  // With a whole bag of all sets this would take a minute.
  for (const auto& game : {make_game({SetId::Base}, 2),
                           make_game(kAllSets, 3, {"E", "V", "D", "K", "U", "B", "C", "E", "W"})}) {
    DecisionEvaluator evaluator(*game);
    State state(*game);
    players::Random random(3);
    ActionList scratch;
    float largest = 0;
    for (int looked = 0; looked < 3;) {
      if (state.is_chance() && random.below(9) == 0) {
        ++looked;
        std::vector<Chance> chances;
        state.chances(chances);
        Points sum{};
        for (const Chance& chance : chances) {
          const Luck luck = evaluator.luck(state, chance.action);
          for (std::size_t i = 0; i < sum.size(); ++i) {
            sum[i] += static_cast<float>(chance.weight) * luck.margins[i];
            largest = std::max(largest, std::abs(luck.margins[i]));
          }
        }
        for (float each : sum) EXPECT_NEAR(each / static_cast<float>(state.chance_total()), 0, 1e-2);
      }
      state.apply(players::random_action(state, random, scratch));
      if (state.is_over()) state = State(*game);
    }
    EXPECT_GT(largest, 0.1F);
  }
}

}  // namespace
}  // namespace aude::study
