// SPDX-License-Identifier: MIT
// Inns & Cathedrals in the evaluation: its large follower and its values need no terms of their own,
// the network has inputs for them.
#pragma once

#include "players/set_terms.h"
#include "rules/sets/inns.h"

namespace aude::players {

struct InnsWeights {};

struct InnsTerms {
  using Set = Inns;
  using OwnWeights = InnsWeights;
  static constexpr std::array<WeightOf<InnsWeights>, 0> kWeights{};
  static void write_inputs(const Board& board, Seat seat, SeatInputs& inputs);
};

}  // namespace aude::players
