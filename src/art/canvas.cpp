// SPDX-License-Identifier: MIT
#include "art/canvas.h"

#include <cmath>
#include <numeric>

namespace aude::art {
namespace {

constexpr int kLines = 4;  // sampled per pixel row; along a row coverage is exact

// Where an outline crosses a sampled line.
struct Crossing {
  int line;
  float x;
  int direction;  // 1 downwards, -1 upwards
};

PixelBox box_around(const Outline& outline, const PixelBox& clip) {
  const auto [least, most] = bounds_of(outline);
  if (least.x > most.x) return {};
  const auto pixel = [](double value) { return static_cast<int>(std::clamp(value, -1e6, 1e6)); };
  return clip & PixelBox{pixel(std::floor(least.x)), pixel(std::floor(least.y)),
                         pixel(std::ceil(most.x)), pixel(std::ceil(most.y))};
}

// Line after line, and from left to right: there are many lines with few crossings each, so they are
// counted instead of compared.
std::vector<Crossing> by_line(const std::vector<Crossing>& crossings, const PixelBox& box) {
  const int top = box.top * kLines;
  const auto place = [&](const Crossing& each) { return static_cast<std::size_t>(each.line - top); };
  std::vector<std::size_t> next(static_cast<std::size_t>(box.bottom - box.top) * kLines + 1);
  for (const Crossing& each : crossings) ++next[place(each) + 1];
  std::partial_sum(next.begin(), next.end(), next.begin());
  std::vector<Crossing> sorted(crossings.size());
  for (const Crossing& each : crossings) sorted[next[place(each)]++] = each;
  const auto at = [&](std::size_t i) { return sorted.begin() + static_cast<std::ptrdiff_t>(i); };
  std::size_t begin = 0;
  for (const std::size_t end : next) {  // where each line ends now
    if (end - begin > 1)
      std::sort(at(begin), at(end), [](const Crossing& a, const Crossing& b) { return a.x < b.x; });
    begin = end;
  }
  return sorted;
}

std::vector<Crossing> crossings_of(const Outline& outline, const PixelBox& box) {
  std::vector<Crossing> crossings;
  for (const Subpath& part : outline) {
    for (std::size_t i = 0; i < part.points.size(); ++i) {
      Point from = part.points[i];
      Point to = part.points[(i + 1) % part.points.size()];
      const int direction = from.y < to.y ? 1 : -1;
      if (direction < 0) std::swap(from, to);
      // Sampled line n is at y = (n + 0.5) / kLines.
      const int first = std::max(box.top * kLines,
                                 static_cast<int>(std::ceil(std::max(from.y, -1e6) * kLines - 0.5)));
      const int last = std::min(box.bottom * kLines,
                                static_cast<int>(std::ceil(std::min(to.y, 1e6) * kLines - 0.5)));
      if (first >= last) continue;
      const double slope = (to.x - from.x) / (to.y - from.y);
      for (int line = first; line < last; ++line) {
        const double y = (line + 0.5) / kLines;
        crossings.push_back({line, static_cast<float>(from.x + (y - from.y) * slope), direction});
      }
    }
  }
  return by_line(crossings, box);
}

// The coverage of one row of pixels: spans of sampled lines added up.
class Row {
 public:
  Row(int left, int right)
      : left_(left), right_(right), coverage_(static_cast<std::size_t>(right - left)) {}

  void add(float from, float to) {
    from = std::max(from, static_cast<float>(left_)) - static_cast<float>(left_);
    to = std::min(to, static_cast<float>(right_)) - static_cast<float>(left_);
    if (from >= to) return;
    constexpr float kShare = 1.0F / kLines;
    const auto first = static_cast<std::size_t>(from);
    const auto last = std::min(static_cast<std::size_t>(to), coverage_.size() - 1);
    if (first == last) {
      coverage_[first] += (to - from) * kShare;
      return;
    }
    coverage_[first] += (static_cast<float>(first + 1) - from) * kShare;
    for (std::size_t i = first + 1; i < last; ++i) coverage_[i] += kShare;
    coverage_[last] += (to - static_cast<float>(last)) * kShare;
  }

  // Calls use(x, coverage) for the covered pixels, and starts again.
  template <typename Use>
  void flush(const Use& use) {
    for (std::size_t i = 0; i < coverage_.size(); ++i) {
      if (coverage_[i] > 0) use(left_ + static_cast<int>(i), std::min(coverage_[i], 1.0F));
      coverage_[i] = 0;
    }
  }

 private:
  int left_, right_;
  std::vector<float> coverage_;
};

}  // namespace

template <typename PaintAt>
void Canvas::cover(const Outline& outline, Rule rule, const PixelBox& clip, const PaintAt& paint) {
  const PixelBox box = box_around(outline, clip & this->box());
  if (box.is_empty()) return;
  touch(box);
  const std::vector<Crossing> crossings = crossings_of(outline, box);
  Row row(box.left, box.right);
  std::size_t next = 0;
  for (int y = box.top; y < box.bottom; ++y) {
    for (int line = y * kLines; line < (y + 1) * kLines; ++line) {
      int winding = 0;
      float from = 0;
      for (; next < crossings.size() && crossings[next].line == line; ++next) {
        const auto is_inside = [&] { return rule == Rule::EvenOdd ? winding % 2 != 0 : winding != 0; };
        const bool was_inside = is_inside();
        winding += crossings[next].direction;
        if (!was_inside) from = crossings[next].x;
        if (was_inside && !is_inside()) row.add(from, crossings[next].x);
      }
    }
    row.flush([&](int x, float coverage) { blend(x, y, paint(x, y), coverage); });
  }
}

void Canvas::fill(const Outline& outline, Rule rule, const PixelBox& clip, const Paint& paint) {
  cover(outline, rule, clip, paint);
}

void Canvas::fill(const Outline& outline, Rule rule, const PixelBox& clip, const Colour& colour) {
  cover(outline, rule, clip, [&](int, int) { return colour; });
}

void Canvas::blend(int x, int y, const Colour& colour, float coverage) {
  Colour& pixel = pixels_[index(x, y)];
  const float rest = 1 - colour[3] * coverage;
  for (std::size_t i = 0; i < pixel.size(); ++i) pixel[i] = colour[i] * coverage + pixel[i] * rest;
}

void Canvas::touch(const PixelBox& box) {
  if (touched_.is_empty()) touched_ = box;
  touched_ = {std::min(touched_.left, box.left), std::min(touched_.top, box.top),
              std::max(touched_.right, box.right), std::max(touched_.bottom, box.bottom)};
}

void Canvas::lay(Canvas& layer, float opacity) {
  const PixelBox box = layer.touched_;
  if (box.is_empty()) return;
  touch(box);
  for (int y = box.top; y < box.bottom; ++y) {
    for (int x = box.left; x < box.right; ++x) {
      Colour& from = layer.pixels_[layer.index(x, y)];
      if (from[3] > 0) blend(x, y, from, opacity);
      from = {};
    }
  }
  layer.touched_ = {};
}

}  // namespace aude::art
