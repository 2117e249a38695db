// SPDX-License-Identifier: MIT
// What a set adds to the evaluation. Each set has one header and one source file in players/sets and a
// line in players/sets.h. Its struct names the set and its weights and has those of these functions
// that it needs:
//   add(evaluator, sum)                            adds terms to the sum
//   write_inputs(board, seat, inputs)              writes network inputs of a seat; their numbers are
//                                                  fixed by the trained network
//   has_figure_on(board, feature, terrain, seat)   whether a piece of the set makes the feature worth
//                                                  more to the seat
#pragma once

#include <array>
#include <string_view>

#include "players/network.h"
#include "rules/types.h"

namespace aude::players {

class Evaluator;

using Points = std::array<float, kMaxPlayers>;

// Intermediate result of an evaluation.
struct Expectation {
  Points points{};
  Points returning{};  // expected number of deployed followers that return to the supply
};

// One weight of the struct `Owner`.
template <typename Owner>
struct WeightOf {
  std::string_view name;
  float Owner::* value;
  float step;  // a noticeable change; the tuner's unit
};

}  // namespace aude::players
