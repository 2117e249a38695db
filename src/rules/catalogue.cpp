// SPDX-License-Identifier: MIT
#include "rules/catalogue.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <set>
#include <string_view>

#include "rules/sets.h"

namespace aude {
namespace {

constexpr std::array<std::string_view, kPorts> kPortNames{"Nl", "Nm", "Nr", "El", "Em", "Er",
                                                          "Sl", "Sm", "Sr", "Wl", "Wm", "Wr"};
constexpr std::array<std::string_view, 4> kSideNames{"north", "east", "south", "west"};
constexpr PortMask kMiddles = 1U << 1 | 1U << 4 | 1U << 7 | 1U << 10;

std::string segment_named(std::size_t i) { return "segment " + std::to_string(i); }

// The segment that owns each port, or -1. No port may be owned twice.
std::array<int, kPorts> owners_of(const Tile& tile) {
  std::array<int, kPorts> owner{};
  owner.fill(-1);
  for (std::size_t s = 0; s < tile.segments.size(); ++s) {
    for (std::size_t p = 0; p < kPorts; ++p) {
      if (tile.segments[s].ports >> p & 1U) owner[p] = static_cast<int>(s);
    }
  }
  return owner;
}

// The terrain in the middle of a side with this edge, a road or a river.
const TerrainInfo& line_at(Edge edge) {
  return *std::ranges::find(kTerrainInfo, std::optional(edge), &TerrainInfo::line);
}

std::optional<std::string> fault_in_segment(const Tile& tile, std::size_t i) {
  const Segment& segment = tile.segments[i];
  if (is_line(segment.terrain) &&
      (segment.ports == 0 || (segment.ports & ~kMiddles) || std::popcount(segment.ports) > 2)) {
    return segment_named(i) + ": a " + std::string(info_of(segment.terrain).word) +
           " owns one or two middle ports";
  }
  if (segment.terrain == Terrain::City && segment.ports == 0) {
    return segment_named(i) + ": a city owns ports";
  }
  if (is_enclosed(segment.terrain) && segment.ports != 0) {
    return segment_named(i) + ": a " + std::string(info_of(segment.terrain).word) + " owns no port";
  }
  if (segment.terrain == Terrain::Field && segment.ports == 0 && segment.cities == 0) {
    return segment_named(i) + ": a field owns ports or touches a city";
  }
  if (segment.pennants < 0 || segment.pennants > 9 || segment.sheep < 0 || segment.sheep > 9) {
    return segment_named(i) + ": pennants and sheep count from 0 to 9";
  }
  for (std::size_t c = 0; c < kMaxSegments; ++c) {
    const bool touches = segment.cities >> c & 1U;
    if (touches && (c >= tile.segments.size() || tile.segments[c].terrain != Terrain::City)) {
      return segment_named(i) + " touches " + segment_named(c) + ", which is not a city";
    }
  }
  return std::nullopt;
}

std::optional<std::string> fault_in_ports(const Tile& tile) {
  PortMask seen = 0;
  for (const Segment& segment : tile.segments) {
    if (const unsigned twice = seen & segment.ports) {
      return "port " + std::string(kPortNames[static_cast<std::size_t>(std::countr_zero(twice))]) +
             " is owned twice";
    }
    seen = static_cast<PortMask>(seen | segment.ports);
  }
  return std::nullopt;
}

std::optional<std::string> fault_on_side(const Tile& tile, const std::array<int, kPorts>& owner,
                                         Side side) {
  const auto owner_at = [&](int third) {
    return owner[static_cast<std::size_t>(port_index(side, third))];
  };
  const auto shows = [&](int third, Terrain terrain) {
    const int s = owner_at(third);
    return s >= 0 && tile.segments[static_cast<std::size_t>(s)].terrain == terrain;
  };
  const std::string name = "the " + std::string(kSideNames[static_cast<std::size_t>(side)]) + " side ";
  switch (tile.sides[static_cast<std::size_t>(side)]) {
    case Edge::City:
      if (!shows(0, Terrain::City) || !shows(1, Terrain::City) || !shows(2, Terrain::City)) {
        return name + "is a city, so cities own all its ports";
      }
      break;
    case Edge::Road:
    case Edge::River: {
      const TerrainInfo& line = line_at(tile.sides[static_cast<std::size_t>(side)]);
      if (!shows(1, line.terrain)) {
        return name + "needs a " + std::string(line.word) + " in its middle port";
      }
      if (!shows(0, Terrain::Field) || !shows(2, Terrain::Field)) {
        return name + "needs a field left and right of its " + std::string(line.word);
      }
      break;
    }
    case Edge::Field:
      if (!shows(0, Terrain::Field) || !shows(2, Terrain::Field)) {
        return name + "is a field, so fields own its outer ports";
      }
      if (owner_at(0) == owner_at(2) ? owner_at(1) != owner_at(0) : owner_at(1) >= 0) {
        return name + "is one field on all three ports, or two fields with a bare middle";
      }
      break;
  }
  return std::nullopt;
}

// A field that meets a city at a corner of the tile touches that city.
std::optional<std::string> fault_at_corners(const Tile& tile, const std::array<int, kPorts>& owner) {
  for (std::size_t right = 2; right < kPorts; right += 3) {
    int field = owner[right];
    int city = owner[(right + 1) % kPorts];
    if (field < 0 || city < 0) continue;
    const auto terrain = [&](int s) { return tile.segments[static_cast<std::size_t>(s)].terrain; };
    if (terrain(field) == Terrain::City) std::swap(field, city);
    if (terrain(field) != Terrain::Field || terrain(city) != Terrain::City) continue;
    if (!(tile.segments[static_cast<std::size_t>(field)].cities >> city & 1U)) {
      return segment_named(static_cast<std::size_t>(field)) + " meets city " + std::to_string(city) +
             " at a corner but does not list it";
    }
  }
  return std::nullopt;
}

// Cities and fields are areas: around the tile, their ports may not interleave.
std::optional<std::string> fault_in_areas(const Tile& tile) {
  const auto is_area = [](const Segment& s) {
    return (s.terrain == Terrain::City || s.terrain == Terrain::Field) && s.ports != 0;
  };
  for (std::size_t a = 0; a < tile.segments.size(); ++a) {
    for (std::size_t b = a + 1; b < tile.segments.size(); ++b) {
      if (!is_area(tile.segments[a]) || !is_area(tile.segments[b])) continue;
      int changes = 0;
      int first = -1;
      int last = -1;
      for (std::size_t p = 0; p < kPorts; ++p) {
        const int who = tile.segments[a].ports >> p & 1U   ? 0
                        : tile.segments[b].ports >> p & 1U ? 1
                                                           : -1;
        if (who < 0) continue;
        if (first < 0) first = who;
        changes += last >= 0 && who != last;
        last = who;
      }
      changes += first != last;
      if (changes > 2) return segment_named(a) + " and " + segment_named(b) + " cross each other";
    }
  }
  return std::nullopt;
}

std::optional<std::string> fault_in_shape(const Tile& tile) {
  if (tile.segments.size() > static_cast<std::size_t>(kMaxSegments)) {
    return "more than " + std::to_string(kMaxSegments) + " segments";
  }
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    if (auto fault = fault_in_segment(tile, i)) return fault;
  }
  if (auto fault = fault_in_ports(tile)) return fault;
  if (auto fault = fault_at_corners(tile, owners_of(tile))) return fault;
  return fault_in_areas(tile);
}

bool is_outward(std::size_t cell, Side side) {
  const std::size_t row = cell / WheelBoard::kWidth;
  const std::size_t column = cell % WheelBoard::kWidth;
  switch (side) {
    case Side::North:
      return row == 0;
    case Side::East:
      return column == WheelBoard::kWidth - 1;
    case Side::South:
      return row == WheelBoard::kHeight - 1;
    case Side::West:
      return column == 0;
  }
  return false;
}

// On the seams inside the board, facing segments must have the same terrain, and each must have a
// neighbour.
std::optional<std::string> fault_on_seam(const WheelBoard& board, std::size_t cell, std::size_t beyond,
                                         Side side) {
  const auto here = owners_of(board.cells[cell]);
  const auto there = owners_of(board.cells[beyond]);
  for (int third = 0; third < 3; ++third) {
    const int a = here[static_cast<std::size_t>(port_index(side, third))];
    const int b = there[static_cast<std::size_t>(port_index(opposite(side), 2 - third))];
    const auto terrain = [&](std::size_t c, int s) {
      return board.cells[c].segments[static_cast<std::size_t>(s)].terrain;
    };
    if ((a < 0) != (b < 0) || (a >= 0 && terrain(cell, a) != terrain(beyond, b))) {
      return "cells " + board.cells[cell].id + " and " + board.cells[beyond].id + " do not match";
    }
  }
  return std::nullopt;
}

// The part of the list of sets that concerns files, copied by the compiler: the program that writes the
// tile constants is built from this file without the rules of the sets.
struct FilesOfSet {
  SetId id;
  std::string_view name;
  std::string_view second_file;
};
constexpr auto kFilesOfSets = [] {
  std::array<FilesOfSet, kSets.size()> all{};
  for (std::size_t i = 0; i < all.size(); ++i)
    all[i] = {kSets[i].id, kSets[i].name, kSets[i].second_file};
  return all;
}();

}  // namespace

