// SPDX-License-Identifier: MIT
// The catalogue: every tile of every set, the wheel board and the tokens. Immutable after reading.
//
// A tile has twelve ports: left, middle and right (as seen from its centre, looking out) on each of
// four sides. Every segment owns ports; laying a tile joins like segments whose ports meet.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/set_id.h"
#include "rules/types.h"

namespace aude {

// Ports clockwise from the north-west corner: Nl Nm Nr El Em Er Sl Sm Sr Wl Wm Wr.
inline constexpr int kPorts = 12;
using PortMask = std::uint16_t;
constexpr int port_index(Side side, int third) { return index(side) * 3 + third; }

// The kinds of edge. Edges inside the wheel board are blank.
enum class Edge : std::uint8_t { City, Road, Field, River };
inline constexpr int kEdgeKinds = 4;

// Goods printed in cities.
enum class Goods : std::uint8_t { Wine, Wheat, Cloth, None };
inline constexpr int kGoodsKinds = 3;

// The six sectors of the wheel, clockwise.
enum class Sector : std::uint8_t { Fortune, Taxes, Famine, Storm, Inquisition, Plague };
inline constexpr int kSectors = 6;

struct Segment {
  Terrain terrain = Terrain::Field;
  PortMask ports = 0;
  int pennants = 0;           // city
  bool cathedral = false;     // city
  Goods goods = Goods::None;  // city
  bool inn = false;           // road
  int sheep = 0;              // field: printed sheep
  std::uint8_t cities = 0;    // field: bit i is set when it touches city segment i of the tile
  friend bool operator==(const Segment&, const Segment&) = default;
};

enum class RiverRole : std::uint8_t { None, Source, Course, Mouth };

struct Tile {
  std::string id;
  std::array<Edge, 4> sides{};  // north, east, south, west, without rotation
  std::vector<Segment> segments;
  bool hill = false;
  bool vineyard = false;
  RiverRole river = RiverRole::None;
  std::array<int, 4> copies{};  // by symbol; 0 = unmarked
  int start_copies = 0;         // how many of the copies are the start tile
  std::string replaces;         // id of a tile of another set; each copy replaces one copy of it
  std::string notes;

  int count() const { return copies[0] + copies[1] + copies[2] + copies[3]; }
  friend bool operator==(const Tile&, const Tile&) = default;
};

struct TileSet {
  std::string id;    // the file's name: "base", "wheel-standalone", ...
  std::string name;  // the title of the set
  std::vector<Tile> tiles;
  SetId set{};  // the set that it belongs to

  int count() const;
  friend bool operator==(const TileSet&, const TileSet&) = default;
};

struct WheelBoard {
  static constexpr int kWidth = 4;
  static constexpr int kHeight = 4;
  std::array<Tile, kWidth * kHeight> cells;  // row by row from the north-west
  std::array<int, kSectors> crowns{};        // crown spaces of each sector, in the order of Sector
  friend bool operator==(const WheelBoard&, const WheelBoard&) = default;
};

struct Catalogue {
  std::vector<TileSet> files;     // of tiles/, in the order of the sets that bring them
  std::vector<std::string> sets;  // the names of all sets, by SetId
  WheelBoard wheel_board;
  std::array<int, 5> tokens{};           // wolves, then tokens with 1, 2, 3, 4 sheep
  std::array<int, kGoodsKinds> goods{};  // tokens in the box: wine, wheat, cloth

  const Tile* find(std::string_view id) const;
  const TileSet& file(std::string_view id) const;  // must exist
  std::optional<SetId> set_named(std::string_view name) const;
  std::string_view name_of(SetId set) const { return sets[static_cast<std::size_t>(set)]; }
  // The file of a set when it is played together with these.
  const TileSet& tiles_of(SetId set, SetGroup among) const;

  // Numbers the sets of the files: first those with rules, then the tile-only sets by name. Returns an
  // error if a file is missing.
  std::optional<std::string> number_sets();
  friend bool operator==(const Catalogue&, const Catalogue&) = default;
};

// The tiles that this library was built with (tiles/*.json).
const Catalogue& catalogue();

// The error in a tile, or empty. Cells of the wheel board may have inner ports without an owner.
std::optional<std::string> fault_in(const Tile& tile);
std::optional<std::string> fault_in(const TileSet& set);
std::optional<std::string> fault_in(const WheelBoard& board);

}  // namespace aude
