// SPDX-License-Identifier: MIT
// Writes SVG: numbers with one decimal, paths, and text from users.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "art/geometry.h"

namespace aude::art {

std::string number(double value);            // "12", "12.5", "-0.3"
std::string escaped(std::string_view text);  // for text and attribute values
std::string path_data(const Path& path);     // "M0 50C24 50 28 54 50 54..."
std::string area_data(const Line& area);     // closed, straight pieces

inline std::string_view piece(std::string_view text) { return text; }
inline std::string piece(double value) { return number(value); }
inline std::string piece(Point p) { return number(p.x) + ' ' + number(p.y); }

// Joins texts, numbers and points.
template <typename... Parts>
std::string text(const Parts&... parts) {
  std::string out;
  ((out += piece(parts)), ...);
  return out;
}

std::string stroked(std::string_view data, std::string_view colour, double width,
                    std::string_view more = "");
std::string filled(std::string_view data, std::string_view colour, std::string_view more = "");
double degrees_of(Point direction);  // for rotate(): 0 to the east, 90 to the south

// <use> of a shared drawing, moved, rotated and scaled.
std::string use(std::string_view id, Point at, double degrees = 0, double scale = 1);

// Of these definitions (whole elements, with ids in them), those that `body` refers to, directly or
// through others.
std::string referenced(std::string_view definitions, std::string_view body);

}  // namespace aude::art
