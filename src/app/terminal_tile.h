// SPDX-License-Identifier: MIT
// Draws a tile as characters, computed from its ports only: any tile, rotation and size.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "app/terminal.h"
#include "rules/game.h"

namespace aude::app {

struct TerrainMark;

// Size of a tile in characters; both odd, so that there is a centre.
struct TileSize {
  int width = 9;
  int height = 5;
};
inline constexpr TileSize kLargeTile{17, 9};
inline constexpr TileSize kMediumTile{9, 5};
inline constexpr TileSize kSmallTile{7, 3};
inline constexpr TileSize kTinyTile{5, 3};

struct Point {
  int x = 0;
  int y = 0;
  friend constexpr bool operator==(const Point&, const Point&) = default;
};

class TilePicture {
 public:
  TilePicture(const KindInfo& kind, Rotation rotation, TileSize size);

  // Draws the tile with its upper left corner at x, y.
  void draw(Canvas& canvas, int x, int y, bool unicode, bool coloured) const;

  Point anchor(int segment) const { return anchors_[static_cast<std::size_t>(segment)]; }
  Style ground(Point at) const;  // the colours under a piece at this point

 private:
  // One character of the picture: what is there, and where a road or river continues.
  struct Spot {
    int segment = -1;
    bool road = false;
    bool river = false;
    std::uint8_t road_links = 0;  // one bit per Side
    std::uint8_t river_links = 0;
    bool bridge = false;  // two roads cross without meeting
    char32_t mark = 0;    // drawn instead of the ground
    char ascii_mark = 0;
    Colour mark_ink;
  };

  void paint_cities();
  void paint_ways();
  void paint_fields();
  void shade_cities();
  void place_cloister();
  void place_anchors();
  void place_terrain(const TerrainMark& terrain);
  void place_marks();

  bool in_city(std::uint8_t sides, int others, Point at) const;
  bool in_cap(Side side, Point at) const;
  void walk(int segment, const std::vector<Point>& corners, bool to_rim);
  void mark(Point at, char32_t letter, char ascii, Colour ink);
  std::pair<Point, double> widest_point(int segment) const;
  Point free_near(Point wanted, int segment) const;
  std::uint8_t sides_of(int segment) const;
  Point rim(Side side) const;
  Point centre() const { return {size_.width / 2, size_.height / 2}; }
  bool inside(Point at) const {
    return at.x >= 0 && at.y >= 0 && at.x < size_.width && at.y < size_.height;
  }
  Spot& spot(Point at) { return spots_[static_cast<std::size_t>(at.y * size_.width + at.x)]; }
  const Spot& spot(Point at) const {
    return spots_[static_cast<std::size_t>(at.y * size_.width + at.x)];
  }
  const SegmentInfo& info(int segment) const {
    return kind_.segments[static_cast<std::size_t>(segment)];
  }
  bool is(int segment, Terrain terrain) const {
    return segment >= 0 && info(segment).terrain == terrain;
  }
  int shade_of(int segment) const { return shades_[static_cast<std::size_t>(segment)]; }
  template <typename Visit>
  void each_point(Visit visit) const;

  const KindInfo& kind_;
  const TurnedTile& turned_;
  TileSize size_;
  std::vector<Spot> spots_;
  std::array<Point, kMaxSegments> anchors_{};
  std::array<int, kMaxSegments> shades_{};  // of cities
};

// For each rotation, the first rotation that looks the same.
std::array<Rotation, 4> look_alikes(const KindInfo& kind);
// For each rotation, the number of its picture (1, 2, ...); equal pictures share a number.
std::array<int, 4> picture_numbers(const KindInfo& kind);

}  // namespace aude::app
