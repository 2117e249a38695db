// SPDX-License-Identifier: MIT
#include "study/analysis.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>

#include "study/ask.h"

namespace aude::study {
namespace {

// The plans that begin with these actions, without them.
std::vector<Plan> plans_from(const DecisionEvaluation& evaluation, std::span<const Action> beginning) {
  std::vector<Plan> out;
  for (const Plan& plan : evaluation.plans) {
    const auto actions = plan.actions();
    if (actions.size() <= beginning.size() ||
        !std::equal(beginning.begin(), beginning.end(), actions.begin()))
      continue;
    Plan rest = plan;
    rest.turn.count = 0;
    for (const Action& action : actions.subspan(beginning.size())) rest.turn.add(action);
    out.push_back(rest);
  }
  // Errors count from the best of these.
  const float first = out.empty() ? 0.0F : out.front().error;
  for (Plan& plan : out) plan.error -= first;
  return out;
}

auto plan_played(const Decision& made) { return std::ranges::find_if(made.plans, &Plan::played); }

// Rounds as the error is shown: 4.00 counts as a blunder, whatever the last bits are.
float as_shown(float points) { return std::round(points * 100.0F) / 100.0F; }

}  // namespace

std::string_view word(MistakeKind kind) {
  constexpr std::array<std::string_view, kKinds> kWords{"cities",  "roads",     "cloisters", "fields",
                                                        "joining", "followers", "other"};
  return kWords[static_cast<std::size_t>(kind)];
}

MistakeKind kind_of(const std::vector<Reason>& why) {
  if (why.empty()) return MistakeKind::Other;
  const Reason& main = why.front();
  if (main.why == Why::Takes || main.why == Why::Threat) return MistakeKind::Joining;
  if (main.why == Why::Followers) return MistakeKind::Followers;
  if (!main.on_feature) return MistakeKind::Other;
  switch (main.terrain) {
    case Terrain::City:
      return MistakeKind::Cities;
    case Terrain::Road:
      return MistakeKind::Roads;
    case Terrain::Cloister:
      return MistakeKind::Cloisters;
    case Terrain::Field:
      return MistakeKind::Fields;
    default:
      return MistakeKind::Other;
  }
}

bool begins_turn(std::span<const Action> actions, std::size_t n) {
  return actions[n].verb == Verb::Draw && (n == 0 || actions[n - 1].verb != Verb::Draw);
}

int turns_in(std::span<const Action> actions) {
  int turns = 0;
  for (std::size_t n = 0; n < actions.size(); ++n) turns += begins_turn(actions, n);
  return turns;
}

void PlayerSummary::add(const PlayerSummary& later) {
  decisions += later.decisions;
  total_error += later.total_error;
  errors += later.errors;
  blunders += later.blunders;
  luck += later.luck;
  margin = later.margin;
  for (std::size_t i = 0; i < thirds.size(); ++i) {
    thirds[i].decisions += later.thirds[i].decisions;
    thirds[i].total_error += later.thirds[i].total_error;
  }
  for (std::size_t i = 0; i < mistakes.size(); ++i) mistakes[i] += later.mistakes[i];
}

void Analysis::append(Analysis later) {
  std::ranges::move(later.decisions, std::back_inserter(decisions));
  std::ranges::move(later.chances, std::back_inserter(chances));
  for (std::size_t i = 0; i < players.size(); ++i) players[i].add(later.players[i]);
  last = later.last;
  turns = later.turns;
}

std::vector<Decision> Analysis::mistakes() const {
  std::vector<Decision> worst;
  int end = 0;  // of the last move
  for (const Decision& each : decisions) {
    if (each.n < end) continue;
    end = each.n + each.actions_of_move();
    Decision move = each.as_move();
    if (move.is_mistake()) worst.push_back(std::move(move));
  }
  std::ranges::stable_sort(worst, std::greater{}, &Decision::error);
  return worst;
}

Decision Decision::as_move() const {
  Decision move = *this;
  const auto whole = plan_played(*this);
  if (whole == plans.end() || whole - plans.begin() == chosen) return move;
  move.chosen = static_cast<int>(whole - plans.begin());
  move.error = as_shown(whole->error);
  move.std_error = whole->std_error;
  move.why = std::move(move.why_move);
  return move;
}

int Decision::actions_of_move() const {
  const auto whole = plan_played(*this);
  return whole == plans.end() ? 1 : whole->turn.count;
}

Seat Analysis::better() const {
  const auto best = std::min_element(
      players.begin(), players.end(),
      [](const PlayerSummary& a, const PlayerSummary& b) { return a.error() < b.error(); });
  return static_cast<Seat>(best - players.begin());
}

Analyst::Analyst(const Game& game, std::vector<Action> actions, const Effort& effort, int from,
                 const players::Limits& limits, const Ratings& ratings)
    : evaluator_(game), actions_(std::move(actions)), effort_(effort), state_(game) {
  evaluator_.set_limits(limits);
  evaluator_.set_ratings(ratings);
  analysis_.ratings = ratings;
  analysis_.turns = turns_in(actions_);
  analysis_.players.resize(static_cast<std::size_t>(game.players()));
  while (n_ < from) apply(actions_[static_cast<std::size_t>(n_)]);
  conclude();
}

bool Analyst::step() {
  if (n_ == total()) return false;
  state_.is_chance() ? evaluate_chance() : evaluate_turn();
  conclude();
  return true;
}

void Analyst::evaluate_chance() {
  const Action outcome = actions_[static_cast<std::size_t>(n_)];
  const Luck luck = evaluator_.luck(state_, outcome);
  const int turn = turns_in(std::span(actions_).first(static_cast<std::size_t>(n_) + 1));
  analysis_.chances.push_back({n_, state_.actor(), outcome, luck.margins, turn});
  for (std::size_t i = 0; i < analysis_.players.size(); ++i)
    analysis_.players[i].luck += static_cast<double>(luck.margins[i]);
  apply(outcome);
}

void Analyst::evaluate_turn() {
  // The actions of this turn part: until the next draw or the end of the record.
  State ahead = state_;
  std::vector<Action> played;
  const bool one_action = is_alone(state_.phase());
  for (auto i = static_cast<std::size_t>(n_);
       i < actions_.size() && !ahead.is_chance() && !ahead.is_over(); ++i) {
    played.push_back(actions_[i]);
    ahead.apply(actions_[i]);
    if (one_action) break;
  }
  Effort effort = effort_;
  effort.seed += static_cast<std::uint64_t>(n_) << 32U;
  const DecisionEvaluation evaluation = evaluator_.evaluate(state_, played, effort);
  const std::vector<Action> canonical = evaluator_.as_planned(state_, played);
  for (std::size_t at = 0; at < played.size(); ++at) {
    Decision made = decision(evaluation, played, canonical, at);
    count(made);
    if (at == 0) count_move(made.as_move());
    analysis_.decisions.push_back(std::move(made));
    apply(played[at]);
  }
}

void Analyst::count(const Decision& made) {
  PlayerSummary& summary = analysis_.players[static_cast<std::size_t>(made.seat)];
  const int tiles = tiles_of(state_);
  const auto third =
      static_cast<std::size_t>(std::clamp((tiles - state_.left() - 1) * 3 / std::max(1, tiles), 0, 2));
  const auto error = static_cast<double>(made.error);
  summary.decisions += !made.forced;
  summary.thirds[third].decisions += !made.forced;
  summary.total_error += error;
  summary.thirds[third].total_error += error;
}

void Analyst::count_move(const Decision& move) {
  PlayerSummary& summary = analysis_.players[static_cast<std::size_t>(move.seat)];
  summary.errors += move.is_mistake();
  summary.blunders += move.is_blunder();
  if (!move.is_mistake()) return;
  summary.mistakes[static_cast<std::size_t>(kind_of(move.why))] += static_cast<double>(move.error);
}

Decision Analyst::decision(const DecisionEvaluation& evaluation, std::span<const Action> played,
                           std::span<const Action> canonical, std::size_t at) {
  Decision made;
  ActionList legal;
  state_.legal_actions(legal);
  made.n = n_;
  made.turn = turns_done();
  made.seat = state_.actor();
  made.played = made.best = played[at];
  made.forced = legal.size() == 1;
  made.exact = evaluation.exact;
  made.plans = plans_from(evaluation, canonical.first(at));
  if (made.plans.empty()) return made;
  made.expected = made.plans.front().expected;
  const auto same = [&](const Plan& plan) { return plan.turn.actions[0] == canonical[at]; };
  const auto chosen = std::find_if(made.plans.begin(), made.plans.end(), same);
  if (chosen == made.plans.end()) return made;
  made.chosen = static_cast<int>(chosen - made.plans.begin());
  const auto whole = plan_played(made);
  const bool leads =
      made.plans.size() > 1 && whole == made.plans.begin() && as_shown(made.plans[1].error) >= kError;
  if (at == 0 && leads) made.why_lead = evaluator_.why(state_, made.plans[0], made.plans[1]);
  if (at == 0 && whole != made.plans.end() && whole != chosen && as_shown(whole->error) >= kError)
    made.why_move = evaluator_.why(state_, made.plans.front(), *whole);
  if (chosen->error <= 0) return made;
  made.best = made.plans.front().turn.actions[0];
  made.error = as_shown(chosen->error);
  made.std_error = chosen->std_error;
  if (made.error >= kError) made.why = evaluator_.why(state_, made.plans.front(), *chosen);
  return made;
}

void Analyst::apply(const Action& action) {
  state_.apply(action);
  ++n_;
}

void Analyst::conclude() {
  analysis_.last = evaluator_.glance(state_);
  for (std::size_t i = 0; i < analysis_.players.size(); ++i) {
    analysis_.players[i].margin = static_cast<double>(
        margin(analysis_.last, static_cast<Seat>(i), static_cast<int>(analysis_.players.size())));
  }
}

}  // namespace aude::study
