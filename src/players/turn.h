// One turn part seen whole: every way to lay the tile and use a figure, judged by the evaluation.
#pragma once

#include <array>
#include <vector>

#include "players/budget.h"
#include "players/evaluate.h"
#include "rules/state.h"

namespace aude::players {

// The actions of one turn part, from the position asked about on: place, deploy, tend, as they come.
struct TurnPlan {
  std::array<Action, 3> actions{};
  int count = 0;
  float value = 0;  // the mover's standing after it

  void add(Action action) { actions[static_cast<std::size_t>(count++)] = action; }
};

// Of the rotations in which a tile lies alike the first one, the only one that plans are made of, and
// the segment there that stands for each segment here.
struct Alike {
  Rotation rotation;
  std::array<std::uint8_t, kMaxSegments> partner;
};
Alike first_alike(const KindInfo& kind, Rotation rotation);

class TurnChooser {
 public:
  TurnChooser(const Game& game, const Weights& weights);

  // All plans for the player who must act, in the order of the legal actions. When the budget ends
  // early the list is shorter, but never empty.
  void plans(const State& state, Budget& budget, std::vector<TurnPlan>& out);
  // The best plan alone.
  TurnPlan best(const State& state, Budget& budget);

  Evaluator& evaluator() { return evaluator_; }

 private:
  template <typename Keep>
  void explore(const State& state, Budget& budget, Keep keep);
  template <typename Keep>
  void explore_deployments(const State& placed, Seat seat, const TurnPlan& so_far, Budget& budget,
                           Keep keep);
  // The standing once the actor's choices and the tokens they cause are over; completes the plan.
  float settle(const State& state, Seat seat, TurnPlan& plan, Budget& budget);

  Evaluator evaluator_;
  State placed_;
  State after_;
  std::array<State, 2> settled_;
  std::vector<std::uint8_t> rotations_;  // by kind: those that differ, a bit each
  ActionList first_;
  ActionList second_;
  std::vector<Chance> chances_;
};

}  // namespace aude::players
