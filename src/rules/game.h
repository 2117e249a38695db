// SPDX-License-Identifier: MIT
// A game: a setup with all tables that its states need. Immutable and shared by all its states.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "rules/catalogue.h"
#include "rules/eight.h"
#include "rules/result.h"
#include "rules/setup.h"

namespace aude {

inline constexpr std::uint8_t kNoSegment = 0xFF;
inline constexpr int kMaxSupply = 4000;  // tiles in a custom bag
inline constexpr int kMaxStartTiles = 1000;
inline constexpr int kMaxStartDistance = 10000;  // of a start tile from 0,0, in each direction

// The four sides of a tile as one number: a nibble per side (north lowest), one bit per Edge.
using EdgeBits = std::uint16_t;
constexpr EdgeBits edge_bits(Side side, Edge edge) {
  return static_cast<EdgeBits>(1U << (index(side) * 4 + index(edge)));
}
// All edges that may not face `edge` across `side`.
constexpr EdgeBits edges_barred(Side side, Edge edge) {
  return static_cast<EdgeBits>((0xFU << (index(side) * 4)) ^ edge_bits(side, edge));
}

// A kind of tile in one of its four rotations.
struct TurnedTile {
  EdgeBits edges = 0;
  std::array<Edge, 4> sides{};
  std::array<EdgeBits, 4> bars{};                   // edges that a neighbour on each side may not have
  std::array<std::uint8_t, kPorts> port_segment{};  // which segment owns the port, or kNoSegment
  std::uint8_t plain = 0;                           // bit per side: one segment owns all three ports
};

// The weight of each seat's followers in a feature: a nibble per seat, seat 0 lowest. PieceInfo
// declares the weight of each follower; the sum for a player is below 16.
using Claims = std::uint32_t;
constexpr Claims claim_of(Seat seat, Piece piece) {
  return Claims{info_of(piece).weight} << (index(seat) * 4);
}
static_assert([] {
  int sum = 0;
  for (const PieceInfo& info : kPieceInfo) sum += info.weight * info.each;
  return sum < 16;
}());
constexpr int claim(Claims claims, Seat seat) {
  return static_cast<int>(claims >> (index(seat) * 4) & 0xFU);
}

// A segment of a laid tile. The members from `open` on describe the whole feature; they are valid only
// at the segment that represents the feature.
struct LaidSegment {
  SegmentId feature;
  SegmentId next;       // the segments of a feature form a ring
  std::uint16_t tile;   // its tile's number
  std::uint16_t open;   // sides that face an empty cell
  std::uint16_t size;   // city and road: different tiles; field: segments
  std::uint16_t extra;  // the count (SegmentInfo::extra), and the flags below
  Claims claims;

  static constexpr std::uint16_t kSpecial = 0x8000;  // a set has marked one of its segments
  static constexpr std::uint16_t kSharedTile =
      0x4000;  // one of its tiles shows two segments of this terrain
  static constexpr std::uint16_t kExtra = 0x3FFF;  // the count
};

// A segment of a kind of tile, for this game's setup.
struct SegmentInfo {
  Terrain terrain{};
  std::uint8_t open = 0;      // sides it touches
  std::uint16_t extra = 0;    // city: number of pennants; else a number defined by a set
  bool special = false;       // a flag that a set defines
  std::uint8_t siblings = 0;  // other segments of the same terrain on the tile (city and road)
  std::uint8_t cities = 0;    // field: the city segments it touches
};

// When a tile is drawn. Tiles of a set may be drawn before the others, in two stages.
enum class Stage : std::uint8_t { First, Second, Land };
inline constexpr int kEarlyStages = 2;

struct KindInfo {
  const Tile* tile = nullptr;
  int symbol = 0;    // a set may act on it when the tile is drawn; 0 = none
  std::string name;  // "U" or "U:2"
  Stage stage = Stage::Land;
  bool speaks = false;  // a set has a hook for when it is drawn
  bool guided = false;  // a set restricts its placement, beyond matching edges
  bool has_cloister = false;
  std::uint8_t segment_count = 0;
  std::uint8_t completing = 0;     // its roads and cities, a bit per segment
  std::uint8_t fields = 0;         // the same for fields
  std::uint8_t enclosed = 0;       // the same for enclosed terrains
  std::uint8_t for_followers = 0;  // the same for segments where followers may be deployed in this game
  std::array<SegmentInfo, kMaxSegments> segments{};
  std::array<LaidSegment, kMaxSegments> fresh{};  // copied to the board when the tile is laid
  std::array<TurnedTile, 4> turned{};
  std::array<EightNumbers, 4> edges{};  // turned[r].edges eight times, see fitting.h

