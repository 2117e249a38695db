// SPDX-License-Identifier: MIT
#include "rules/sets/river.h"

#include "rules/board.h"
#include "rules/sets/wheel.h"

namespace aude {
namespace {

constexpr Cell kSourceBesideWheel{4, 1};  // the river flows east, away from the board

bool is_river(const TurnedTile& tile, Side side) {
  return tile.sides[static_cast<std::size_t>(side)] == Edge::River;
}

// Quarter turns to the right that the river makes on a tile when it comes in through `from`:
// 0 straight on, 1 right, 3 left, 2 when it ends there.
int bend(const TurnedTile& tile, Side from) {
  for (int turn : {0, 1, 3}) {
    const Side out = static_cast<Side>((index(from) + 2 + turn) & 3);
    if (is_river(tile, out)) return turn;
  }
  return 2;
}

// Two bends the same way, one directly after the other. The river comes out of `before` through
// `side` and into `tile`. Seen in the opposite direction both bends are mirrored, so it does not matter
// which of the two is nearer to the source.
bool turns_back(const TurnedTile& before, const TurnedTile& tile, Side side) {
  const int next = bend(tile, opposite(side));
  const int against = bend(before, side);  // walking upstream
  const bool both_bend = (next & 1) != 0 && (against & 1) != 0;
  return both_bend && next != against;
}

bool continues_river(const Board& board, const TurnedTile& tile, Cell cell) {
  bool joined = false;
  for (Side side : kSides) {
    if (!is_river(tile, side)) continue;
    const PlacedTile* before = board.tile_at(neighbour(cell, side));
    if (before == nullptr) continue;  // the new open end is free
    // The edges match, so the neighbour also has a river there.
    if (turns_back(board.kind_of(*before).at(before->rotation()), tile, opposite(side))) return false;
    joined = true;
  }
  return joined;
}

}  // namespace

// True if an open river end faces the cell that bars these edges: on some side, so in some nibble,
// everything except the river is barred. All four are checked at once: the subtraction borrows only
// from a nibble that does not differ.
bool awaits_river(EdgeBits barred) {
  constexpr unsigned kAllButRiver = edges_barred(Side::North, Edge::River) * 0x1111U;
  const unsigned differing = barred ^ kAllButRiver;
  return ((differing - 0x1111U) & ~differing & 0x8888U) != 0;
}

// The mouth is the last of the river, and the river comes before the land (R14).
void read_river_tile(const Tile& tile, KindInfo& kind) {
  if (tile.river == RiverRole::None) return;
  kind.stage = tile.river == RiverRole::Mouth ? Stage::Second : Stage::First;
  kind.guided = true;
}

// The source replaces the start tile; with the wheel board it has a fixed place.
void lay_source(const Catalogue& catalogue, SetGroup sets, Start& start) {
  for (const Tile& tile : catalogue.file(River::kRules.name).tiles) {
    if (tile.river != RiverRole::Source) continue;
    start.tiles = {{tile.id, sets.has(Wheel::kId) ? kSourceBesideWheel : Cell{}, Rotation::r0}};
  }
}

bool is_away_from_river(const Board& board, const KindInfo& kind, int at) {
  return !awaits_river(board.frontier_barred[at]) && kind.tile->river != RiverRole::None;
}

unsigned river_rotations(const Board& board, const KindInfo& kind, int at, unsigned rotations) {
  if (kind.tile->river == RiverRole::None) return rotations;
  unsigned allowed = 0;
  for (Rotation rotation : kRotations) {
    const unsigned bit = 1U << index(rotation);
    if ((rotations & bit) && continues_river(board, kind.at(rotation), board.frontier_cell[at]))
      allowed |= bit;
  }
  return allowed;
}

}  // namespace aude
