// SPDX-License-Identifier: MIT
// The rollouts of a plan, and how those of two plans compare.
#pragma once

#include <cstddef>
#include <vector>

#include "study/rollouts.h"

namespace aude::study {

struct PlanRollouts {
  std::uint64_t seed = 0;  // of the draws; plans are compared by rollouts with the same draws,
  int turns = 0;           // and with as many turn parts
  Rollout prior;           // the static evaluation
  float prior_weight = 0;  // in rollouts
  std::vector<Rollout> rollouts;

  std::size_t size() const { return rollouts.size(); }
  void play(Rollouts& player, const State& from);  // one more rollout

  // The mean of the first rollouts and the weighted prior.
  PositionValue expected(std::size_t count) const;
  // Adds the breakdown of that mean.
  void add_breakdown(float factor, std::size_t count, Breakdown& sum) const;
};

struct Lead {
  float mean;  // points of the margin
  float std_error;
};

// How much better one plan is than another, over the rollouts that both have played.
Lead lead(const PlanRollouts& one, const PlanRollouts& other, Seat seat, int players);

// Differences early in the game grow until its end, because followers and tiles go on to work for one
// side. `turns`: of the rollouts; `left`: tiles.
float growth(int left, int turns);

// The standard error that remains because rollouts end before the game does, and because no player is
// perfect.
float horizon_error(float difference, int left, int turns);

}  // namespace aude::study
