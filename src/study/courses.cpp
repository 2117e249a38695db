#include "study/courses.h"

#include <vector>

namespace aude::study {
namespace {

// Losses are counted in points of the margin: what the best other gains counts as much as what one
// loses.
players::Weights weights_for_margins(bool learned) {
  players::Weights weights = learned ? players::Weights{} : players::by_hand({});
  weights.rivalry = 1.0F;
  return weights;
}

}  // namespace

Lots::Lots(std::uint32_t course, std::uint64_t seed) : random_(seed + course) {
  for (int i = 0; i < 32; ++i) first_ |= (course >> i & 1U) << (31 - i);  // mirrored bits spread evenly
  first_ += static_cast<std::uint32_t>(players::Random(seed).next());
}

Action Lots::next(const State& state) {
  const auto total = static_cast<std::uint32_t>(state.chance_total());
  const std::uint64_t lot = is_first_ ? std::uint64_t{first_} * total >> 32U : random_.below(total);
  is_first_ = false;
  return state.chance_at(static_cast<int>(lot));
}

Courses::Courses(const Game& game)
    : chooser_(game, weights_for_margins(true)), quick_(game, weights_for_margins(false)) {}

Worth Courses::worth_of(const State& state) {
  budget_.spend(1);
  Worth worth;
  worth.points = chooser_.evaluator().points(state);
  worth.win = state.is_over()
                  ? win_shares(state)
                  : win_chances(worth.points, state.actor(), state.left(), state.game().players());
  return worth;
}

void Courses::play_choices(State& state) {
  while (!state.is_over() && !state.is_chance()) {
    const players::TurnPlan plan = chooser_.best(state, budget_);
    for (int i = 0; i < plan.count; ++i) state.apply(plan.actions[static_cast<std::size_t>(i)]);
  }
}

Worth Courses::glance(const State& state) {
  State quiet = state;
  play_choices(quiet);
  if (quiet.phase() != Phase::Token) return worth_of(quiet);
  // A token is part of the choice that brought it.
  std::vector<Chance> chances;
  quiet.chances(chances);
  Worth sum;
  for (const Chance& chance : chances) {
    State next = quiet;
    next.apply(chance.action);
    sum += static_cast<float>(chance.weight) * glance(next);
  }
  return 1.0F / static_cast<float>(quiet.chance_total()) * sum;
}

Worth Courses::play(const State& from, Lots lots, int turns) {
  State state = from;
  while (!state.is_over() && !(turns == 0 && state.phase() == Phase::Draw)) {
    if (state.is_chance()) {
      state.apply(lots.next(state));
      continue;
    }
    if (state.phase() == Phase::Place) --turns;
    const players::TurnPlan plan = quick_.best(state, budget_);
    for (int i = 0; i < plan.count; ++i) state.apply(plan.actions[static_cast<std::size_t>(i)]);
  }
  return worth_of(state);
}

std::optional<Worth> Courses::solve(const State& state, std::uint64_t nodes) {
  return solve_within(state, budget_.spent() + nodes);
}

std::optional<Worth> Courses::solve_within(const State& state, std::uint64_t most) {
  if (state.is_over()) return worth_of(state);
  if (budget_.spent() >= most) return std::nullopt;
  State next = state;
  if (state.is_chance()) {
    std::vector<Chance> chances;
    state.chances(chances);
    Worth sum;
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
  if (state.left() == 0 && state.phase() != Phase::Recall) {
    plans.push_back(chooser_.best(state, budget_));  // with the last tile in hand its value is true
  } else {
    chooser_.plans(state, budget_, plans);
  }
  std::optional<Worth> best;
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
