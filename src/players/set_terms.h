// What a set adds to the evaluation: weights, and terms of the sum. Each set has one header and one
// source file in players/sets and a line in players/sets.h.
#pragma once

#include <array>
#include <string_view>

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
