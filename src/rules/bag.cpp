// Beside the tiles of each kind, the table keeps how many lots there are before each block of eight
// kinds. A lot is found by comparing, first with all blocks, then with the kinds of one, so that chance
// decides no branch.
#include "rules/bag.h"

#include <algorithm>
#include <cstring>

namespace aude {

void fill_bag(Table& table) {
  const Game& game = *table.game;
  // Behind the last block: more than any lot, and so it stays whatever is drawn.
  std::fill_n(table.lots_before, blocks_for(game.layout().bag_blocks) * kLanes, std::uint16_t{0xFFFF});
  int lots = 0;
  for (int k = 0; k < game.supply_kinds(); ++k) {
    if (k % kLanes == 0) table.lots_before[k / kLanes] = static_cast<std::uint16_t>(lots);
    table.bag[k] = static_cast<std::uint16_t>(game.supply_of(static_cast<Kind>(k)));
    lots += table.bag[k];
  }
}

void take_from_bag(Table& table, Kind kind) {
  --table.bag[index(kind)];
  const auto block = static_cast<std::uint16_t>(index(kind) / kLanes);
  Lanes number{0, 1, 2, 3, 4, 5, 6, 7};
  for (int i = 0; i < table.game->layout().bag_blocks; i += kLanes) {
    const Lanes one_less = lanes_at(table.lots_before + i) + std::bit_cast<Lanes>(number > block);
    std::memcpy(table.lots_before + i, &one_less, sizeof one_less);
    number += kLanes;
  }
}

Kind kind_of_lot(const Table& table, int lot) {
  const int block = count_up_to(table.lots_before, table.game->layout().bag_blocks, lot) - 1;
  const int first = block * kLanes;
  return static_cast<Kind>(
      first + holder_of_lot(lanes_at(table.bag + first), lot - table.lots_before[block]).holder);
}

}  // namespace aude
