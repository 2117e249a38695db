// SPDX-License-Identifier: MIT
#include "art/city.h"

#include <algorithm>
#include <array>
#include <optional>

#include "art/ports.h"

namespace aude::art {

namespace {

constexpr double kCapDepth = 31;

// Consecutive ports of one city, clockwise.
struct Run {
  int first;
  int count;
  int last() const { return (first + count - 1) % kPorts; }
};

std::vector<Run> runs_of(PortMask ports) {
  std::vector<Run> runs;
  for (int port = 0; port < kPorts; ++port) {
    const bool begins = has_port(ports, port) && !has_port(ports, (port + kPorts - 1) % kPorts);
    if (!begins) continue;
    int count = 1;
    while (has_port(ports, (port + count) % kPorts)) ++count;
    runs.push_back({port, count});
  }
  return runs;
}

// Where a run starts and ends on its edge: near the corner, or beside a third if the edge is split.
double begin_along(int port) {
  return third_of(port) == 0 ? kWallMargin : third_of(port) * kTileSize / 3 + kSplitGap;
}
double end_along(int port) {
  return third_of(port) == 2 ? kTileSize - kWallMargin
                             : (third_of(port) + 1) * kTileSize / 3 - kSplitGap;
}

class CityMaker {
 public:
  explicit CityMaker(const Tile& tile) : tile_(tile), ports_(tile) {}

  CityPlan make(int segment) {
    segment_ = segment;
    plan_ = {};
    plan_.segment = segment;
    const std::vector<Run> runs = runs_of(tile_.segments[static_cast<std::size_t>(segment)].ports);
    if (runs.empty()) {
      add_whole_tile();
    } else {
      for (std::size_t i = 0; i < runs.size(); ++i) {
        add_open_sides(runs[i]);
        add_wall(runs[i].last(), runs[(i + 1) % runs.size()].first);
      }
    }
    return plan_;
  }

 private:
  void add_whole_tile() {
    for (Side side : kSides) add_corner(side);
    plan_.gate = kCentre;
  }

  void add_corner(Side before) {
    const Point corner = at_side(before, kTileSize, 0);
    plan_.area.push_back(corner);
    plan_.corners.push_back(corner);
  }

  void add_open_sides(const Run& run) {
    plan_.area.push_back(at_side(side_of(run.first), begin_along(run.first), 0));
    for (int step = 1; step < run.count; ++step) {
      const int port = (run.first + step) % kPorts;
      if (third_of(port) == 0) add_corner(side_of((port + kPorts - 1) % kPorts));
    }
    plan_.area.push_back(at_side(side_of(run.last()), end_along(run.last()), 0));
  }

  void add_wall(int from_port, int to_port) {
    Path wall = wall_between(from_port, to_port);
    const Line line = flattened(wall);
    plan_.area.insert(plan_.area.end(), line.begin() + 1, line.end() - 1);
    const Point middle = point_along(line, line_length(line) / 2);
    if (plan_.walls.empty() || line_length(line) > line_length(flattened(plan_.walls.front()))) {
      plan_.gate = middle;
    }
    plan_.walls.push_back(std::move(wall));
  }

  // Next to another city, the wall leaves the corner at an angle, so that grass is visible between
  // them.
  bool crowded(Side side) const { return tile_.sides[static_cast<std::size_t>(side)] == Edge::City; }

  bool is_field(Side side) const { return tile_.sides[static_cast<std::size_t>(side)] == Edge::Field; }

  static Point leaning(Side side, double along_step, bool crowded) {
    const Point in = inwards(side);
    return crowded ? in * 0.71 + clockwise(side) * (0.71 * along_step)
                   : in * 0.94 + clockwise(side) * (0.34 * along_step);
  }

