// SPDX-License-Identifier: MIT
#include "study/decision_evaluator.h"

#include <cmath>
#include <set>

#include "reference.h"

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

// The same without followers on the board: everything can be claimed.
State unclaimed_position(const Game& game, std::uint64_t seed, int left) {
  State state(game);
  players::Random random(seed);
  ActionList scratch;
  while (state.left() > left || state.phase() != Phase::Place) {
    state.apply(state.phase() == Phase::Deploy ? Action::pass()
                                               : players::random_action(state, random, scratch));
  }
  return state;
}

// The best plan, and the best ones that begin as the one played does.
std::set<const Plan*> finalists_of(const DecisionEvaluator& evaluator, const State& state,
                                   const DecisionEvaluation& evaluation,
                                   const std::vector<Action>& played) {
  const std::vector<Action> canonical = evaluator.as_planned(state, played);
  std::set<const Plan*> out{&evaluation.best()};
  for (std::size_t share = 1; share <= canonical.size(); ++share)
    out.insert(evaluation.best_from(std::span(canonical).first(share)));
  return out;
}

std::vector<Action> last_plan(const State& state) {
  State at = state;
  std::vector<Action> plan;
  while (!at.is_chance() && !at.is_over()) {
    ActionList legal;
    at.legal_actions(legal);
    plan.push_back(legal[legal.size() - 1]);
    at.apply(plan.back());
  }
  return plan;
}

// Errors, standard errors, values and the number of rollouts of every plan.
TEST(DecisionEvaluator, compares_plans_as_the_documents_say) {
  const auto game = make_game({SetId::Base}, 3,
                              {"E", "V", "D", "K", "U", "B", "C", "W", "R", "N", "E", "V", "U", "L"});
  int dropped = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const State state = position(*game, seed, 7);
    Effort effort;
    effort.nodes = 40'000;
    effort.seed = seed;
    effort.turns = 2;
    effort.near_end = 0;
    effort.candidates = 5;
    effort.second = kNoSecondLook;
    const std::vector<Action> played = last_plan(state);
    DecisionEvaluator evaluator(*game);
    const DecisionEvaluation evaluation = evaluator.evaluate(state, played, effort);
    auto finalists = finalists_of(evaluator, state, evaluation, played);
    const int most = evaluation.best().rollouts;
    for (const Plan* plan : finalists)
      EXPECT_TRUE(plan->rollouts == most || plan->sampling_error < std::max(0.5F, plan->error / 4));
    int searched = 0;
    for (const Plan& plan : evaluation.plans) {
      if (plan.rollouts == most) finalists.insert(&plan);  // the best one before the last rollouts
      if (plan.rollouts < most) searched = std::max(searched, plan.rollouts);
    }
    // Plans are asked in the order of their static evaluation.
    std::vector<const Plan*> plans;
    for (const Plan& plan : evaluation.plans) plans.push_back(&plan);
    std::stable_sort(plans.begin(), plans.end(),
                     [](const Plan* a, const Plan* b) { return a->turn.value > b->turn.value; });
    Reference reference(state, effort);
    auto all = reference.search(plans, searched);
    for (std::size_t i = 0; i < plans.size(); ++i) {
      if (!finalists.contains(plans[i])) {
        EXPECT_EQ(plans[i]->rollouts, static_cast<int>(all[i].values.size())) << i;
        dropped += plans[i]->rollouts < most;
      }
      while (static_cast<int>(all[i].values.size()) < plans[i]->rollouts) reference.roll(all[i]);
    }
    const auto best = std::find(plans.begin(), plans.end(), &evaluation.best()) - plans.begin();
    const Reference::Compared& first = all[static_cast<std::size_t>(best)];
    EXPECT_EQ(evaluation.best().error, 0.0F);
    EXPECT_EQ(evaluation.best().std_error, 0.0F);
    for (std::size_t i = 0; i < plans.size(); ++i) {
      const auto behind = reference.lead(first, all[i]);
      EXPECT_NEAR(plans[i]->error, std::max(0.0, behind.mean), 1e-3);
      if (plans[i] == &evaluation.best()) continue;
      EXPECT_NEAR(plans[i]->sampling_error, behind.std_error, 1e-3);
      // Rollouts of two turn parts that end before the game does.
      const double horizon = 1.6 * (1.2 + 0.12 * std::max(0.0, behind.mean));
      EXPECT_NEAR(plans[i]->std_error, std::hypot(behind.std_error, horizon), 1e-3);
      // The chances of winning add up.
      EXPECT_NEAR(plans[i]->expected.win[0] + plans[i]->expected.win[1] + plans[i]->expected.win[2],
                  1.0, 1e-3);
    }
    PositionValue mean = effort.prior * first.prior;
    for (const PositionValue& each : first.values) mean += each;
    mean = 1.0F / (effort.prior + static_cast<float>(most)) * mean;
    for (std::size_t i = 0; i < 3; ++i) {
      EXPECT_NEAR(evaluation.best().expected.points[i], mean.points[i], 1e-3);
      EXPECT_NEAR(evaluation.best().expected.win[i], mean.win[i], 1e-4);
    }
    for (std::size_t i = 1; i < evaluation.plans.size(); ++i)
      EXPECT_GE(evaluation.plans[i].error, evaluation.plans[i - 1].error);
  }
  EXPECT_GT(dropped, 4);
}

