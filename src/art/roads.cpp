// SPDX-License-Identifier: MIT
#include "art/roads.h"

#include <algorithm>
#include <bit>

#include "art/chance.h"
#include "art/ports.h"
#include "rules/sets.h"

namespace aude::art {

namespace {

constexpr double kArcControl = 27.6;  // of a quarter circle with radius 50

Point port_point(Side side) { return at_side(side, 50, 0); }

std::vector<Side> sides_of(const Segment& segment) {
  std::vector<Side> sides;
  for (Side side : kSides) {
    if (has_port(segment.ports, port_index(side, 1))) sides.push_back(side);
  }
  return sides;
}

void add(RoadPlan& out, int segment, bool river, Path path) {
  Lane lane{segment, river, std::move(path), {}};
  lane.line = flattened(lane.path);
  const auto place = river ? std::find_if(out.lanes.begin(), out.lanes.end(),
                                          [](const Lane& each) { return !each.river; })
                           : out.lanes.end();
  out.lanes.insert(place, std::move(lane));
}

// A slight curve between opposite edges, away from objects on one bank, so that both have enough space.
double bow_of(const Tile& tile, Side from, bool river) {
  double push = 0;
  bool crossed = false;
  for (Rotation turn : {Rotation::r1, Rotation::r3}) {
    const Side side = turned(from, turn);
    const Edge edge = tile.sides[static_cast<std::size_t>(side)];
    const double sign = turn == Rotation::r1 ? 1 : -1;
    if (edge == Edge::City) push += sign;
    if (edge == Edge::Road) push += river ? -sign : sign;
    if (edge == Edge::River) crossed = true;
    crossed = crossed || (!river && edge == Edge::Road &&
                          tile.sides[static_cast<std::size_t>(opposite(side))] == Edge::Road);
  }
  if (crossed) return 0;
  if (push == 0) {
    const bool free = tile.sides[static_cast<std::size_t>(turned(from, Rotation::r1))] == Edge::Field;
    return free ? (Chance(tile.id).below(2) == 0 ? 4.0 : -4.0) : 0;
  }
  return std::clamp(push, -1.0, 1.0) * (river ? 7 : 4);
}

// `bow` moves the middle towards the edge before `from` (counterclockwise).
Path through(Side from, Side to, double bow) {
  const Point a = port_point(from);
  const Point b = port_point(to);
  if (opposite(from) != to) {
    return {{a, a + inwards(from) * kArcControl, b + inwards(to) * kArcControl, b}};
  }
  const Point middle = kCentre - clockwise(from) * bow;
  const Point ahead = inwards(from);
  return {{a, a + ahead * 24, middle - ahead * 22, middle},
          {middle, middle + ahead * 22, b - ahead * 24, b}};
}

void add_bridges(RoadPlan& out) {
  for (std::size_t upper = 1; upper < out.lanes.size(); ++upper) {
    for (std::size_t lower = 0; lower < upper; ++lower) {
      const Lane& over = out.lanes[upper];
      const Lane& under = out.lanes[lower];
      if (over.river || over.segment == under.segment) continue;
      const double way = first_crossing(over.line, under.line);
      // Not where both end: at a crossing or a cloister.
      const bool meets = way < 2 || way > line_length(over.line) - 2;
      if (way < 0 || meets) continue;
      const Point at = point_along(over.line, way);
      const Point back = point_along(over.line, std::max(0.0, way - 1));
      out.bridges.push_back({at, unit(at - back)});
    }
  }
}

class DeadEnds {
 public:
  DeadEnds(const Tile& tile, const std::vector<CityPlan>& cities, std::optional<Point> cloister,
           RoadPlan& out)
      : tile_(tile), ports_(tile), cities_(cities), cloister_(cloister), out_(out) {}

  void add_all() {
    for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
      if (tile_.segments[i].terrain != Terrain::Road) continue;
      const std::vector<Side> sides = sides_of(tile_.segments[i]);
      if (sides.size() == 1) add_one(static_cast<int>(i), sides.front());
    }
    if (meeting_.size() == 1 && !cities_.empty()) {
      entering_.push_back({meeting_.front(), &cities_.front()});
    } else if (!meeting_.empty()) {
      add_crossing();
    }
    for (const Entry& entry : entering_) add_entry(entry);
  }

 private:
  struct Arm {
    int segment;
    Side side;
  };

  // A road that ends at a city.
  struct Entry {
    Arm arm;
    const CityPlan* city;
  };

  void add_one(int segment, Side side) {
    const Point port = port_point(side);
    const int left = ports_.owner(side, 0);
    const int right = ports_.owner(side, 2);
    if (cloister_) {
      const Point ahead = inwards(side);
      add(out_, segment, false, {{port, port + ahead * 22, *cloister_ - ahead * 22, *cloister_}});
    } else if (left == right) {
      const Point end = port + inwards(side) * 30;
      add(out_, segment, false, straight(port, end));
      out_.ends.push_back({end, inwards(side)});
    } else if (const CityPlan* city = city_at_both(left, right, side)) {
      entering_.push_back({{segment, side}, city});
    } else {
      meeting_.push_back({segment, side});
    }
  }

  std::uint8_t cities_of(int field) const {
    return field < 0 ? 0 : tile_.segments[static_cast<std::size_t>(field)].cities;
  }

