// SPDX-License-Identifier: MIT
#include "players/search.h"

#include <algorithm>

#include "players/endgame.h"
#include "players/random_draws.h"

namespace aude::players {
namespace {

// Maps a margin to something like a win probability: differences far ahead or far behind matter less.
float squashed(float margin) {
  constexpr float kSpread = 30.0F;
  return margin / (kSpread + (margin < 0 ? -margin : margin));
}

struct Candidate {
  TurnPlan plan;
  double sum = 0;
  int samples = 0;

  void add(float value) {
    sum += static_cast<double>(value);
    ++samples;
  }
  double mean() const { return samples == 0 ? -2.0 : sum / samples; }
};

bool is_better(const Candidate& a, const Candidate& b) { return a.mean() > b.mean(); }

class Lookahead {
 public:
  Lookahead(const State& root, const SearchShape& shape, TurnChooser& chooser, TurnChooser& quick,
            Budget& budget)
      : root_(root),
        seat_(root.actor()),
        state_(root),
        shape_(shape),
        chooser_(chooser),
        quick_(quick),
        budget_(budget) {}

  // Plays one rollout: the plan, some plies by static evaluation, then returns the standing.
  float play(const TurnPlan& plan, RandomDraws random_draws) {
    begin(plan);
    int turns = shape_.turns;
    while (!state_.is_over() && !(turns == 0 && state_.phase() == Phase::Draw)) {
      if (state_.is_chance()) {
        state_.apply(random_draws.next(state_));
        continue;
      }
      if (state_.phase() == Phase::Place) --turns;
      const TurnPlan answer = quick_.best(state_, budget_);
      for (int i = 0; i < answer.count; ++i) state_.apply(answer.actions[static_cast<std::size_t>(i)]);
    }
    budget_.spend(1);
    return squashed(chooser_.evaluator().standing(state_, seat_));
  }

  float solve(const TurnPlan& plan) {
    begin(plan);
    return squashed(margin(Endgame(chooser_, budget_).solve(state_), seat_, root_.game().players()));
  }

 private:
  // A token draw ends the plan's own actions.
  void begin(const TurnPlan& plan) {
    state_ = root_;
    for (int i = 0; i < plan.count; ++i) state_.apply(plan.actions[static_cast<std::size_t>(i)]);
  }

  const State& root_;
  Seat seat_;
  State state_;
  const SearchShape& shape_;
  TurnChooser& chooser_;
  TurnChooser& quick_;
  Budget& budget_;
};

void play_rollouts(std::vector<Candidate>& alive, Lookahead& lookahead, const SearchShape& shape,
                   Random& random, Budget& budget) {
  const auto shift = static_cast<std::uint32_t>(random.next());
  const std::uint64_t seed = random.next();
  int round_end = std::max(2, shape.rollouts / 8);
  std::vector<float> values;
  for (int rollout = 0; rollout < shape.rollouts && alive.size() > 1; ++rollout) {
    values.clear();
    const auto number = static_cast<std::uint32_t>(rollout);
    for (const Candidate& each : alive) {
      values.push_back(lookahead.play(each.plan, RandomDraws(number, shift, seed + number)));
      if (budget.is_used_up()) return;  // count only rollouts that all candidates have played
    }
    for (std::size_t i = 0; i < alive.size(); ++i) alive[i].add(values[i]);
    if (rollout + 1 == round_end) {
      std::stable_sort(alive.begin(), alive.end(), is_better);
      alive.resize((alive.size() + 1) / 2);
      round_end *= 2;
    }
  }
}

}  // namespace

TurnPlan search(const State& state, std::vector<TurnPlan>& plans, const SearchShape& shape,
                TurnChooser& chooser, TurnChooser& quick, Random& random, Budget& budget) {
  std::stable_sort(plans.begin(), plans.end(),
                   [](const TurnPlan& a, const TurnPlan& b) { return a.value > b.value; });
  if (state.left() == 0) return plans.front();  // its value is the final score
  const bool exact = state.left() <= shape.exact_draws;
  const auto most = static_cast<std::size_t>(exact && state.left() == 1 ? 1000 : shape.candidates);
  const int prior_weight = exact ? 0 : shape.prior_weight;
  std::vector<Candidate> alive;
  for (const TurnPlan& plan : plans) {
    if (alive.size() == most) break;
    alive.push_back({plan, prior_weight * static_cast<double>(squashed(plan.value)), prior_weight});
  }
  Lookahead lookahead(state, shape, chooser, quick, budget);
  if (exact) {
    for (Candidate& each : alive) {
      if (budget.is_used_up()) break;
      each.add(lookahead.solve(each.plan));
    }
  } else {
    play_rollouts(alive, lookahead, shape, random, budget);
  }
  return std::min_element(alive.begin(), alive.end(), is_better)->plan;
}

}  // namespace aude::players
