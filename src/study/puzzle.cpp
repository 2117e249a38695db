// SPDX-License-Identifier: MIT
#include "study/puzzle.h"

#include <algorithm>

#include "study/json.h"

namespace aude::study {
namespace {

// All ways to write the plan with legal actions.
void add_answers(const State& start, const DecisionEvaluator& evaluator, std::span<const Action> plan,
                 std::vector<Action>& so_far, std::vector<std::vector<Action>>& out) {
  if (so_far.size() == plan.size()) {
    out.push_back(so_far);
    return;
  }
  const State state = after(start, so_far);
  ActionList legal;
  state.legal_actions(legal);
  for (const Action& action : legal) {
    if (action.verb == Verb::Place && !(action.cell == plan[0].cell)) continue;
    so_far.push_back(action);
    const std::vector<Action> canonical = evaluator.as_planned(start, so_far);
    if (std::equal(canonical.begin(), canonical.end(), plan.begin()))
      add_answers(start, evaluator, plan, so_far, out);
    so_far.pop_back();
  }
}

}  // namespace

State after(const State& state, std::span<const Action> actions) {
  State next = state;
  for (const Action& action : actions) next.apply(action);
  return next;
}

bool may_be_puzzle(const DecisionEvaluation& evaluation) {
  constexpr int kFewWays = 3;
  return evaluation.plans.size() > 1 && evaluation.ways >= kFewWays &&
         evaluation.plans[1].error >= kPuzzleLead;
}

bool is_certain(const DecisionEvaluation& evaluation) {
  if (evaluation.plans.size() < 2) return false;
  return std::all_of(evaluation.plans.begin() + 1, evaluation.plans.end(), [&](const Plan& other) {
    if (evaluation.exact) return other.error >= kPuzzleLead;
    return other.rollouts >= kFewestRollouts &&
           is_clear(other.error, other.sampling_error, kPuzzleLead, kPuzzleCertainty);
  });
}

bool is_obvious(DecisionEvaluator& evaluator, const State& state, const Plan& plan) {
  const Seat seat = state.actor();
  const auto points = [&](std::span<const Action> actions) {
    return after(state, actions).score(seat);
  };
  const int most = points(plan.actions());
  const auto all = evaluator.different_plans(state);
  const auto as_many = std::count_if(all.begin(), all.end(), [&](const players::TurnPlan& each) {
    return points(std::span(each.actions).first(static_cast<std::size_t>(each.count))) >= most;
  });
  return as_many == 1;
}

namespace {

// A first look at many plans, with shorter rollouts.
Effort shortlisting(std::uint64_t seed) {
  return {.nodes = 60'000,
          .seed = seed,
          .candidates = 24,
          .window = 15.0F,
          .near_end = 8,
          .lead = kPuzzleLead,
          .doubt = 0,
          .fewest = 8,
          .second = kNoSecondLook};
}

}  // namespace

Effort certifying(std::uint64_t seed) {
  return {.nodes = 2'000'000,
          .seed = seed + 1,
          .window = 8.0F,
          .near_end = kWholeGame,
          .lead = kPuzzleLead,
          .certainty = kPuzzleCertainty,
          .doubt = 0,
          .fewest = kFewestRollouts,
          .prior = 0.5F};
}

std::optional<Puzzle> certified_puzzle(DecisionEvaluator& evaluator, const State& state,
                                       const Effort& deep) {
  if (state.phase() != Phase::Place && !is_alone(state.phase())) return std::nullopt;
  DecisionEvaluation evaluation = evaluator.evaluate(state, {}, shortlisting(deep.seed));
  if (!may_be_puzzle(evaluation)) return std::nullopt;
  if (is_obvious(evaluator, state, evaluation.best())) return std::nullopt;
  if (!evaluation.exact) evaluation = evaluator.compare_again(state, evaluation, deep);
  if (!is_certain(evaluation)) return std::nullopt;
  if (is_obvious(evaluator, state, evaluation.best())) return std::nullopt;
  Puzzle puzzle;
  puzzle.solution = evaluation.plans[0];
  puzzle.second = evaluation.plans[1];
  puzzle.ways = evaluation.ways;
  puzzle.exact = evaluation.exact;
  describe(evaluator, state, puzzle);
  return puzzle;
}

void describe(DecisionEvaluator& evaluator, const State& state, Puzzle& puzzle) {
  // As a line keeps it: reasons add up to the lead that is read again.
  puzzle.second.error = static_cast<float>(rounded(static_cast<double>(puzzle.second.error), 2));
  std::vector<Action> so_far;
  puzzle.answers.clear();
  add_answers(state, evaluator, puzzle.solution.actions(), so_far, puzzle.answers);
  puzzle.solution.breakdown = puzzle.second.breakdown = {};  // a line does not keep them
  puzzle.why = evaluator.why(state, puzzle.solution, puzzle.second);
  puzzle.themes = themes_of(evaluator, state, puzzle);
}

Confirmation confirm(DecisionEvaluator& evaluator, const State& state, const Puzzle& puzzle,
                     const Effort& deep) {
  DecisionEvaluation evaluation =
      evaluator.evaluate(state, puzzle.solution.actions(), shortlisting(deep.seed));
  if (!evaluation.exact) evaluation = evaluator.compare_again(state, evaluation, deep);
  if (!evaluation.best().played || evaluation.plans.size() < 2) {
    const Plan* solution = evaluation.best_from(puzzle.solution.actions());
    const bool surely = solution == nullptr || evaluation.exact ||
                        solution->error > kBoundErrors * solution->sampling_error;
    return {solution == nullptr ? 0.0F : -solution->error, surely ? Confirmed::No : Confirmed::Unsure};
  }
  const Plan& second = evaluation.plans[1];
  const bool too_small = second.error + kBoundErrors * second.sampling_error < kPuzzleLead;
  if (is_certain(evaluation)) return {second.error, Confirmed::Yes};
  return {second.error, too_small ? Confirmed::No : Confirmed::Unsure};
}

}  // namespace aude::study
