// SPDX-License-Identifier: MIT
#include "players/endgame.h"

#include <algorithm>

namespace aude::players {

float margin(const Points& points, Seat seat, int players) {
  float best = -1e9F;
  for (int i = 0; i < players; ++i) {
    if (i != index(seat)) best = std::max(best, points[static_cast<std::size_t>(i)]);
  }
  return points[static_cast<std::size_t>(seat)] - best;
}

Points Endgame::value_now(const State& state) {
  budget_.spend(1);
  const Points points = chooser_.evaluator().points(state);
  const int players = state.game().players();
  Points values{};
  for (int i = 0; i < players; ++i)
    values[static_cast<std::size_t>(i)] = value_.of(margin(points, static_cast<Seat>(i), players));
  return values;
}

Points Endgame::solve(const State& state) {
  if (state.is_over() || budget_.is_used_up()) return value_now(state);
  State next = state;
  if (state.is_chance()) {
    std::vector<Chance> chances;
    state.chances(chances);
    Points sum{};
    float weight = 0;
    for (const Chance& chance : chances) {
      next = state;
      next.apply(chance.action);
      const Points each = solve(next);
      for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] += static_cast<float>(chance.weight) * each[i];
      weight += static_cast<float>(chance.weight);
    }
    for (float& each : sum) each /= weight;
    return sum;
  }
  // With the last tile in hand, the evaluation of a plan equals the final score.
  std::vector<TurnPlan> plans;
  if (state.left() == 0) {
    plans.push_back(chooser_.best(state, budget_));
  } else {
    chooser_.plans(state, budget_, plans);
  }
  Points best{};
  bool any = false;
  const auto actor = static_cast<std::size_t>(state.actor());
  for (const TurnPlan& plan : plans) {
    next = state;
    for (int i = 0; i < plan.count && !next.is_chance(); ++i)
      next.apply(plan.actions[static_cast<std::size_t>(i)]);
    const Points each = solve(next);
    if (!any || each[actor] > best[actor]) best = each;
    any = true;
  }
  return best;
}

}  // namespace aude::players
