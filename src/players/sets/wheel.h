// SPDX-License-Identifier: MIT
// Terms of the Wheel of Fortune in the evaluation: crown spaces that will score, and events to come.
#pragma once

#include <array>
#include <cstdint>

#include "players/set_terms.h"
#include "rules/sets/wheel.h"

namespace aude::players {

// A follower alone in a sector with two crown spaces, and the discount for events that may come after
// the followers have left.
struct WheelWeights {
  float crown_alone = 4.500F;
  float wheel_event = 0.500F;
};

class WheelTerms {
 public:
  using Set = Wheel;
  using OwnWeights = WheelWeights;
  static constexpr WeightOf<WheelWeights> kWeights[] = {
      {"crown_alone", &WheelWeights::crown_alone, 0.5F},
      {"wheel_event", &WheelWeights::wheel_event, 0.2F},
  };
  void add(const Evaluator& evaluator, Expectation& sum);
  static void write_inputs(const Board& board, Seat seat, SeatInputs& inputs);

 private:
  void update_odds(const Board& board);

  // For the last bag and sector.
  std::uint64_t key_ = 0;
  std::array<float, kSectors> visits_{};   // expected number
  std::array<float, kSectors> reached_{};  // probability of at least one
};

}  // namespace aude::players
