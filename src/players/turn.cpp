// SPDX-License-Identifier: MIT
#include "players/turn.h"

#include <algorithm>

namespace aude::players {
namespace {

// Whether two rotations of a tile are equivalent: each segment of one has a partner in the other with
// the same ports and the same properties.
bool look_alike(const KindInfo& kind, const TurnedTile& a, const TurnedTile& b,
                std::array<std::uint8_t, kMaxSegments>& partner) {
  if (a.edges != b.edges) return false;
  for (std::size_t i = 0; i < kMaxSegments; ++i) partner[i] = static_cast<std::uint8_t>(i);
  std::array<bool, kMaxSegments> paired{};
  for (std::size_t port = 0; port < kPorts; ++port) {
    const std::uint8_t one = a.port_segment[port];
    const std::uint8_t other = b.port_segment[port];
    if (one == kNoSegment || other == kNoSegment) {
      if (one != other) return false;
    } else if (paired[one] && partner[one] != other) {
      return false;
    } else {
      paired[one] = true;
      partner[one] = other;
    }
  }
  for (std::size_t i = 0; i < kind.segment_count; ++i) {
    const SegmentInfo& one = kind.segments[i];
    const SegmentInfo& other = kind.segments[partner[i]];
    std::uint8_t cities = 0;
    for (std::size_t city = 0; city < kMaxSegments; ++city) {
      if (one.cities >> city & 1) cities |= static_cast<std::uint8_t>(1U << partner[city]);
    }
    if (one.terrain != other.terrain || one.extra != other.extra || one.special != other.special ||
        kind.tile->segments[i].goods != kind.tile->segments[partner[i]].goods ||
        cities != other.cities) {
      return false;
    }
  }
  return true;
}

std::uint8_t different_rotations(const KindInfo& kind) {
  std::uint8_t different = 0;
  for (Rotation rotation : kRotations) {
    if (first_alike(kind, rotation).rotation == rotation)
      different |= static_cast<std::uint8_t>(1U << index(rotation));
  }
  return different;
}

}  // namespace

const TurnPlan& best_of(const std::vector<TurnPlan>& plans) {
  const TurnPlan* best = &plans.front();
  for (const TurnPlan& plan : plans) {
    if (plan.value > best->value) best = &plan;
  }
  return *best;
}

Alike first_alike(const KindInfo& kind, Rotation rotation) {
  Alike alike{rotation, {}};
  for (Rotation other : kRotations) {
    if (look_alike(kind, kind.at(rotation), kind.at(other), alike.partner)) {
      alike.rotation = other;
      break;  // every rotation is equivalent to itself
    }
  }
  return alike;
}

TurnChooser::TurnChooser(const Game& game, const Weights& weights)
    : evaluator_(game, weights), placed_(game), after_(game), settled_{State(game), State(game)} {
  for (int i = 0; i < game.supply_kinds(); ++i) {
    rotations_.push_back(different_rotations(game.kind(static_cast<Kind>(i))));
  }
}

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

void TurnChooser::Shortlist::add(const TurnPlan& plan) {
  std::size_t at = count_;
  while (at > 0 && plans_[at - 1].value < plan.value) --at;
  if (at == plans_.size()) return;
  count_ = std::min(count_ + 1, plans_.size());
  const auto place = plans_.begin() + static_cast<std::ptrdiff_t>(at);
  const auto end = plans_.begin() + static_cast<std::ptrdiff_t>(count_);
  std::copy_backward(place, end - 1, end);
  *place = plan;
}

TurnPlan TurnChooser::quick_best(const State& state, Budget& budget) {
  const Network* network = evaluator_.exchange_network(nullptr);
  shortlist_.clear();
  explore(state, budget, [&](const TurnPlan& plan) { shortlist_.add(plan); });
  evaluator_.exchange_network(network);
  const std::span<const TurnPlan> plans = shortlist_.plans();
  // With the last tile in hand, the handcrafted terms are the final scores.
  if (network == nullptr || plans.size() == 1 || state.left() == 0) return plans.front();
  TurnPlan best = evaluated_again(state, plans.front(), budget);
  for (const TurnPlan& plan : plans.subspan(1)) {
    const TurnPlan again = evaluated_again(state, plan, budget);
    if (again.value > best.value) best = again;
  }
  return best;
}

TurnPlan TurnChooser::evaluated_again(const State& state, const TurnPlan& plan, Budget& budget) {
  TurnPlan again;
  again.add(plan.actions[0]);
  placed_ = state;
  placed_.apply(plan.actions[0]);
  if (!placed_.is_over() && state.phase() != Phase::Deploy)
    state.phase() == Phase::Place ? evaluator_.lay_tile(placed_) : evaluator_.set_board(placed_);
  if (placed_.phase() == Phase::Deploy && plan.count > 1) {
    again.add(plan.actions[1]);
    placed_.apply(plan.actions[1]);
  }
  again.value = settle(placed_, state.actor(), again, budget);
  return again;
}

template <typename Keep>
void TurnChooser::explore(const State& state, Budget& budget, Keep keep) {
  const Seat seat = state.actor();
  if (state.phase() == Phase::Deploy) {
    evaluator_.set_board(state);
    explore_deployments(state, seat, {}, budget, keep);
    return;
  }
  const bool lays = state.phase() == Phase::Place;
  if (lays) evaluator_.set_board(state);
  state.legal_actions(first_);
  bool any = false;
  for (const Action& action : first_) {
    if (any && budget.is_used_up()) return;
    if (lays) {
      // Skip equivalent rotations.
      const std::uint8_t different = rotations_[static_cast<std::size_t>(state.tile_in_hand())];
      if ((different >> index(action.rotation) & 1) == 0) continue;
    }
    any = true;
    TurnPlan plan;
    plan.add(action);
    placed_ = state;
    placed_.apply(action);
    if (!placed_.is_over()) lays ? evaluator_.lay_tile(placed_) : evaluator_.set_board(placed_);
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
    return evaluator_.standing_on_board(settled, seat);
  };
  // Chance within the turn, such as a token, belongs to the plan that led to it.
  const auto value_of = [&](const State& waiting, State& scratch) {
    if (!waiting.is_chance() || waiting.phase() == Phase::Draw) return standing(waiting);
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
  const bool chooses_again = is_tile_laid(state.phase()) && !state.is_chance() && state.actor() == seat;
  if (!chooses_again) return value_of(state, settled_[0]);
  ActionList legal;
  state.legal_actions(legal);
  float best = 0;
  Action chosen = legal[0];
  for (const Action& action : legal) {
    settled_[0] = state;
    settled_[0].apply(action);
    const float value = value_of(settled_[0], settled_[1]);
    if (action == legal[0] || value >= best) {  // of equal ones the last: sets list the quiet one there
      best = value;
      chosen = action;
    }
  }
  plan.add(chosen);
  return best;
}

}  // namespace aude::players
