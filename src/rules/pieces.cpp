// SPDX-License-Identifier: MIT
// Pieces between supply and board. A follower's weight is counted in its feature at once, so that
// claims and majorities need no search.
#include "rules/board.h"
#include "rules/hash.h"

namespace aude {
namespace {

SegmentId& figure_place(Board& board, Piece piece, Seat seat) {
  return board.head->figures[static_cast<std::size_t>(piece)][static_cast<std::size_t>(seat)];
}

std::uint8_t& supply_of(Board& board, Seat seat, Piece piece) {
  return board.head->supply[static_cast<std::size_t>(seat)][static_cast<std::size_t>(piece)];
}

void toggle_hash(Board& board, Seat seat, Piece piece, SegmentId segment_id) {
  const Spot spot = board.spot(segment_id);
  board.head->board_hash ^= piece_key(spot.cell, spot.segment, seat, piece);
}

}  // namespace

void Board::deploy(Seat seat, Piece piece, SegmentId segment_id) {
  --supply_of(*this, seat, piece);
  toggle_hash(*this, seat, piece, segment_id);
  if (is_follower(piece)) {
    at(feature(segment_id)).claims += claim_of(seat, piece);
    const Terrain terrain = info(segment_id).terrain;
    const int i = head->deployed_count++;
    deployed[i] = {segment_id, seat, piece, terrain};
    head->enclosed.put(i, is_enclosed(terrain));
  } else {
    figure_place(*this, piece, seat) = segment_id;
  }
}

void Board::take_home(Seat seat, Piece piece, SegmentId segment_id) {
  ++supply_of(*this, seat, piece);
  toggle_hash(*this, seat, piece, segment_id);
  if (!is_follower(piece)) {
    figure_place(*this, piece, seat) = kNoSegmentId;
    return;
  }
  at(feature(segment_id)).claims -= claim_of(seat, piece);
  int i = 0;
  while (deployed[i].segment_id != segment_id) ++i;
  const int last = --head->deployed_count;
  deployed[i] = deployed[last];
  // The last one's bit moves with it; if it is itself the one that leaves, the bit is cleared.
  const bool enclosed = head->enclosed.has(last);
  head->enclosed.put(i, enclosed);
  head->enclosed.put(last, false);
}

}  // namespace aude
