// The words of the game: small value types that every other file speaks in.
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

// A place on the table: x grows to the east, y to the south; the start tile lies at 0,0.
struct Cell {
  std::int16_t x = 0;
  std::int16_t y = 0;
  friend constexpr auto operator<=>(const Cell&, const Cell&) = default;
  // As one number: cells are compared more often than anything else.
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

enum class Terrain : std::uint8_t { City, Road, Field, River, Cloister };
inline constexpr int kTerrains = 5;
enum class Piece : std::uint8_t { Follower, Large, Builder, Pig, Shepherd };
inline constexpr int kPieceKinds = 5;
enum class Goods : std::uint8_t { Wine, Wheat, Cloth, None };
inline constexpr int kGoodsKinds = 3;

// The six sectors of the wheel, clockwise.
enum class Sector : std::uint8_t { Fortune, Taxes, Famine, Storm, Inquisition, Plague };
inline constexpr int kSectors = 6;

enum class Phase : std::uint8_t { Draw, Recall, Place, Deploy, Token, Tend, Over };
inline constexpr int kPhases = 7;

// A player's place at the table, counted from 0 in turn order.
enum class Seat : std::uint8_t {};
inline constexpr Seat kNobody{0xFF};

// One segment of one laid tile. A feature is named by the segment that represents it at the hook.
enum class SegmentId : std::uint16_t {};
inline constexpr SegmentId kNoSegmentId{0xFFFF};

// A kind of tile in this game's supply: a catalogue tile together with its wheel symbol.
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

// Worked out without a branch, for conditions that nobody can predict.
constexpr bool both(bool a, bool b) {
  return (static_cast<unsigned>(a) & static_cast<unsigned>(b)) != 0;
}
constexpr bool either(bool a, bool b) {
  return (static_cast<unsigned>(a) | static_cast<unsigned>(b)) != 0;
}

constexpr bool is_follower(Piece piece) { return piece == Piece::Follower || piece == Piece::Large; }

}  // namespace aude
