// SPDX-License-Identifier: MIT
#include "players/uct.h"

#include <algorithm>
#include <cmath>

#include "players/budget.h"

namespace aude::players {
namespace {

constexpr double kExploration = 0.5;
constexpr std::uint32_t kDeployInTen = 3;  // rollouts deploy a piece in 3 of 10 cases

// The last bits of tanh and log differ between C libraries; rounding makes results identical.
double rounded(double value) {
  constexpr double kUnit = 1 << 30;
  return std::nearbyint(value * kUnit) / kUnit;
}

double reward_of(const State& over, Seat seat) {
  int best_other = -1;
  for (int i = 0; i < over.game().players(); ++i) {
    if (i != index(seat)) best_other = std::max(best_other, over.score(static_cast<Seat>(i)));
  }
  return rounded(std::tanh((over.score(seat) - best_other) / 30.0));
}

}  // namespace

Action UctPlayer::choose(const State& state, const Limits& limits) {
  state.legal_actions(actions_);
  if (actions_.size() == 1) return actions_[0];
  Budget budget(limits, own_);
  nodes_.clear();
  nodes_.emplace_back();
  do {
    simulate(state);
    budget.spend(1);
  } while (!budget.is_used_up());
  std::int32_t best = nodes_[0].first_child;
  for (std::int32_t i = best; i >= 0; i = nodes_[static_cast<std::size_t>(i)].next_sibling) {
    if (nodes_[static_cast<std::size_t>(i)].visits > nodes_[static_cast<std::size_t>(best)].visits)
      best = i;
  }
  return nodes_[static_cast<std::size_t>(best)].action;
}

void UctPlayer::simulate(const State& root) {
  State state = root;
  path_.assign(1, 0);
  bool left_tree = false;
  while (!state.is_over() && !left_tree) {
    const std::int32_t at = path_.back();
    path_.push_back(state.is_chance() ? step_by_chance(at, state)
                                      : step_by_choice(at, state, left_tree));
  }
  roll_out(state);
  std::array<double, kMaxPlayers> rewards{};
  for (int i = 0; i < state.game().players(); ++i) {
    rewards[static_cast<std::size_t>(i)] = reward_of(state, static_cast<Seat>(i));
  }
  for (std::int32_t i : path_) {
    Node& node = nodes_[static_cast<std::size_t>(i)];
    ++node.visits;
    if (node.mover != kNobody) node.reward += rewards[static_cast<std::size_t>(node.mover)];
  }
}

std::int32_t UctPlayer::child(std::int32_t parent, Action action, Seat mover) {
  Node made;
  made.action = action;
  made.mover = mover;
  made.next_sibling = nodes_[static_cast<std::size_t>(parent)].first_child;
  const auto number = static_cast<std::int32_t>(nodes_.size());
  nodes_[static_cast<std::size_t>(parent)].first_child = number;
  nodes_.push_back(std::move(made));
  return number;
}

std::int32_t UctPlayer::step_by_chance(std::int32_t at, State& state) {
  const Action outcome = random_chance(state, random_);
  state.apply(outcome);
  for (std::int32_t i = nodes_[static_cast<std::size_t>(at)].first_child; i >= 0;
       i = nodes_[static_cast<std::size_t>(i)].next_sibling) {
    if (nodes_[static_cast<std::size_t>(i)].action == outcome) return i;
  }
  return child(at, outcome, kNobody);
}

std::int32_t UctPlayer::step_by_choice(std::int32_t at, State& state, bool& left_tree) {
  const Seat mover = state.actor();
  Node& here = nodes_[static_cast<std::size_t>(at)];
  if (!here.expanded) {
    state.legal_actions(actions_);
    here.actions.assign(actions_.begin(), actions_.end());
    here.untried = static_cast<std::uint32_t>(here.actions.size());
    here.expanded = true;
  }
  if (here.untried > 0) {
    const std::uint32_t pick = random_.below(here.untried);
    const Action action = here.actions[pick];
    here.actions[pick] = here.actions[--here.untried];
    state.apply(action);
    left_tree = true;
    return child(at, action, mover);
  }
  const double log_visits = rounded(std::log(static_cast<double>(here.visits)));
  std::int32_t best = -1;
  double best_bound = 0;
  for (std::int32_t i = here.first_child; i >= 0;
       i = nodes_[static_cast<std::size_t>(i)].next_sibling) {
    const Node& each = nodes_[static_cast<std::size_t>(i)];
    const double visits = each.visits;
    const double bound = each.reward / visits + kExploration * std::sqrt(log_visits / visits);
    if (best < 0 || bound > best_bound) {
      best = i;
      best_bound = bound;
    }
  }
  state.apply(nodes_[static_cast<std::size_t>(best)].action);
  return best;
}

void UctPlayer::roll_out(State& state) {
  while (!state.is_over()) {
    if (state.phase() != Phase::Deploy) {
      state.apply(random_action(state, random_, actions_));
    } else if (random_.below(10) >= kDeployInTen) {
      state.apply(Action::pass());
    } else {
      state.legal_actions(actions_);
      std::uint32_t pieces = 0;
      Action chosen = Action::pass();
      for (const Action& action : actions_) {
        if (action.verb != Verb::Pass && random_.below(++pieces) == 0) chosen = action;
      }
      state.apply(chosen);
    }
  }
}

}  // namespace aude::players
