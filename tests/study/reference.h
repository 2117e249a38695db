// SPDX-License-Identifier: MIT
// Positions, and what a search must find in them.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "games.h"
#include "study/decision_evaluator.h"

namespace aude::study {

// One plan after the other, rollouts repeated here, means and errors by the textbook: what
// docs/analysis.md says a search does.
class Reference {
 public:
  Reference(const State& state, const Effort& effort)
      : state_(state), effort_(effort), rollouts_(state.game()) {}

  struct Compared {
    State after;
    PositionValue prior;
    std::vector<PositionValue> values;  // by rollout
    bool played;
  };
  Compared compared(const Plan& plan) {
    Compared out{state_, {}, {}, plan.played};
    for (const Action& each : plan.actions()) out.after.apply(each);
    out.prior = rollouts_.glance(out.after);
    return out;
  }
  void roll(Compared& each) {
    const auto rollout = static_cast<std::uint32_t>(each.values.size());
    each.values.push_back(
        rollouts_.play(each.after, RandomDraws(rollout, effort_.seed), effort_.turns).value);
  }
  struct Lead {
    double mean, std_error;
  };
  // The mean of the prior, weighted as that many rollouts, and the differences; the variance of the
  // differences with 4 more at a distance of 4 points.
  Lead lead(const Compared& a, const Compared& b) const {
    const int players = state_.game().players();
    const auto difference = [&](const PositionValue& x, const PositionValue& y) {
      return static_cast<double>(margin(x, state_.actor(), players)) -
             static_cast<double>(margin(y, state_.actor(), players));
    };
    const std::size_t n = std::min(a.values.size(), b.values.size());
    const double prior = static_cast<double>(effort_.prior);
    double sum = 0;
    for (std::size_t i = 0; i < n; ++i) sum += difference(a.values[i], b.values[i]);
    double deviations = 4 * 4 * 4;
    for (std::size_t i = 0; i < n; ++i) {
      const double off = difference(a.values[i], b.values[i]) - sum / static_cast<double>(n);
      deviations += off * off;
    }
    const double weight = prior + static_cast<double>(n);
    return {(prior * difference(a.prior, b.prior) + sum) / weight,
            std::sqrt(deviations / (static_cast<double>(n) + 4) / weight)};
  }

  // How many rollouts each plan gets, if nodes do not end the search first.
  std::vector<Compared> search(const std::vector<const Plan*>& plans, int rounds) {
    std::vector<Compared> all;
    for (const Plan* plan : plans) all.push_back(compared(*plan));
    std::vector<Compared*> alive;
    for (Compared& each : all) alive.push_back(&each);
    for (int n = 1; n <= rounds && alive.size() > 1; ++n) {
      for (Compared* each : alive) roll(*each);
      if (n % 4 != 0) continue;
      const Compared* best = alive.front();
      for (const Compared* each : alive) {
        if (lead(*each, *best).mean > 0) best = each;
      }
      std::erase_if(alive, [&](const Compared* each) {
        return each != best && n >= effort_.fewest && drops(*best, *each);
      });
    }
    return all;
  }

 private:
  // Behind by 2.5 standard errors, or too little to hope for.
  bool drops(const Compared& best, const Compared& each) const {
    const Lead behind = lead(best, each);
    const double mean = std::max(0.0, behind.mean);
    const double hope = (std::hypot(mean, behind.std_error) - mean) / 2;
    return behind.mean - 2.5 * behind.std_error >= static_cast<double>(effort_.lead) ||
           hope <= static_cast<double>(effort_.doubt);
  }

  const State& state_;
  Effort effort_;
  Rollouts rollouts_;
};

inline State position(const Game& game, std::uint64_t seed, int left) {
  State state(game);
  players::Random random(seed);
  ActionList scratch;
  while (state.left() > left || state.phase() != Phase::Place)
    state.apply(players::random_action(state, random, scratch));
  return state;
}

// By the static evaluation.
inline std::vector<Action> worst_plan(DecisionEvaluator& evaluator, const State& state) {
  const players::TurnPlan worst = evaluator.different_plans(state).back();
  return {worst.actions.begin(), worst.actions.begin() + worst.count};
}

}  // namespace aude::study
