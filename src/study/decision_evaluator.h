// SPDX-License-Identifier: MIT
// Evaluates a decision: the best plans, what the others lose, and how certain that is.
//
// The static evaluation scores all plans. The best of them are then compared by rollouts with the same
// random draws, until they differ clearly or the nodes are used up. The best plan and those that were
// played then get the same number of further rollouts, until their differences are known. If what was
// played seems to be a mistake, other rollouts say how large it is: those that chose the best plan
// flatter it. Near the end of the game rollouts go on to its end, and positions are solved exactly.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "study/plan_rollouts.h"
#include "study/why.h"

namespace aude::study {

inline constexpr int kWholeGame = 1'000;  // tiles or turn parts, more than any game has

// At the best plan and those that were played, if the latter seem to be mistakes.
struct SecondLook {
  std::uint64_t nodes = 144'000;  // at most; 0: no second look
  int turns = 12;                 // as in Effort
  int near_end = 12;
};
inline constexpr SecondLook kNoSecondLook{.nodes = 0, .turns = 0, .near_end = 0};

inline constexpr std::uint64_t kSecondSeed = 0x5E5E5E5E;  // differs from the seed of the first look

struct Effort {
  // Positions searched per decision, approximately. As many more may be searched to know the
  // differences between the best plan and those that were played.
  std::uint64_t nodes = 12'000;
  std::uint64_t seed = 1;
  int candidates = 8;   // plans compared by rollouts: the best by static evaluation,
  float window = 8.0F;  // and at most this many points behind the best of them
  int turns = 8;        // turn parts per rollout,
  int near_end = 12;    // but up to the end of the game with this many tiles left or fewer
  // A plan is dropped when it is clearly behind by this many points. A search for a lead ends when a
  // plan certainly is not.
  float lead = 0;
  float certainty = 2.5F;  // standard errors
  // A plan is also dropped when its expected gain over the best one is less than this.
  float doubt = 0.1F;
  int fewest = 4;  // rollouts before a plan is dropped
  // Weight of the static evaluation, in rollouts.
  float prior = 1.5F;
  SecondLook second{};
};

// With many nodes, more plans are compared and rollouts end later: what a longer rollout shows costs
// more rollouts to know.
Effort effort_of(std::uint64_t nodes, std::uint64_t seed = 1);
inline constexpr std::uint64_t kDeepNodes = 300'000;  // minutes for a game

// Whether an estimated difference is more than `least`, by a standard error, and more than 0, by
// `certainty` standard errors.
constexpr bool is_clear(float difference, float std_error, float least, float certainty) {
  return difference >= least + (least > 0 ? std_error : 0) && difference >= certainty * std_error;
}

struct Plan {
  players::TurnPlan turn;  // its value is that of the static evaluation
  PositionValue expected;
  Breakdown breakdown;       // of the expected points from the position after the plan on, if known
  float error = 0;           // points of the actor's margin lost against the best plan
  float std_error = 0;       // standard error of `error`, that of the horizon included; 0 if exact
  float sampling_error = 0;  // the part of it that more rollouts would lower
  int rollouts = 0;          // number of rollouts played
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
  // For the chances of winning; one rating per seat, or none.
  void set_ratings(Ratings ratings) { ratings_ = std::move(ratings); }
  // False when the limits ended a search before it had a result: its evaluation means nothing.
  bool has_result() const { return has_result_; }

  // For the seat to act. `played`: the actions that were played, if any; they must be legal. The best
  // plans that begin with them become candidates too.
  DecisionEvaluation evaluate(const State& state, std::span<const Action> played, const Effort& effort);

  // Compares plans of an evaluation of the same position again, by the rollouts of this effort: the
  // best two, the one played, and all that are behind by less than effort.window points.
  DecisionEvaluation compare_again(const State& state, const DecisionEvaluation& evaluation,
                                   const Effort& effort);

  // The position must be a random draw. The outcomes are compared by the static evaluation; the average
  // luck over all outcomes is 0, however good the evaluation is.
  Luck luck(const State& before, const Action& outcome);

  // Why one plan is better than another of the same evaluation, by what happens in its rollouts. Plans
  // without any (exact results) get some to be explained.
  std::vector<Reason> why(const State& state, const Plan& better, const Plan& worse);

  // By the static evaluation.
  PositionValue glance(const State& state) { return rated(rollouts_.glance(state), state.left()); }
  std::uint64_t nodes() const { return rollouts_.nodes(); }  // searched so far

  // All different plans, the best by static evaluation first.
  std::vector<players::TurnPlan> different_plans(const State& state);

  // The canonical form of a plan: the first of equivalent rotations, and the first of the tile's
  // segments in the same feature.
  std::vector<Action> as_planned(const State& state, std::span<const Action> actions) const;

 private:
  struct Candidate;

  // With the chances of winning by the ratings.
  PositionValue rated(PositionValue expected, int left) const {
    expected.win = with_ratings(expected.win, ratings_, left, scratch_.game().supply_size());
    return expected;
  }
  std::vector<Candidate> candidates(const State& state, const std::vector<players::TurnPlan>& plans,
                                    std::span<const Action> played, const Effort& effort, bool all);
  Breakdown explain(const State& state, const Plan& plan);
  Candidate candidate(const State& state, const players::TurnPlan& plan);
  void begin(const State& state, const Effort& effort);
  bool solve(std::vector<Candidate>& all, std::uint64_t nodes);
  bool play_rollout(const std::vector<Candidate*>& plans, PlanRollouts Candidate::* look);
  void compare(std::vector<Candidate>& all);
  std::vector<Candidate*> finalists(std::vector<Candidate>& all, std::span<const Action> played) const;
  void compare_finalists(const std::vector<Candidate*>& finalists);
  void look_again(std::vector<Candidate*> finalists);
  void estimate_chances(PositionValue& expected, const PositionValue& leading) const;
  void compare_with_best(Plan& plan, const Candidate& best, const Candidate& each) const;
  int turns(int usual, int near_end) const;  // of a rollout
  DecisionEvaluation evaluation_of(const std::vector<Candidate>& all, bool exact) const;

  Rollouts rollouts_;
  State scratch_;
  Ratings ratings_;
  // Of the decision that is evaluated:
  Effort effort_;
  Seat seat_{};
  int left_ = 0;  // tiles
  int players_;
  bool has_result_ = true;
};

}  // namespace aude::study
