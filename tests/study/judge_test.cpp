#include "study/judge.h"

#include "games.h"

namespace aude::study {
namespace {

const Plan* find(const Judge& judge, const State& state, const Judgement& judgement,
                 std::initializer_list<const char*> texts) {
  State at = state;
  std::vector<Action> actions;
  for (const char* text : texts) {
    actions.push_back(action(at, text));
    at.apply(actions.back());
  }
  return judgement.best_from(judge.as_planned(state, actions));
}

TEST(Judge, the_last_tile_is_judged_exactly) {
  const auto game = make_game({SetId::Base}, 2, {"E"});
  State state(*game);
  play(state, {"draw E"});
  Judge judge(*game);
  const Judgement judgement = judge.judge(state, {}, {});
  ASSERT_TRUE(judgement.exact);
  // Finishing the city of two gives 4 and wins; a farmer beside it 3; nobody in it nothing.
  const Plan* city = find(judge, state, judgement, {"place 0,-1 r2", "follower 0"});
  const Plan* farmer = find(judge, state, judgement, {"place 0,-1 r2", "follower 1"});
  const Plan* nobody = find(judge, state, judgement, {"place 0,-1 r2", "pass"});
  ASSERT_TRUE(city != nullptr && farmer != nullptr && nobody != nullptr);
  EXPECT_EQ(city, &judgement.best());
  EXPECT_EQ(city->worth.points[0], 4.0F);
  EXPECT_EQ(city->worth.win[0], 1.0F);
  EXPECT_EQ(farmer->loss, 1.0F);
  EXPECT_EQ(nobody->loss, 4.0F);
  EXPECT_EQ(nobody->worth.win[0], 0.5F);
}

TEST(Judge, near_the_end_every_loss_is_what_trying_everything_says) {
  const auto game = make_game({SetId::Base}, 2, {"E", "V", "D", "K", "U"});
  Judge judge(*game);
  ActionList scratch;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    State state(*game);
    players::Random random(seed);
    while (state.left() > 1 || state.phase() != Phase::Place)
      state.apply(players::random_action(state, random, scratch));
    Effort effort;
    effort.nodes = 1'000'000;
    const Judgement judgement = judge.judge(state, {}, effort);
    ASSERT_TRUE(judgement.exact);
    const float best = margin(try_everything(state), state.actor(), 2);
    for (const Plan& plan : judgement.plans) {
      State after = state;
      for (const Action& each : plan.actions()) after.apply(each);
      EXPECT_NEAR(plan.loss, best - margin(try_everything(after), state.actor(), 2), 1e-3);
    }
  }
}

TEST(Judge, plans_written_differently_are_one_plan) {
  const auto game = make_game({SetId::Base}, 2);
  State state(*game);
  play(state, {"draw B"});  // a cloister lies alike in all four rotations
  Judge judge(*game);
  const auto planned = [&](const char* place, const char* deploy) {
    State placed = state;
    std::vector<Action> actions{action(placed, place)};
    placed.apply(actions[0]);
    actions.push_back(action(placed, deploy));
    return judge.as_planned(state, actions);
  };
  EXPECT_EQ(planned("place 0,1 r0", "follower 0"), planned("place 0,1 r3", "follower 0"));
  EXPECT_FALSE(planned("place 0,1 r0", "follower 0") == planned("place 0,1 r0", "pass"));
}

TEST(Judge, the_same_effort_gives_the_same_judgement) {
  const auto game = make_game(kAllSets, 3);
  State state(*game);
  players::Random random(5);
  ActionList scratch;
  while (state.left() > 80 || state.phase() != Phase::Place)
    state.apply(players::random_action(state, random, scratch));
  Effort effort;
  effort.nodes = 5000;
  Judge once(*game);
  Judge again(*game);
  again.judge(state, {}, {.nodes = 1, .seed = 9});  // what was judged before does not matter
  const Judgement a = once.judge(state, {}, effort);
  const Judgement b = again.judge(state, {}, effort);
  ASSERT_EQ(a.plans.size(), b.plans.size());
  for (std::size_t i = 0; i < a.plans.size(); ++i) {
    EXPECT_EQ(a.plans[i].turn.actions, b.plans[i].turn.actions);
    EXPECT_EQ(a.plans[i].worth.points, b.plans[i].worth.points);
    EXPECT_EQ(a.plans[i].worth.win, b.plans[i].worth.win);
  }
}

// Luck is measured against the mean over the bag, so over the bag it is nothing.
TEST(Luck, is_zero_in_the_mean_over_what_may_come) {
  // With a whole bag of all sets this would take a minute.
  for (const auto& game : {make_game({SetId::Base}, 2),
                           make_game(kAllSets, 3, {"E", "V", "D", "K", "U", "B", "C", "E", "W"})}) {
    Judge judge(*game);
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
          const Luck luck = judge.luck(state, chance.action);
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
