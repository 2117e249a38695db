// SPDX-License-Identifier: MIT
// A tile as a grid of small squares, each labelled with its segment, and a search for free places on
// it.
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
  static constexpr int kNobody = -1;     // no segment: walls, crossings, banks
  static constexpr int kUnclaimed = -2;  // open land that is not assigned to a field yet

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

  // The connected areas of unassigned land, as lists of cells.
  std::vector<std::vector<int>> open_areas() const;
  void claim(const std::vector<int>& cells, int label);

  // The smoothed outlines of all squares with a label: outer ones clockwise, holes counterclockwise.
  std::vector<Line> outlines(int label) const;

  // Computes the clearance of every square: its distance to the nearest other label. The edge of the
  // tile does not count as a boundary. Call after the last change.
  void measure();
  double clearance_at(Point p) const;
  double clearance(int cell) const { return clearance_[static_cast<std::size_t>(cell)]; }

 private:
  static int cell_at(Point p);
  std::vector<std::int8_t> labels_;
  std::vector<float> clearance_;
};

// A set of labels, one bit each.
using LabelSet = std::uint16_t;
constexpr LabelSet label_bit(int label) {
  return static_cast<LabelSet>(1U << (label - Ground::kUnclaimed));
}

// Requirements for a place.
struct PlaceNeeds {
  LabelSet on = 0;
  double radius = 8;            // more clearance than this has no value
  double from_sides = 0;        // distance from the edges that is worth as much as `radius` clearance
  std::vector<Circle> avoid;    // objects already placed
  std::optional<Point> near;    // default: the middle of the area
  double pull = 0.15;           // weight of the distance to `near` against clearance
  double least_from_sides = 0;  // squares nearer to an edge are used only if there are no others
};

struct Place {
  Point at;
  double clearance = 0;
};

// The best place; nullopt if no square has the right label.
std::optional<Place> find_place(const Ground& ground, const PlaceNeeds& needs);

}  // namespace aude::art
