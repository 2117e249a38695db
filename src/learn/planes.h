// SPDX-License-Identifier: MIT
// A position as planes: 64 bytes for each cell of the window, relative to one player. The order is
// rows, columns, channels, so that the bytes of a cell are one cache line.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "learn/actions.h"
#include "learn/encoding.h"

namespace aude::learn {

inline constexpr int kChannels = 64;
using Channels = std::array<std::uint8_t, kChannels>;

// The channels. Groups of four are in the order north, east, south, west.
namespace channel {
inline constexpr int kLaid = 0;
inline constexpr int kCity = 1;     // four
inline constexpr int kRoad = 5;     // four
inline constexpr int kField = 9;    // four
inline constexpr int kRiver = 13;   // four
inline constexpr int kBend = 17;    // four: this edge and the next clockwise are connected
inline constexpr int kAcross = 21;  // two: north and south, east and west are connected
inline constexpr int kCloister = 23;
inline constexpr int kPennants = 24;
inline constexpr int kInn = 25;
inline constexpr int kCathedral = 26;
inline constexpr int kGoods = 27;  // three: wine, wheat, cloth
inline constexpr int kHill = 30;
inline constexpr int kVineyard = 31;
inline constexpr int kSheep = 32;
inline constexpr int kLast = 33;       // the tile of this turn part, once it is laid
inline constexpr int kOwn = 34;        // four: own strength in the feature at this edge
inline constexpr int kOthers = 38;     // four: strength of the strongest other player
inline constexpr int kOpen = 42;       // four: the feature's open edges
inline constexpr int kOwnPieces = 46;  // four: follower (a large one counts 2), builder, pig, shepherd
inline constexpr int kOthersPieces = 50;  // four: the same for other players
inline constexpr int kOwnFields = 54;     // own strength in the tile's fields
inline constexpr int kOthersFields = 55;
inline constexpr int kOpenCell = 56;
inline constexpr int kFits = 57;  // four: the tile in hand fits with this rotation
inline constexpr int kWheelBoard = 61;
inline constexpr int kPieceOn = 62;  // segment with a follower, counted from 1
}  // namespace channel

// The constant channels of each kind of tile in its four rotations.
class PlanePatterns {
 public:
  explicit PlanePatterns(const Encoding& encoding);
  const Channels& of(const PlacedTile& tile) const { return patterns_[tile.code]; }

 private:
  std::vector<Channels> patterns_;
};

// Remembers the contents of a buffer, so that the next write changes only what is different.
class PlaneMemory {
 public:
  void forget() { known_ = false; }  // the contents of the buffer are unknown

 private:
  friend class PlaneWriter;
  // The variable channels of a laid tile: those from kOwn, by edge, and those of its fields.
  struct Changing {
    std::array<std::uint8_t, 12> by_side{};
    std::array<std::uint8_t, 2> fields{};
    friend bool operator==(const Changing&, const Changing&) = default;
  };

  struct Claimed {
    SegmentId feature{};
    Claims claims = 0;
  };

  bool known_ = false;
  Cell origin_;
  Seat viewer_{};
  std::vector<Changing> tiles_;        // by number of the tile
  std::vector<std::uint8_t> stale_;    // by number of the tile: must be updated, during an update
  std::vector<Claimed> claimed_;       // features; may contain duplicates
  std::vector<std::uint16_t> cells_;   // non-empty cells; may contain duplicates
  std::vector<std::uint16_t> pieces_;  // cells with a piece
  std::vector<std::uint16_t> fits_;    // open cells that the tile in hand fits
  int last_ = -1;                      // the cell of the tile just laid
};

inline std::size_t plane_size(const Encoding& encoding) {
  return static_cast<std::size_t>(encoding.window()) * static_cast<std::size_t>(encoding.window()) *
         kChannels;
}

// Writes plane_size() bytes. write_info() in tokens.h writes the accompanying sections.
void write_planes(const Encoding& encoding, const PlanePatterns& patterns, const State& state,
                  Seat viewer, Cell origin, const Choices& choices, PlaneMemory& memory,
                  std::uint8_t* out);

}  // namespace aude::learn
