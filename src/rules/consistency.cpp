// Everything that is kept up to date step by step, found anew from what lies on the board.
#include <algorithm>
#include <bit>
#include <vector>

#include "rules/hash.h"
#include "rules/sets.h"
#include "rules/state.h"

namespace aude {
namespace {

// Every laid tile is found where it lies, its segments follow each other, and all of it makes up the
// hash.
bool tiles_are_consistent(const Board& board) {
  std::uint64_t hash = 0;
  int nodes = 0;
  for (const PlacedTile& tile : board.tiles()) {
    if (board.tile_at(tile.cell) != &tile || index(tile.first) != nodes) return false;
    nodes += board.kind_of(tile).segment_count;
    hash ^= tile_key(tile.cell, tile.code);
  }
  const auto add_piece = [&](Node node, Seat seat, Piece piece) {
    const Spot spot = board.spot(node);
    hash ^= piece_key(spot.cell, spot.segment, seat, piece);
  };
  for (const DeployedFollower& each : board.followers()) add_piece(each.node, each.seat, each.piece);
  for (int p = 0; p < kPieceKinds; ++p) {
    for (int s = 0; s < board.game->players(); ++s) {
      const auto piece = static_cast<Piece>(p);
      const Node node = board.figure(piece, static_cast<Seat>(s));
      if (node != kNoNode) add_piece(node, static_cast<Seat>(s), piece);
    }
  }
  return nodes == board.head->node_count && hash == board.head->board_hash;
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

int open_sides_of(const Board& board, Node node) {
  const PlacedTile& tile = board.tile(node);
  const auto& owners = board.kind_of(tile).at(tile.rotation()).port_segment;
  int open = 0;
  for (Side side : kSides) {
    const auto* thirds = &owners[static_cast<std::size_t>(port_index(side, 0))];
    const bool touches = std::find(thirds, thirds + 3, board.segment(node)) != thirds + 3;
    open += touches && board.tile_at(neighbour(tile.cell, side)) == nullptr;
  }
  return open;
}

// The segments of each feature form one ring and agree on its name; its counts are those of its parts.
bool features_are_consistent(const Board& board) {
  std::vector<Claims> claims(board.head->node_count);
  for (const DeployedFollower& each : board.followers()) {
    claims[static_cast<std::size_t>(board.feature(each.node))] += claim_of(each.seat, each.piece);
  }
  int members = 0;
  for (int n = 0; n < board.head->node_count; ++n) {
    const Node feature = static_cast<Node>(n);
    if (board.feature(feature) != feature) continue;
    const bool by_segments = board.info(feature).siblings == 0 &&
                             board.info(feature).terrain != Terrain::City &&
                             board.info(feature).terrain != Terrain::Road;
    bool agreed = true;
    int open = 0;
    int extra = 0;
    std::vector<int> tiles;
    int before = members;
    board.each_member(feature, [&](Node node) {
      agreed = agreed && board.feature(node) == feature && ++members <= board.head->node_count;
      open += open_sides_of(board, node);
      extra += board.info(node).extra;
      tiles.push_back(board.at(node).tile);
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
  return members == board.head->node_count;
}

// Nobody's pieces have become more or fewer.
bool pieces_are_consistent(const Board& board) {
  std::array<std::array<int, kPieceKinds>, kMaxPlayers> found{};
  const auto count = [&](Seat seat, Piece piece) -> int& {
    return found[static_cast<std::size_t>(seat)][static_cast<std::size_t>(piece)];
  };
  std::uint64_t monks = 0;
  for (std::size_t i = 0; i < board.followers().size(); ++i) {
    const DeployedFollower& each = board.followers()[i];
    ++count(each.seat, each.piece);
    if (each.terrain != board.info(each.node).terrain) return false;
    monks |= (each.terrain == Terrain::Cloister ? 1ULL : 0ULL) << i;
  }
  for (int s = 0; s < board.game->players(); ++s) {
    for (int p = 0; p < kPieceKinds; ++p) {
      const Seat seat = static_cast<Seat>(s);
      const Piece piece = static_cast<Piece>(p);
      int out = count(seat, piece) + (board.figure(piece, seat) != kNoNode);
      each_set<&SetRules::pieces_elsewhere>(*board.game,
                                            [&](auto moment) { out += moment(board, seat, piece); });
      if (out + board.supply(seat, piece) != board.game->pieces_each()[static_cast<std::size_t>(p)])
        return false;
    }
  }
  return monks == board.head->monks;
}

// Unseen tiles are those to be drawn and those under hills; the sums before each block are right.
bool bag_is_consistent(const Board& board) {
  int lots = 0;
  for (int k = 0; k < board.game->supply_kinds(); ++k) {
    if (k % kPerBlock == 0 && board.lots_before[k / kPerBlock] != lots) return false;
    lots += board.bag[k];
  }
  return lots == board.head->left + board.head->hidden;
}

}  // namespace

bool State::is_consistent() const {
  return tiles_are_consistent(board_) && frontier_is_consistent(board_) &&
         features_are_consistent(board_) && pieces_are_consistent(board_) && bag_is_consistent(board_);
}

}  // namespace aude
