// SPDX-License-Identifier: MIT
#include "art/plan.h"

#include <algorithm>
#include <array>
#include <utility>

#include "art/chance.h"
#include "art/ports.h"
#include "art/set_art.h"
#include "art/svg.h"
#include "rules/sets.h"

namespace aude::art {

namespace {

constexpr double kPieceRadius = 9;      // half the size of a piece
constexpr double kPieceFromSides = 14;  // minimum distance from an edge, where there is enough space
constexpr double kSignRadius = 9;
constexpr double kSignFromSides = 14;
constexpr double kRoadEdge = 0.8;  // drawn beside a road

class Planner {
 public:
  explicit Planner(const Tile& tile) : tile_(tile) {}

  TilePlan make() {
    plan_.stand.assign(tile_.segments.size(), kCentre);
    first_sign_.resize(tile_.segments.size());
    plan_.cities = plan_cities(tile_);
    add_through_lanes(tile_, plan_.roads);
    place_cloister();
    place_spots();
    add_dead_ends(tile_, plan_.cities, cloister_point(), plan_.roads);
    lay_ground();
    place_on_roads();
    place_marks();
    place_on_areas();
    place_wheel();
    return std::move(plan_);
  }

 private:
  std::optional<Point> cloister_point() const {
    return plan_.cloister ? std::optional(plan_.cloister->at) : std::nullopt;
  }

  // From the church to the monk.
  Line yard() const {
    return {plan_.cloister->at, plan_.stand[static_cast<std::size_t>(plan_.cloister->segment)]};
  }

  const Segment& segment(int number) const { return tile_.segments[static_cast<std::size_t>(number)]; }
  int count() const { return static_cast<int>(tile_.segments.size()); }
  bool is(int label, Terrain terrain) const { return label >= 0 && segment(label).terrain == terrain; }

  LabelSet all(Terrain terrain) const {
    LabelSet labels = 0;
    for (int i = 0; i < count(); ++i) {
      if (segment(i).terrain == terrain) labels |= label_bit(i);
    }
    return labels;
  }

  // --- ground --------------------------------------------------------------------------------------
  void draw_cities_and_lanes(Ground& ground) const {
    for (const Lane& lane : plan_.roads.lanes) {
      const double edge = lane.river ? 0 : kRoadEdge;
      ground.draw(lane.line, lane.half_width() + edge, lane.segment);
    }
    if (plan_.roads.spring) ground.fill(Circle{*plan_.roads.spring, 12}, Ground::kNobody);
    if (plan_.roads.lake) ground.fill(Circle{*plan_.roads.lake, 18}, Ground::kNobody);
    if (plan_.roads.crossing)
      ground.fill(Circle{*plan_.roads.crossing, kCrossingRadius}, Ground::kNobody);
    for (const CityPlan& city : plan_.cities) ground.fill(city.area, city.segment);
    for (const CityPlan& city : plan_.cities) {
      for (const Path& wall : city.walls) ground.draw(flattened(wall), kWallHalfWidth, Ground::kNobody);
      for (Point corner : city.corners) ground.fill(Circle{corner, kWallMargin}, Ground::kNobody);
    }
  }

  void place_cloister() {
    for (int i = 0; i < count(); ++i) {
      if (segment(i).terrain != Terrain::Cloister) continue;
      Ground ground;
      draw_cities_and_lanes(ground);
      ground.measure();
      PlaceNeeds needs{label_bit(Ground::kUnclaimed), 24, 24, {}, kCentre, 0.1};
      const Point at = find_place(ground, needs).value_or(Place{kCentre, 0}).at;
      const Point middle{std::floor(at.x), std::floor(at.y)};
      plan_.cloister = Mark{i, middle + Point{-11, -4}};
      plan_.stand[static_cast<std::size_t>(i)] = middle + Point{15, 7};
    }
  }

  void place_spots() {
    for (int i = 0; i < count(); ++i) {
      const TerrainArt* art = art_of(segment(i).terrain);
      if (art == nullptr) continue;
      Ground ground;
      draw_cities_and_lanes(ground);
      ground.measure();
      const double wide = art->radius + 2;
      PlaceNeeds needs{label_bit(Ground::kUnclaimed), wide, wide, {}, kCentre, 0.1};
      const Point at = find_place(ground, needs).value_or(Place{kCentre, 0}).at;
      plan_.spots.push_back({i, {std::floor(at.x), std::floor(at.y)}});
      plan_.stand[static_cast<std::size_t>(i)] = plan_.spots.back().at;
    }
  }

