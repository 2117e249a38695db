// SPDX-License-Identifier: MIT
#include "study/rollouts.h"

#include <map>

#include "games.h"

namespace aude::study {
namespace {

// Sixteen tiles of three kinds: sixteen consecutive rollouts begin with each tile once.
TEST(RandomDraws, first_draws_are_spread_evenly_over_the_bag) {
  std::vector<std::string> bag(8, "E");
  bag.insert(bag.end(), 5, "U");
  bag.insert(bag.end(), 3, "V");
  const auto game = make_game({SetId::Base}, 2, bag);
  const State state(*game);
  for (const std::uint64_t seed : {1U, 2U, 77U}) {
    std::map<std::string, int> drawn;
    for (std::uint32_t rollout = 0; rollout < 16; ++rollout)
      ++drawn[notation::to_text(*game, RandomDraws(rollout, seed).next(state))];
    // The mirrored numbers of 16 rollouts have the distance of one tile; their first one is random.
    EXPECT_EQ(drawn["draw E"], 8);
    EXPECT_EQ(drawn["draw U"], 5);
    EXPECT_EQ(drawn["draw V"], 3);
  }
}

TEST(RandomDraws, later_draws_depend_on_rollout_and_seed_only) {
  const auto game = make_game({SetId::Base}, 2);
  const State state(*game);
  const auto sequence = [&](std::uint32_t rollout, std::uint64_t seed) {
    RandomDraws draws(rollout, seed);
    std::vector<std::string> out;
    draws.next(state);
    for (int i = 0; i < 12; ++i) out.push_back(notation::to_text(*game, draws.next(state)));
    return out;
  };
  EXPECT_EQ(sequence(3, 5), sequence(3, 5));
  EXPECT_NE(sequence(3, 5), sequence(4, 5));
  EXPECT_NE(sequence(3, 5), sequence(3, 6));
  const auto drawn = sequence(0, 1);
  EXPECT_GT(
      std::count_if(drawn.begin(), drawn.end(), [&](const auto& each) { return each != drawn[0]; }), 3);
}

players::Weights for_margins(players::Weights weights) {
  weights.rivalry = 1.0F;
  return weights;
}

void carry_out(State& state, const players::TurnPlan& plan) {
  for (int i = 0; i < plan.count; ++i) state.apply(plan.actions[static_cast<std::size_t>(i)]);
}

TEST(Rollouts, end_at_the_draw_after_the_given_turn_parts) {
  const auto game = make_game({SetId::Base}, 2, {"E", "E", "E", "E", "E"});
  const State state(*game);
  Rollouts rollouts(*game);
  // Without turns nothing is played.
  EXPECT_EQ(rollouts.play(state, RandomDraws(0, 1), 0).value.points, rollouts.glance(state).points);
  // All tiles are alike, so each turn is known: what the learned evaluation plays.
  players::TurnChooser chooser(*game, for_margins({}));
  players::Budget budget({}, {});
  State played = state;
  for (int turns = 1; turns <= 5; ++turns) {
    play(played, {"draw E"});
    carry_out(played, chooser.best(played, budget));
    const PositionValue value = rollouts.play(state, RandomDraws(0, 1), turns).value;
    EXPECT_EQ(value.points, rollouts.glance(played).points) << turns;
    EXPECT_EQ(value.win, rollouts.glance(played).win) << turns;
  }
  ASSERT_TRUE(played.is_over());
  const PositionValue end = rollouts.play(state, RandomDraws(0, 1), 99).value;
  EXPECT_EQ(end.points[0], static_cast<float>(played.score(Seat{0})));
  EXPECT_EQ(end.win, win_shares(played));
}

// With more than twelve tiles left, the learned evaluation chooses from the five best plans of the
// handcrafted one.
TEST(Rollouts, early_replies_are_chosen_from_the_best_handcrafted_ones) {
  const auto game = make_game({SetId::Base}, 2, std::vector<std::string>(40, "E"));
  players::TurnChooser learned(*game, for_margins({}));
  players::TurnChooser quick(*game, for_margins(players::handcrafted({})));
  players::Budget budget({}, {});
  Rollouts rollouts(*game);
  const State state(*game);
  State played = state;
  int other_than_quick = 0;
  for (int turns = 1; turns <= 20; ++turns) {
    play(played, {"draw E"});
    std::vector<players::TurnPlan> plans;
    quick.plans(played, budget, plans);
    std::stable_sort(plans.begin(), plans.end(),
                     [](const auto& a, const auto& b) { return a.value > b.value; });
    plans.resize(std::min<std::size_t>(5, plans.size()));
    const auto value = [&](const players::TurnPlan& plan) {
      State after = played;
      carry_out(after, plan);
      return learned.evaluator().standing(after, played.actor());
    };
    const auto best = std::max_element(
        plans.begin(), plans.end(), [&](const auto& a, const auto& b) { return value(a) < value(b); });
    other_than_quick += best != plans.begin();
    carry_out(played, *best);
    EXPECT_EQ(rollouts.play(state, RandomDraws(0, 1), turns).value.points,
              rollouts.glance(played).points)
        << turns;
  }
  EXPECT_GT(other_than_quick, 0);
}

TEST(Rollouts, a_glance_plays_the_best_choices_up_to_the_draw) {
  const auto game = make_game({SetId::Base}, 2, {"E"});
  State state(*game);
  Rollouts rollouts(*game);
  EXPECT_GT(rollouts.glance(state).points[0], rollouts.glance(state).points[1]);
  play(state, {"draw E"});
  EXPECT_EQ(rollouts.glance(state).points[0], 4.0F);  // the city of two tiles
  play(state, {"place 0,-1 r2"});
  EXPECT_EQ(rollouts.glance(state).points[0], 4.0F);
  play(state, {"pass"});
  EXPECT_EQ(rollouts.glance(state).points[0], 0.0F);
  EXPECT_EQ(rollouts.glance(state).win, (Points{0.5F, 0.5F}));
}

// A glance at a token draw is the mean over the tokens.
TEST(Rollouts, a_glance_at_a_token_is_the_mean_over_all_tokens) {
  const auto game = make_game({SetId::Base, Hills::kId}, 2);
  Rollouts rollouts(*game);
  ActionList scratch;
  int found = 0;
  for (std::uint64_t seed = 1; found < 3; ++seed) {
    players::Random random(seed);
    State state(*game);
    while (!state.is_over() && found < 3) {
      if (state.is_chance() && state.phase() != Phase::Draw) {
        ++found;
        std::vector<Chance> chances;
        state.chances(chances);
        Points mean{};
        float total = 0;
        for (const Chance& chance : chances) total += static_cast<float>(chance.weight);
        EXPECT_EQ(total, static_cast<float>(state.chance_total()));
        for (const Chance& chance : chances) {
          State next = state;
          next.apply(chance.action);
          const PositionValue each = rollouts.glance(next);
          for (std::size_t i = 0; i < mean.size(); ++i)
            mean[i] += static_cast<float>(chance.weight) / total * each.points[i];
        }
        const PositionValue glance = rollouts.glance(state);
        for (std::size_t i = 0; i < 2; ++i) EXPECT_NEAR(glance.points[i], mean[i], 1e-3);
        break;
      }
      state.apply(players::random_action(state, random, scratch));
    }
    ASSERT_LT(seed, 200U);
  }
}

TEST(Rollouts, solve_gives_what_trying_everything_gives) {
  const auto game = make_game({SetId::Base}, 2, {"E", "V", "D"});
  Rollouts rollouts(*game);
  State state(*game);
  play(state, {"draw V", "place 0,1 r0", "pass"});
  const auto solved = rollouts.solve(state, 1'000'000);
  ASSERT_TRUE(solved);
  const Points expected = try_everything(state);
  for (const int seat : {0, 1}) {
    EXPECT_NEAR(margin(*solved, static_cast<Seat>(seat), 2),
                players::margin(expected, static_cast<Seat>(seat), 2), 1e-4);
  }
  EXPECT_NEAR(solved->win[0] + solved->win[1], 1.0, 1e-5);
}

TEST(Rollouts, solve_gives_up_at_the_limit_of_nodes) {
  const auto game = make_game({SetId::Base}, 2, {"E", "V", "D"});
  State state(*game);
  Rollouts counted(*game);
  ASSERT_TRUE(counted.solve(state, 1'000'000));
  const std::uint64_t needed = counted.nodes();
  EXPECT_FALSE(counted.solve(state, 0));
  EXPECT_FALSE(Rollouts(*game).solve(state, needed / 2));
  // The limit counts from now, not from the first node of these rollouts.
  EXPECT_TRUE(counted.solve(state, needed));
}

TEST(Rollouts, the_nodes_of_a_glance_are_counted) {
  const auto game = make_game({SetId::Base}, 2, {"E", "V"});
  State state(*game);
  Rollouts rollouts(*game);
  rollouts.glance(state);
  EXPECT_EQ(rollouts.nodes(), 1U);
  play(state, {"draw E"});
  const std::uint64_t before = rollouts.nodes();
  rollouts.glance(state);
  EXPECT_GT(rollouts.nodes(), before + 1);
}

}  // namespace
}  // namespace aude::study
