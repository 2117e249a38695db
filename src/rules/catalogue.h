// What is printed: every tile of every set, the wheel board and the tokens. Immutable once read.
//
// A tile has twelve ports: left, middle and right (as seen from its centre, looking out) on each of
// four sides. Every segment owns ports; laying a tile joins like segments whose ports meet.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/types.h"

namespace aude {

enum class SetName : std::uint8_t { Base, River, Inns, Traders, Hills, Wheel };
inline constexpr int kSetNames = 6;

// Ports clockwise from the north-west corner: Nl Nm Nr El Em Er Sl Sm Sr Wl Wm Wr.
inline constexpr int kPorts = 12;
using PortMask = std::uint16_t;
constexpr int port_index(Side side, int third) { return index(side) * 3 + third; }

// What a side shows. A side that lies inside the wheel board shows nothing of its own.
enum class Edge : std::uint8_t { City, Road, Field, River };

struct Segment {
  Terrain terrain = Terrain::Field;
  PortMask ports = 0;
  int pennants = 0;           // city
  bool cathedral = false;     // city
  Goods goods = Goods::None;  // city
  bool inn = false;           // road
  int sheep = 0;              // field: printed sheep
  std::uint8_t cities = 0;    // field: bit i is set when it touches city segment i of the tile
};

enum class RiverRole : std::uint8_t { None, Source, Course, Mouth };

struct Tile {
  std::string id;
  std::array<Edge, 4> sides{};  // north, east, south, west, unturned
  std::vector<Segment> segments;
  bool hill = false;
  bool vineyard = false;
  RiverRole river = RiverRole::None;
  std::array<int, 4> copies{};  // by wheel symbol; 0 = unmarked
  int start_copies = 0;         // how many of the copies are the start tile
  std::string notes;

  int count() const { return copies[0] + copies[1] + copies[2] + copies[3]; }
};

struct TileSet {
  std::string id;    // the file's name: "base", "wheel-standalone", ...
  std::string name;  // for people
  std::vector<Tile> tiles;

  int count() const;
};

struct WheelBoard {
  static constexpr int kWidth = 4;
  static constexpr int kHeight = 4;
  std::array<Tile, kWidth * kHeight> cells;  // row by row from the north-west
  std::array<int, kSectors> crowns{};        // crown spaces of each sector, in the order of Sector
};

struct Catalogue {
  TileSet base, river, inns, traders, hills;
  TileSet wheel_with_base;   // the twelve tiles added to the base game
  TileSet wheel_standalone;  // the 72 tiles of the game of its own
  WheelBoard wheel_board;
  std::array<int, 5> tokens{};           // wolves, then tokens with 1, 2, 3, 4 sheep
  std::array<int, kGoodsKinds> goods{};  // tokens in the box: wine, wheat, cloth

  const Tile* find(std::string_view id) const;
};

// Why this tile could not be played, or nothing. The wheel board's cells may leave inner ports bare.
std::optional<std::string> fault_in(const Tile& tile);
std::optional<std::string> fault_in(const TileSet& set);
std::optional<std::string> fault_in(const WheelBoard& board);

}  // namespace aude
