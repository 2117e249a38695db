// SPDX-License-Identifier: MIT
#include "players/thinker.h"

#include <algorithm>

#include "players/game_kind.h"

namespace aude::players {
namespace {

bool is_for_two(const Game& game) { return kind_of(game) == GameKind{}; }

}  // namespace

Action Thinker::choose(const State& state, const Limits& limits) {
  const bool as_planned = memory_.done < memory_.plan.count && state.hash() == memory_.expected &&
                          state.is_legal(memory_.plan.actions[static_cast<std::size_t>(memory_.done)]);
  if (!as_planned) {
    ActionList legal;
    state.legal_actions(legal);
    memory_.plan = {};
    memory_.done = 0;
    if (legal.size() == 1) return legal[0];
    Budget budget(limits, budget_in(state.game()));
    memory_.plan = decide(state, budget);
  }
  const Action action = memory_.plan.actions[static_cast<std::size_t>(memory_.done++)];
  if (memory_.done < memory_.plan.count) {
    State next = state;
    next.apply(action);
    memory_.expected = next.hash();
  }
  return action;
}

bool Thinker::recall(std::string_view memory) {
  Memory read = memory_;
  if (!read_bytes(memory, read)) return false;
  const auto most = static_cast<int>(read.plan.actions.size());
  if (read.plan.count < 0 || read.plan.count > most || read.done < 0) return false;
  memory_ = read;
  return true;
}

// Removes all plans that use an overlooked cell. The most valuable cell is never overlooked.
void Thinker::overlook_some(std::vector<TurnPlan>& plans) {
  if (plans.front().actions[0].verb != Verb::Place) return;
  const std::uint64_t glance = memory_.random.next();
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

const Limits& Thinker::budget_in(const Game& game) const {
  return skill_.for_two.budget && is_for_two(game) ? *skill_.for_two.budget : skill_.budget;
}

Weights Thinker::weights_of_decision(const Game& game) {
  Weights weights = weights_;
  if (skill_.for_two.network != nullptr && is_for_two(game)) weights.network = skill_.for_two.network;
  return by_chance(skill_.experience) ? weights : handcrafted(weights);
}

TurnPlan Thinker::decide(const State& state, Budget& budget) {
  TurnChooser chooser(state.game(), weights_of_decision(state.game()));
  std::vector<TurnPlan> plans;
  chooser.plans(state, budget, plans);
  if (skill_.overlook > 0) overlook_some(plans);
  if (skill_.clumsiness > 0) {
    for (TurnPlan& plan : plans) {
      const float slip = static_cast<float>(memory_.random.below(2001)) / 1000.0F - 1.0F;
      plan.value += slip * skill_.clumsiness;
    }
  }
  // The last tiles are counted, not felt.
  constexpr int kLastTiles = 4;
  if (skill_.style && plans.size() > 1 && state.left() >= kLastTiles)
    return decide_in_style(state, plans, chooser, budget);
  return decide_among(state, plans, chooser, nullptr, budget);
}

TurnPlan Thinker::decide_in_style(const State& state, std::vector<TurnPlan>& plans,
                                  TurnChooser& chooser, Budget& budget) {
  Preference preference(*skill_.style, bound_of(*skill_.style, skill_.overlook), state, chooser,
                        budget);
  preference.add_to(plans);
  return decide_among(state, plans, chooser, &preference, budget);
}

TurnPlan Thinker::decide_among(const State& state, std::vector<TurnPlan>& plans, TurnChooser& chooser,
                               const Preference* preference, Budget& budget) {
  if (skill_.search.rollouts == 0 || plans.size() == 1 || !by_chance(skill_.ponder))
    return best_of(plans);
  return search(state, plans, skill_.search, chooser, memory_.random, budget, preference);
}

}  // namespace aude::players
