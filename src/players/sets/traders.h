// SPDX-License-Identifier: MIT
// Terms of Traders & Builders in the evaluation: goods, builders, pigs.
#pragma once

#include "players/set_terms.h"
#include "rules/sets/traders.h"

namespace aude::players {

// How much unseen goods reduce the value of a lead; a builder on the board; a builder in the supply; a
// pig in the supply; a second turn part already earned.
struct TradersWeights {
  float goods_doubt = 0.500F;
  float builder = 4.000F;
  float builder_home = 2.000F;
  float pig_home = 1.500F;
  float extra_turn = 3.000F;
};

struct TradersTerms {
  using Set = Traders;
  using OwnWeights = TradersWeights;
  static constexpr WeightOf<TradersWeights> kWeights[] = {
      {"goods_doubt", &TradersWeights::goods_doubt, 0.15F},
      {"builder", &TradersWeights::builder, 1.0F},
      {"builder_home", &TradersWeights::builder_home, 0.7F},
      {"pig_home", &TradersWeights::pig_home, 0.5F},
      {"extra_turn", &TradersWeights::extra_turn, 1.0F},
  };
  static void add(const Evaluator& evaluator, Expectation& sum);
  static void write_inputs(const Board& board, Seat seat, SeatInputs& inputs);
  static bool has_figure_on(const Board& board, SegmentId feature, Terrain terrain, Seat seat);
};

}  // namespace aude::players
