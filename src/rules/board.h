// SPDX-License-Identifier: MIT
// The board: all tiles and pieces of a state, as typed views into its one block of memory.
//
// Other modules read it directly through State::board(), which is deeply const; only this module
// changes it. Laid tiles are numbered in the order they were laid, and so are their segments. The
// segments of one feature form a ring (`next`). Each segment holds its feature's id, which is the id of
// one of its segments; the feature's counts are stored at that segment.
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

#include "rules/events.h"
#include "rules/game.h"
#include "rules/sets.h"
#include "rules/types.h"

namespace aude {

struct PlacedTile {
  Cell cell;
  std::uint16_t code;  // kind * 4 + rotation
  SegmentId first;     // its segment 0
  Kind kind() const { return static_cast<Kind>(code >> 2); }
  Rotation rotation() const { return static_cast<Rotation>(code & 3U); }
};

// A follower on a laid tile.
struct DeployedFollower {
  SegmentId segment_id;
  Seat seat;
  Piece piece;
  Terrain terrain;  // where it stands
};

// A bit for each deployed follower, by its number in Board::followers().
class FollowerBits {
 public:
  constexpr bool has(int i) const { return (words_[word(i)] >> (i & 63) & 1U) != 0; }
  constexpr void put(int i, bool value) {
    std::uint64_t& bits = words_[word(i)];
    bits = (bits & ~(1ULL << (i & 63))) | static_cast<std::uint64_t>(value) << (i & 63);
  }
  // Calls visit(i) for every bit that is set, the highest first: a visitor may remove followers up to
  // the one it visits.
  template <typename Visit>
  void each(Visit visit) const {
    for (int w = static_cast<int>(words_.size()) - 1; w >= 0; --w) {
      for (std::uint64_t rest = words_[static_cast<std::size_t>(w)]; rest != 0;) {
        const int bit = 63 - std::countl_zero(rest);
        rest ^= 1ULL << bit;
        visit(w * 64 + bit);
      }
    }
  }
  friend constexpr bool operator==(const FollowerBits&, const FollowerBits&) = default;

 private:
  static constexpr std::size_t word(int i) { return static_cast<std::size_t>(i) / 64; }
  std::array<std::uint64_t, (kMaxPlayers * kMaxFollowersEach + 63) / 64> words_{};
};

// Everything that does not grow with the layout. The first part is compared byte by byte.
struct Header {
  std::uint64_t board_hash = 0;  // of the tiles and pieces on the board, in any order
  std::array<std::int32_t, kMaxPlayers> score{};
  std::array<std::array<std::uint8_t, kPieceKinds>, kMaxPlayers> supply{};
  SetStates sets{};  // of each set, see Board::set_state()
  Phase phase = Phase::Draw;
  Seat turn{};               // whose turn it is
  Seat actor{};              // who must act; another player than `turn` only in phases of sets
  Kind in_hand = kNoKind;    // the tile of this turn part
  std::uint16_t left = 0;    // tiles still to be drawn
  std::uint16_t hidden = 0;  // unseen tiles that will never be drawn
  std::array<std::uint16_t, kEarlyStages> early_left{};  // of these, tiles of the early stages
  Cell last_cell;  // where the tile in hand was laid; 0,0 before that

  // From here on: bookkeeping that may differ between equal states.
  std::uint16_t placed_count = 0;
  std::uint16_t placement_count = 0;  // of the tile in hand, in phase Place
  std::uint16_t segment_count = 0;
  std::uint16_t frontier_count = 0;
  std::uint16_t deployed_count = 0;
  FollowerBits enclosed;  // the deployed followers in enclosed features (cloisters)
  std::array<std::array<SegmentId, kMaxPlayers>, kPieceKinds>
      figures{};  // pieces that are not followers
};

// A part of the block. A const part gives const access, and only a board can contain a part, so that
// the result of State::board() can be read directly but never written.
template <typename Item>
class Part {
 public:
  template <std::integral Number>
  const Item& operator[](Number i) const {
    return first_[i];
  }
  template <std::integral Number>
  Item& operator[](Number i) {
    return first_[i];
  }
  const Item* operator->() const { return first_; }
  Item* operator->() { return first_; }
  const Item& operator*() const { return *first_; }
  Item& operator*() { return *first_; }
  const Item* begin() const { return first_; }
  Item* begin() { return first_; }

 private:
  friend class Board;
  explicit Part(std::byte* at) : first_(reinterpret_cast<Item*>(at)) {}
  Part(const Part&) = default;
  Part& operator=(const Part&) = default;

  Item* first_;
};

class Board {
 public:
  const Game* game;
  Part<Header> head;
  Part<std::uint16_t> bag;           // unseen tiles of each kind, hidden ones included
  Part<std::uint16_t> picks_before;  // those of all kinds before each block of eight, see bag.cpp
  Part<DeployedFollower> deployed;   // in no particular order
  Part<PlacedTile> placed;
  Part<std::uint16_t> slot;           // the cell map, see board.cpp
  unsigned slot_mask;                 // number of slots - 1
  std::array<unsigned, 4> slot_step;  // from a cell's slot to its neighbours', by side
  Part<EdgeBits> frontier_barred;     // edges that no tile laid there may show
  Part<Cell> frontier_cell;
  Part<std::uint16_t> placements_before;  // of the tile in hand, by block, see placement.cpp
  Part<LaidSegment> segments;             // by segment_id

