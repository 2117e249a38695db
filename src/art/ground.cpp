// SPDX-License-Identifier: MIT
#include "art/ground.h"

#include <algorithm>
#include <limits>
#include <map>

namespace aude::art {

namespace {
constexpr int kCells = Ground::kCells;
}

int Ground::cell_at(Point p) {
  const int x = std::clamp(static_cast<int>(p.x), 0, kCells - 1);
  const int y = std::clamp(static_cast<int>(p.y), 0, kCells - 1);
  return y * kCells + x;
}

int Ground::at(Point p) const { return label(cell_at(p)); }
double Ground::clearance_at(Point p) const { return clearance(cell_at(p)); }

void Ground::fill(const Line& area, int label) {
  std::vector<double> crossings;
  for (int row = 0; row < kCells; ++row) {
    const double y = row + 0.5;
    crossings.clear();
    for (std::size_t i = 0, j = area.size() - 1; i < area.size(); j = i++) {
      const Point a = area[j];
      const Point b = area[i];
      if ((a.y > y) != (b.y > y)) crossings.push_back(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y));
    }
    std::sort(crossings.begin(), crossings.end());
    for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
      const int from = std::max(0, static_cast<int>(std::ceil(crossings[i] - 0.5)));
      const int to = std::min(kCells - 1, static_cast<int>(std::floor(crossings[i + 1] - 0.5)));
      for (int x = from; x <= to; ++x) {
        const int cell = row * kCells + x;
        labels_[static_cast<std::size_t>(cell)] = static_cast<std::int8_t>(label);
      }
    }
  }
}

void Ground::draw(const Line& line, double half_width, int label) {
  constexpr double kStep = 0.8;
  const double total = line_length(line);
  const auto stamp = [&](Point p) {
    const int x0 = std::max(0, static_cast<int>(p.x - half_width));
    const int x1 = std::min(kCells - 1, static_cast<int>(p.x + half_width));
    const int y0 = std::max(0, static_cast<int>(p.y - half_width));
    const int y1 = std::min(kCells - 1, static_cast<int>(p.y + half_width));
    for (int y = y0; y <= y1; ++y) {
      for (int x = x0; x <= x1; ++x) {
        const int cell = y * kCells + x;
        const Point to = centre_of(cell) - p;
        if (to.x * to.x + to.y * to.y <= half_width * half_width) {
          labels_[static_cast<std::size_t>(cell)] = static_cast<std::int8_t>(label);
        }
      }
    }
  };
  double carried = 0;
  stamp(line.front());
  for (std::size_t i = 1; i < line.size() && total > 0; ++i) {
    const double piece = distance(line[i - 1], line[i]);
    for (; carried < piece; carried += kStep)
      stamp(line[i - 1] + (line[i] - line[i - 1]) * (carried / piece));
    carried -= piece;
  }
  stamp(line.back());
}

std::vector<std::vector<int>> Ground::open_areas() const {
  std::vector<std::vector<int>> areas;
  std::vector<char> seen(labels_.size());
  for (int start = 0; start < kCells * kCells; ++start) {
    if (label(start) != kUnclaimed || seen[static_cast<std::size_t>(start)]) continue;
    std::vector<int> area{start};
    seen[static_cast<std::size_t>(start)] = 1;
    const auto visit = [&](int cell) {
      if (label(cell) != kUnclaimed || seen[static_cast<std::size_t>(cell)]) return;
      seen[static_cast<std::size_t>(cell)] = 1;
      area.push_back(cell);
    };
    std::size_t visited = 0;  // the area grows during the loop
    while (visited < area.size()) {
      const int cell = area[visited++];
      if (cell % kCells > 0) visit(cell - 1);
      if (cell % kCells < kCells - 1) visit(cell + 1);
      if (cell >= kCells) visit(cell - kCells);
      if (cell < kCells * (kCells - 1)) visit(cell + kCells);
    }
    areas.push_back(std::move(area));
  }
  return areas;
}

void Ground::claim(const std::vector<int>& cells, int label) {
  for (int cell : cells) labels_[static_cast<std::size_t>(cell)] = static_cast<std::int8_t>(label);
}

namespace {

// Removes points of a line that are within `slack` of the straight line between their neighbours.
void keep_corners(const Line& line, std::size_t first, std::size_t last, double slack, Line& out) {
  std::size_t farthest = first;
  double most = slack;
  for (std::size_t i = first + 1; i < last; ++i) {
    const double off = distance_to({line[first], line[last]}, line[i]);
    if (off > most) {
      most = off;
      farthest = i;
    }
  }
  if (farthest == first) {
    out.push_back(line[last]);
    return;
  }
  keep_corners(line, first, farthest, slack, out);
  keep_corners(line, farthest, last, slack, out);
}

Line smoothed(const Line& loop) {
  constexpr double kSlack = 0.9;  // hides the steps of the squares
  Line out;
  keep_corners(loop, 0, loop.size() / 2, kSlack, out);
  keep_corners(loop, loop.size() / 2, loop.size() - 1, kSlack, out);
  return out;
}

}  // namespace