  // The city that touches the fields on both sides of a road; the road must end there. If there are
  // several, the one straight ahead.
  const CityPlan* city_at_both(int left, int right, Side side) const {
    const unsigned common = cities_of(left) & cities_of(right);
    const CityPlan* found = nullptr;
    for (const CityPlan& city : cities_) {
      if ((common >> city.segment & 1) == 0) continue;
      const bool ahead = first_crossing(line_ahead(port_point(side), inwards(side)), closed(city)) >= 0;
      if (!found || ahead) found = &city;
    }
    return found;
  }

  static Line line_ahead(Point from, Point direction) { return {from, from + direction * 85}; }
  static Line closed(const CityPlan& city) {
    Line outline = city.area;
    outline.push_back(outline.front());
    return outline;
  }

  // Two roads from adjacent edges into one city keep a distance, so that the field between them reaches
  // the wall.
  double sidestep(const Entry& entry) const {
    double step = 0;
    for (const Entry& other : entering_) {
      if (other.city != entry.city || !entry.city->tips.empty()) continue;
      if (other.arm.side == turned(entry.arm.side, Rotation::r1)) step -= 17;
      if (other.arm.side == turned(entry.arm.side, Rotation::r3)) step += 17;
    }
    return step;
  }

  void add_entry(const Entry& entry) {
    const Side side = entry.arm.side;
    add_to_city(entry.arm.segment, port_point(side), inwards(side), clockwise(side) * sidestep(entry),
                *entry.city);
  }

  // Straight ahead if the city is there, else in a curve to the middle of its wall.
  void add_to_city(int segment, Point from, Point ahead, Point aside, const CityPlan& city) {
    const double way = first_crossing(line_ahead(from + aside, ahead), closed(city));
    const Point gate = way >= 0 ? from + aside + ahead * way : city.gate;
    const Point in = way >= 0 ? ahead : gate_direction(city);
    out_.gates.push_back({gate, in});
    if (way >= 0 && aside == Point{}) {
      add(out_, segment, false, straight(from, gate));
    } else {
      const double reach = way >= 0 ? way / 2 : 30;
      add(out_, segment, false,
          {{from, from + ahead * reach, gate - in * (way >= 0 ? reach : 22), gate}});
    }
  }

  // Across the wall at the gate, into the city.
  static Point gate_direction(const CityPlan& city) {
    for (Side side : kSides) {
      const Point in = inwards(side) * -1;
      if (contains(city.area, city.gate + in * 5) && !contains(city.area, city.gate - in * 5))
        return in;
    }
    return unit(Point{50, 50} - city.gate);
  }

  void add_crossing() {
    out_.crossing = kCentre;
    for (const Arm& arm : meeting_)
      add(out_, arm.segment, false, straight(port_point(arm.side), kCentre));
    // If the fields between two adjacent arms differ, a path to the city separates them.
    for (std::size_t i = 0; i < meeting_.size(); ++i)
      add_stub(meeting_[i], meeting_[(i + 1) % meeting_.size()]);
  }

  void add_stub(const Arm& arm, const Arm& next) {
    const int after = ports_.owner(arm.side, 2);
    const int before = ports_.owner(next.side, 0);
    const unsigned common = cities_of(after) & cities_of(before);
    if (meeting_.size() < 2 || after == before || common == 0) return;
    for (const CityPlan& city : cities_) {
      if (city.segment != std::countr_zero(common)) continue;
      add_to_city(kNoSegmentIndex, kCentre, unit(city.gate - kCentre), {}, city);
    }
  }

  const Tile& tile_;
  PortOwners ports_;
  const std::vector<CityPlan>& cities_;
  std::optional<Point> cloister_;
  RoadPlan& out_;
  std::vector<Arm> meeting_;     // roads that end in the village, clockwise
  std::vector<Entry> entering_;  // roads that end at a city
};

void add_river_end(const Tile& tile, int segment, Side side, RoadPlan& out) {
  const Point port = port_point(side);
  const Point end = kCentre - inwards(side) * 2;
  add(out, segment, true,
      {{port, port + inwards(side) * 22, end - inwards(side) * 16 + clockwise(side) * 6, end}});
  (tile.river == RiverRole::Source ? out.spring : out.lake) = end;
}

}  // namespace

void add_through_lanes(const Tile& tile, RoadPlan& out) {
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    const Segment& segment = tile.segments[i];
    if (!is_line(segment.terrain)) continue;
    const bool river = is_river(segment.terrain);
    const std::vector<Side> sides = sides_of(segment);
    const int number = static_cast<int>(i);
    if (sides.size() == 2) {
      add(out, number, river, through(sides[0], sides[1], bow_of(tile, sides[0], river)));
    } else if (sides.size() > 2) {
      for (Side side : sides) add(out, number, river, straight(port_point(side), kCentre));
    } else if (river && !sides.empty()) {
      add_river_end(tile, number, sides.front(), out);
    }
  }
}

void add_dead_ends(const Tile& tile, const std::vector<CityPlan>& cities, std::optional<Point> cloister,
                   RoadPlan& out) {
  DeadEnds(tile, cities, cloister, out).add_all();
  add_bridges(out);
}

}  // namespace aude::art
