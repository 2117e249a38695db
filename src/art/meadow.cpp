// SPDX-License-Identifier: MIT
#include "art/meadow.h"

#include <array>
#include <cmath>
#include <numbers>

#include "art/palette.h"
#include "art/svg.h"

namespace aude::art {

Path blob(Point centre, double radius, double unevenness, Chance& chance) {
  constexpr int kParts = 6;
  std::array<Point, kParts> ring;
  for (int i = 0; i < kParts; ++i) {
    const double angle = i * 2 * std::numbers::pi / kParts + chance.between(-0.15, 0.15);
    const double r = radius * (1 + chance.between(-unevenness, unevenness));
    ring[static_cast<std::size_t>(i)] = centre + Point{std::cos(angle) * r, std::sin(angle) * r};
  }
  Path path;
  for (std::size_t i = 0; i < kParts; ++i) {
    const Point before = ring[(i + kParts - 1) % kParts];
    const Point from = ring[i];
    const Point to = ring[(i + 1) % kParts];
    const Point after = ring[(i + 2) % kParts];
    path.push_back({from, from + (to - before) * (1.0 / 6), to - (after - from) * (1.0 / 6), to});
  }
  return path;
}

Path in_whole_units(Path path) {
  const auto round = [](Point& point) { point = {std::round(point.x), std::round(point.y)}; };
  for (Cubic& cubic : path) {
    for (Point* point : {&cubic.from, &cubic.control1, &cubic.control2, &cubic.to}) round(*point);
  }
  return path;
}

namespace {

constexpr double kPeriod = 430;  // not a multiple of a tile: its repetition is not noticed

// The patterns of crops. They are soft: a crop is neither a road nor a border of a field.
constexpr std::array<std::string_view, 5> kCrops{"a-pw", "a-pf", "a-pl", "a-pp", "a-pv"};
constexpr const char* kCropPatterns =
    R"svg(<pattern id="a-pt" width="50" height="50" patternUnits="userSpaceOnUse"><path stroke="#86a04b" stroke-width=".7" stroke-linecap="round" opacity=".75" d="M7 9l.6-2.2M8.6 9.2l1.3-1.9M31 6l.5-2.1M32.4 6.2l1.2-1.7M19 21l.6-2.2M20.6 21.2l1.3-1.9M43 18l.6-2.2M44.6 18.2l1.3-1.9M10 36l.6-2.2M11.6 36.2l1.3-1.9M29 33l.6-2.2M30.6 33.2l1.3-1.9M41 44l.6-2.2M42.6 44.2l1.3-1.9M21 45l.6-2.2M22.6 45.2l1.3-1.9"/><path stroke="#cfdc9b" stroke-width=".9" stroke-linecap="round" d="M13 15h.1M37 12h.1M26 14h.1M5 26h.1M36 26h.1M16 30h.1M46 34h.1M33 41h.1M6 45h.1M24 37h.1M45 6h.1"/></pattern>
<pattern id="a-pw" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(-20)"><path fill="#ccc676" d="M0 0h4v4H0z"/><path stroke="#bcae5b" stroke-width="1.1" d="M0 2h4"/></pattern>
<pattern id="a-pf" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(70)"><path fill="#a3bb62" d="M0 0h4v4H0z"/><path stroke="#c1d086" stroke-width="1.2" d="M0 2h4"/></pattern>
<pattern id="a-pl" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-20)"><path fill="#c6cf8c" d="M0 0h5v5H0z"/><path stroke="#b2bf74" stroke-width="1.500" d="M0 2.500h5"/></pattern>
<pattern id="a-pp" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(70)"><path fill="#bcae78" d="M0 0h4v4H0z"/><path stroke="#ab9b66" stroke-width="1.200" d="M0 2h4"/></pattern>
<pattern id="a-pv" width="5" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(-20)"><path fill="#b3c077" d="M0 0h5v4H0z"/><path stroke="#93aa55" stroke-width="1.500" stroke-linecap="round" d="M1 2h2.200"/></pattern>
)svg";