  void lay_ground() {
    Ground& ground = plan_.ground;
    draw_cities_and_lanes(ground);
    if (plan_.cloister) {
      ground.draw(yard(), kYardHalfWidth, plan_.cloister->segment);
    }
    for (const Mark& spot : plan_.spots) {
      ground.fill(Circle{spot.at, art_of(segment(spot.segment).terrain)->radius}, spot.segment);
    }
    claim_fields(tile_, ground);
    ground.measure();
  }

  // --- places ---------------------------------------------------------------------------------------
  void reserve(Point at, double radius) { plan_.reserved.push_back({at, radius}); }

  void stand(int number, Point at) {
    plan_.stand[static_cast<std::size_t>(number)] = at;
    reserve(at, kPieceRadius + 1);
  }

  // On a road: near its middle, but not on bridges or near other pieces.
  void place_on_roads() {
    for (int i = 0; i < count(); ++i) {
      if (!is_line(segment(i).terrain)) continue;
      const auto lane = std::find_if(plan_.roads.lanes.begin(), plan_.roads.lanes.end(),
                                     [&](const Lane& each) { return each.segment == i; });
      if (lane == plan_.roads.lanes.end()) continue;
      if (lane->river) {
        plan_.stand[static_cast<std::size_t>(i)] = point_along(lane->line, line_length(lane->line) / 2);
      } else {
        stand(i, best_on(*lane));
      }
    }
  }

  Point best_on(const Lane& lane) const {
    const double total = line_length(lane.line);
    Point best = lane.line.front();
    double best_score = -1e9;
    for (double way = 0; way <= total; way += 1) {
      const Point p = point_along(lane.line, way);
      double clearance = std::min(14.0, distance_to_sides(p) - 6);
      for (const RoadPoint& bridge : plan_.roads.bridges)
        clearance = std::min(clearance, distance(p, bridge.at) - 6);
      for (const RoadPoint& gate : plan_.roads.gates)
        clearance = std::min(clearance, distance(p, gate.at));
      if (plan_.roads.crossing) clearance = std::min(clearance, distance(p, *plan_.roads.crossing) - 9);
      if (plan_.cloister) clearance = std::min(clearance, distance_to(yard(), p) - kYardHalfWidth - 4);
      for (const Circle& taken : plan_.reserved)
        clearance = std::min(clearance, distance(p, taken.centre) - 8);
      const double score = clearance - 0.05 * std::abs(way - total / 2);
      if (distance_to_sides(p) >= kPieceFromSides && score > best_score) {
        best_score = score;
        best = p;
      }
    }
    return best;
  }

  void place_marks() {
    if (plan_.cloister) {
      reserve(plan_.cloister->at, kYardHalfWidth + 3);
      reserve(plan_.stand[static_cast<std::size_t>(plan_.cloister->segment)], kYardHalfWidth);
    }
    for (const Mark& spot : plan_.spots) {
      reserve(spot.at, art_of(segment(spot.segment).terrain)->radius + 2);
    }
    for (int i = 0; i < count(); ++i) {
      if (segment(i).inn) place_inn(i);
      if (segment(i).cathedral) {
        plan_.cathedrals.push_back({i, kCentre});
        reserve(kCentre, kCathedralRadius);
      }
    }
    if (plan_.roads.spring) reserve(*plan_.roads.spring, 13);
    if (plan_.roads.lake) reserve(*plan_.roads.lake, 19);
    if (plan_.roads.crossing) reserve(*plan_.roads.crossing, kCrossingRadius + 1);
    if (plan_.roads.crossing) place_village(*plan_.roads.crossing);
    for (const RoadPoint& end : plan_.roads.ends) {
      plan_.cottages.push_back({end.at + end.direction * 3, 90});
      reserve(end.at, 8);
    }
    for (const RoadPoint& gate : plan_.roads.gates) reserve(gate.at, 6);
    for (const RoadPoint& bridge : plan_.roads.bridges) reserve(bridge.at, 8);
    if (tile_.vineyard) {
      const PlaceNeeds needs{all(Terrain::Field), 14, 15, plan_.reserved, kCentre, 0.02};
      plan_.vineyard = find_place(plan_.ground, needs).value_or(Place{kCentre, 0}).at;
      reserve(*plan_.vineyard, 12);
    }
  }

