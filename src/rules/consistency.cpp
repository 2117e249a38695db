// SPDX-License-Identifier: MIT
// Recomputes everything that is updated incrementally from the tiles and pieces on the board, and
// compares.
#include <algorithm>
#include <bit>
#include <vector>

#include "rules/hash.h"
#include "rules/sets.h"
#include "rules/state.h"

namespace aude {
namespace {

// Every laid tile is found at its cell, its segments are consecutive, and the hash is that of all of
// them.
bool tiles_are_consistent(const Board& board) {
  std::uint64_t hash = 0;
  int nodes = 0;
  for (const PlacedTile& tile : board.tiles()) {
    if (board.tile_at(tile.cell) != &tile || index(tile.first) != nodes) return false;
    nodes += board.kind_of(tile).segment_count;
    hash ^= tile_key(tile.cell, tile.code);
  }
  const auto add_piece = [&](SegmentId segment_id, Seat seat, Piece piece) {
    const Spot spot = board.spot(segment_id);
    hash ^= piece_key(spot.cell, spot.segment, seat, piece);
  };
  for (const DeployedFollower& each : board.followers())
    add_piece(each.segment_id, each.seat, each.piece);
  for (int p = 0; p < kPieceKinds; ++p) {
    for (int s = 0; s < board.game->players(); ++s) {
      const auto piece = static_cast<Piece>(p);
      const SegmentId segment_id = board.figure(piece, static_cast<Seat>(s));
      if (segment_id != kNoSegmentId) add_piece(segment_id, static_cast<Seat>(s), piece);
    }
  }
  return nodes == board.head->segment_count && hash == board.head->board_hash;
}

// Empty cells that touch a tile, and no others, are the frontier; each bars what its neighbours demand.
bool frontier_is_consistent(const Board& board) {
  int beside = 0;
  for (const PlacedTile& tile : board.tiles()) {
    for (Side side : kSides) beside += board.tile_at(neighbour(tile.cell, side)) == nullptr;
  }
  int facing = 0;
  for (int i = 0; i < board.head->frontier_count; ++i) {
    const Cell cell = board.frontier_cell[i];
    if (board.tile_at(cell) != nullptr || board.frontier_at(cell) != i) return false;
    unsigned barred = 0;
    for (Side side : kSides) {
      const PlacedTile* tile = board.tile_at(neighbour(cell, side));
      if (tile == nullptr) continue;
      const TurnedTile& turned = board.kind_of(*tile).at(tile->rotation());
      barred |= turned.bars[static_cast<std::size_t>(opposite(side))];
      ++facing;
    }
    if (barred == 0 || barred != board.frontier_barred[i]) return false;
  }
  return facing == beside;
}

int open_sides_of(const Board& board, SegmentId segment_id) {
  const PlacedTile& tile = board.tile(segment_id);
  const auto& owners = board.kind_of(tile).at(tile.rotation()).port_segment;
  int open = 0;
  for (Side side : kSides) {
    const auto* thirds = &owners[static_cast<std::size_t>(port_index(side, 0))];
    const bool touches = std::find(thirds, thirds + 3, board.segment(segment_id)) != thirds + 3;
    open += touches && board.tile_at(neighbour(tile.cell, side)) == nullptr;
  }
  return open;
}

// The segments of each feature form one ring and have the same id; its counts are the sums of its
// parts.
bool features_are_consistent(const Board& board) {
  std::vector<Claims> claims(board.head->segment_count);
  for (const DeployedFollower& each : board.followers()) {
    claims[static_cast<std::size_t>(board.feature(each.segment_id))] += claim_of(each.seat, each.piece);
  }
  int members = 0;
  for (int n = 0; n < board.head->segment_count; ++n) {
    const SegmentId feature = static_cast<SegmentId>(n);
    if (board.feature(feature) != feature) continue;
    const bool by_segments = board.info(feature).siblings == 0 &&
                             board.info(feature).terrain != Terrain::City &&
                             board.info(feature).terrain != Terrain::Road;
    bool agreed = true;
    int open = 0;
    int extra = 0;
    std::vector<int> tiles;
    int before = members;
    board.each_member(feature, [&](SegmentId segment_id) {
      agreed = agreed && board.feature(segment_id) == feature && ++members <= board.head->segment_count;
      open += open_sides_of(board, segment_id);
      extra += board.info(segment_id).extra;
      tiles.push_back(board.at(segment_id).tile);
    });
    std::sort(tiles.begin(), tiles.end());
    const auto different = std::unique(tiles.begin(), tiles.end()) - tiles.begin();
    const int size = by_segments ? members - before : static_cast<int>(different);
    if (!agreed || open != board.open_sides(feature) || extra != board.extra_of(feature) ||
        size != board.size_of(feature) ||
        claims[static_cast<std::size_t>(n)] != board.claims_on(feature)) {
      return false;
    }
  }
  return members == board.head->segment_count;
}

// Every player has as many pieces as at the start.
bool pieces_are_consistent(const Board& board) {
  std::array<std::array<int, kPieceKinds>, kMaxPlayers> found{};
  const auto count = [&](Seat seat, Piece piece) -> int& {
    return found[static_cast<std::size_t>(seat)][static_cast<std::size_t>(piece)];
  };
  FollowerBits enclosed;
  for (std::size_t i = 0; i < board.followers().size(); ++i) {
    const DeployedFollower& each = board.followers()[i];
    ++count(each.seat, each.piece);
    if (each.terrain != board.info(each.segment_id).terrain) return false;
    enclosed.put(static_cast<int>(i), is_enclosed(each.terrain));
  }
  for (int s = 0; s < board.game->players(); ++s) {
    for (int p = 0; p < kPieceKinds; ++p) {
      const Seat seat = static_cast<Seat>(s);
      const Piece piece = static_cast<Piece>(p);
      int out = count(seat, piece) + (board.figure(piece, seat) != kNoSegmentId);
      each_hook<&SetRules::pieces_elsewhere>(*board.game,
                                             [&](auto hook) { out += hook(board, seat, piece); });
      if (out + board.supply(seat, piece) != board.game->pieces_each()[static_cast<std::size_t>(p)])
        return false;
    }
  }
  return enclosed == board.head->enclosed;
}

// Unseen tiles are those to be drawn and the hidden ones; the sums before each block are right.
bool bag_is_consistent(const Board& board) {
  int picks = 0;
  for (int k = 0; k < board.game->supply_kinds(); ++k) {
    if (k % kPerBlock == 0 && board.picks_before[k / kPerBlock] != picks) return false;
    picks += board.bag[k];
  }
  return picks == board.head->left + board.head->hidden;
}

}  // namespace

bool State::is_consistent() const {
  return tiles_are_consistent(board_) && frontier_is_consistent(board_) &&
         features_are_consistent(board_) && pieces_are_consistent(board_) && bag_is_consistent(board_);
}

}  // namespace aude
