// SPDX-License-Identifier: MIT
#include "study/decision_evaluator.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace aude::study {
namespace {

using players::TurnPlan;

constexpr int kRound = 4;  // rollouts between two checks for plans to drop
constexpr int kMaxRollouts = 4096;
constexpr double kUsualSpread = 4.0;  // of the difference between two plans over rollouts, in points
constexpr double kUsual = 4.0;        // weight of that assumption, in rollouts
constexpr float kClearly = 2.5F;      // standard errors

bool begins_with(const TurnPlan& plan, std::span<const Action> beginning) {
  const auto count = static_cast<std::size_t>(plan.count);
  return count >= beginning.size() &&
         std::equal(beginning.begin(), beginning.end(), plan.actions.begin());
}

// The approximate cost of solving, if every turn has as many plans as this one.
std::uint64_t cost_of_solving(const State& state, std::size_t plans) {
  constexpr int kFewTiles = 4;
  if (state.left() > kFewTiles) return std::numeric_limits<std::uint64_t>::max();
  int kinds = 0;
  for (int k = 0; k < state.game().supply_kinds(); ++k) kinds += state.board().bag[k] != 0;
  std::uint64_t cost = plans;
  for (int turn = 0; turn < state.left(); ++turn)
    cost *= plans * static_cast<std::uint64_t>(
                        std::max(1, std::min(kinds, state.left() + state.hidden() - turn)));
  return cost;
}

// The same deployment on the first of the tile's segments in the feature.
Action first_of_feature(const State& placed, Action deploy) {
  if (deploy.verb != Verb::Deploy) return deploy;
  const Board& board = placed.board();
  const PlacedTile& tile = board.last_tile();
  const SegmentId feature = board.feature(board.segment_id(tile, deploy.number));
  for (int s = 0; s < deploy.number; ++s) {
    if (board.feature(board.segment_id(tile, s)) == feature) return Action::deploy(deploy.piece, s);
  }
  return deploy;
}

}  // namespace

struct DecisionEvaluator::Candidate {
  TurnPlan plan;
  State after;
  bool played = false;
  PositionValue prior;                  // of the evaluation alone
  float prior_weight;                   // in rollouts
  std::vector<PositionValue> rollouts;  // what it led to in each
  PositionValue solved;

  // The mean of the first rollouts and the weighted prior.
  PositionValue expected(std::size_t count) const {
    PositionValue sum = prior_weight * prior;
    for (std::size_t i = 0; i < count; ++i) sum += rollouts[i];
    return 1.0F / (prior_weight + static_cast<float>(count)) * sum;
  }
};

namespace {

struct Lead {
  float mean;
  float std_error;
};

// How much better one candidate is than another, over the rollouts that both have played.
template <typename Candidate>
Lead lead(const Candidate& one, const Candidate& other, Seat seat, int players) {
  const std::size_t count = std::min(one.rollouts.size(), other.rollouts.size());
  const auto difference = [&](const PositionValue& a, const PositionValue& b) {
    return static_cast<double>(margin(a, seat, players)) -
           static_cast<double>(margin(b, seat, players));
  };
  const auto prior = static_cast<double>(one.prior_weight);
  double sum = 0;
  double squares = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const double each = difference(one.rollouts[i], other.rollouts[i]);
    sum += each;
    squares += each * each;
  }
  const auto rollouts = static_cast<double>(count);
  const double weight = prior + rollouts;
  const double around_mean = count == 0 ? 0.0 : squares - sum * sum / rollouts;
  const double variance = (around_mean + kUsual * kUsualSpread * kUsualSpread) / (rollouts + kUsual);
  return {static_cast<float>((prior * difference(one.prior, other.prior) + sum) / weight),
          static_cast<float>(std::sqrt(variance / weight))};
}

// An upper bound of a plan's expected gain over the best one, for any distribution with this mean and
// variance.
float hope(const Lead& behind) {
  const float mean = std::max(0.0F, behind.mean);
  return (std::sqrt(mean * mean + behind.std_error * behind.std_error) - mean) / 2;
}

}  // namespace

DecisionEvaluator::DecisionEvaluator(const Game& game)
    : rollouts_(game), scratch_(game), players_(game.players()) {}

const Plan* DecisionEvaluation::best_from(std::span<const Action> beginning) const {
  const auto found = std::find_if(plans.begin(), plans.end(),
                                  [&](const Plan& plan) { return begins_with(plan.turn, beginning); });
  return found == plans.end() ? nullptr : &*found;
}

