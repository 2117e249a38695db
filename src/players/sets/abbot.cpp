// SPDX-License-Identifier: MIT
#include "players/sets/abbot.h"

#include "players/evaluate.h"

namespace aude::players {
namespace {

// The share of unseen tiles on which an abbot may be deployed.
float share_of_places(const Board& board) {
  int places = 0;
  int unseen = 0;
  for (int k = 0; k < board.game->supply_kinds(); ++k) {
    const int count = board.bag[k];
    unseen += count;
    places += board.game->kind(static_cast<Kind>(k)).enclosed != 0 ? count : 0;
  }
  return unseen == 0 ? 0.0F : static_cast<float>(places) / static_cast<float>(unseen);
}

}  // namespace

// An abbot waits for a tile, stays some turns, and returns, since his owner may take him back. He is no
// ordinary follower, so his return is not counted among theirs.
void AbbotTerms::add(const Evaluator& evaluator, Expectation& sum) {
  const Weights& weights = evaluator.weights();
  if (weights.abbot_home == 0) return;
  const Board& board = evaluator.board();
  const float share = share_of_places(board);
  for (int i = 0; i < board.game->players(); ++i) {
    const auto seat = static_cast<Seat>(i);
    const auto s = static_cast<std::size_t>(i);
    const float uses = share * evaluator.turns(seat) / (1.0F + share * weights.abbot_stay);
    const float value = weights.abbot_home * uses;
    const SegmentId abbot = abbot_of(board, seat);
    if (abbot == kNoSegmentId) {
      sum.points[s] += value;
    } else {
      sum.points[s] += weights.abbot_back * value;
      sum.returning[s] -= evaluator.finish(board.feature(abbot));
    }
  }
}

}  // namespace aude::players
