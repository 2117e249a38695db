// SPDX-License-Identifier: MIT
#include "study/decision_evaluator.h"

#include <algorithm>
#include <cmath>
#include <ranges>

namespace aude::study {
namespace {

using players::TurnPlan;

constexpr int kRound = 4;  // rollouts between two checks for plans to drop
constexpr int kMaxRollouts = 4096;
constexpr float kHopeless = 2.5F;  // standard errors after which a search for a lead ends

constexpr std::uint64_t kSolving = 8;            // an exact result may take this many times the nodes
constexpr std::uint64_t kTooMany = 1ULL << 40U;  // nodes

bool begins_with(const TurnPlan& plan, std::span<const Action> beginning) {
  const auto count = static_cast<std::size_t>(plan.count);
  return count >= beginning.size() &&
         std::equal(beginning.begin(), beginning.end(), plan.actions.begin());
}

// The approximate cost of solving one plan, if every turn has as many plans as this one.
std::uint64_t cost_of_solving(const State& state, std::size_t plans) {
  constexpr int kFewTiles = 4;
  if (state.left() > kFewTiles) return kTooMany;
  int kinds = 0;
  for (int k = 0; k < state.game().supply_kinds(); ++k) kinds += state.board().bag[k] != 0;
  std::uint64_t cost = 1;
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
  PlanRollouts first;
  PlanRollouts second;  // none of its rollouts had a part in choosing the best plan
  PositionValue solved;
};

namespace {

// The one that leads in the first look, among those with the most rollouts.
template <typename Candidate>
Candidate* best_of(const std::vector<Candidate*>& plans, Seat seat, int players) {
  std::size_t most = 0;
  for (const Candidate* each : plans) most = std::max(most, each->first.size());
  Candidate* best = nullptr;
  for (Candidate* each : plans) {
    if (each->first.size() < most) continue;
    if (best == nullptr || lead(each->first, best->first, seat, players).mean > 0) best = each;
  }
  return best;
}

// Whether a difference is known well enough: its standard error is below `points`, or below this part
// of it.
bool is_known(const Lead& behind, float points, float part) {
  return behind.std_error < std::max(points, behind.mean / part);
}

// Whether what was played may turn out to be a mistake.
bool seems_worse(const Lead& behind) { return behind.mean >= std::max(1.5F, 1.5F * behind.std_error); }

// Whether a search for a lead cannot end well: the lead is certainly too small, or will not be certain
// when all nodes are used up, unless it turns out to be larger. `used`: the part of the nodes.
bool is_hopeless(const Lead& behind, const Effort& effort, float used) {
  if (behind.mean + kHopeless * behind.std_error < effort.lead) return true;
  const float error_at_the_end = behind.std_error * std::sqrt(used);
  return effort.lead > 0 && behind.mean + behind.std_error < effort.certainty * error_at_the_end;
}

// An upper bound of a plan's expected gain over the best one, for any distribution with this mean and
// variance.
float hope(const Lead& behind) {
  const float mean = std::max(0.0F, behind.mean);
  return (std::sqrt(mean * mean + behind.std_error * behind.std_error) - mean) / 2;
}

}  // namespace

Effort effort_of(std::uint64_t nodes, std::uint64_t seed) {
  constexpr std::uint64_t kMany = 60'000;
  constexpr std::uint64_t kTimes = 12;        // a second look is for the few mistakes of a game,
  constexpr std::uint64_t kEnough = 144'000;  // and these nodes are enough for most of them
  Effort effort{.nodes = nodes, .seed = seed};
  effort.second.nodes = std::max(nodes, std::min(kTimes * nodes, kEnough));
  if (nodes < kMany) return effort;
  effort.candidates = 16;
  effort.window = 12.0F;
  effort.turns = 16;
  effort.near_end = 24;
  effort.doubt = 0.03F;
  effort.second.turns = 16;
  effort.second.near_end = 24;
  return effort;
}

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

DecisionEvaluator::Candidate DecisionEvaluator::candidate(const State& state, const TurnPlan& plan) {
  Candidate out{plan, state, false, {}, {}, {}};
  for (const Action& action : std::span(plan.actions).first(static_cast<std::size_t>(plan.count)))
    out.after.apply(action);
  // Chance within a turn (a token) has no single position to break down.
  Rollout prior;
  if (out.after.phase() == Phase::Draw || out.after.is_over()) {
    prior = rollouts_.play(out.after, RandomDraws(0, 0), 0);
  } else {
    prior.value = rollouts_.glance(out.after);
  }
  out.first = {effort_.seed, turns(effort_.turns, effort_.near_end), prior, effort_.prior, {}};
  return out;
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
    chosen.push_back(candidate(state, plan));
    chosen.back().played = !found && !played.empty() && begins_with(plan, played);
    found |= chosen.back().played;
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

// One more rollout of each plan; plans that have as many get the same draws. Returns false when the
// limits ended it: the plans keep only rollouts that all of them have finished.
bool DecisionEvaluator::play_rollout(const std::vector<Candidate*>& plans,
                                     PlanRollouts Candidate::* look) {
  for (Candidate* each : plans) (each->*look).play(rollouts_, each->after);
  if (!rollouts_.budget().is_used_up()) return true;
  for (Candidate* each : plans) (each->*look).rollouts.pop_back();
  return false;
}

void DecisionEvaluator::compare(std::vector<Candidate>& all) {
  const std::uint64_t start = rollouts_.nodes();
  const std::uint64_t most = start + effort_.nodes;
  const auto used = [&] {
    return static_cast<float>(rollouts_.nodes() - start) / static_cast<float>(effort_.nodes);
  };
  std::vector<Candidate*> alive;
  for (Candidate& each : all) alive.push_back(&each);
  for (int rollout = 1; rollout <= kMaxRollouts && alive.size() > 1; ++rollout) {
    if (!play_rollout(alive, &Candidate::first)) {
      has_result_ = rollout > 1;
      return;
    }
    if (rollouts_.nodes() >= most) return;
    if (rollout % kRound != 0) continue;
    const Candidate* best = best_of(alive, seat_, players_);
    const bool hopeless = std::any_of(alive.begin(), alive.end(), [&](const Candidate* each) {
      const Lead behind = lead(best->first, each->first, seat_, players_);
      return each != best && is_hopeless(behind, effort_, used());
    });
    if (hopeless) return;
    if (rollout < effort_.fewest) continue;
    std::erase_if(alive, [&](const Candidate* each) {
      if (each == best) return false;
      const Lead behind = lead(best->first, each->first, seat_, players_);
      return is_clear(behind.mean, behind.std_error, effort_.lead, effort_.certainty) ||
             hope(behind) <= effort_.doubt;
    });
  }
}

// The best plan, and the best ones that begin as the one played does.
std::vector<DecisionEvaluator::Candidate*> DecisionEvaluator::finalists(
    std::vector<Candidate>& all, std::span<const Action> played) const {
  std::vector<Candidate*> plans;
  for (Candidate& each : all) plans.push_back(&each);
  std::vector<Candidate*> finalists{best_of(plans, seat_, players_)};
  for (std::size_t share = 1; share <= played.size(); ++share) {
    std::erase_if(plans,
                  [&](const Candidate* each) { return !begins_with(each->plan, played.first(share)); });
    if (plans.empty()) break;
    Candidate* best = best_of(plans, seat_, players_);
    if (std::find(finalists.begin(), finalists.end(), best) == finalists.end())
      finalists.push_back(best);
  }
  return finalists;
}

// They get the same number of rollouts, until their differences are known or the nodes are used up.
void DecisionEvaluator::compare_finalists(const std::vector<Candidate*>& finalists) {
  const Candidate& best = *finalists.front();
  const auto is_settled = [&](const Candidate* each) {
    const Lead behind = lead(best.first, each->first, seat_, players_);
    return each == &best || is_known(behind, 0.5F, 4.0F);
  };
  const std::uint64_t most = rollouts_.nodes() + effort_.nodes;
  while (rollouts_.nodes() < most && !std::ranges::all_of(finalists, is_settled)) {
    const auto [fewest, more] =
        std::ranges::minmax(finalists, {}, [](const Candidate* each) { return each->first.size(); });
    if (fewest->first.size() >= kMaxRollouts) return;
    const bool equal = fewest->first.size() == more->first.size();
    if (!play_rollout(equal ? finalists : std::vector{fewest}, &Candidate::first)) return;
  }
}

// The best plan and those that seem to be mistakes get rollouts with other draws, until their
// differences are known or the nodes are used up.
void DecisionEvaluator::look_again(std::vector<Candidate*> finalists) {
  const Candidate& best = *best_of(finalists, seat_, players_);  // another one than before may lead
  std::erase_if(finalists, [&](const Candidate* each) {
    return each != &best && !seems_worse(lead(best.first, each->first, seat_, players_));
  });
  if (finalists.size() < 2) return;
  for (Candidate* each : finalists)
    each->second = {effort_.seed ^ kSecondSeed,
                    turns(effort_.second.turns, effort_.second.near_end),
                    each->first.prior,
                    effort_.prior,
                    {}};
  const auto is_settled = [&](const Candidate* each) {
    return each == &best || is_known(lead(best.second, each->second, seat_, players_), 0.5F, 10.0F);
  };
  const std::uint64_t most = rollouts_.nodes() + effort_.second.nodes;
  for (int rollout = 1; rollout <= kMaxRollouts && rollouts_.nodes() < most; ++rollout) {
    if (!play_rollout(finalists, &Candidate::second)) return;
    if (rollout % kRound == 0 && std::ranges::all_of(finalists, is_settled)) return;
  }
}

// So few rollouts do not show chances of winning: they would contradict the points.
constexpr std::size_t kFewestForChances = 16;

// From those of the best plan and the difference in points.
void DecisionEvaluator::estimate_chances(PositionValue& expected, const PositionValue& leading) const {
  const auto next = static_cast<Seat>((index(seat_) + 1) % players_);
  const Points ours = win_chances(expected.points, next, left_, players_);
  const Points its = win_chances(leading.points, next, left_, players_);
  for (std::size_t i = 0; i < ours.size(); ++i) expected.win[i] = leading.win[i] + ours[i] - its[i];
}

// On the rollouts that both have played, so that luck in the others does not count.
void DecisionEvaluator::compare_with_best(Plan& plan, const Candidate& best,
                                          const Candidate& each) const {
  plan.expected = best.first.expected(best.first.size());
  best.first.add_breakdown(1.0F, best.first.size(), plan.breakdown);
  if (&each == &best) return;
  // A second look that ended before it said anything does not count.
  const auto look = each.second.size() >= kRound ? &Candidate::second : &Candidate::first;
  const PlanRollouts& ours = each.*look;
  const PlanRollouts& its = best.*look;
  const float grown = growth(left_, ours.turns);
  const std::size_t common = ours.size();
  PositionValue difference = ours.expected(common);
  difference += -1.0F * its.expected(common);
  for (float& points : difference.points) points *= grown;
  const PositionValue leading = plan.expected;
  plan.expected += difference;
  if (common < kFewestForChances) estimate_chances(plan.expected, leading);
  for (float& chance : plan.expected.win) chance = std::clamp(chance, 0.0F, 1.0F);
  ours.add_breakdown(grown, common, plan.breakdown);
  its.add_breakdown(-grown, common, plan.breakdown);
  const Lead behind = lead(its, ours, seat_, players_);
  plan.error = std::max(0.0F, grown * behind.mean);
  plan.sampling_error = grown * behind.std_error;
  plan.std_error = std::hypot(plan.sampling_error, horizon_error(plan.error, left_, ours.turns));
}

DecisionEvaluation DecisionEvaluator::evaluation_of(const std::vector<Candidate>& all,
                                                    bool exact) const {
  DecisionEvaluation evaluation;
  evaluation.exact = exact;
  std::vector<const Candidate*> plans;
  for (const Candidate& each : all) plans.push_back(&each);
  const auto solved = [&](const Candidate* each) { return margin(each->solved, seat_, players_); };
  const Candidate* best =
      exact ? *std::ranges::max_element(plans, {}, solved) : best_of(plans, seat_, players_);
  for (const Candidate& each : all) {
    Plan plan{.turn = each.plan,
              .expected = each.solved,
              .breakdown = {},
              .rollouts = static_cast<int>(each.first.size() + each.second.size()),
              .played = each.played};
    if (exact) {
      plan.error = margin(best->solved, seat_, players_) - margin(each.solved, seat_, players_);
    } else {
      compare_with_best(plan, *best, each);
    }
    plan.expected = rated(plan.expected, left_);
    const auto place = std::find_if(evaluation.plans.begin(), evaluation.plans.end(),
                                    [&](const Plan& other) { return other.error > plan.error; });
    evaluation.plans.insert(&each == best ? evaluation.plans.begin() : place, plan);
  }
  return evaluation;
}

void DecisionEvaluator::begin(const State& state, const Effort& effort) {
  seat_ = state.actor();
  effort_ = effort;
  left_ = state.left();
}

int DecisionEvaluator::turns(int usual, int near_end) const {
  return left_ <= near_end ? kWholeGame : usual;
}

DecisionEvaluation DecisionEvaluator::compare_again(const State& state,
                                                    const DecisionEvaluation& evaluation,
                                                    const Effort& effort) {
  begin(state, effort);
  std::vector<Candidate> near;
  for (const Plan& plan : evaluation.plans) {
    if (near.size() >= 2 && plan.error >= effort.window && !plan.played) continue;
    near.push_back(candidate(state, plan.turn));
    near.back().played = plan.played;
  }
  has_result_ = !rollouts_.budget().is_used_up();
  if (has_result_) compare(near);
  DecisionEvaluation again = evaluation_of(near, false);
  again.ways = evaluation.ways;
  return again;
}

DecisionEvaluation DecisionEvaluator::evaluate(const State& state, std::span<const Action> played,
                                               const Effort& effort) {
  begin(state, effort);
  const std::vector<TurnPlan> plans = different_plans(state);
  const std::vector<Action> canonical = as_planned(state, played);
  const std::uint64_t cost = cost_of_solving(state, plans.size());
  std::vector<Candidate> all =
      candidates(state, plans, canonical, effort, cost * plans.size() <= effort.nodes);
  const bool exact = cost * all.size() <= kSolving * effort.nodes;
  // Plans or their evaluations may be missing.
  has_result_ = !rollouts_.budget().is_used_up();
  const bool solved = has_result_ && exact && solve(all, effort.nodes * kSolving);
  if (has_result_ && !solved) {
    compare(all);
    const std::vector<Candidate*> last = finalists(all, canonical);
    compare_finalists(last);
    look_again(last);
  }
  DecisionEvaluation evaluation = evaluation_of(all, solved);
  evaluation.ways = static_cast<int>(plans.size());
  return evaluation;
}

Breakdown DecisionEvaluator::explain(const State& state, const Plan& plan) {
  constexpr std::uint32_t kRollouts = 32;
  scratch_ = state;
  for (const Action& action : plan.actions()) scratch_.apply(action);
  const Effort usual;
  const int turns = state.left() <= usual.near_end ? kWholeGame : usual.turns;
  Breakdown mean;
  for (std::uint32_t i = 0; i < kRollouts; ++i)
    mean.add(1.0F / kRollouts, rollouts_.play(scratch_, RandomDraws(i, usual.seed), turns).breakdown);
  return mean;
}

std::vector<Reason> DecisionEvaluator::why(const State& state, const Plan& better, const Plan& worse) {
  const float difference = worse.error - better.error;
  if (!better.breakdown.empty() && !worse.breakdown.empty())
    return shown(all_reasons(rollouts_, state, {better.actions(), better.breakdown},
                             {worse.actions(), worse.breakdown}, difference));
  const Breakdown with = explain(state, better);
  const Breakdown without = explain(state, worse);
  return shown(
      all_reasons(rollouts_, state, {better.actions(), with}, {worse.actions(), without}, difference));
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
