// SPDX-License-Identifier: MIT
#include "players/sets/hills.h"

#include "players/evaluate.h"

namespace aude::players {

void HillsTerms::add(const Evaluator& evaluator, Expectation& sum) {
  const Board& board = evaluator.board();
  const Weights& weights = evaluator.weights();
  for (int i = 0; i < board.game->players(); ++i) {
    const auto seat = static_cast<Seat>(i);
    float& points = sum.points[static_cast<std::size_t>(i)];
    const SegmentId shepherd = board.figure(Hills::kShepherd, seat);
    if (shepherd != kNoSegmentId) {
      const SegmentId field = board.feature(shepherd);
      const float open = saturate(0.5F * static_cast<float>(board.open_sides(field)));
      const auto sheep = static_cast<float>(sheep_on(board, field));
      // The player must extend the field once more to gather the flock.
      const float chance = open * saturate(weights.flock_pace * evaluator.turns(seat));
      points += chance * (sheep + weights.flock_growth * evaluator.fade(seat));
    } else if (board.supply(seat, Hills::kShepherd) > 0) {
      points += weights.shepherd_home * evaluator.fade(seat);
    }
  }
}

void HillsTerms::write_inputs(const Board& board, Seat seat, SeatInputs& inputs) {
  inputs[21] = static_cast<float>(board.supply(seat, Hills::kShepherd));
  inputs[26] = 1.0F;
}

}  // namespace aude::players
