// The tiles as the build made them of tiles/*.json (cmake/tiles.cmake): constants, and the words they
// are written in. Only catalogue() reads them.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "rules/catalogue.h"

namespace aude {

struct PrintedTile {
  std::string_view id;
  std::array<Edge, 4> sides;
  int first_segment;
  int segments;
  bool hill;
  bool vineyard;
  RiverRole river;  // Source or Mouth; the segments tell the rest
  std::array<int, 4> copies;
  int start_copies;
  std::string_view notes;
};

struct PrintedSet {
  std::string_view id;
  std::string_view name;
  int first_tile;
  int tiles;
};

struct Printed {
  std::span<const Segment> segments;
  std::span<const PrintedTile> tiles;
  std::span<const PrintedSet> sets;
  std::span<const PrintedTile> cells;  // of the wheel board
  std::array<int, kSectors> crowns;
  std::array<int, 5> tokens;
  std::array<int, kGoodsKinds> goods;
};
Printed printed();

// The words of the files. Whatever is none of them does not compile: the compiler then names one of
// these.
namespace printing {

void this_is_no_terrain();
void this_is_no_port();
void this_is_no_side();
void these_are_no_goods();
void this_is_no_river_role();

consteval Terrain terrain(std::string_view word) {
  if (word == "city") return Terrain::City;
  if (word == "road") return Terrain::Road;
  if (word == "field") return Terrain::Field;
  if (word == "river") return Terrain::River;
  if (word != "cloister") this_is_no_terrain();
  return Terrain::Cloister;
}

consteval Goods goods(std::string_view word) {
  if (word == "wine") return Goods::Wine;
  if (word == "wheat") return Goods::Wheat;
  if (word == "cloth") return Goods::Cloth;
  if (word != "none") these_are_no_goods();
  return Goods::None;
}

consteval RiverRole river_role(std::string_view word) {
  if (word == "source") return RiverRole::Source;
  if (word == "mouth") return RiverRole::Mouth;
  if (word != "none") this_is_no_river_role();
  return RiverRole::None;
}

consteval std::array<Edge, 4> sides(std::string_view letters) {
  constexpr std::string_view kLetters = "CRFW";
  std::array<Edge, 4> all{};
  if (letters.size() != all.size()) this_is_no_side();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::size_t edge = kLetters.find(letters[i]);
    if (edge == std::string_view::npos) this_is_no_side();
    all[i] = static_cast<Edge>(edge);
  }
  return all;
}

// "Nl Nm Nr"
consteval PortMask ports(std::string_view words) {
  constexpr std::string_view kSideLetters = "NESW";
  constexpr std::string_view kThirdLetters = "lmr";
  unsigned mask = 0;
  for (std::size_t at = 0; at < words.size(); at += 3) {
    if (at + 2 > words.size() || (at + 2 < words.size() && words[at + 2] != ' ')) this_is_no_port();
    const std::size_t side = kSideLetters.find(words[at]);
    const std::size_t third = kThirdLetters.find(words[at + 1]);
    if (side == std::string_view::npos || third == std::string_view::npos) this_is_no_port();
    mask |= 1U << port_index(static_cast<Side>(side), static_cast<int>(third));
  }
  return static_cast<PortMask>(mask);
}

// "0 2"
consteval std::uint8_t cities(std::string_view numbers) {
  unsigned mask = 0;
  for (std::size_t at = 0; at < numbers.size(); at += 2) {
    if (numbers[at] < '0' || numbers[at] >= '0' + kMaxSegments) this_is_no_port();
    mask |= 1U << (numbers[at] - '0');
  }
  return static_cast<std::uint8_t>(mask);
}

}  // namespace printing
}  // namespace aude