std::vector<Line> Ground::outlines(int wanted) const {
  constexpr int kCorners = kCells + 1;
  const auto inside = [&](int x, int y) {
    return x >= 0 && x < kCells && y >= 0 && y < kCells && label(y * kCells + x) == wanted;
  };
  // Steps along the edges of squares, with the area on the right, by their first corner.
  std::multimap<int, int> steps;
  for (int y = 0; y < kCells; ++y) {
    for (int x = 0; x < kCells; ++x) {
      if (!inside(x, y)) continue;
      const int corner = y * kCorners + x;
      if (!inside(x, y - 1)) steps.emplace(corner, corner + 1);
      if (!inside(x + 1, y)) steps.emplace(corner + 1, corner + 1 + kCorners);
      if (!inside(x, y + 1)) steps.emplace(corner + 1 + kCorners, corner + kCorners);
      if (!inside(x - 1, y)) steps.emplace(corner + kCorners, corner);
    }
  }
  std::vector<Line> loops;
  while (!steps.empty()) {
    Line loop;
    int corner = steps.begin()->first;
    for (auto step = steps.find(corner); step != steps.end(); step = steps.find(corner)) {
      const int row = corner / kCorners;
      const int column = corner % kCorners;
      loop.push_back({1.0 * column, 1.0 * row});
      corner = step->second;
      steps.erase(step);
    }
    loop.push_back(loop.front());
    loops.push_back(smoothed(loop));
  }
  return loops;
}

void Ground::measure() {
  constexpr float kDiagonal = 1.4142F;
  constexpr float kFar = 200;
  clearance_.assign(labels_.size(), kFar);
  // Two passes of a chamfer distance transform; a step onto another label costs half a square.
  const auto relax = [&](int x, int y, int dx, int dy) {
    if (x + dx < 0 || x + dx >= kCells || y + dy < 0 || y + dy >= kCells) return;
    const int cell_number = y * kCells + x;
    const int other_number = cell_number + dy * kCells + dx;
    const auto cell = static_cast<std::size_t>(cell_number);
    const auto other = static_cast<std::size_t>(other_number);
    const float step = dx != 0 && dy != 0 ? kDiagonal : 1.0F;
    const float found = labels_[other] == labels_[cell] ? clearance_[other] + step : step / 2;
    if (found < clearance_[cell]) clearance_[cell] = found;
  };
  for (int y = 0; y < kCells; ++y) {
    for (int x = 0; x < kCells; ++x) {
      relax(x, y, -1, -1), relax(x, y, 0, -1), relax(x, y, 1, -1), relax(x, y, -1, 0);
    }
  }
  for (int y = kCells - 1; y >= 0; --y) {
    for (int x = kCells - 1; x >= 0; --x) {
      relax(x, y, 1, 1), relax(x, y, 0, 1), relax(x, y, -1, 1), relax(x, y, 1, 0);
    }
  }
}

std::optional<Place> find_place(const Ground& ground, const PlaceNeeds& needs) {
  std::vector<int> cells;
  Point sum;
  // Every other square of every other row is precise enough.
  for (int row = 0; row < kCells; row += 2) {
    for (int cell = row * kCells; cell < (row + 1) * kCells; cell += 2) {
      if ((needs.on & label_bit(ground.label(cell))) == 0) continue;
      cells.push_back(cell);
      sum = sum + Ground::centre_of(cell);
    }
  }
  if (cells.empty()) return std::nullopt;
  const Point near = needs.near.value_or(sum * (1.0 / static_cast<double>(cells.size())));
  Place best;
  double best_score = -std::numeric_limits<double>::max();
  for (int cell : cells) {
    const Point p = Ground::centre_of(cell);
    const double from_sides = distance_to_sides(p);
    double clearance =
        std::min<double>(ground.clearance(cell), from_sides - needs.from_sides + needs.radius);
    if (from_sides < needs.least_from_sides) clearance -= 50;
    const double cost = needs.pull * distance(p, near);
    if (std::min(clearance, needs.radius) - cost <= best_score) continue;
    for (const Circle& circle : needs.avoid) {
      clearance = std::min(clearance, distance(p, circle.centre) - circle.radius);
    }
    const double score = std::min(clearance, needs.radius) - cost;
    if (score > best_score) {
      best_score = score;
      best = {p, clearance};
    }
  }
  return best;
}

}  // namespace aude::art
