// SPDX-License-Identifier: MIT
#include "players/search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games.h"
#include "players/endgame.h"
#include "stepping_clock.h"

namespace aude::players {
namespace {

TEST(Endgame, agrees_with_trying_everything) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const auto game = make_game({SetId::Base}, 2, {"E", "V", "D", "K", "U"});
    State state(*game);
    Random random(seed);
    ActionList scratch;
    while (state.left() > 1 || state.phase() != Phase::Place) {
      state.apply(random_action(state, random, scratch));
    }
    Weights weights;
    weights.rivalry = 1;  // the last plan is chosen by the evaluation, which must weigh both alike
    TurnChooser chooser(*game, weights);
    Budget budget({}, {});
    const MarginValue margins{1e6F};  // millionths of a point
    const Points fast = Endgame(chooser, budget, margins).solve(state);
    const float solved = 1e6F * fast[static_cast<std::size_t>(state.actor())];
    EXPECT_NEAR(solved, margin(try_everything(state), state.actor(), 2), 1e-3);
  }
}

TEST(Search, plays_the_best_move_when_one_tile_is_to_come) {
  const auto game = make_game({SetId::Base}, 2, {"E", "V", "D", "K", "U"});
  State state(*game);
  Random random(3);
  ActionList scratch;
  while (state.left() > 1 || state.phase() != Phase::Place) {
    state.apply(random_action(state, random, scratch));
  }
  const Seat seat = state.actor();
  const float best = margin(try_everything(state), seat, 2);
  const auto player = make_player("hard:1000000", 1);
  while (!state.is_chance() && !state.is_over()) state.apply(player->choose(state, {}));
  EXPECT_NEAR(margin(try_everything(state), seat, 2), best, 1e-3);
}

// The static evaluation counts as `prior_weight` rollouts: with a huge weight, no rollout changes the
// choice.
TEST(Search, prior_weight_weights_the_static_evaluation_against_rollouts) {
  const auto game = make_game({SetId::Base}, 2);
  State state(*game);
  Random random(4);
  ActionList scratch;
  int changed = 0;
  for (int turn = 0; turn < 30; ++turn) {
    while (state.phase() != Phase::Place) state.apply(random_action(state, random, scratch));
    const auto first = [&](std::string_view level) { return make_player(level, 1)->choose(state, {}); };
    const Action judged = first("hard+1x0x1x1:100000");
    EXPECT_EQ(first("hard+6x4x1x1x1000000:100000"), judged) << turn;
    changed += first("hard+6x4x1x1:100000") == judged ? 0 : 1;
    state.apply(judged);
  }
  EXPECT_GT(changed, 0);
}

TEST(Search, without_a_budget_the_evaluation_decides) {
  const auto game = make_game({SetId::Base}, 2);
  State state(*game);
  play(state, {"draw E"});
  TurnChooser chooser(*game, Weights{});
  Budget plenty({}, {});
  std::vector<TurnPlan> plans;
  chooser.plans(state, plenty, plans);
  const TurnPlan best = chooser.best(state, plenty);
  Limits none;
  none.nodes = 0;
  Budget nothing(none, {});
  Random random(1);
  const TurnPlan chosen = search(state, plans, {8, 32, 1, FixedRollouts{2}}, chooser, random, nothing);
  EXPECT_EQ(chosen.actions, best.actions);
}

struct Searched {
  TurnPlan chosen;
  std::uint64_t listing = 0;  // nodes
  std::uint64_t spent = 0;
  std::size_t plans = 0;
  float gap = 0;  // between the best two plans
};

Searched search_with(const State& state, const SearchShape& shape, const Limits& limits) {
  TurnChooser chooser(state.game(), Weights{});
  Budget budget(limits, {});
  std::vector<TurnPlan> plans;
  chooser.plans(state, budget, plans);
  Searched out;
  out.listing = budget.spent();
  out.plans = plans.size();
  Random random(1);
  out.chosen = search(state, plans, shape, chooser, random, budget);
  out.spent = budget.spent();
  out.gap = plans.size() < 2 ? 0 : plans[0].value - plans[1].value;
  return out;
}

Searched search_with(const State& state, const SearchShape& shape, std::uint64_t nodes) {
  Limits limits;
  limits.nodes = nodes;
  return search_with(state, shape, limits);
}

// Calls visit(state) for every placement of a game of `hard` without search.
template <typename Visit>
void each_placement(Visit visit) {
  const auto game = make_game({SetId::Base}, 2);
  play_out(*game, {"hard+1x0x1x1"}, 5, {}, [&](const State& state, Action) {
    if (state.phase() == Phase::Place && state.left() > 2) visit(state);
  });
}