  // A few houses in the corners between the roads.
  void place_village(Point crossing) {
    constexpr std::array<Point, 4> kCorners{{{-13, -13}, {13, -13}, {13, 13}, {-13, 13}}};
    Chance chance(tile_.id + "/village");
    for (const Point corner : kCorners) {
      const Point at = crossing + corner +
                       Point{std::round(chance.between(-1, 2)), std::round(chance.between(-1, 2))};
      const bool free = is(plan_.ground.at(at), Terrain::Field) && plan_.ground.clearance_at(at) > 4.5;
      if (!free || chance.below(4) == 0) continue;
      plan_.cottages.push_back({at, chance.below(2) * 90.0});
      reserve(at, 6);
    }
  }

  // Beside its own road and no other.
  void place_inn(int road) {
    const auto own = std::find_if(plan_.roads.lanes.begin(), plan_.roads.lanes.end(),
                                  [&](const Lane& lane) { return lane.segment == road; });
    constexpr double kRadius = 10;
    PlaceNeeds needs{all(Terrain::Field), kRadius, kRadius + 3, plan_.reserved, {}, 0.4};
    needs.near = plan_.stand[static_cast<std::size_t>(road)];
    for (const Lane& lane : plan_.roads.lanes) {
      if (lane.segment == road || lane.river) continue;
      for (double way = 0; way < line_length(lane.line); way += 6) {
        needs.avoid.push_back({point_along(lane.line, way), 8});
      }
    }
    const Point at = find_place(plan_.ground, needs).value_or(Place{own->line.front(), 0}).at;
    plan_.inns.push_back({road, at});
    reserve(at, kRadius);
  }

  void place_on_areas() {
    for (int i = 0; i < count(); ++i) {
      const Terrain terrain = segment(i).terrain;
      if (terrain != Terrain::City && terrain != Terrain::Field) continue;
      // In the widest part. More clearance than a lying farmer needs has no value.
      const PlaceNeeds needs{label_bit(i), 16,  kPieceFromSides + 2, plan_.reserved,
                             {},           0.1, kPieceFromSides};
      const auto place = signs_on(i) > 0 ? find_beside_sign(i) : find_place(plan_.ground, needs);
      if (place) stand(i, place->at);
    }
    for (int i = 0; i < count(); ++i) place_printed(i);
  }

  int signs_on(int i) const {
    const Segment& own = segment(i);
    return own.pennants + own.sheep + (own.goods != Goods::None ? 1 : 0);
  }

  // Free squares of an area with their clearance. Every third one is precise enough.
  std::vector<Place> free_places(int label, double from_sides) const {
    std::vector<Place> places;
    for (int row = 1; row < Ground::kCells; row += 3) {
      for (int cell = row * Ground::kCells + 1; cell < (row + 1) * Ground::kCells; cell += 3) {
        const Point p = Ground::centre_of(cell);
        if (plan_.ground.label(cell) != label || distance_to_sides(p) < from_sides) continue;
        double clearance = std::min(plan_.ground.clearance(cell), distance_to_sides(p) + 1);
        for (const Circle& taken : plan_.reserved)
          clearance = std::min(clearance, distance(p, taken.centre) - taken.radius);
        if (clearance > 2) places.push_back({p, clearance});
      }
    }
    return places;
  }

  // Places a piece and a symbol on the same ground at a distance, so that neither covers the other.
  std::optional<Place> find_beside_sign(int i) {
    constexpr double kApart = 36;   // more distance has no value
    constexpr double kNeeded = 10;  // more clearance has no value
    const std::vector<Place> signs = free_places(i, kSignFromSides);
    std::optional<Place> best;
    Point sign;
    double best_score = -1e9;
    for (const Place& piece : free_places(i, kPieceFromSides)) {
      for (const Place& other : signs) {
        const double apart = std::min(distance(piece.at, other.at), kApart);
        const double score =
            apart + 1.6 * (std::min(piece.clearance, kNeeded) + std::min(other.clearance, kNeeded));
        if (score <= best_score) continue;
        best_score = score;
        best = piece;
        sign = other.at;
      }
    }
    if (best) first_sign_[static_cast<std::size_t>(i)] = sign;
    if (best) reserve(sign, kSignRadius);
    return best;
  }

