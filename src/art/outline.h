// SPDX-License-Identifier: MIT
// Outlines of shapes: path data and strokes as polygons, for painting pixels.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "art/geometry.h"

namespace aude::art {

// x' = a x + c y + e, y' = b x + d y + f, as in SVG.
struct Matrix {
  double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

  Point operator()(Point p) const { return {a * p.x + c * p.y + e, b * p.x + d * p.y + f}; }
  friend Matrix operator*(const Matrix& m, const Matrix& n);  // n first
  double scale() const;                                       // of lengths; the mean of both directions
  Matrix inverse() const;                                     // precondition: scale() is not 0
};
Matrix matrix_of(std::string_view transform);  // "translate(3 4)rotate(90 50 50)scale(2)"

std::vector<double> numbers_of(std::string_view text);

struct Subpath {
  Line points;
  bool closed = false;
};
using Outline = std::vector<Subpath>;

struct Bounds {
  Point least{1e9, 1e9};
  Point most{-1e9, -1e9};  // less than `least` if there are no points
};
Bounds bounds_of(const Outline& outline);
Outline transformed(Outline outline, const Matrix& matrix);

// `scale` is the number of pixels per unit: curves become as many straight pieces as can be seen.
Outline outline_of(std::string_view path_data, double scale);
Outline ellipse(Point centre, double rx, double ry, double scale);
Outline rectangle(Point corner, double width, double height, double radius, double scale);

enum class Cap : std::uint8_t { Butt, Round, Square };
enum class Join : std::uint8_t { Miter, Round };
struct Pen {
  double width = 1;
  Cap cap = Cap::Butt;
  Join join = Join::Miter;
  std::vector<double> dashes{};
};
// The area of a stroke as polygons that may overlap. Each has the same orientation, so that the nonzero
// rule fills their union. A mirroring matrix turns all of them around.
Outline stroke_of(const Outline& outline, const Pen& pen, double scale);

}  // namespace aude::art
