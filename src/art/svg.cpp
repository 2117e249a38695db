// SPDX-License-Identifier: MIT
#include "art/svg.h"

#include <cmath>
#include <cstdlib>
#include <map>
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

namespace {

// Attributes contain no '>': escaped() takes care of that.
std::vector<std::string_view> top_elements(std::string_view definitions) {
  std::vector<std::string_view> elements;
  int depth = 0;
  std::size_t start = 0;
  for (std::size_t at = definitions.find('<'); at != std::string_view::npos;) {
    const std::size_t end = definitions.find('>', at);
    const bool closes = definitions[at + 1] == '/';
    if (depth == 0) start = at;
    if (closes) --depth;
    if (!closes && definitions[end - 1] != '/') ++depth;
    if (depth == 0) elements.push_back(definitions.substr(start, end + 1 - start));
    at = definitions.find('<', end);
  }
  return elements;
}

// Calls found(name) for each name that follows `mark` in the text.
template <typename Found>
void each_name(std::string_view text, std::string_view mark, Found found) {
  for (std::size_t at = text.find(mark); at != std::string_view::npos; at = text.find(mark, at)) {
    at += mark.size();
    found(text.substr(at, text.find_first_of("\")", at) - at));
  }
}

}  // namespace

std::string referenced(std::string_view definitions, std::string_view body) {
  const std::vector<std::string_view> elements = top_elements(definitions);
  std::map<std::string_view, std::size_t> by_id;
  for (std::size_t i = 0; i < elements.size(); ++i)
    each_name(elements[i], " id=\"", [&](std::string_view id) { by_id.emplace(id, i); });
  std::vector<bool> needed(elements.size(), false);
  std::vector<std::string_view> unread{body};
  while (!unread.empty()) {
    const std::string_view reader = unread.back();
    unread.pop_back();
    each_name(reader, "#", [&](std::string_view name) {  // colours are no names
      const auto found = by_id.find(name);
      if (found == by_id.end() || needed[found->second]) return;
      needed[found->second] = true;
      unread.push_back(elements[found->second]);
    });
  }
  std::string out;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    if (needed[i]) out += elements[i];
  }
  return out;
}

}  // namespace aude::art
