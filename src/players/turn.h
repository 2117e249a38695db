// SPDX-License-Identifier: MIT
// All plans of one turn part: every placement with every deployment, with their static evaluation.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "players/budget.h"
#include "players/evaluate.h"
#include "rules/state.h"

namespace aude::players {

// The remaining actions of one turn part: place, deploy, tend.
struct TurnPlan {
  std::array<Action, 3> actions{};
  int count = 0;
  float value = 0;  // the player's standing afterwards

  void add(Action action) { actions[static_cast<std::size_t>(count++)] = action; }
};

// The plan with the highest value, the first of equal ones.
const TurnPlan& best_of(const std::vector<TurnPlan>& plans);

// Plans use only the first of several equivalent rotations of a symmetric tile. `partner` maps each
// segment to the equivalent segment in that rotation.
struct Alike {
  Rotation rotation;
  std::array<std::uint8_t, kMaxSegments> partner;
};
Alike first_alike(const KindInfo& kind, Rotation rotation);

class TurnChooser {
 public:
  TurnChooser(const Game& game, const Weights& weights);

  // Lists all plans of the player to act, in the order of the legal actions. If the budget runs out,
  // the list is shorter, but never empty.
  void plans(const State& state, Budget& budget, std::vector<TurnPlan>& out);
  // Returns only the best plan.
  TurnPlan best(const State& state, Budget& budget);
  // Almost the same for a quarter of the time, to play rollouts: the network is asked only about the
  // few plans that are best by the handcrafted terms.
  TurnPlan quick_best(const State& state, Budget& budget);

  Evaluator& evaluator() { return evaluator_; }

 private:
  template <typename Keep>
  void explore(const State& state, Budget& budget, Keep keep);
  template <typename Keep>
  void explore_deployments(const State& placed, Seat seat, const TurnPlan& so_far, Budget& budget,
                           Keep keep);
  // Returns the expected standing after the remaining choices and token draws of the turn part, and
  // adds those choices to the plan.
  float settle(const State& state, Seat seat, TurnPlan& plan, Budget& budget);
  // Evaluates a plan again, after set_board(state).
  TurnPlan evaluated_again(const State& state, const TurnPlan& plan, Budget& budget);

  Evaluator evaluator_;
  State placed_;
  State after_;
  std::array<State, 2> settled_;
  std::vector<std::uint8_t> rotations_;  // by kind: bit mask of the distinct rotations
  ActionList first_;
  ActionList second_;
  std::vector<Chance> chances_;
  // The first few plans by value, the best first; of equal ones the first, on every machine.
  class Shortlist {
   public:
    void clear() { count_ = 0; }
    void add(const TurnPlan& plan);
    std::span<const TurnPlan> plans() const { return {plans_.data(), count_}; }

   private:
    std::array<TurnPlan, 5> plans_{};
    std::size_t count_ = 0;
  };
  Shortlist shortlist_;
};

}  // namespace aude::players
