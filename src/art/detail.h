// SPDX-License-Identifier: MIT
// Levels of detail. They are drawn separately and not scaled: late in a game, tiles are 20 to 50 pixels
// wide, too small for houses and for symbols drawn to scale.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace aude::art {

enum class Detail : std::uint8_t { Near, Middle, Far };
inline constexpr std::array<Detail, 3> kDetails{Detail::Near, Detail::Middle, Detail::Far};

std::string_view word_for(Detail detail);  // "near", "middle", "far"

// The level for tiles of this width in pixels.
constexpr Detail detail_for(double tile_pixels) {
  if (tile_pixels < 30) return Detail::Far;
  return tile_pixels < 60 ? Detail::Middle : Detail::Near;
}

// The style of a level, in tile units. Elements of size 0 are not drawn.
struct Style {
  double wall = 0;          // width of a wall
  double wall_ink = 0;      // width of its outline, both sides together
  bool stones = false;      // draw single stones
  double tower_every = 0;   // distance of towers along a wall
  double tower = 0;         // scale
  double road = 0;          // width of a road
  double road_edge = 0;     // width of its edges, both together
  double house = 0;         // scale
  double house_gap = 0;     // between houses
  double tree = 0;          // scale
  int trees = 0;            // attempts to place a plant of each kind
  bool texture = false;     // ripples, cobbles, rows of vines
  double shadow = 0;        // length of shadows
  bool streets = false;     // inside cities
  std::string_view city;    // paint of the ground in cities
  std::string_view meadow;  // paint of fields
};
const Style& style_of(Detail detail);

// What stands up shows its southern side: as much of it as its shadow is long, times this.
inline constexpr double kRise = 1.3;

// Symbols and pieces have a minimum size. Returns the scale for something that is `size` units wide, so
// that it is at least `least` pixels wide, but not wider than most of a tile.
inline constexpr double kLeastSign = 12;
inline constexpr double kLeastBuilding = 17;  // a cloister, a cathedral
inline constexpr double kLeastPiece = 15;
constexpr double growth(double size, double tile_pixels, double least) {
  constexpr double kMost = 60;
  return std::clamp(least * 100 / (size * tile_pixels), 1.0, std::max(1.0, kMost / size));
}

}  // namespace aude::art
