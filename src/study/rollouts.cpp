// SPDX-License-Identifier: MIT
#include "study/rollouts.h"

#include <vector>

namespace aude::study {
namespace {

// Errors are in points of the margin: a point of the best opponent counts as much as an own point.
players::Weights weights_for_margins() {
  players::Weights weights;
  weights.rivalry = 1.0F;
  return weights;
}

}  // namespace

Rollouts::Rollouts(const Game& game) : chooser_(game, weights_for_margins()) {}

PositionValue Rollouts::value_of(const State& state) {
  budget_.spend(1);
  PositionValue expected;
  expected.points = chooser_.evaluator().points(state);
  expected.win = state.is_over() ? win_shares(state)
                                 : win_chances(expected.points, state.actor(), state.left(),
                                               state.game().players());
  return expected;
}

void Rollouts::play_choices(State& state) {
  while (!state.is_over() && !state.is_chance()) {
    const players::TurnPlan plan = chooser_.best(state, budget_);
    for (int i = 0; i < plan.count; ++i) state.apply(plan.actions[static_cast<std::size_t>(i)]);
  }
}

PositionValue Rollouts::glance(const State& state) {
  State quiet = state;
  play_choices(quiet);
  if (quiet.phase() == Phase::Draw || quiet.is_over()) return value_of(quiet);
  // Chance within a turn (a token) belongs to the decision that led to it.
  std::vector<Chance> chances;
  quiet.chances(chances);
  PositionValue sum;
  for (const Chance& chance : chances) {
    State next = quiet;
    next.apply(chance.action);
    sum += static_cast<float>(chance.weight) * glance(next);
  }
  return 1.0F / static_cast<float>(quiet.chance_total()) * sum;
}

players::TurnPlan Rollouts::reply(const State& state) {
  constexpr int kLastTiles = 12;  // plans that look bad to the handcrafted evaluation decide games here
  return state.left() <= kLastTiles ? chooser_.best(state, budget_)
                                    : chooser_.quick_best(state, budget_);
}

Rollout Rollouts::play(const State& from, RandomDraws random_draws, int turns) {
  State state = from;
  BreakdownReader reader(from);
  while (!state.is_over() && !(turns == 0 && state.phase() == Phase::Draw)) {
    if (budget_.is_used_up()) break;
    events_.clear();
    if (state.is_chance()) {
      state.apply(random_draws.next(state), &events_);
    } else {
      if (state.phase() == Phase::Place) --turns;
      const players::TurnPlan plan = reply(state);
      for (int i = 0; i < plan.count; ++i)
        state.apply(plan.actions[static_cast<std::size_t>(i)], &events_);
    }
    reader.read_scores(state, events_);
  }
  const PositionValue value = value_of(state);
  return {value, reader.read_end(state, chooser_.evaluator())};
}

std::optional<PositionValue> Rollouts::solve(const State& state, std::uint64_t nodes) {
  return solve_within(state, budget_.spent() + nodes);
}

std::optional<PositionValue> Rollouts::solve_within(const State& state, std::uint64_t most) {
  if (state.is_over()) return value_of(state);
  if (budget_.spent() >= most || budget_.is_used_up()) return std::nullopt;
  State next = state;
  if (state.is_chance()) {
    std::vector<Chance> chances;
    state.chances(chances);
    PositionValue sum;
    for (const Chance& chance : chances) {
      next = state;
      next.apply(chance.action);
      const auto each = solve_within(next, most);
      if (!each) return std::nullopt;
      sum += static_cast<float>(chance.weight) * *each;
    }
    return 1.0F / static_cast<float>(state.chance_total()) * sum;
  }
  std::vector<players::TurnPlan> plans;
  if (state.left() == 0 && !is_alone(state.phase())) {
    plans.push_back(chooser_.best(state, budget_));  // with the last tile in hand, its value is exact
  } else {
    chooser_.plans(state, budget_, plans);
  }
  std::optional<PositionValue> best;
  const Seat seat = state.actor();
  const int players = state.game().players();
  for (const players::TurnPlan& plan : plans) {
    next = state;
    for (int i = 0; i < plan.count; ++i) next.apply(plan.actions[static_cast<std::size_t>(i)]);
    const auto each = solve_within(next, most);
    if (!each) return std::nullopt;
    if (!best || margin(*each, seat, players) > margin(*best, seat, players)) best = each;
  }
  return best;
}

}  // namespace aude::study
