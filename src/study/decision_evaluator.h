// Judging a decision: what the best plans are expected, what another one loses, and how sure that is.
//
// All plans are looked at by the evaluation; the few that it cannot tell apart are then played through
// rollouts of chance, the same for all, until they differ clearly or the nodes are spent. So nodes go
// where plans are close. Near the end, where all rollouts can be worked out, the evaluation is exact.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "study/rollouts.h"
#include "study/why.h"

namespace aude::study {

struct Effort {
  std::uint64_t nodes = 8'000;  // positions looked at for one decision, about
  std::uint64_t seed = 1;
  int candidates = 8;    // plans that are played through rollouts, the best by evaluation
  float window = 10.0F;  // and at most so many points worse than the best by evaluation
  int turns = 3;         // turn parts that a rollout goes on
  // Plans are dropped when they are surely behind by more than this; when one surely is not, a search
  // that asks for a lead gives up.
  float lead = 0;
  // Plans are dropped, too, when what they may be hoped to be better than the best is less than this.
  float doubt = 0.1F;
  int fewest = 4;  // rollouts before any is dropped
  // The evaluation's own prior counts as so many rollouts: few rollouts are noisy.
  float prior = 16.0F;
};

struct Plan {
  players::TurnPlan turn;  // its actions; its value is that of the evaluation alone
  PositionValue expected;
  float error = 0;      // of the actor's margin, against the best plan
  float std_error = 0;  // standard std_error of the error; 0 when it is exact
  int rollouts = 0;     // it was played through
  bool played = false;

  std::span<const Action> actions() const {
    return {turn.actions.data(), static_cast<std::size_t>(turn.count)};
  }
};

struct DecisionEvaluation {
  std::vector<Plan> plans;  // those looked into, the best first
  int ways = 0;             // how many plans that differ there are
  bool exact = false;

  const Plan& best() const { return plans.front(); }
  // The best of the plans that begin so; nullptr when none was looked into.
  const Plan* best_from(std::span<const Action> beginning) const;
};

// A draw or a token and the luck that came with it, in points of each seat's margin: what the outcome
// was expected less the mean over all that might have come.
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

  // For the seat that must act. `played` are the first actions as they were played, if they were: the
  // best plans that begin with each part of them are then looked into as well. They must be legal.
  DecisionEvaluation evaluate(const State& state, std::span<const Action> played, const Effort& effort);

  // The position must wait for chance. The outcomes are compared by the evaluation: whatever it is
  // expected, luck is 0 in the mean over what may come.
  Luck luck(const State& before, const Action& outcome);

  // Why one plan is better than another, by the evaluation's terms.
  std::vector<Reason> why(const State& state, const Plan& better, const Plan& worse) {
    return reasons(rollouts_, state, better.actions(), worse.actions());
  }

  // By the evaluation alone.
  PositionValue glance(const State& state) { return rollouts_.glance(state); }
  std::uint64_t nodes() const { return rollouts_.nodes(); }  // looked at so far

  // The same plan as all who mean it write it: of rotations that lie alike the first, of the tile's
  // segments in one feature the first.
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
