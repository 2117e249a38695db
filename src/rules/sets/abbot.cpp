// SPDX-License-Identifier: MIT
#include "rules/sets/abbot.h"

#include <bit>

#include "rules/board.h"
#include "rules/scoring.h"

namespace aude {

SegmentId abbot_of(const Board& board, Seat seat) {
  for (const DeployedFollower& follower : board.followers()) {
    if (follower.piece == Abbot::kAbbot && follower.seat == seat) return follower.segment_id;
  }
  return kNoSegmentId;
}

bool may_retrieve(const Board& board, Seat seat) {
  const SegmentId abbot = abbot_of(board, seat);
  constexpr int kCompleteAround = 8;
  return abbot != kNoSegmentId && board.tiles_around(board.tile(abbot).cell) < kCompleteAround;
}

// On a cloister or garden of the tile just laid that no follower occupies (R56).
void add_abbot(const Board& board, const PlacedTile& tile, ActionList& out) {
  const Seat seat = board.head->turn;
  if (board.supply(seat, Abbot::kAbbot) == 0) {
    if (may_retrieve(board, seat)) out.push(Abbot::retrieve());
    return;
  }
  for (unsigned rest = board.kind_of(tile).enclosed; rest != 0; rest &= rest - 1) {
    const int segment = std::countr_zero(rest);
    const bool free = board.claims_on(board.feature(board.segment_id(tile, segment))) == 0;
    if (free) out.push(Action::deploy(Abbot::kAbbot, segment));
  }
}

Next retrieve_abbot(Board& board, Action action, Events* events) {
  if (action.verb != Abbot::kRetrieveVerb) return Next::NotMine;
  const Seat seat = board.head->turn;
  const SegmentId abbot = abbot_of(board, seat);
  score_unfinished(board, board.feature(abbot), events);
  send_home(board, seat, Abbot::kAbbot, abbot, events);
  return Next::Deployed;
}

}  // namespace aude
