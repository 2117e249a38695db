// SPDX-License-Identifier: MIT
// Besides the number of tiles of each kind, the state stores the number of picks before each block of
// eight kinds. A pick is found by comparing it first with all blocks, then with the kinds of one block,
// so that no branch depends on chance.
#include "rules/bag.h"

#include <algorithm>
#include <cstring>

namespace aude {

void fill_bag(Board& board) {
  const Game& game = *board.game;
  // After the last block: more than any pick. It never changes.
  std::fill_n(board.picks_before.begin(), blocks_for(game.layout().bag_blocks) * kPerBlock,
              std::uint16_t{0xFFFF});
  int picks = 0;
  for (int k = 0; k < game.supply_kinds(); ++k) {
    if (k % kPerBlock == 0) board.picks_before[k / kPerBlock] = static_cast<std::uint16_t>(picks);
    board.bag[k] = static_cast<std::uint16_t>(game.supply_of(static_cast<Kind>(k)));
    picks += board.bag[k];
  }
}

void take_from_bag(Board& board, Kind kind) {
  --board.bag[index(kind)];
  const auto block = static_cast<std::uint16_t>(index(kind) / kPerBlock);
  EightNumbers number{0, 1, 2, 3, 4, 5, 6, 7};
  for (int i = 0; i < board.game->layout().bag_blocks; i += kPerBlock) {
    const EightNumbers one_less =
        eight_at(board.picks_before.begin() + i) + std::bit_cast<EightNumbers>(number > block);
    std::memcpy(board.picks_before.begin() + i, &one_less, sizeof one_less);
    number += kPerBlock;
  }
}

Kind kind_of_pick(const Board& board, int pick) {
  const int block = count_up_to(board.picks_before.begin(), board.game->layout().bag_blocks, pick) - 1;
  const int first = block * kPerBlock;
  return static_cast<Kind>(
      first + find_pick(eight_at(board.bag.begin() + first), pick - board.picks_before[block]).holder);
}

}  // namespace aude