  Point place_sign(int number, double radius) {
    auto& first = first_sign_[static_cast<std::size_t>(number)];
    if (first) return *std::exchange(first, std::nullopt);
    PlaceNeeds needs{label_bit(number), radius, kSignFromSides + 1, plan_.reserved, {}, 0};
    const Point at = find_place(plan_.ground, needs).value_or(Place{kCentre, 0}).at;
    reserve(at, radius);
    return at;
  }

  void place_printed(int i) {
    const Segment& own = segment(i);
    for (int pennant = 0; pennant < own.pennants; ++pennant)
      plan_.pennants.push_back({i, place_sign(i, kSignRadius)});
    if (own.goods != Goods::None) plan_.goods.push_back({i, place_sign(i, kSignRadius)});
    for (int sheep = 0; sheep < own.sheep; ++sheep)
      plan_.sheep.push_back({i, place_sign(i, kSignRadius)});
  }

  void place_wheel() {
    const PlaceNeeds needs{static_cast<LabelSet>(all(Terrain::Field) | all(Terrain::City)),
                           9,
                           11,
                           plan_.reserved,
                           Point{100, 0},
                           0.02};
    plan_.wheel = find_place(plan_.ground, needs).value_or(Place{{88, 12}, 0}).at;
    if (tile_.copies[1] + tile_.copies[2] + tile_.copies[3] > 0) reserve(plan_.wheel, 9);
  }

  const Tile& tile_;
  TilePlan plan_;
  std::vector<std::optional<Point>> first_sign_;  // of each segment, until it is used
};

// The field that owns a port touched by this area, or -1.
int field_at(const Tile& tile, const PortOwners& ports, const std::vector<int>& area) {
  for (int port = 0; port < kPorts; ++port) {
    const int owner = ports.owner(port);
    if (owner < 0 || tile.segments[static_cast<std::size_t>(owner)].terrain != Terrain::Field) continue;
    const Point p = at_side(side_of(port), (third_of(port) * 2 + 1) * kTileSize / 6, 0.5);
    const int cell = static_cast<int>(p.y) * Ground::kCells + static_cast<int>(p.x);
    if (std::find(area.begin(), area.end(), cell) != area.end()) return owner;
  }
  return -1;
}

}  // namespace

TilePlan plan_tile(const Tile& tile) { return Planner(tile).make(); }

void claim_fields(const Tile& tile, Ground& ground) {
  const PortOwners ports(tile);
  std::vector<bool> found(tile.segments.size());
  std::vector<std::vector<int>> inner;
  for (std::vector<int>& area : ground.open_areas()) {
    const int field = field_at(tile, ports, area);
    if (field < 0) {
      inner.push_back(std::move(area));
      continue;
    }
    ground.claim(area, field);
    found[static_cast<std::size_t>(field)] = true;
  }
  std::sort(inner.begin(), inner.end(),
            [](const auto& a, const auto& b) { return a.size() > b.size(); });
  std::size_t next = 0;
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    if (tile.segments[i].terrain != Terrain::Field || found[i]) continue;
    if (next < inner.size()) ground.claim(inner[next++], static_cast<int>(i));
  }
  for (; next < inner.size(); ++next) ground.claim(inner[next], Ground::kNobody);
}

std::string area_path(const Ground& ground, int segment) {
  std::string data;
  for (const Line& outline : ground.outlines(segment)) data += area_data(outline);
  return data;
}

std::vector<std::string> segment_areas(const Tile& tile) {
  const TilePlan plan = plan_tile(tile);
  std::vector<std::string> areas;
  areas.reserve(tile.segments.size());
  for (std::size_t i = 0; i < tile.segments.size(); ++i)
    areas.push_back(area_path(plan.ground, static_cast<int>(i)));
  return areas;
}

std::vector<std::string> road_lines(const Tile& tile) {
  std::vector<std::string> lines(tile.segments.size());
  for (const Lane& lane : plan_tile(tile).roads.lanes) {
    if (lane.segment >= 0 && !lane.river)
      lines[static_cast<std::size_t>(lane.segment)] += path_data(lane.path);
  }
  return lines;
}

}  // namespace aude::art
