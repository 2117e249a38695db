// A tile as a grid of small squares, each belonging to a segment: what a player sees as ground, and the
// means to find room on it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "art/geometry.h"

namespace aude::art {

struct Circle {
  Point centre;
  double radius = 0;
};

class Ground {
 public:
  static constexpr int kCells = 100;
  static constexpr int kNobody = -1;     // walls, crossings, water's edge
  static constexpr int kUnclaimed = -2;  // open land, not yet told apart

  Ground() : labels_(kCells * kCells, kUnclaimed) {}

  void fill(const Line& area, int label);
  void draw(const Line& line, double half_width, int label);
  void fill(const Circle& circle, int label) {
    draw({circle.centre, circle.centre}, circle.radius, label);
  }

  int at(Point p) const;
  static Point centre_of(int cell) {
    const int row = cell / kCells;
    return {cell % kCells + 0.5, row + 0.5};
  }
  int label(int cell) const { return labels_[static_cast<std::size_t>(cell)]; }

  // The connected areas of unclaimed land, as lists of cells.
  std::vector<std::vector<int>> open_areas() const;
  void claim(const std::vector<int>& cells, int label);

  // The outlines of all squares with a label, smoothed: outer ones clockwise, holes the other way
  // round.
  std::vector<Line> outlines(int label) const;

  // Distances to the nearest other label; the sides of the tile are no boundary. Call after the last
  // change.
  void measure();
  double room_at(Point p) const;
  double room(int cell) const { return room_[static_cast<std::size_t>(cell)]; }

 private:
  static int cell_at(Point p);
  std::vector<std::int8_t> labels_;
  std::vector<float> room_;
};

// A set of labels, one bit each.
using LabelSet = std::uint16_t;
constexpr LabelSet label_bit(int label) {
  return static_cast<LabelSet>(1U << (label - Ground::kUnclaimed));
}

// What a place must have to be good for something.
struct PlaceNeeds {
  LabelSet on = 0;
  double radius = 8;            // more room than this is no better
  double from_sides = 0;        // distance from the sides that counts as good as `radius` of room
  std::vector<Circle> avoid;    // things that stand there already
  std::optional<Point> near;    // else near the middle of the area
  double pull = 0.15;           // how much being near counts against room
  double least_from_sides = 0;  // squares nearer to a side are only taken when there are no others
};

struct Place {
  Point at;
  double room = 0;
};

// The place that meets the needs best; none when no square has the right label.
std::optional<Place> find_place(const Ground& ground, const PlaceNeeds& needs);

}  // namespace aude::art