// The played plan and the best one are compared until their difference is known.
TEST(DecisionEvaluator, further_rollouts_go_to_the_plans_that_were_played) {
  const auto game = make_game({SetId::Base}, 2);
  const State state = position(*game, 3, 30);
  const std::vector<Action> played = last_plan(state);
  DecisionEvaluator evaluator(*game);
  const auto error_of = [&](std::uint64_t nodes, const SecondLook& second) {
    const DecisionEvaluation found =
        evaluator.evaluate(state, played, {.nodes = nodes, .second = second});
    return *found.best_from(evaluator.as_planned(state, played));
  };
  const Plan little = error_of(4'000, kNoSecondLook);
  const Plan much = error_of(1'000'000, kNoSecondLook);
  EXPECT_GT(much.rollouts, little.rollouts);
  EXPECT_LT(much.sampling_error, std::max(0.5F, much.error / 4));
  EXPECT_LT(much.rollouts, 4096) << "ends when it is known";
  const Plan again = error_of(1'000'000, {.nodes = 4'000'000});
  EXPECT_GT(again.rollouts, much.rollouts);
  EXPECT_LT(again.sampling_error, std::max(0.5F * growth(30, 12), again.error / 10));
}

// Differences grow until the end of the game, by up to 20%; those of rollouts that reach it do not.
TEST(DecisionEvaluator, early_differences_grow_until_the_end) {
  const auto game = make_game({SetId::Base}, 2);
  const auto grown = [&](int left, const Effort& effort) {
    const State state = position(*game, 7, left);
    DecisionEvaluator evaluator(*game);
    const DecisionEvaluation found = evaluator.evaluate(state, {}, effort);
    EXPECT_GT(found.plans.back().error, 0);
    Reference reference(state, effort);
    auto best = reference.compared(found.best());
    auto last = reference.compared(found.plans.back());
    for (int i = 0; i < found.best().rollouts; ++i) reference.roll(best);
    for (int i = 0; i < found.plans.back().rollouts; ++i) reference.roll(last);
    return static_cast<double>(found.plans.back().error) / reference.lead(best, last).mean;
  };
  const Effort effort{.nodes = 2'000, .turns = 2, .near_end = 0};
  EXPECT_NEAR(grown(64, effort), 1.2, 1e-3);
  EXPECT_NEAR(grown(40, effort), 1.1, 1e-3);
  EXPECT_NEAR(grown(24, effort), 1.0, 1e-3);
  EXPECT_NEAR(grown(64, {.nodes = 2'000, .turns = 200}), 1.0, 1e-3);
}

// The last tiles are played out: three tiles of which the first decides what the others are worth.
TEST(DecisionEvaluator, rollouts_near_the_end_go_on_to_it) {
  const auto game = make_game({SetId::Base}, 2);
  const State state = position(*game, 4, 9);
  DecisionEvaluator evaluator(*game);
  const Effort effort{.nodes = 3'000, .near_end = 9};
  const DecisionEvaluation found = evaluator.evaluate(state, {}, effort);
  Effort whole = effort;
  whole.turns = 1'000;
  Reference reference(state, whole);
  auto best = reference.compared(found.best());
  for (int i = 0; i < found.best().rollouts; ++i) reference.roll(best);
  PositionValue mean = effort.prior * best.prior;
  for (const PositionValue& each : best.values) mean += each;
  mean = 1.0F / (effort.prior + static_cast<float>(found.best().rollouts)) * mean;
  EXPECT_NEAR(found.best().expected.points[0], mean.points[0], 1e-2);
}

// The lead of a plan over one that has fewer rollouts counts only the rollouts of both.
TEST(DecisionEvaluator, the_value_of_a_dropped_plan_is_that_of_the_best_less_their_difference) {
  const auto game =
      make_game({SetId::Base}, 2, {"E", "V", "D", "K", "U", "B", "C", "W", "R", "N", "E", "V"});
  const State state = position(*game, 2, 6);
  DecisionEvaluator evaluator(*game);
  const DecisionEvaluation evaluation = evaluator.evaluate(state, {}, {.nodes = 20'000, .turns = 2});
  for (const Plan& plan : evaluation.plans) {
    EXPECT_NEAR(
        margin(evaluation.best().expected, state.actor(), 2) - margin(plan.expected, state.actor(), 2),
        plan.error, 1e-2);
  }
}

// A plan that was dropped after a few rollouts may have won more of them by chance.
TEST(DecisionEvaluator, a_plan_that_loses_points_after_few_rollouts_has_no_better_chance_of_winning) {
  const auto game = make_game({SetId::Base}, 2);
  int seen = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const State state = position(*game, seed, 30);
    const auto seat = static_cast<std::size_t>(state.actor());
    DecisionEvaluator evaluator(*game);
    const DecisionEvaluation evaluation = evaluator.evaluate(state, {}, {.nodes = 3000});
    const float best = evaluation.best().expected.win[seat];
    for (const Plan& plan : evaluation.plans) {
      if (plan.error < 1 || plan.rollouts >= 16) continue;
      ++seen;
      EXPECT_LT(plan.expected.win[seat], best) << plan.error << " points lost, seed " << seed;
    }
  }
  EXPECT_GT(seen, 10);
}

// The chance is that of the best plan and a difference, which comes from other rollouts.
TEST(DecisionEvaluator, a_chance_of_winning_is_never_below_0_or_above_1) {
  const auto game = make_game({SetId::Base}, 2);
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const State state = position(*game, seed, 6);
    DecisionEvaluator evaluator(*game);
    const std::vector<Action> worst = worst_plan(evaluator, state);
    for (const Plan& plan : evaluator.evaluate(state, worst, {.nodes = 1000}).plans) {
      for (const float chance : plan.expected.win) {
        EXPECT_GE(chance, 0.0F) << "seed " << seed;
        EXPECT_LE(chance, 1.0F) << "seed " << seed;
      }
    }
  }
}

// Solving costs for each of the tiles left one position for each plan and kind of tile that may come.
// It is done for all plans, if that takes no more than the nodes; otherwise for the candidates, if that
// takes no more than eight times the nodes.
TEST(DecisionEvaluator, solves_as_soon_as_the_nodes_suffice) {
  const auto two_kinds = make_game({SetId::Base}, 2, {"K", "E", "B"});
  State before(*two_kinds);
  play(before, {"draw K"});
  DecisionEvaluator evaluator(*two_kinds);
  const auto ways = static_cast<std::uint64_t>(evaluator.evaluate(before, {}, {.nodes = 1}).ways);
  const std::uint64_t each = (ways * 2) * (ways * 1);
  const DecisionEvaluation all = evaluator.evaluate(before, {}, {.nodes = each * ways});
  EXPECT_TRUE(all.exact);
  EXPECT_EQ(all.plans.size(), ways);
  const auto some = [&](std::uint64_t nodes) {
    return evaluator.evaluate(before, {}, {.nodes = nodes, .candidates = 4});
  };
  ASSERT_GT(ways, 4U);
  const std::uint64_t enough = (each * 4 + 7) / 8;
  EXPECT_TRUE(some(enough).exact);
  EXPECT_EQ(some(enough).plans.size(), 4U);
  EXPECT_FALSE(some(enough - 1).exact);
}

// Five tiles to come are never solved, however many nodes there are.
TEST(DecisionEvaluator, more_than_four_tiles_are_not_solved) {
  const auto game = make_game({SetId::Base}, 2, std::vector<std::string>(6, "B"));
  State state(*game);
  play(state, {"draw B"});
  ASSERT_EQ(state.left(), 5);
  DecisionEvaluator evaluator(*game);
  EXPECT_FALSE(evaluator.evaluate(state, {}, {.nodes = 100, .turns = 1}).exact);
  // Nodes that would suffice for five tiles of one kind: the search must not try.
  const auto ways = static_cast<std::uint64_t>(evaluator.evaluate(state, {}, {.nodes = 1}).ways);
  std::uint64_t cost = ways;
  for (int i = 0; i < 5; ++i) cost *= ways;
  ASSERT_LT(ways, 40U);
  const auto before = evaluator.nodes();
  Effort effort;
  effort.nodes = cost;
  effort.candidates = 1;  // nothing to compare
  EXPECT_FALSE(evaluator.evaluate(state, {}, effort).exact);
  EXPECT_LT(evaluator.nodes() - before, 1000U);
}

// Candidates: the best by static evaluation, no more than asked and not further behind than the window,
// and the best plans that begin as the one played does.
TEST(DecisionEvaluator, compares_the_best_plans_and_those_like_the_one_played) {
  const auto game = make_game({SetId::Base}, 2, std::vector<std::string>(20, "E"));
  State state(*game);
  play(state, {"draw E", "place 0,-1 r2", "pass", "draw E"});
  DecisionEvaluator evaluator(*game);
  const auto plans_of = [&](const Effort& effort, std::span<const Action> played) {
    return evaluator.evaluate(state, played, effort);
  };
  const Effort few{.nodes = 1, .candidates = 3, .window = 1000.0F};
  EXPECT_EQ(plans_of(few, {}).plans.size(), 3U);
  const Effort all{.nodes = 1, .candidates = 1000, .window = 1000.0F};
  const DecisionEvaluation everything = plans_of(all, {});
  EXPECT_EQ(static_cast<int>(everything.plans.size()), everything.ways);
  std::vector<Plan> by_value = everything.plans;
  std::stable_sort(by_value.begin(), by_value.end(),
                   [](const Plan& a, const Plan& b) { return a.turn.value > b.turn.value; });
  // A window that ends exactly at the fourth plan, if it differs from the fifth.
  const float fourth = by_value[0].turn.value - by_value[3].turn.value;
  const auto within = std::count_if(by_value.begin(), by_value.end(), [&](const Plan& plan) {
    return plan.turn.value >= by_value[0].turn.value - fourth;
  });
  EXPECT_EQ(static_cast<std::ptrdiff_t>(
                plans_of({.nodes = 1, .candidates = 1000, .window = fourth}, {}).plans.size()),
            within);
  ASSERT_LT(within, static_cast<std::ptrdiff_t>(by_value.size()));

  // The worst plan was played: with it come the two best of its placement.
  const std::vector<Action> worst(by_value.back().actions().begin(), by_value.back().actions().end());
  const DecisionEvaluation played = plans_of(few, worst);
  int alike = 0;
  int marked = 0;
  for (const Plan& plan : played.plans) {
    alike += plan.turn.actions[0] == worst[0];
    marked += plan.played;
    EXPECT_EQ(plan.played, std::ranges::equal(plan.actions(), worst));
  }
  EXPECT_EQ(marked, 1);
  EXPECT_EQ(played.plans.size(), 3U + 3U);
  EXPECT_EQ(alike, 3);
  const Plan* found = played.best_from(worst);
  ASSERT_NE(found, nullptr);
  EXPECT_TRUE(found->played);
  EXPECT_EQ(played.best_from(std::vector<Action>{Action::place({50, 50}, Rotation::r0)}), nullptr);
  // A record that ends after the placement: one plan counts as played, the best of its placement.
  const DecisionEvaluation half = plans_of(few, std::span(worst).first(1));
  EXPECT_EQ(
      std::count_if(half.plans.begin(), half.plans.end(), [](const Plan& plan) { return plan.played; }),
      1);
  EXPECT_EQ(half.plans.size(), 3U + 2U);
}

// All pairs of deployments after a placement: equal as plans if and only if they are on one feature.
// Returns the number of different deployments on one feature.
int expect_one_plan_per_feature(const DecisionEvaluator& evaluator, const State& state,
                                const Action& place) {
  State placed = state;
  placed.apply(place);
  if (placed.phase() != Phase::Deploy) return 0;
  ActionList deployments;
  placed.legal_actions(deployments);
  const Board& board = placed.board();
  int same = 0;
  for (const Action& one : deployments) {
    for (const Action& other : deployments) {
      if (one.verb != Verb::Deploy || other.verb != Verb::Deploy) continue;
      const auto feature = [&](const Action& each) {
        return board.feature(board.segment_id(board.last_tile(), each.number));
      };
      const std::vector<Action> turn{place, one};
      const std::vector<Action> other_turn{place, other};
      const bool alike = feature(one) == feature(other);
      EXPECT_EQ(evaluator.as_planned(state, turn) == evaluator.as_planned(state, other_turn), alike);
      // In the middle of the turn, too.
      const std::span<const Action> rest = std::span(turn).subspan(1);
      const std::span<const Action> other_rest = std::span(other_turn).subspan(1);
      EXPECT_EQ(evaluator.as_planned(placed, rest) == evaluator.as_planned(placed, other_rest), alike);
      same += alike && !(one == other);
    }
  }
  return same;
}

TEST(DecisionEvaluator, the_first_of_the_segments_of_a_feature_stands_for_all) {
  const auto game = make_game({SetId::Base}, 2);
  DecisionEvaluator evaluator(*game);
  int same = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const State state = unclaimed_position(*game, seed, 45);
    ActionList placements;
    state.legal_actions(placements);
    for (const Action& place : placements) same += expect_one_plan_per_feature(evaluator, state, place);
  }
  EXPECT_GT(same, 0);
}

// Every plan that can be played is among the different plans exactly once.
TEST(DecisionEvaluator, every_plan_is_evaluated_once) {
  const auto game = make_game({SetId::Base}, 2);
  DecisionEvaluator evaluator(*game);
  const auto written = [&](std::span<const Action> actions) {
    std::string out;
    for (const Action& each : actions) out += notation::to_text(*game, each) + "; ";
    return out;
  };
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    State state = unclaimed_position(*game, seed, 45);
    for (int phase = 0; phase < 2; ++phase) {
      std::set<std::string> expected;
      ActionList first;
      state.legal_actions(first);
      for (const Action& one : first) {
        State placed = state;
        placed.apply(one);
        if (placed.phase() != Phase::Deploy) {
          expected.insert(written(evaluator.as_planned(state, std::vector<Action>{one})));
          continue;
        }
        ActionList second;
        placed.legal_actions(second);
        for (const Action& other : second)
          expected.insert(written(evaluator.as_planned(state, std::vector<Action>{one, other})));
      }
      const DecisionEvaluation evaluation =
          evaluator.evaluate(state, {}, {.nodes = 1, .candidates = 1000, .window = 1000.0F});
      std::set<std::string> found;
      for (const Plan& plan : evaluation.plans)
        EXPECT_TRUE(found.insert(written(plan.actions())).second);
      EXPECT_EQ(found, expected);
      EXPECT_EQ(evaluation.ways, static_cast<int>(expected.size()));
      state.apply(first[0]);
      if (state.phase() != Phase::Deploy) break;
    }
  }
}

// A search for a lead ends as soon as a plan cannot be that far behind.
TEST(DecisionEvaluator, a_search_for_a_lead_ends_when_there_is_none) {
  const auto game = make_game({SetId::Base}, 2, std::vector<std::string>(12, "E"));
  State state(*game);
  play(state, {"draw E"});
  DecisionEvaluator evaluator(*game);
  Effort effort{.nodes = 1'000'000, .lead = 100.0F, .doubt = 0, .fewest = 16};
  // No plan is behind by 100 points: known at the first check, after 4 rollouts.
  for (const Plan& plan : evaluator.evaluate(state, {}, effort).plans) EXPECT_EQ(plan.rollouts, 4);
  // Nothing is certain of no lead at all: plans are dropped, but only after the fewest rollouts.
  effort.lead = 0;
  effort.doubt = 100.0F;  // all doubts are small
  for (const Plan& plan : evaluator.evaluate(state, {}, effort).plans) EXPECT_EQ(plan.rollouts, 16);
  effort.fewest = 8;
  for (const Plan& plan : evaluator.evaluate(state, {}, effort).plans) EXPECT_EQ(plan.rollouts, 8);
}

TEST(DecisionEvaluator, the_default_effort_is_that_of_the_documents) {
  const Effort effort;
  EXPECT_EQ(effort.nodes, 12'000U);
  EXPECT_EQ(effort.seed, 1U);
  EXPECT_EQ(effort.candidates, 8);
  EXPECT_EQ(effort.window, 8.0F);
  EXPECT_EQ(effort.turns, 8);
  EXPECT_EQ(effort.near_end, 12);
  EXPECT_EQ(effort.lead, 0.0F);
  EXPECT_EQ(effort.doubt, 0.1F);
  EXPECT_EQ(effort.fewest, 4);
  EXPECT_EQ(effort.prior, 1.5F);
  EXPECT_EQ(effort.second.nodes, 144'000U);
  EXPECT_EQ(effort.second.turns, 12);
  EXPECT_EQ(effort.second.near_end, 12);
}

TEST(DecisionEvaluator, many_nodes_go_deeper) {
  EXPECT_EQ(effort_of(59'999).turns, 8);
  const Effort deep = effort_of(60'000, 7);
  EXPECT_EQ(deep.nodes, 60'000U);
  EXPECT_EQ(deep.seed, 7U);
  EXPECT_EQ(deep.turns, 16);
  EXPECT_EQ(deep.near_end, 24);
  EXPECT_EQ(deep.candidates, 16);
  EXPECT_EQ(deep.second.turns, 16);
  EXPECT_EQ(deep.second.near_end, 24);
}

// More nodes never shorten the second look.
TEST(DecisionEvaluator, a_second_look_has_twelve_times_the_nodes_or_enough) {
  const auto second = [](std::uint64_t nodes) { return effort_of(nodes).second.nodes; };
  EXPECT_EQ(second(1'000), 12'000U);
  EXPECT_EQ(second(12'000), 144'000U);
  EXPECT_EQ(second(59'999), 144'000U);
  EXPECT_EQ(second(60'000), 144'000U);
  EXPECT_EQ(second(kDeepNodes), kDeepNodes);
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