  Path wall_between(int from_port, int to_port) {
    const Side from_side = side_of(from_port);
    const Side to_side = side_of(to_port);
    const Point from = at_side(from_side, end_along(from_port), 0);
    const Point to = at_side(to_side, begin_along(to_port), 0);
    const bool from_split = third_of(from_port) != 2;
    const bool to_split = third_of(to_port) != 0;
    const Side after = turned(from_side, Rotation::r1);
    const Side before = turned(to_side, Rotation::r3);
    const Point out = from_split ? inwards(from_side) : leaning(from_side, -1, crowded(after));
    const Point back = to_split ? inwards(to_side) : leaning(to_side, 1, crowded(before));
    if (const std::optional<Point> tip = tip_of(from_port, to_port)) {
      plan_.tips.push_back(*tip);
      return through_tip(from, leaning(from_side, -1, true), *tip, leaning(to_side, 1, true), to);
    }
    if (from_side == to_side) return cap(from_side, from, out, back, to);
    if (opposite(from_side) == to_side) return arch(after, from, out, back, to);
    // A curve around two edges, wider if nothing else needs the space.
    const bool free = is_field(after) && is_field(before);
    const double reach = free ? 36 : 27;
    return {{from, from + out * reach, to + back * reach, to}};
  }

  static Path cap(Side side, Point from, Point out, Point back, Point to) {
    const Point top = middle_of(from, to) + inwards(side) * kCapDepth;
    const Point along = clockwise(side) * 20;
    return {{from, from + out * 25, top + along, top}, {top, top - along, to + back * 25, to}};
  }

  // Around the edge between two opposite open edges; deeper if there is another city.
  Path arch(Side around, Point from, Point out, Point back, Point to) const {
    const Side other = opposite(around);
    double depth = owns(other) ? 33 : 28;
    if (crowded(around)) depth = 44;
    if (!crowded(around) && !owns(other) && crowded(other)) depth = 24;
    const Point top = at_side(around, 50, depth);
    const Point along = clockwise(around) * 22;
    return {{from, from + out * 20, top - along, top}, {top, top + along, to + back * 20, to}};
  }

  Path through_tip(Point from, Point out, Point tip, Point back, Point to) const {
    const bool at_centre = tip == kCentre;
    const Point target = at_centre ? middle_of(from, to) : kCentre;
    const Point way = unit(target - tip);
    const Point aside = left_of(way) * 2.5;
    const double reach = at_centre ? 24 : length(kCentre - tip) * 0.95;
    // Walls run clockwise around the city, with the city on their right.
    return {{from, from + out * 25, tip + way * reach - aside, tip},
            {tip, tip + way * reach + aside, to + back * 25, to}};
  }

  bool owns(Side side) const { return ports_.owner(side, 1) == segment_; }

  // True if different fields would meet between these ports: the city has to separate them.
  std::optional<Point> tip_of(int from_port, int to_port) const {
    for (int port = (from_port + 1) % kPorts; port != to_port; port = (port + 1) % kPorts) {
      const int next = ports_.next_owned(port);
      if (next == to_port) break;
      const int here = ports_.owner(port);
      const int there = ports_.owner(next);
      if (here < 0 || there < 0 || here == there || !parts(here, there)) continue;
      const bool same_side = side_of(port) == side_of(next);
      return at_side(side_of(port), same_side ? 50 : kTileSize, 0);
    }
    if (meets_opposite_city(from_port, to_port)) return kCentre;
    return std::nullopt;
  }

  bool parts(int field, int other) const {
    const Segment& a = tile_.segments[static_cast<std::size_t>(field)];
    const Segment& b = tile_.segments[static_cast<std::size_t>(other)];
    return a.terrain == Terrain::Field && b.terrain == Terrain::Field &&
           ((a.cities & b.cities) >> segment_ & 1) != 0;
  }

  // Two opposite cities with one edge each, and different fields beside them that nothing else
  // separates: the cities meet in the middle.
  bool meets_opposite_city(int from_port, int to_port) const {
    const Side side = side_of(from_port);
    if (side != side_of(to_port)) return false;
    const int facing = ports_.owner(opposite(side), 1);
    if (facing < 0 || tile_.segments[static_cast<std::size_t>(facing)].terrain != Terrain::City)
      return false;
    const int left = ports_.owner(turned(side, Rotation::r3), 1);
    const int right = ports_.owner(turned(side, Rotation::r1), 1);
    return left >= 0 && right >= 0 && left != right && parts(left, right);
  }

  const Tile& tile_;
  PortOwners ports_;
  int segment_ = 0;
  CityPlan plan_;
};

}  // namespace

std::vector<CityPlan> plan_cities(const Tile& tile) {
  std::vector<CityPlan> plans;
  CityMaker maker(tile);
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    if (tile.segments[i].terrain == Terrain::City) plans.push_back(maker.make(static_cast<int>(i)));
  }
  return plans;
}

}  // namespace aude::art