std::vector<Action> DecisionEvaluator::as_planned(const State& state,
                                                  std::span<const Action> actions) const {
  std::vector<Action> out(actions.begin(), actions.end());
  State placed = state;
  std::size_t at = 0;
  if (state.phase() == Phase::Place && !out.empty()) {
    const KindInfo& kind = state.game().kind(state.tile_in_hand());
    const auto alike = players::first_alike(kind, out[0].rotation);
    out[0].rotation = alike.rotation;
    if (out.size() > 1 && out[1].verb == Verb::Deploy) out[1].number = alike.partner[out[1].number];
    placed.apply(out[0]);
    at = 1;
  }
  if (at < out.size()) out[at] = first_of_feature(placed, out[at]);
  return out;
}

// All different plans, the best by static evaluation first.
std::vector<TurnPlan> DecisionEvaluator::different_plans(const State& state) {
  std::vector<TurnPlan> plans;
  rollouts_.chooser().plans(state, rollouts_.budget(), plans);
  const bool places = state.phase() == Phase::Place;
  const std::size_t at = places ? 1 : 0;
  scratch_ = state;
  Action placed_by;
  std::erase_if(plans, [&](const TurnPlan& plan) {
    if (at >= static_cast<std::size_t>(plan.count) || plan.actions[at].verb != Verb::Deploy)
      return false;
    if (places && !(plan.actions[0] == placed_by)) {
      placed_by = plan.actions[0];
      scratch_ = state;
      scratch_.apply(placed_by);
    }
    return !(first_of_feature(scratch_, plan.actions[at]) == plan.actions[at]);
  });
  std::stable_sort(plans.begin(), plans.end(),
                   [](const TurnPlan& a, const TurnPlan& b) { return a.value > b.value; });
  return plans;
}

std::vector<DecisionEvaluator::Candidate> DecisionEvaluator::candidates(
    const State& state, const std::vector<TurnPlan>& plans, std::span<const Action> played,
    const Effort& effort, bool all) {
  // How many plans to add that share the first 1, 2 or 3 actions with the ones played.
  std::array<int, 4> wanted{0, 2, 2, 1};
  std::vector<Candidate> chosen;
  std::size_t best = 0;
  bool found = false;  // if the record ends within the turn, only one plan counts as played
  for (const TurnPlan& plan : plans) {
    bool take = all || (best < static_cast<std::size_t>(effort.candidates) &&
                        plan.value >= plans.front().value - effort.window);
    best += take;
    for (std::size_t share = 1; share <= played.size(); ++share) {
      if (!begins_with(plan, played.first(share))) break;
      if (wanted[share]-- > 0) take = true;
    }
    if (!take) continue;
    chosen.push_back({plan, state, false, {}, effort.prior, {}, {}});
    Candidate& added = chosen.back();
    for (const Action& action : std::span(plan.actions).first(static_cast<std::size_t>(plan.count)))
      added.after.apply(action);
    added.played = !found && !played.empty() && begins_with(plan, played);
    found |= added.played;
    added.prior = rollouts_.glance(added.after);
  }
  return chosen;
}

bool DecisionEvaluator::solve(std::vector<Candidate>& all, std::uint64_t nodes) {
  const std::uint64_t most = rollouts_.nodes() + nodes;
  for (Candidate& each : all) {
    const std::uint64_t spent = rollouts_.nodes();
    const auto solved = rollouts_.solve(each.after, most > spent ? most - spent : 0);
    if (!solved) return false;
    each.solved = *solved;
  }
  return true;
}

