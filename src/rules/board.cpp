// SPDX-License-Identifier: MIT
// Laying tiles: the map of cells, the frontier of empty cells beside the layout, and the joining of
// segments into features.
//
// The cell map is a small open-addressed table. Neighbouring cells of a row take neighbouring slots
// and rows are `stride` apart, so an ordinary layout hardly ever collides, and a layout can extend in
// one direction as far as there are tiles. A slot holds 0 (empty), 1 + the number of a laid tile, or
// kFrontier + the index of a frontier cell. Nothing is ever removed: a frontier cell becomes a tile.
#include "rules/board.h"

#include <bit>
#include <utility>

#include "rules/hash.h"

namespace aude {
namespace {

constexpr std::uint16_t kFrontier = 0x8000;

// Where the search for a cell begins; that of its neighbours is a fixed step away.
unsigned home_of(const Board& board, Cell cell) {
  return static_cast<unsigned>(cell.x) + static_cast<unsigned>(cell.y) * board.slot_step[2];
}
unsigned home_beside(const Board& board, unsigned home, Side side) {
  return home + board.slot_step[static_cast<std::size_t>(side)];
}

// True if the slot belongs to this cell. Callers look either for a tile or for an empty cell, never for
// both.
bool holds_tile(const Board& board, std::uint16_t content, Cell cell) {
  return (content & kFrontier) == 0 && board.placed[content - 1].cell == cell;
}
bool holds_empty(const Board& board, std::uint16_t content, Cell cell) {
  return (content & kFrontier) != 0 && board.frontier_cell[content & ~kFrontier] == cell;
}

// The slot for which `holds` is true, or the empty one where the cell would be inserted.
template <typename AnyBoard, typename Holds>
auto& slot_for(AnyBoard& board, Cell cell, unsigned home, Holds holds) {
  for (unsigned at = home;; ++at) {
    auto& slot = board.slot[at & board.slot_mask];
    if (slot == 0 || holds(board, slot, cell)) return slot;
  }
}
std::uint16_t slot_for_tile(const Board& board, Cell cell, unsigned home) {
  return slot_for(board, cell, home, holds_tile);
}
template <typename AnyBoard>
auto& slot_for_empty(AnyBoard& board, Cell cell, unsigned home) {
  return slot_for(board, cell, home, holds_empty);
}

// A tile is laid in the cell, which is then no longer part of the frontier. Returns the edges that the
// cell barred: exactly the sides with neighbours bar something.
EdgeBits occupy(Board& board, Cell cell, unsigned home, int number) {
  const auto content = static_cast<std::uint16_t>(number + 1);
  std::uint16_t& slot = slot_for_empty(board, cell, home);
  if (slot == 0) {  // before the first draw only
    slot = content;
    return 0;
  }
  const int gap = slot & ~kFrontier;
  const int last = --board.head->frontier_count;
  const EdgeBits barred = board.frontier_barred[gap];
  // The last frontier cell moves into the gap. It may be the gap itself: then its slot is the tile's.
  const Cell moved = board.frontier_cell[last];
  slot_for_empty(board, moved, home_of(board, moved)) = static_cast<std::uint16_t>(kFrontier | gap);
  slot = content;
  board.frontier_cell[gap] = moved;
  board.frontier_barred[gap] = board.frontier_barred[last];
  board.frontier_barred[last] = 0xFFFF;  // beyond the end nothing fits, see fitting.h
  return barred;
}

// The sides, a bit each, on which anything is barred.
unsigned sides_barred(EdgeBits barred) {
  const unsigned any = (barred | barred >> 1 | barred >> 2 | barred >> 3) & 0x1111U;
  return any * 0x1248U >> 12 & 0xFU;  // gathers the lowest bit of each nibble
}

// The empty cell beside a tile becomes or is frontier and may no longer show `barred`.
void bar(Board& board, Cell cell, unsigned home, EdgeBits barred) {
  std::uint16_t& slot = slot_for_empty(board, cell, home);
  if (slot != 0) {
    EdgeBits& so_far = board.frontier_barred[slot & ~kFrontier];
    so_far = static_cast<EdgeBits>(so_far | barred);
    return;
  }
  const int at = board.head->frontier_count++;
  board.frontier_cell[at] = cell;
  board.frontier_barred[at] = barred;
  slot = static_cast<std::uint16_t>(kFrontier | at);
}

// Tiles that show segments of both features; they must count once in the joined one.
int tiles_in_both(const Board& board, SegmentId small, SegmentId large) {
  int both = 0;
  board.each_member(small, [&](SegmentId segment_id) {
    unsigned siblings = board.info(segment_id).siblings;
    if (siblings == 0) return;
    const PlacedTile& tile = board.tile(segment_id);
    const int segment = board.segment(segment_id);
    bool shared = false;
    for (; siblings != 0; siblings &= siblings - 1) {
      const int other = std::countr_zero(siblings);
      const SegmentId feature = board.feature(board.segment_id(tile, other));
      if (feature == small && other < segment) return;  // already counted with that segment
      shared = shared || feature == large;
    }
    both += shared;
  });
  return both;
}

// Joins two features; the segments of the smaller one get the id of the larger one.
void join(Board& board, SegmentId a, SegmentId b) {
  const SegmentId one = board.feature(a);
  const SegmentId other = board.feature(b);
  if (one == other) return;
  const bool other_larger = board.size_of(one) < board.size_of(other);
  // Without a branch, because it is unpredictable which one is larger.
  const int swap = (index(one) ^ index(other)) & -static_cast<int>(other_larger);
  const SegmentId large = static_cast<SegmentId>(index(one) ^ swap);
  const SegmentId small = static_cast<SegmentId>(index(other) ^ swap);
  LaidSegment& l = board.at(large);
  LaidSegment& s = board.at(small);
  const unsigned extra = l.extra;
  const unsigned more = s.extra;
  const bool may_share = (extra & more & LaidSegment::kSharedTile) != 0;
  const int both = may_share ? tiles_in_both(board, small, large) : 0;
  board.each_member(small, [&](SegmentId segment_id) { board.at(segment_id).feature = large; });
  std::swap(l.next, s.next);
  l.claims += s.claims;
  l.open = static_cast<std::uint16_t>(l.open + s.open);
  l.size = static_cast<std::uint16_t>(l.size + s.size - both);
  constexpr unsigned kMarks = LaidSegment::kSpecial | LaidSegment::kSharedTile;
  l.extra = static_cast<std::uint16_t>((extra & LaidSegment::kExtra) + (more & LaidSegment::kExtra) +
                                       ((extra | more) & kMarks));
}

// One side of a laid tile.
struct SideOf {
  int first;                   // the tile's first segment_id
  const std::uint8_t* thirds;  // the segments at its ports, or kNoSegment
  bool plain;                  // one segment owns them all

