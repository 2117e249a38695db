// SPDX-License-Identifier: MIT
// Pixels, and polygons filled into them with smooth edges.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "art/outline.h"

namespace aude::art {

// Red, green, blue and opacity from 0 to 1; the colours are multiplied by the opacity.
using Colour = std::array<float, 4>;

// Pixels from left up to, but not including, right.
struct PixelBox {
  int left = 0, top = 0, right = 0, bottom = 0;
  bool is_empty() const { return left >= right || top >= bottom; }
  friend PixelBox operator&(const PixelBox& a, const PixelBox& b) {
    return {std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right),
            std::min(a.bottom, b.bottom)};
  }
};

class Canvas {
 public:
  Canvas(int width, int height)
      : width_(width), height_(height), pixels_(static_cast<std::size_t>(width) * height) {}

  int width() const { return width_; }
  int height() const { return height_; }
  PixelBox box() const { return {0, 0, width_, height_}; }
  const Colour& at(int x, int y) const { return pixels_[index(x, y)]; }

  // Lays paint over the pixels within the outline, which is in pixels, and within `clip`.
  using Paint = std::function<Colour(int x, int y)>;
  enum class Rule : std::uint8_t { NonZero, EvenOdd };
  void fill(const Outline& outline, Rule rule, const PixelBox& clip, const Paint& paint);
  void fill(const Outline& outline, Rule rule, const PixelBox& clip, const Colour& colour);

  // Lays another canvas of the same size over this one, and empties it.
  void lay(Canvas& layer, float opacity);

 private:
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
  }
  template <typename PaintAt>
  void cover(const Outline& outline, Rule rule, const PixelBox& clip, const PaintAt& paint);
  void blend(int x, int y, const Colour& colour, float coverage);
  void touch(const PixelBox& box);

  int width_, height_;
  std::vector<Colour> pixels_;
  PixelBox touched_;  // everything outside is transparent
};

}  // namespace aude::art
