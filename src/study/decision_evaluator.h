// SPDX-License-Identifier: MIT
// Evaluates a decision: the best plans, what the others lose, and how certain that is.
//
// The static evaluation scores all plans. The best of them are then compared by rollouts with the same
// random draws, until they differ clearly or the nodes are used up. Most nodes are thus spent on close
// decisions. Near the end of the game, positions are solved exactly.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "study/rollouts.h"
#include "study/why.h"

namespace aude::study {

struct Effort {
  std::uint64_t nodes = 8'000;  // positions searched per decision, approximately
  std::uint64_t seed = 1;
  int candidates = 8;    // plans compared by rollouts: the best by static evaluation,
  float window = 10.0F;  // and at most this many points behind the best of them
  int turns = 3;         // turn parts per rollout
  // A plan is dropped when it is certainly behind by more than this. When a plan certainly is not, a
  // search for a lead ends.
  float lead = 0;
  // A plan is also dropped when its expected gain over the best one is less than this.
  float doubt = 0.1F;
  int fewest = 4;  // rollouts before a plan is dropped
  // Weight of the static evaluation, in rollouts.
  float prior = 16.0F;
};

struct Plan {
  players::TurnPlan turn;  // its value is that of the static evaluation
  PositionValue expected;
  float error = 0;      // points of the actor's margin lost against the best plan
  float std_error = 0;  // standard error of `error`; 0 if exact
  int rollouts = 0;     // number of rollouts played
  bool played = false;

  std::span<const Action> actions() const {
    return {turn.actions.data(), static_cast<std::size_t>(turn.count)};
  }
};

struct DecisionEvaluation {
  std::vector<Plan> plans;  // the candidates, the best first
  int ways = 0;             // number of different plans, candidates or not
  bool exact = false;

  const Plan& best() const { return plans.front(); }
  // The best candidate that begins with these actions, or nullptr.
  const Plan* best_from(std::span<const Action> beginning) const;
};

// The luck of a draw, in points of each seat's margin: the expected margin after it minus the average
// over all possible draws.
struct Luck {
  Points margins{};
};

class DecisionEvaluator {
 public:
  explicit DecisionEvaluator(const Game& game);

  // Limits everything from now on: after `limits.time`, or once `limits.stop` is set, searches return
  // quickly with what they have.
  void set_limits(const players::Limits& limits) { rollouts_.budget().set_limits(limits); }
  // False when the limits ended a search before it had a result: its evaluation means nothing.
  bool has_result() const { return has_result_; }

  // For the seat to act. `played`: the actions that were played, if any; they must be legal. The best
  // plans that begin with them become candidates too.
  DecisionEvaluation evaluate(const State& state, std::span<const Action> played, const Effort& effort);

  // The position must be a random draw. The outcomes are compared by the static evaluation; the average
  // luck over all outcomes is 0, however good the evaluation is.
  Luck luck(const State& before, const Action& outcome);

  // Why one plan is better than another of the same evaluation, by its terms.
  std::vector<Reason> why(const State& state, const Plan& better, const Plan& worse) {
    return shown(
        all_reasons(rollouts_, state, better.actions(), worse.actions(), worse.error - better.error));
  }

  // By the static evaluation.
  PositionValue glance(const State& state) { return rollouts_.glance(state); }
  std::uint64_t nodes() const { return rollouts_.nodes(); }  // searched so far

  // The canonical form of a plan: the first of equivalent rotations, and the first of the tile's
  // segments in the same feature.
  std::vector<Action> as_planned(const State& state, std::span<const Action> actions) const;

 private:
  struct Candidate;

  std::vector<players::TurnPlan> different_plans(const State& state);
  std::vector<Candidate> candidates(const State& state, const std::vector<players::TurnPlan>& plans,
                                    std::span<const Action> played, const Effort& effort, bool all);
  bool solve(std::vector<Candidate>& all, std::uint64_t nodes);
  void compare(std::vector<Candidate>& all, const Effort& effort);
  DecisionEvaluation evaluation_of(const std::vector<Candidate>& all, bool exact) const;

  Rollouts rollouts_;
  State scratch_;
  Seat seat_{};  // whose decision is evaluated
  int players_;
  bool has_result_ = true;
};

}  // namespace aude::study