void DecisionEvaluator::compare(std::vector<Candidate>& all, const Effort& effort) {
  const std::uint64_t most = rollouts_.nodes() + effort.nodes;
  std::vector<Candidate*> alive;
  for (Candidate& each : all) alive.push_back(&each);
  for (std::uint32_t rollout = 0; rollout < kMaxRollouts && alive.size() > 1; ++rollout) {
    for (Candidate* each : alive)
      each->rollouts.push_back(
          rollouts_.play(each->after, RandomDraws(rollout, effort.seed), effort.turns));
    if (rollouts_.budget().is_used_up()) {
      // This round was cut short: its values are not comparable.
      for (Candidate* each : alive) each->rollouts.pop_back();
      has_result_ = rollout > 0;
      return;
    }
    if (rollouts_.nodes() >= most) return;
    const int met = static_cast<int>(rollout) + 1;
    if (met % kRound != 0) continue;
    const Candidate* best = alive.front();
    for (const Candidate* each : alive) {
      if (lead(*each, *best, seat_, players_).mean > 0) best = each;
    }
    const bool hopeless = std::any_of(alive.begin(), alive.end(), [&](const Candidate* each) {
      const Lead behind = lead(*best, *each, seat_, players_);
      return each != best && behind.mean + kClearly * behind.std_error < effort.lead;
    });
    if (hopeless) return;
    if (met < effort.fewest) continue;
    std::erase_if(alive, [&](const Candidate* each) {
      if (each == best) return false;
      const Lead behind = lead(*best, *each, seat_, players_);
      const bool is_clear = behind.mean - kClearly * behind.std_error >= effort.lead;
      if (!is_clear && hope(behind) > effort.doubt) return false;
      // The plan that was played stays until its error is well known.
      return !each->played || behind.std_error < std::max(0.4F, behind.mean / 6.0F);
    });
  }
}

DecisionEvaluation DecisionEvaluator::evaluation_of(const std::vector<Candidate>& all,
                                                    bool exact) const {
  DecisionEvaluation evaluation;
  evaluation.exact = exact;
  std::size_t most_rollouts = 0;
  for (const Candidate& each : all) most_rollouts = std::max(most_rollouts, each.rollouts.size());
  const Candidate* best = nullptr;
  for (const Candidate& each : all) {
    if (each.rollouts.size() < most_rollouts) continue;
    const bool better = best == nullptr || (exact ? margin(each.solved, seat_, players_) >
                                                        margin(best->solved, seat_, players_)
                                                  : lead(each, *best, seat_, players_).mean > 0);
    if (better) best = &each;
  }
  for (const Candidate& each : all) {
    Plan plan{each.plan, each.solved, 0, 0, static_cast<int>(each.rollouts.size()), each.played};
    if (exact) {
      plan.error = margin(best->solved, seat_, players_) - margin(each.solved, seat_, players_);
    } else {
      // Compared on the rollouts that both have played, so that luck in the others does not count.
      plan.expected = best->expected(most_rollouts);
      plan.expected += each.expected(each.rollouts.size());
      plan.expected += -1.0F * best->expected(each.rollouts.size());
      const Lead behind = lead(*best, each, seat_, players_);
      plan.error = &each == best ? 0.0F : std::max(0.0F, behind.mean);
      plan.std_error = &each == best ? 0.0F : behind.std_error;
    }
    const auto place = std::find_if(evaluation.plans.begin(), evaluation.plans.end(),
                                    [&](const Plan& other) { return other.error > plan.error; });
    evaluation.plans.insert(&each == best ? evaluation.plans.begin() : place, plan);
  }
  return evaluation;
}

DecisionEvaluation DecisionEvaluator::evaluate(const State& state, std::span<const Action> played,
                                               const Effort& effort) {
  seat_ = state.actor();
  const std::vector<TurnPlan> plans = different_plans(state);
  const std::vector<Action> canonical = as_planned(state, played);
  const bool exact = cost_of_solving(state, plans.size()) <= effort.nodes;
  std::vector<Candidate> all = candidates(state, plans, canonical, effort, exact);
  // Plans or their evaluations may be missing.
  has_result_ = !rollouts_.budget().is_used_up();
  const bool solved = has_result_ && exact && solve(all, effort.nodes * 4);
  if (has_result_ && !solved) compare(all, effort);
  DecisionEvaluation evaluation = evaluation_of(all, solved);
  evaluation.ways = static_cast<int>(plans.size());
  return evaluation;
}

Luck DecisionEvaluator::luck(const State& before, const Action& outcome) {
  has_result_ = true;
  std::vector<Chance> chances;
  before.chances(chances);
  Luck luck;
  const auto total = static_cast<float>(before.chance_total());
  for (const Chance& chance : chances) {
    if (rollouts_.budget().is_used_up()) {
      has_result_ = false;
      return {};
    }
    scratch_ = before;
    scratch_.apply(chance.action);
    const PositionValue expected = rollouts_.glance(scratch_);
    for (int i = 0; i < players_; ++i) {
      const float value = margin(expected, static_cast<Seat>(i), players_);
      float& sum = luck.margins[static_cast<std::size_t>(i)];
      sum -= static_cast<float>(chance.weight) / total * value;
      if (chance.action == outcome) sum += value;
    }
  }
  return luck;
}

}  // namespace aude::study