// With 16 candidates and 256 rollouts each, the first round alone would need 32 rollouts of each.
TEST(Search, a_small_budget_is_spent_on_fewer_plans_and_never_exceeded) {
  constexpr SearchShape kMaster{16, 256, 2, FixedRollouts{3, 3}};
  int changed = 0;
  each_placement([&](const State& state) {
    const std::uint64_t listing = search_with(state, {1, 1}, 1'000'000'000).listing;
    const Searched none = search_with(state, kMaster, listing * 5);  // less than two rollouts
    EXPECT_EQ(none.spent, listing);
    const Searched some = search_with(state, kMaster, listing * 50);
    EXPECT_GT(some.spent, listing * 10);
    EXPECT_LE(some.spent, listing * 50 + 100);
    changed += some.chosen.actions == none.chosen.actions ? 0 : 1;
  });
  EXPECT_GT(changed, 0);  // what one rollout of all candidates would not have done
}

TEST(Search, stops_early_when_the_others_are_certainly_worse) {
  constexpr SearchShape kWide{4, 512, 1, FixedRollouts{1}};
  std::uint64_t clear = 0;
  std::uint64_t close = 0;
  int clears = 0;
  int closes = 0;
  each_placement([&](const State& state) {
    const Searched searched = search_with(state, kWide, 1'000'000'000);
    if (searched.plans < 4) return;
    const std::uint64_t plies = (searched.spent - searched.listing) / searched.listing;
    if (searched.gap > 2) clear += plies, ++clears;
    if (searched.gap < 0.2F) close += plies, ++closes;
  });
  ASSERT_GT(clears, 2);
  ASSERT_GT(closes, 2);
  EXPECT_LT(clear / static_cast<std::uint64_t>(clears), close / static_cast<std::uint64_t>(closes) / 2);
}

// Two tiles are left. One plan wins by 2 points in either order of them; another one wins by 5 or not
// at all, half a point more on average.
TEST(Search, near_the_end_a_sure_win_is_better_than_more_points) {
  const auto game = make_game({SetId::Base}, 2, {"E", "V", "D", "K", "U", "W"});
  State state(*game);
  play(state, {"draw V", "place 0,1 r0", "follower 1", "draw W", "place 0,2 r2", "follower 2", "draw D",
               "place -1,2 r2", "follower 2", "draw K"});
  const Seat seat = state.actor();
  const auto after = [&](std::initializer_list<const char*> plan, auto... rate) {
    State next = state;
    play(next, plan);
    return margin(try_everything(next, rate...), seat, 2);
  };
  const auto wins = [](const Points& scores) -> Points {
    return {scores[0] > scores[1] ? 1.0F : 0.0F, scores[1] > scores[0] ? 1.0F : 0.0F};
  };
  EXPECT_NEAR(after({"place 0,-1 r2", "follower 0"}), 2.0, 1e-3);
  EXPECT_NEAR(after({"place 0,-1 r2", "follower 0"}, wins), 1.0, 1e-3);
  EXPECT_NEAR(after({"place -2,2 r2", "follower 1"}), 2.5, 1e-3);
  EXPECT_NEAR(after({"place -2,2 r2", "follower 1"}, wins), 0.5, 1e-3);
  const auto first = [&](std::string_view level) {
    const std::string text = notation::to_text(*game, make_player(level, 1)->choose(state, {}));
    return text.substr(0, text.rfind(' '));  // two rotations have the same points
  };
  EXPECT_EQ(first("hard+64x8x3x2x3:100000000"), "place -2,2");  // points
  EXPECT_EQ(first("master:100000000"), "place 0,-1");
}

// Rollouts that are not fixed: with little budget the same search as with three plies, and longer
// ones from there on. A rollout costs the more the longer it is.
TEST(Search, more_budget_means_longer_rollouts_and_the_end_of_the_game_if_it_is_near) {
  constexpr SearchShape kAdapted{4, 2, 2, {}};
  const auto fixed_at = [](int plies) { return SearchShape{4, 2, 2, FixedRollouts{plies, 2}}; };
  int seen = 0;
  each_placement([&](const State& state) {
    if (state.left() % 12 != 0) return;
    const std::uint64_t listing = search_with(state, {1, 1}, 1'000'000'000).listing;
    const Searched adapted = search_with(state, kAdapted, listing * 80);
    const Searched fixed = search_with(state, fixed_at(3), listing * 80);
    EXPECT_EQ(adapted.spent, fixed.spent);
    if (state.left() > 14) {  // near the end, winning counts
      EXPECT_EQ(adapted.chosen.actions, fixed.chosen.actions);
    }
    // Each further stretch ends with one more evaluation; none of the rollouts may cost more.
    const auto expect_plies = [&](int plies, std::uint64_t times) {
      const std::uint64_t spent = search_with(state, kAdapted, listing * times).spent;
      const std::uint64_t least = search_with(state, fixed_at(plies), listing * times).spent;
      EXPECT_GE(spent, least) << state.left() << " tiles left";
      EXPECT_LE(spent, least + 4 * 4 * 2) << state.left() << " tiles left";
    };
    expect_plies(5, 200);
    expect_plies(state.left() <= 14 ? state.left() : 5, 600);
    expect_plies(state.left() <= 14 ? state.left() : 8,
                 4000);  // the first two rounds, and there are no others
    ++seen;
  });
  EXPECT_GE(seen, 5);
}

// Listing the plans takes as long as four plies of a rollout, and a time of 120 plies or more pays for
// rollouts of five plies.
TEST(Search, the_time_of_listing_the_plans_tells_what_the_rest_pays_for) {
  const auto spent = [](const State& state, const SearchShape& shape, int milliseconds) {
    Limits limits;
    limits.time = std::chrono::milliseconds(milliseconds);
    limits.now = SteppingClock::now;
    return search_with(state, shape, limits).spent;
  };
  constexpr SearchShape kAdapted{2, 2, 2, {}};
  constexpr int kLong = 1'000'000;
  int seen = 0;
  each_placement([&](const State& state) {
    if (state.left() % 12 != 3) return;
    SteppingClock::restart(std::chrono::milliseconds(1));
    spent(state, {1, 1, 2, {}}, kLong);
    const int listing = SteppingClock::looks - 1;  // the first look starts the time
    const int enough = listing + listing * 120 / 4;
    const std::uint64_t five = spent(state, {2, 2, 2, FixedRollouts{5, 2}}, kLong);
    EXPECT_EQ(spent(state, kAdapted, enough - 1), spent(state, {2, 2, 2, FixedRollouts{3, 2}}, kLong));
    EXPECT_GE(spent(state, kAdapted, enough), five);
    EXPECT_LE(spent(state, kAdapted, enough), five + 2 * 2);  // each rollout ends two stretches
    ++seen;
  });
  EXPECT_GE(seen, 4);
}

TEST(Budget, knows_the_share_that_is_used) {
  Limits nodes;
  nodes.nodes = 200;
  Budget budget(nodes, {});
  EXPECT_EQ(budget.used_share(), 0.0);
  budget.spend(50);
  EXPECT_EQ(budget.used_share(), 0.25);
  Budget unlimited({}, {});
  unlimited.spend(1'000'000);
  EXPECT_EQ(unlimited.used_share(), 0.0);
  Limits over;
  over.time = Clock::duration::zero();
  EXPECT_EQ(Budget(over, {}).used_share(), 1.0);
  EXPECT_EQ(Budget(over, {}).used_nodes(), 0.0);
}

// The network's favourite among the five plans that the handcrafted terms like best.
TEST(Turn, the_quick_choice_is_the_best_of_a_shortlist) {
  for (const SetGroup& sets : {SetGroup{SetId::Base}, kAllSets}) {
    const auto game = make_game(sets, 2);
    TurnChooser chooser(*game, Weights{});
    TurnChooser by_hand(*game, handcrafted(Weights{}));
    Budget budget({}, {});
    std::vector<TurnPlan> plans;
    std::vector<TurnPlan> shortlist;
    int same = 0;
    int seen = 0;
    play_out(*game, {"hard+1x0x1x1", "elo:1200"}, 9, {}, [&](const State& state, Action) {
      if (state.phase() != Phase::Place || state.left() == 0 || state.left() % 2 == 0) return;
      const TurnPlan quick = chooser.quick_best(state, budget);
      chooser.plans(state, budget, plans);
      by_hand.plans(state, budget, shortlist);
      std::ranges::stable_sort(shortlist, std::ranges::greater{}, &TurnPlan::value);
      if (shortlist.size() > 5) shortlist.resize(5);
      // The third action of a plan is chosen by the network.
      const auto begins_alike = [](const TurnPlan& a, const TurnPlan& b) {
        return a.actions[0] == b.actions[0] && a.count == b.count &&
               (a.count < 2 || a.actions[1] == b.actions[1]);
      };
      float best = -1e9F;
      for (const TurnPlan& each : shortlist) {
        const auto found =
            std::ranges::find_if(plans, [&](const TurnPlan& plan) { return begins_alike(plan, each); });
        if (found != plans.end()) best = std::max(best, found->value);
      }
      EXPECT_EQ(quick.value, best) << state.left() << " tiles left";
      same += quick.actions == best_of(plans).actions ? 1 : 0;
      ++seen;
    });
    EXPECT_GT(same, seen / 2) << "of " << seen;
    EXPECT_LT(same, seen) << "the shortlist leaves nothing out";
  }
}

TEST(Turn, rotations_that_lie_alike_are_tried_once) {
  const auto game = make_game({SetId::Base}, 2);
  TurnChooser chooser(*game, Weights{});
  Budget budget({}, {});
  std::vector<TurnPlan> plans;
  const auto placements = [&](const char* draw) {
    State state(*game);
    play(state, {draw});
    chooser.plans(state, budget, plans);
    std::set<std::pair<Cell, Rotation>> found;
    for (const TurnPlan& plan : plans) found.insert({plan.actions[0].cell, plan.actions[0].rotation});
    ActionList legal;
    state.legal_actions(legal);
    return std::pair(found.size(), legal.size());
  };
  const auto [monastery, all_monastery] = placements("draw B");  // alike in all four
  EXPECT_EQ(monastery * 4, all_monastery);
  const auto [straight, all_straight] = placements("draw U");  // in two and two
  EXPECT_EQ(straight * 2, all_straight);
  const auto [bend, all_bend] = placements("draw V");  // in none
  EXPECT_EQ(bend, all_bend);
}

}  // namespace
}  // namespace aude::players