  SideOf(int first_node, const TurnedTile& turned, Side side)
      : first(first_node),
        thirds(&turned.port_segment[static_cast<std::size_t>(port_index(side, 0))]),
        plain(turned.plain >> index(side) & 1U) {}
  bool has(int third) const { return thirds[third] != kNoSegment; }
  SegmentId segment_id(int third) const { return static_cast<SegmentId>(first + thirds[third]); }
};

// Each segment at the side has one open side less.
void close(Board& board, const SideOf& side) {
  for (int third = 0; third < 3; ++third) {
    const bool again = (third > 0 && side.thirds[third] == side.thirds[third - 1]) ||
                       (third == 2 && side.thirds[2] == side.thirds[0]);
    if (side.has(third) && !again) --board.at(board.feature(side.segment_id(third))).open;
  }
}

// Left meets right, middle meets middle, right meets left.
void join_across(Board& board, const SideOf& here, const SideOf& there) {
  if (here.plain && there.plain) {  // most seams: one segment on each side
    --board.at(board.feature(here.segment_id(1))).open;
    --board.at(board.feature(there.segment_id(1))).open;
    join(board, here.segment_id(1), there.segment_id(1));
    return;
  }
  close(board, here);
  close(board, there);
  for (int third = 0; third < 3; ++third) {
    const int facing = 2 - third;
    if (here.has(third) && there.has(facing))
      join(board, here.segment_id(third), there.segment_id(facing));
  }
}

void add_segments(Board& board, const KindInfo& kind, int tile_number, int first) {
  for (int s = 0; s < kind.segment_count; ++s) {
    LaidSegment& laid = board.segments[first + s];
    laid = kind.fresh[static_cast<std::size_t>(s)];
    laid.feature = static_cast<SegmentId>(first + s);
    laid.next = laid.feature;
    laid.tile = static_cast<std::uint16_t>(tile_number);
  }
}

}  // namespace

Board::Board(const Game& its_game, std::byte* block)
    : game(&its_game),
      head(block),
      bag(block + game->layout().bag),
      picks_before(block + game->layout().picks_before),
      deployed(block + game->layout().deployed),
      placed(block + game->layout().placed),
      slot(block + game->layout().slot),
      slot_mask(static_cast<unsigned>(game->layout().slots - 1)),
      frontier_barred(block + game->layout().frontier_barred),
      frontier_cell(block + game->layout().frontier_cell),
      placements_before(block + game->layout().placements_before),
      segments(block + game->layout().segments) {
  const auto row = static_cast<unsigned>(game->layout().stride);
  slot_step = {0U - row, 1U, row, 0U - 1U};
}

void Board::lay(Kind kind, Cell cell, Rotation rotation) {
  const KindInfo& info = game->kind(kind);
  const TurnedTile& turned = info.at(rotation);
  const int number = head->placed_count++;
  const int first = head->segment_count;
  head->segment_count = static_cast<std::uint16_t>(first + info.segment_count);
  const auto code = static_cast<std::uint16_t>(index(kind) * 4 + index(rotation));
  placed[number] = {cell, code, static_cast<SegmentId>(first)};
  head->board_hash ^= tile_key(cell, code);
  const unsigned home = home_of(*this, cell);
  const EdgeBits barred = occupy(*this, cell, home, number);
  add_segments(*this, info, number, first);
  // First the sides with neighbours, usually one, then the others: two loops with predictable lengths.
  const unsigned beside = sides_barred(barred);
  for (unsigned rest = beside; rest != 0; rest &= rest - 1) {
    const Side side = static_cast<Side>(std::countr_zero(rest));
    const std::uint16_t there =
        slot_for_tile(*this, neighbour(cell, side), home_beside(*this, home, side));
    const PlacedTile& other = placed[there - 1];
    join_across(*this, SideOf(first, turned, side),
                SideOf(index(other.first), kind_of(other).at(other.rotation()), opposite(side)));
  }
  for (unsigned rest = beside ^ 0xFU; rest != 0; rest &= rest - 1) {
    const Side side = static_cast<Side>(std::countr_zero(rest));
    bar(*this, neighbour(cell, side), home_beside(*this, home, side),
        turned.bars[static_cast<std::size_t>(side)]);
  }
}

const PlacedTile* Board::tile_at(Cell cell) const {
  const std::uint16_t content = slot_for_tile(*this, cell, home_of(*this, cell));
  return content == 0 ? nullptr : &placed[content - 1];
}

int Board::frontier_at(Cell cell) const {
  const std::uint16_t content = slot_for_empty(*this, cell, home_of(*this, cell));
  return content == 0 ? -1 : content & ~kFrontier;
}

int Board::tiles_around(Cell cell) const {
  int count = 0;
  for (int y = cell.y - 1; y <= cell.y + 1; ++y) {
    for (int x = cell.x - 1; x <= cell.x + 1; ++x) {
      const Cell near{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
      count += near != cell && tile_at(near) != nullptr;
    }
  }
  return count;
}

const Segment& Board::printed(SegmentId segment_id) const {
  return kind_of(tile(segment_id)).tile->segments[static_cast<std::size_t>(segment(segment_id))];
}

const SegmentInfo& Board::info(SegmentId segment_id) const {
  return kind_of(tile(segment_id)).segments[static_cast<std::size_t>(segment(segment_id))];
}

}  // namespace aude
