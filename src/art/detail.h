// Levels of detail, drawn apart and not scaled: late games are played at 20 to 50 pixels a tile, where
// small houses are confetti and a sign drawn to scale is a speck.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace aude::art {

enum class Detail : std::uint8_t { Near, Middle, Far };
inline constexpr std::array<Detail, 3> kDetails{Detail::Near, Detail::Middle, Detail::Far};

std::string_view word_for(Detail detail);  // "near", "middle", "far"

// The level for tiles so many pixels wide.
constexpr Detail detail_for(double tile_pixels) {
  if (tile_pixels < 30) return Detail::Far;
  return tile_pixels < 60 ? Detail::Middle : Detail::Near;
}

// How a level draws, in tile units. What is 0 is left out.
struct Style {
  double wall = 0;          // the stones of a wall
  double wall_ink = 0;      // its outline on both sides together
  bool stones = false;      // single ones can be told
  double tower_every = 0;   // along a wall
  double tower = 0;         // scale
  double road = 0;          // the way itself
  double road_edge = 0;     // both edges together
  double house = 0;         // scale
  double house_gap = 0;     // between houses
  double tree = 0;          // scale
  int trees = 0;            // how often each kind is tried
  bool texture = false;     // grass, furrows, ripples, cobbles
  double shadow = 0;        // how far shadows fall
  double wash = 0;          // how pale an open city is
  double hatch = 0;         // and how strongly hatched
  bool banners = false;     // over finished cities
  std::string_view city;    // paint of the ground in cities
  std::string_view meadow;  // paint of the land
};
const Style& style_of(Detail detail);

// Signs and pieces stop shrinking: how much larger than on a large tile something is drawn that is
// `size` units wide, so that it is never less than `least` pixels, nor more than most of a tile.
inline constexpr double kLeastSign = 12;
inline constexpr double kLeastBuilding = 17;  // a cloister, a cathedral
inline constexpr double kLeastPiece = 15;
constexpr double growth(double size, double tile_pixels, double least) {
  constexpr double kMost = 60;
  return std::clamp(least * 100 / (size * tile_pixels), 1.0, std::max(1.0, kMost / size));
}

}  // namespace aude::art
