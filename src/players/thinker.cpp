#include "players/thinker.h"

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

TurnPlan Thinker::decide(const State& state, Budget& budget) {
  TurnChooser chooser(state.game(), weights_);
  std::vector<TurnPlan> plans;
  chooser.plans(state, budget, plans);
  if (skill_.clumsiness > 0) {
    for (TurnPlan& plan : plans) {
      const float slip = static_cast<float>(random_.below(2001)) / 1000.0F - 1.0F;
      plan.value += slip * skill_.clumsiness;
    }
  }
  if (skill_.search.courses > 0 && plans.size() > 1) {
    return search(state, plans, skill_.search, chooser, random_, budget);
  }
  const TurnPlan* best = &plans.front();
  for (const TurnPlan& plan : plans) {
    if (plan.value > best->value) best = &plan;
  }
  return *best;
}

}  // namespace aude::players
