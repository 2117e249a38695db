// What the Abbot adds to the evaluation: an abbot in the supply, who will find a place on a later tile.
#include "players/evaluate.h"

namespace aude::players {

// The chance that the seat still draws a tile with a cloister or a garden. He is no ordinary follower,
// so his return from the board is not counted among theirs.
template <>
void Evaluator::add_set<Abbot>(Expectation& sum) {
  const Board& board = prospects_.board();
  int places = 0;
  int unseen = 0;
  for (int k = 0; k < board.game->supply_kinds(); ++k) {
    const int count = board.bag[k];
    unseen += count;
    places += board.game->kind(static_cast<Kind>(k)).enclosed != 0 ? count : 0;
  }
  if (weights_.abbot_home == 0 || unseen == 0) return;
  const float share = static_cast<float>(places) / static_cast<float>(unseen);
  for (int i = 0; i < board.game->players(); ++i) {
    const auto seat = static_cast<Seat>(i);
    const auto s = static_cast<std::size_t>(i);
    const float value = weights_.abbot_home * saturate(share * turns(seat));
    const SegmentId abbot = abbot_of(board, seat);
    if (abbot == kNoSegmentId) {
      sum.points[s] += value;
    } else {
      const float returns = claim_value(board.feature(abbot)).finish;
      sum.points[s] += returns * value * weights_.follower_home;
      sum.returning[s] -= returns;
    }
  }
}

}  // namespace aude::players