// The same shape wherever the pattern repeats it, so that it continues across the pattern's edges.
std::string repeated(const Path& path, double reach, Point centre) {
  std::string out;
  for (double dy : {-kPeriod, 0.0, kPeriod}) {
    for (double dx : {-kPeriod, 0.0, kPeriod}) {
      const Point middle = centre + Point{dx, dy};
      if (middle.x < -reach || middle.x > kPeriod + reach || middle.y < -reach ||
          middle.y > kPeriod + reach)
        continue;
      Path moved = path;
      for (Cubic& cubic : moved) {
        for (Point* point : {&cubic.from, &cubic.control1, &cubic.control2, &cubic.to})
          *point = *point + Point{dx, dy};
      }
      out += path_data(moved) + "z";
    }
  }
  return out;
}

// Light and dark patches, hardly different: what lies on them is what counts.
std::string patches(Chance& chance, int count, std::string_view opacity) {
  std::string out;
  for (const std::string_view paint : {colour::kMeadowLight, colour::kMeadowDark}) {
    std::string data;
    for (int i = 0; i < count; ++i) {
      const Point centre{chance.between(0, kPeriod), chance.between(0, kPeriod)};
      const double radius = chance.between(30, 62);
      data += repeated(in_whole_units(blob(centre, radius, 0.25, chance)), radius * 1.3, centre);
    }
    out += filled(data, paint, text(" opacity=\"", opacity, "\""));
  }
  return out;
}

// A strip between two edges of a plot; `from` and `to` are shares of its width.
Path strip(Point centre, Point along, Point across, double from, double to) {
  const auto corner = [&](double a, double b) { return centre + along * a + across * b; };
  const std::array<Point, 4> ring{corner(-1, 2 * from - 1), corner(1, 2 * from - 1),
                                  corner(0.96, 2 * to - 1), corner(-0.96, 2 * to - 1)};
  Path path;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Point a = ring[i];
    const Point b = ring[(i + 1) % ring.size()];
    const Point bulge = left_of(b - a) * 0.06;
    path.push_back({a, a + (b - a) * 0.3 - bulge, b - (b - a) * 0.3 - bulge, b});
  }
  return in_whole_units(std::move(path));
}

// Plots of two or three strips with different crops, and a hedge around each.
std::string plots(Chance& chance, int count) {
  std::array<std::string, kCrops.size()> crops;
  std::string hedges;
  for (int i = 0; i < count; ++i) {
    const int column = i % 3;
    const int row = i / 3;
    const Point centre{(column + chance.between(0.2, 0.8)) * kPeriod / 3,
                       (row + chance.between(0.2, 0.8)) * kPeriod / 3};
    const bool upright = chance.below(2) == 0;
    const Point along = upright ? Point{11, 31} : Point{32, -11.5};
    const Point across = left_of(along) * chance.between(0.7, 1.05);
    const int strips = 2 + chance.below(2);
    int crop = chance.below(static_cast<int>(kCrops.size()));
    for (int s = 0; s < strips; ++s, crop += 1 + chance.below(3)) {
      const Path path = strip(centre, along, across, 1.0 * s / strips, (s + 0.96) / strips);
      crops[static_cast<std::size_t>(crop) % kCrops.size()] += repeated(path, 60, centre);
    }
    hedges += repeated(strip(centre, along * 1.06, across * 1.06, 0, 1), 60, centre);
  }
  std::string out = stroked(hedges, "#7d9748", 1.8, " opacity=\".45\"");
  for (std::size_t i = 0; i < kCrops.size(); ++i) {
    if (!crops[i].empty()) out += filled(crops[i], text("url(#", kCrops[i], ")"), " opacity=\".85\"");
  }
  return out;
}

std::string pattern(std::string_view id, std::string_view ground, std::string_view content) {
  return text("<pattern id=\"", id, "\" width=\"", kPeriod, "\" height=\"", kPeriod,
              "\" patternUnits=\"userSpaceOnUse\"><path fill=\"", ground, "\" d=\"M0 0h", kPeriod, "v",
              kPeriod, "H0z\"/>", content, "</pattern>\n");
}

}  // namespace

// Each level adds something to the next one: patches, crops, grass.
std::string meadow_patterns() {
  Chance chance("meadow");
  const std::string far = pattern("a-lf", colour::kMeadow, patches(chance, 11, ".42"));
  const std::string middle = pattern("a-lm", "url(#a-lf)", plots(chance, 9));
  const std::string grass =
      text("<path fill=\"url(#a-pt)\" d=\"M0 0h", kPeriod, "v", kPeriod, "H0z\"/>");
  return kCropPatterns + far + middle + pattern("a-ln", "url(#a-lm)", grass);
}

}  // namespace aude::art
