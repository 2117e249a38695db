// SPDX-License-Identifier: MIT
#include "art/svg.h"

#include <cmath>
#include <cstdlib>
#include <numbers>

namespace aude::art {

std::string number(double value) {
  const long tenths = std::lround(value * 10);
  const long whole = std::labs(tenths) / 10;
  const long rest = std::labs(tenths) % 10;
  std::string out = tenths < 0 ? "-" : "";
  if (whole != 0 || rest == 0) out += std::to_string(whole);
  if (rest != 0) out += '.' + std::to_string(rest);
  return out;
}

std::string escaped(std::string_view text) {
  std::string out;
  for (char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\'':
        out += "&#39;";
        break;
      // Control characters are not allowed in XML.
      default:
        out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
  }
  return out;
}

std::string path_data(const Path& path) {
  if (path.empty()) return {};
  std::string out = text("M", path.front().from);
  for (const Cubic& cubic : path) {
    out += text("C", cubic.control1, " ", cubic.control2, " ", cubic.to);
  }
  return out;
}

std::string area_data(const Line& area) {
  std::string out;
  for (Point p : area) out += text(out.empty() ? "M" : "L", p);
  return out + "z";
}

std::string stroked(std::string_view data, std::string_view colour, double width,
                    std::string_view more) {
  return text("<path d=\"", data, "\" fill=\"none\" stroke=\"", colour, "\" stroke-width=\"", width,
              "\"", more, "/>");
}

std::string filled(std::string_view data, std::string_view colour, std::string_view more) {
  return text("<path d=\"", data, "\" fill=\"", colour, "\"", more, "/>");
}

double degrees_of(Point direction) {
  return std::atan2(direction.y, direction.x) * 180 / std::numbers::pi;
}

std::string use(std::string_view id, Point at, double degrees, double scale) {
  std::string out = text("<use href=\"#", id, "\" ");
  if (degrees == 0 && scale == 1) return out + text("x=\"", at.x, "\" y=\"", at.y, "\"/>");
  out += text("transform=\"translate(", at, ")");
  if (degrees != 0) out += text("rotate(", degrees, ")");
  if (scale != 1) out += "scale(" + std::to_string(scale).substr(0, 4) + ")";
  return out + "\"/>";
}

}  // namespace aude::art
