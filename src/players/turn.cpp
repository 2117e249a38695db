#include "players/turn.h"

namespace aude::players {

TurnChooser::TurnChooser(const Game& game, const Weights& weights)
    : evaluator_(game, weights), placed_(game), after_(game), settled_{State(game), State(game)} {}

void TurnChooser::plans(const State& state, Budget& budget, std::vector<TurnPlan>& out) {
  out.clear();
  explore(state, budget, [&](const TurnPlan& plan) { out.push_back(plan); });
}

TurnPlan TurnChooser::best(const State& state, Budget& budget) {
  TurnPlan best;
  explore(state, budget, [&](const TurnPlan& plan) {
    if (best.count == 0 || plan.value > best.value) best = plan;
  });
  return best;
}

template <typename Keep>
void TurnChooser::explore(const State& state, Budget& budget, Keep keep) {
  const Seat seat = state.actor();
  if (state.phase() == Phase::Deploy) {
    explore_deployments(state, seat, {}, budget, keep);
    return;
  }
  state.legal_actions(first_);
  for (std::size_t i = 0; i < first_.size(); ++i) {
    if (i > 0 && budget.is_used_up()) return;
    TurnPlan plan;
    plan.add(first_[i]);
    placed_ = state;
    placed_.apply(first_[i]);
    if (placed_.phase() == Phase::Deploy) {
      explore_deployments(placed_, seat, plan, budget, keep);
    } else {
      plan.value = settle(placed_, seat, plan, budget);
      keep(plan);
    }
  }
}

template <typename Keep>
void TurnChooser::explore_deployments(const State& placed, Seat seat, const TurnPlan& so_far,
                                      Budget& budget, Keep keep) {
  placed.legal_actions(second_);
  for (std::size_t i = 0; i < second_.size(); ++i) {
    if (i > 0 && budget.is_used_up()) return;
    TurnPlan plan = so_far;
    plan.add(second_[i]);
    after_ = placed;
    after_.apply(second_[i]);
    plan.value = settle(after_, seat, plan, budget);
    keep(plan);
  }
}

float TurnChooser::settle(const State& state, Seat seat, TurnPlan& plan, Budget& budget) {
  const auto standing = [&](const State& settled) {
    budget.spend(1);
    return evaluator_.standing(settled, seat);
  };
  const auto after_token = [&](const State& waiting, State& scratch) {
    waiting.chances(chances_);
    float sum = 0;
    float weight = 0;
    for (const Chance& chance : chances_) {
      scratch = waiting;
      scratch.apply(chance.action);
      sum += static_cast<float>(chance.weight) * standing(scratch);
      weight += static_cast<float>(chance.weight);
    }
    return sum / weight;
  };
  if (state.phase() == Phase::Token) return after_token(state, settled_[0]);
  if (state.phase() != Phase::Tend || state.actor() != seat) return standing(state);
  float best = 0;
  Action chosen = Action::gather();
  for (Action action : {Action::gather(), Action::grow()}) {
    if (!state.is_legal(action)) continue;
    settled_[0] = state;
    settled_[0].apply(action);
    const float value = settled_[0].phase() == Phase::Token ? after_token(settled_[0], settled_[1])
                                                             : standing(settled_[0]);
    if (action == Action::gather() || value > best) {
      best = value;
      chosen = action;
    }
  }
  plan.add(chosen);
  return best;
}

}  // namespace aude::players
