#include "players/thinker.h"

#include <algorithm>

namespace aude::players {

Action Thinker::choose(const State& state, const Limits& limits) {
  const bool as_planned = done_ < plan_.count && state.hash() == expected_ &&
                          state.is_legal(plan_.actions[static_cast<std::size_t>(done_)]);
  if (!as_planned) {
    ActionList legal;
    state.legal_actions(legal);
    plan_ = {};
    done_ = 0;
    if (legal.size() == 1) return legal[0];
    Budget budget(limits, skill_.budget);
    plan_ = decide(state, budget);
  }
  const Action action = plan_.actions[static_cast<std::size_t>(done_++)];
  if (done_ < plan_.count) {
    State next = state;
    next.apply(action);
    expected_ = next.hash();
  }
  return action;
}

// Removes all plans that use an overlooked cell. The most valuable cell is never overlooked.
void Thinker::overlook_some(std::vector<TurnPlan>& plans) {
  if (plans.front().actions[0].verb != Verb::Place) return;
  const std::uint64_t glance = random_.next();
  const auto salience = [&](const TurnPlan& plan) {
    const Cell cell = plan.actions[0].cell;
    Random look(glance + static_cast<std::uint64_t>(cell.x * 1000 + cell.y));
    return static_cast<float>(look.below(1000)) / 1000.0F;
  };
  float most = 0;
  for (const TurnPlan& plan : plans) most = std::max(most, salience(plan));
  const float seen = std::min(skill_.overlook, most);
  std::erase_if(plans, [&](const TurnPlan& plan) { return salience(plan) < seen; });
}

Weights Thinker::weights_of_decision() {
  return by_chance(skill_.experience) ? weights_ : handcrafted(weights_);
}

TurnPlan Thinker::decide(const State& state, Budget& budget) {
  TurnChooser chooser(state.game(), weights_of_decision());
  std::vector<TurnPlan> plans;
  chooser.plans(state, budget, plans);
  if (skill_.overlook > 0) overlook_some(plans);
  if (skill_.clumsiness > 0) {
    for (TurnPlan& plan : plans) {
      const float slip = static_cast<float>(random_.below(2001)) / 1000.0F - 1.0F;
      plan.value += slip * skill_.clumsiness;
    }
  }
  if (skill_.search.rollouts > 0 && plans.size() > 1 && by_chance(skill_.ponder)) {
    TurnChooser quick(state.game(), handcrafted(weights_));
    return search(state, plans, skill_.search, chooser, quick, random_, budget);
  }
  const TurnPlan* best = &plans.front();
  for (const TurnPlan& plan : plans) {
    if (plan.value > best->value) best = &plan;
  }
  return *best;
}

}  // namespace aude::players
