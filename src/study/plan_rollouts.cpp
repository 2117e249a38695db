// SPDX-License-Identifier: MIT
#include "study/plan_rollouts.h"

#include <algorithm>
#include <cmath>

namespace aude::study {

void PlanRollouts::play(Rollouts& player, const State& from) {
  const RandomDraws draws(static_cast<std::uint32_t>(rollouts.size()), seed);
  rollouts.push_back(player.play(from, draws, turns));
}

PositionValue PlanRollouts::expected(std::size_t count) const {
  PositionValue sum = prior_weight * prior.value;
  for (std::size_t i = 0; i < count; ++i) sum += rollouts[i].value;
  return 1.0F / (prior_weight + static_cast<float>(count)) * sum;
}

void PlanRollouts::add_breakdown(float factor, std::size_t count, Breakdown& sum) const {
  const float each = factor / (prior_weight + static_cast<float>(count));
  sum.add(each * prior_weight, prior.breakdown);
  for (std::size_t i = 0; i < count; ++i) sum.add(each, rollouts[i].breakdown);
}

Lead lead(const PlanRollouts& one, const PlanRollouts& other, Seat seat, int players) {
  constexpr double kUsualSpread = 4.0;  // of the difference between two plans over rollouts, in points
  constexpr double kUsual = 4.0;        // weight of that assumption, in rollouts
  const std::size_t count = std::min(one.size(), other.size());
  const auto difference = [&](const Rollout& a, const Rollout& b) {
    return static_cast<double>(margin(a.value, seat, players)) -
           static_cast<double>(margin(b.value, seat, players));
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

// Both are fitted to rollouts up to the end (docs/analysis.md).
float growth(int left, int turns) {
  if (turns >= left) return 1.0F;
  return 1.0F + 0.2F * std::clamp(static_cast<float>(left - 24) / 32.0F, 0.0F, 1.0F);
}

float horizon_error(float difference, int left, int turns) {
  const float whole = 0.5F + 0.03F * difference;
  if (turns >= left) return whole;
  return std::max(
      whole, (1.2F + 0.12F * difference) * std::min(1.6F, std::sqrt(8.0F / static_cast<float>(turns))));
}

}  // namespace aude::study