  // --- queries -------------------------------------------------------------------------------------
  std::span<const PlacedTile> tiles() const { return {placed.begin(), head->placed_count}; }
  std::span<const DeployedFollower> followers() const {
    return {deployed.begin(), head->deployed_count};
  }
  std::span<const Cell> frontier() const { return {frontier_cell.begin(), head->frontier_count}; }

  const PlacedTile* tile_at(Cell cell) const;  // nullptr if the cell is empty
  int frontier_at(Cell cell) const;            // index into frontier(), or -1
  const PlacedTile& last_tile() const { return placed[head->placed_count - 1]; }

  const PlacedTile& tile(SegmentId segment_id) const { return placed[at(segment_id).tile]; }
  int segment(SegmentId segment_id) const { return index(segment_id) - index(tile(segment_id).first); }
  const KindInfo& kind_of(const PlacedTile& tile) const { return game->kind(tile.kind()); }
  const SegmentInfo& info(SegmentId segment_id) const;
  const Segment& printed(SegmentId segment_id) const;
  Spot spot(SegmentId segment_id) const { return {tile(segment_id).cell, segment(segment_id)}; }
  SegmentId segment_id(const PlacedTile& tile, int segment) const {
    return static_cast<SegmentId>(index(tile.first) + segment);
  }

  const LaidSegment& at(SegmentId segment_id) const { return segments[index(segment_id)]; }
  SegmentId feature(SegmentId segment_id) const { return at(segment_id).feature; }
  int open_sides(SegmentId feature) const { return at(feature).open; }
  bool is_open(SegmentId feature) const { return at(feature).open != 0; }
  int size_of(SegmentId feature) const { return at(feature).size; }
  int extra_of(SegmentId feature) const { return at(feature).extra & LaidSegment::kExtra; }
  // A set has marked one of its segments (SegmentInfo::special).
  bool is_special(SegmentId feature) const { return (at(feature).extra & LaidSegment::kSpecial) != 0; }
  Claims claims_on(SegmentId feature) const { return at(feature).claims; }

  // One of these segments of the tile, a bit each, belongs to the feature.
  bool shows(const PlacedTile& tile, unsigned segments_asked, SegmentId feature) const {
    bool shown = false;
    for (unsigned rest = segments_asked; rest != 0; rest &= rest - 1) {
      shown |= this->feature(segment_id(tile, std::countr_zero(rest))) == feature;
    }
    return shown;
  }

  // Calls visit(segment_id) for every segment of a feature.
  template <typename Visit>
  void each_member(SegmentId feature, Visit visit) const {
    SegmentId segment_id = feature;
    do {
      visit(segment_id);
      segment_id = at(segment_id).next;
    } while (segment_id != feature);
  }

  // Calls visit(city) for every city that a field touches, once for each segment that touches it.
  template <typename Visit>
  void each_city_beside(SegmentId field, Visit visit) const {
    each_member(field, [&](SegmentId member) {
      const PlacedTile& laid = tile(member);
      for (unsigned rest = info(member).cities; rest != 0; rest &= rest - 1) {
        visit(feature(segment_id(laid, std::countr_zero(rest))));
      }
    });
  }

  int tiles_around(Cell cell) const;  // laid tiles among the eight neighbours
  int supply(Seat seat, Piece piece) const {
    return head->supply[static_cast<std::size_t>(seat)][static_cast<std::size_t>(piece)];
  }
  // The segment of a seat's piece that is not a follower, or kNoSegmentId.
  SegmentId figure(Piece piece, Seat seat) const {
    return head->figures[static_cast<std::size_t>(piece)][static_cast<std::size_t>(seat)];
  }

  // The state of a set: set_state<Hills>().tokens.
  template <typename Set>
  const typename Set::State& set_state() const {
    return head->sets.template of<Set>();
  }

  // --- changes (only in this module; elsewhere every board is const) ---------------------------------
  template <typename Set>
  typename Set::State& set_state() {
    return head->sets.template of<Set>();
  }
  LaidSegment& at(SegmentId segment_id) { return segments[index(segment_id)]; }
  void lay(Kind kind, Cell cell, Rotation rotation);
  void deploy(Seat seat, Piece piece, SegmentId segment_id);
  void take_home(Seat seat, Piece piece, SegmentId segment_id);  // from the board into the supply

 private:
  // A copy would refer to the same block and could be written to, so only the state, which owns the
  // block, can make one.
  friend class State;
  Board(const Game& its_game, std::byte* block);
  Board(const Board&) = default;
  Board& operator=(const Board&) = default;
};

}  // namespace aude
