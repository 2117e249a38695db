// SPDX-License-Identifier: MIT
// Terms of Hills & Sheep in the evaluation: flocks that may still be gathered.
#pragma once

#include "players/set_terms.h"
#include "rules/sets/hills.h"

namespace aude::players {

// How soon a flock can be gathered, what it may still gain, a shepherd in the supply.
struct HillsWeights {
  float flock_pace = 0.400F;
  float flock_growth = 1.500F;
  float shepherd_home = 1.500F;
};

struct HillsTerms {
  using Set = Hills;
  using OwnWeights = HillsWeights;
  static constexpr WeightOf<HillsWeights> kWeights[] = {
      {"flock_pace", &HillsWeights::flock_pace, 0.15F},
      {"flock_growth", &HillsWeights::flock_growth, 0.5F},
      {"shepherd_home", &HillsWeights::shepherd_home, 0.5F},
  };
  static void add(const Evaluator& evaluator, Expectation& sum);
  static void write_inputs(const Board& board, Seat seat, SeatInputs& inputs);
};

}  // namespace aude::players
