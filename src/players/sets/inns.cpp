// SPDX-License-Identifier: MIT
#include "players/sets/inns.h"

#include "rules/board.h"

namespace aude::players {

void InnsTerms::write_inputs(const Board& board, Seat seat, SeatInputs& inputs) {
  inputs[18] = static_cast<float>(board.supply(seat, Inns::kLarge));
  inputs[24] = 1.0F;
}

}  // namespace aude::players