int TileSet::count() const {
  int sum = 0;
  for (const Tile& tile : tiles) sum += tile.count();
  return sum;
}

const Tile* Catalogue::find(std::string_view id) const {
  for (const TileSet& file : files) {
    for (const Tile& tile : file.tiles) {
      if (tile.id == id) return &tile;
    }
  }
  return nullptr;
}

const TileSet& Catalogue::file(std::string_view id) const {
  const auto found =
      std::find_if(files.begin(), files.end(), [&](const TileSet& f) { return f.id == id; });
  assert(found != files.end());
  return *found;
}

std::optional<SetId> Catalogue::set_named(std::string_view name) const {
  const auto found = std::find(sets.begin(), sets.end(), name);
  if (found == sets.end()) return std::nullopt;
  return static_cast<SetId>(found - sets.begin());
}

std::optional<std::string> Catalogue::number_sets() {
  std::sort(files.begin(), files.end(), [](const TileSet& a, const TileSet& b) { return a.id < b.id; });
  std::vector<TileSet> ordered;
  const auto take = [&](std::string_view id, SetId set) {
    const auto found =
        std::find_if(files.begin(), files.end(), [&](const TileSet& f) { return f.id == id; });
    if (found == files.end()) return false;
    found->set = set;
    ordered.push_back(std::move(*found));
    files.erase(found);
    return true;
  };
  sets.clear();
  for (const FilesOfSet& each : kFilesOfSets) {
    sets.emplace_back(each.name);
    for (const std::string_view id : {each.name, each.second_file}) {
      if (!id.empty() && !take(id, each.id)) return std::string(id) + ".json is missing";
    }
  }
  while (!files.empty()) {
    const std::string id = files.front().id;
    if (sets.size() == kMaxSets) return "more than " + std::to_string(kMaxSets) + " sets";
    take(id, static_cast<SetId>(sets.size()));
    sets.push_back(id);
  }
  files = std::move(ordered);
  return std::nullopt;
}

