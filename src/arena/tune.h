// SPDX-License-Identifier: MIT
// Tunes the weights of the evaluation by self-play with SPSA (simultaneous perturbation stochastic
// approximation). Each step perturbs all weights at random in both directions, plays the two versions
// against each other on duplicate decks, and moves the weights along the margin.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "arena/match.h"
#include "players/weights.h"

namespace aude::arena {

struct TuneOptions {
  SetGroup sets{SetId::Base};
  int players = 2;
  std::int64_t steps = 1000;
  int decks_per_step = 16;  // each with its own perturbation
  double reach = 1.0;       // size of the first perturbations, in units of WeightInfo::step
  double pace = 0.02;       // units moved per point of margin in the first steps
  std::uint64_t seed = 1;
  int threads = 1;
  std::vector<std::string> only;  // names of the weights to tune; empty: all
  const std::atomic<bool>* stop = nullptr;
  std::function<void(std::int64_t step, const players::Weights&)> progress;
};

// The result depends only on the options, not on the number of threads.
players::Weights tune(const players::Weights& start, const TuneOptions& options);

std::string to_text(const players::Weights& weights);  // "name value" lines
players::Weights weights_from_text(const std::string& text,
                                   players::Weights start);  // throws invalid_argument

}  // namespace aude::arena
