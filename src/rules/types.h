// SPDX-License-Identifier: MIT
// The basic value types of the game.
//
// Several enumerations are open: they list the values of the base game, and each set declares its own
// values in its header (rules/sets/NAME.h) under unused numbers. Numbers are stable,
// because observations for machine learning, hashes and the order of codes depend on them; a new value
// takes the next free number. rules/sets.h counts the values and refuses to compile if two sets share a
// number.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace aude {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 8;
inline constexpr int kMaxSegments = 8;    // on one tile
inline constexpr int kFollowersEach = 7;  // ordinary followers a player starts with

// A cell of the board: x grows to the east, y to the south; the start tile is at 0,0.
struct Cell {
  std::int16_t x = 0;
  std::int16_t y = 0;
  friend constexpr auto operator<=>(const Cell&, const Cell&) = default;
  // Compared as one number: this is the most frequent comparison of all.
  friend constexpr bool operator==(Cell a, Cell b) {
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
  }
};

enum class Side : std::uint8_t { North, East, South, West };
inline constexpr std::array<Side, 4> kSides{Side::North, Side::East, Side::South, Side::West};

// Quarter turns clockwise.
enum class Rotation : std::uint8_t { r0, r1, r2, r3 };
inline constexpr std::array<Rotation, 4> kRotations{Rotation::r0, Rotation::r1, Rotation::r2,
                                                    Rotation::r3};

// Open enumerations; kTerrains, kPieceKinds and kPhases (rules/sets.h) count all their values.
enum class Terrain : std::uint8_t { City = 0, Road = 1, Field = 2, Cloister = 4 };
enum class Piece : std::uint8_t { Follower = 0 };
enum class Phase : std::uint8_t { Draw = 0, Place = 2, Deploy = 3, Over = 6 };

// A player's place at the table, counted from 0 in turn order.
enum class Seat : std::uint8_t {};
inline constexpr Seat kNobody{0xFF};

// A segment of a laid tile. A feature is identified by the segment that currently represents it.
enum class SegmentId : std::uint16_t {};
inline constexpr SegmentId kNoSegmentId{0xFFFF};

// A kind of tile in this game's supply: a catalogue tile together with its symbol.
enum class Kind : std::uint16_t {};
inline constexpr Kind kNoKind{0xFFFF};

template <typename Enum>
constexpr int index(Enum value) {
  return static_cast<int>(value);
}

constexpr Side opposite(Side side) { return static_cast<Side>((index(side) + 2) & 3); }
constexpr Side turned(Side side, Rotation by) {
  return static_cast<Side>((index(side) + index(by)) & 3);
}
constexpr Side turned_back(Side side, Rotation by) {
  return static_cast<Side>((index(side) - index(by)) & 3);
}

inline constexpr std::array<Cell, 4> kStepTo{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};  // by side
constexpr Cell neighbour(Cell cell, Side side) {
  const Cell step = kStepTo[static_cast<std::size_t>(side)];
  return {static_cast<std::int16_t>(cell.x + step.x), static_cast<std::int16_t>(cell.y + step.y)};
}

// Evaluated without a branch, for conditions that a branch predictor cannot predict.
constexpr bool both(bool a, bool b) {
  return (static_cast<unsigned>(a) & static_cast<unsigned>(b)) != 0;
}
constexpr bool either(bool a, bool b) {
  return (static_cast<unsigned>(a) | static_cast<unsigned>(b)) != 0;
}

}  // namespace aude