std::optional<std::string> fault_in(const Tile& tile) {
  if (tile.id.empty()) return "a tile needs an id";
  if (tile.segments.empty()) return "a tile needs segments";
  for (int copies : tile.copies) {
    if (copies < 0 || copies > 100) return "a tile has 0 to 100 copies";
  }
  if (tile.count() < 1) return "a tile needs at least one copy";
  if (tile.start_copies < 0 || tile.start_copies > tile.copies[0]) {
    return "the start tile is one of the unmarked copies";
  }
  if (auto fault = fault_in_shape(tile)) return fault;
  int river_sides = 0;
  for (Side side : kSides) {
    if (auto fault = fault_on_side(tile, owners_of(tile), side)) return fault;
    river_sides += tile.sides[static_cast<std::size_t>(side)] == Edge::River;
  }
  const int wanted = tile.river == RiverRole::None ? 0 : tile.river == RiverRole::Course ? 2 : 1;
  if (river_sides != wanted) {
    return "the river crosses two sides of a river tile and one side of its source and mouth";
  }
  return std::nullopt;
}

std::optional<std::string> fault_in(const TileSet& set) {
  std::set<std::string_view> ids;
  for (const Tile& tile : set.tiles) {
    if (auto fault = fault_in(tile)) return "tile " + tile.id + ": " + *fault;
    if (!ids.insert(tile.id).second) return "tile " + tile.id + ": appears twice in the set";
  }
  return std::nullopt;
}

std::optional<std::string> fault_in(const WheelBoard& board) {
  for (std::size_t cell = 0; cell < board.cells.size(); ++cell) {
    const Tile& tile = board.cells[cell];
    if (auto fault = fault_in_shape(tile)) return "cell " + tile.id + ": " + *fault;
    for (Side side : kSides) {
      if (is_outward(cell, side)) {
        if (auto fault = fault_on_side(tile, owners_of(tile), side))
          return "cell " + tile.id + ": " + *fault;
      }
    }
    if (!is_outward(cell, Side::East)) {
      if (auto fault = fault_on_seam(board, cell, cell + 1, Side::East)) return fault;
    }
    if (!is_outward(cell, Side::South)) {
      if (auto fault = fault_on_seam(board, cell, cell + WheelBoard::kWidth, Side::South)) return fault;
    }
  }
  for (int crowns : board.crowns) {
    if (crowns < 1 || crowns > 2) return "a sector has one or two crown spaces";
  }
  return std::nullopt;
}

}  // namespace aude