  const TurnedTile& at(Rotation rotation) const { return turned[static_cast<std::size_t>(rotation)]; }
};

// The layout of a state's block: offsets in bytes. Sizes depend on the tiles in play.
struct Layout {
  int tiles = 0;       // maximum number of laid tiles
  int nodes = 0;       // number of their segments
  int frontier = 0;    // maximum number of empty cells next to the layout
  int slots = 0;       // of the cell map; a power of two
  int stride = 0;      // slots from one row of cells to the next
  int followers = 0;   // maximum number on the board
  int bag_blocks = 0;  // kinds in the supply, eight at a time
  std::size_t bag = 0, picks_before = 0, deployed = 0, placed = 0, slot = 0, frontier_barred = 0,
              frontier_cell = 0, placements_before = 0, segments = 0;
  std::size_t bytes = 0;
};

// The board before the first draw, as defined by the active sets.
struct Start {
  std::vector<StartTile> tiles;
  std::span<const Tile>
      board;  // the cells of a larger board, row by row from 0,0; empty if there is none
  int board_width = 0;
};

class Game {
 public:
  // Refuses an unplayable setup with the member and the reason. The catalogue must outlive the game.
  static Result<std::shared_ptr<const Game>> create(const Catalogue& catalogue, Setup setup);

  const Setup& setup() const { return setup_; }
  const Options& options() const { return setup_.options; }
  const Catalogue& catalogue() const { return *catalogue_; }
  bool plays(SetId set) const { return setup_.sets.has(set); }
  int players() const { return static_cast<int>(setup_.players.size()); }

  // Kinds 0 to supply_kinds() - 1 are in the supply, in the order of their stages; after them come
  // start tiles and board cells.
  const KindInfo& kind(Kind kind) const { return kinds_[static_cast<std::size_t>(kind)]; }
  int supply_kinds() const { return static_cast<int>(supply_.size()); }
  int supply_of(Kind kind) const { return supply_[static_cast<std::size_t>(kind)]; }  // at the start
  int supply_size() const { return supply_size_; }
  // The kinds of one stage: from the end of the stage before to the end of this one.
  int stage_begin(Stage stage) const {
    return stage == Stage::First ? 0 : stage_end_[static_cast<std::size_t>(stage) - 1];
  }
  int stage_end(Stage stage) const { return stage_end_[static_cast<std::size_t>(stage)]; }
  Kind find_kind(std::string_view name) const;  // of the supply, by "U:2"; kNoKind if there is none

  // The tiles before the first draw, including the cells of a board.
  struct Laid {
    Kind kind;
    Cell cell;
    Rotation rotation;
  };
  std::span<const Laid> laid_first() const { return laid_first_; }
  bool is_board_cell(Kind kind) const { return index(kind) >= first_board_kind_; }

  const std::array<int, kPieceKinds>& pieces_each() const { return pieces_each_; }
  const Layout& layout() const { return layout_; }

 private:
  Game() = default;
  friend class GameMaker;

  const Catalogue* catalogue_ = nullptr;
  Setup setup_;
  std::vector<KindInfo> kinds_;
  std::vector<int> supply_;
  int supply_size_ = 0;
  std::array<int, 3> stage_end_{};
  int first_board_kind_ = 0;
  std::vector<Laid> laid_first_;
  std::array<int, kPieceKinds> pieces_each_{};
  Layout layout_;
};

}  // namespace aude
