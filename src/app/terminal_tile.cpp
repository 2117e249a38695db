// SPDX-License-Identifier: MIT
#include "app/terminal_tile.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "app/set_text.h"

namespace aude::app {
namespace {

constexpr Colour kMeadow[2] = {{151, 175, 88}, {163, 186, 101}};
constexpr Colour kHedge{100, 125, 52};
constexpr Colour kCity[3] = {{205, 160, 112}, {184, 134, 88}, {222, 184, 142}};
constexpr std::string_view kPlainCity = "#%@";
constexpr Colour kRoof{150, 82, 56};
constexpr Colour kRoad{252, 244, 214};
constexpr Colour kWater{104, 152, 180};
constexpr Colour kWave{190, 220, 232};
constexpr Colour kWall{122, 74, 46};
constexpr Colour kHouse{140, 60, 40};
constexpr Colour kBlue{30, 70, 160};
constexpr Colour kPurple{110, 30, 110};
constexpr Colour kGardenGreen{30, 100, 40};
constexpr Colour kWheatGold{120, 80, 0};
constexpr Colour kSheepWhite{255, 255, 255};
constexpr Colour kEarth{92, 70, 30};

constexpr std::uint8_t bit(Side side) { return static_cast<std::uint8_t>(1U << index(side)); }

// Road characters by the sides that the road continues to: north 1, east 2, south 4, west 8.
constexpr std::u32string_view kRoadSigns = U"■║═╚║║╔╠═╝═╩╗╣╦╬";
constexpr std::string_view kPlainRoadSigns = "o|-+||++-+-+++++";

Point step(Point from, Side side) {
  const Cell to = neighbour({0, 0}, side);
  return {from.x + to.x, from.y + to.y};
}

bool is_curve(const std::vector<Side>& sides) {
  return sides.size() == 2 && opposite(sides[0]) != sides[1];
}

}  // namespace

TilePicture::TilePicture(const KindInfo& kind, Rotation rotation, TileSize size)
    : kind_(kind),
      turned_(kind.at(rotation)),
      size_(size),
      spots_(static_cast<std::size_t>(size.width * size.height)) {
  paint_cities();
  paint_ways();
  paint_fields();
  place_cloister();
  place_anchors();
  place_marks();
}

template <typename Visit>
void TilePicture::each_point(Visit visit) const {
  for (int y = 0; y < size_.height; ++y) {
    for (int x = 0; x < size_.width; ++x) visit(Point{x, y});
  }
}

// The sides whose middle port belongs to the segment; a split side belongs to both segments.
std::uint8_t TilePicture::sides_of(int segment) const {
  std::uint8_t sides = 0;
  for (int port = 0; port < kPorts; ++port) {
    if (turned_.port_segment[static_cast<std::size_t>(port)] != segment) continue;
    if (port % 3 == 1) sides |= bit(static_cast<Side>(port / 3));
  }
  return sides;
}

Point TilePicture::rim(Side side) const {
  const Point middle = centre();
  switch (side) {
    case Side::North:
      return {middle.x, 0};
    case Side::East:
      return {size_.width - 1, middle.y};
    case Side::South:
      return {middle.x, size_.height - 1};
    case Side::West:
      return {0, middle.y};
  }
  return middle;
}

// A city on one side extends into about a third of the tile and leaves the corners free.
bool TilePicture::in_cap(Side side, Point at) const {
  const double u = (at.x + 0.5) / size_.width;
  const double v = (at.y + 0.5) / size_.height;
  const bool upright = side == Side::North || side == Side::South;
  const double depth = side == Side::North   ? v
                       : side == Side::South ? 1 - v
                       : side == Side::West  ? u
                                             : 1 - u;
  const double along = std::abs((upright ? u : v) - 0.5);
  return depth < 0.36 && along < 0.42 - 0.55 * depth;
}

bool TilePicture::in_city(std::uint8_t sides, int others, Point at) const {
  const double u = (at.x + 0.5) / size_.width;
  const double v = (at.y + 0.5) / size_.height;
  const bool north = sides & bit(Side::North), east = sides & bit(Side::East);
  const bool south = sides & bit(Side::South), west = sides & bit(Side::West);
  const int count = north + east + south + west;
  if (count == 4) return true;
  if (count == 3) {
    for (Side side : kSides) {
      if (!(sides & bit(side))) return !in_cap(side, at);
    }
  }
  for (Side side : kSides) {
    if ((sides & bit(side)) && in_cap(side, at)) return true;
  }
  if (count != 2) return false;
  const double waist = others > 0 ? 0.15 : 0.27;
  if (north && south) return std::abs(u - 0.5) < waist;
  if (east && west) return std::abs(v - 0.5) < waist;
  const double from_corner = (west ? u : 1 - u) + (north ? v : 1 - v);
  return from_corner < (others > 0 ? 0.85 : 0.98);
}

void TilePicture::paint_cities() {
  int cities = 0;
  for (int i = 0; i < kind_.segment_count; ++i) cities += is(i, Terrain::City);
  for (int i = 0; i < kind_.segment_count; ++i) {
    if (!is(i, Terrain::City)) continue;
    const std::uint8_t sides = sides_of(i);
    each_point([&](Point at) {
      if (spot(at).segment < 0 && in_city(sides, cities - 1, at)) spot(at).segment = i;
    });
  }
  // On a split side, each city keeps its own thirds of the edge.
  for (Side side : kSides) {
    const auto owner = [&](int third) {
      return turned_.port_segment[static_cast<std::size_t>(port_index(side, third))];
    };
    if (owner(0) == owner(2) || owner(0) == kNoSegment || !is(owner(0), Terrain::City)) continue;
    each_point([&](Point at) {
      if (!in_cap(side, at)) return;
      const Point middle = centre();
      const int clockwise = side == Side::North   ? at.x - middle.x
                            : side == Side::East  ? at.y - middle.y
                            : side == Side::South ? middle.x - at.x
                                                  : middle.y - at.y;
      spot(at).segment = owner(clockwise > 0 ? 2 : 0);
    });
  }
  shade_cities();
}

// Separate cities that touch in the picture get different shades.
void TilePicture::shade_cities() {
  for (int i = 0; i < kind_.segment_count; ++i) {
    if (!is(i, Terrain::City)) continue;
    std::array<bool, kMaxSegments> taken{};
    each_point([&](Point at) {
      if (spot(at).segment != i) return;
      for (Side side : kSides) {
        const Point beside = step(at, side);
        if (!inside(beside) || spot(beside).segment >= i || !is(spot(beside).segment, Terrain::City))
          continue;
        taken[static_cast<std::size_t>(shade_of(spot(beside).segment))] = true;
      }
    });
    shades_[static_cast<std::size_t>(i)] =
        static_cast<int>(std::find(taken.begin(), taken.end(), false) - taken.begin()) % 3;
  }
}

// Draws straight lines from corner to corner, and stops where a city starts.
void TilePicture::walk(int segment, const std::vector<Point>& corners, bool to_rim) {
  const bool river = is_river(info(segment).terrain);
  const auto enter = [&](Point at) {
    Spot& here = spot(at);
    const bool taken = (here.road || here.river) && here.segment != segment;
    here.bridge = here.bridge || taken;
    (river ? here.river : here.road) = true;
    if (!river || !taken) here.segment = segment;
  };
  const auto link = [&](Point at, Side side) {
    (river ? spot(at).river_links : spot(at).road_links) |= bit(side);
  };
  const auto rim_side = [&](Point at) {
    for (Side side : kSides) {
      if (rim(side) == at) link(at, side);
    }
  };
  Point at = corners.front();
  enter(at);
  rim_side(at);
  for (std::size_t i = 1; i < corners.size(); ++i) {
    while (!(at == corners[i])) {
      const Side way = at.x < corners[i].x   ? Side::East
                       : at.x > corners[i].x ? Side::West
                       : at.y < corners[i].y ? Side::South
                                             : Side::North;
      const Point next = step(at, way);
      if (is(spot(next).segment, Terrain::City)) return;
      link(at, way);
      at = next;
      enter(at);
      link(at, opposite(way));
    }
  }
  if (to_rim) rim_side(at);
}

void TilePicture::paint_ways() {
  std::vector<std::pair<int, std::vector<Side>>> ways;
  for (int i = 0; i < kind_.segment_count; ++i) {
    if (!is_line(info(i).terrain)) continue;
    std::vector<Side> sides;
    for (Side side : kSides) {
      if (sides_of(i) & bit(side)) sides.push_back(side);
    }
    ways.emplace_back(i, sides);
  }
  const auto curves =
      std::count_if(ways.begin(), ways.end(), [](auto& way) { return is_curve(way.second); });
  const auto ends = std::count_if(ways.begin(), ways.end(), [&](auto& way) {
    return way.second.size() == 1 && is(way.first, Terrain::Road);
  });
  const bool through_road = std::any_of(ways.begin(), ways.end(), [&](auto& way) {
    return way.second.size() == 2 && is(way.first, Terrain::Road);
  });
  const Point middle = centre();
  const int aside_x = std::max(1, size_.width / 4), aside_y = std::max(1, size_.height / 4);

  for (const auto& [segment, sides] : ways) {
    if (sides.empty()) continue;
    const Point from = rim(sides[0]);
    if (sides.size() == 2) {
      const Point to = rim(sides[1]);
      if (curves > 1 && is_curve(sides)) {  // two curves keep clear of each other
        const bool upright = sides[0] == Side::North || sides[0] == Side::South;
        const Point end_y = upright ? from : to, end_x = upright ? to : from;
        const int y = middle.y + (end_y.y < middle.y ? -aside_y : aside_y);
        const int x = middle.x + (end_x.x < middle.x ? -aside_x : aside_x);
        walk(segment, {end_y, {middle.x, y}, {x, y}, {x, middle.y}, end_x}, true);
      } else {
        walk(segment, {from, middle, to}, true);
      }
    } else if (is(segment, Terrain::Road) && through_road) {  // stops short of the road that passes
      const Point halfway{(from.x + middle.x) / 2, (from.y + middle.y) / 2};
      walk(segment, {from, halfway}, false);
      mark(halfway, U'■', 'o', kHouse);
    } else if (ends == 1 && is(segment, Terrain::Road) && !kind_.has_cloister) {  // on to a city
      std::vector<Point> path{from, middle};
      for (Side side :
           {opposite(sides[0]), turned(sides[0], Rotation::r1), turned(sides[0], Rotation::r3)}) {
        if (!is(spot(rim(side)).segment, Terrain::City)) continue;
        path.push_back(rim(side));
        break;
      }
      walk(segment, path, false);
      if (path.size() == 2) mark(middle, U'■', 'o', kHouse);
    } else {
      walk(segment, {from, middle}, false);
    }
  }
  if (ends > 1 && !through_road && !kind_.has_cloister && spot(middle).road)
    mark(middle, U'■', 'o', kHouse);

  // A vertical river is as wide as a horizontal one.
  if (size_.width < 9) return;
  const std::vector<Spot> before = spots_;
  each_point([&](Point at) {
    const Spot& here = before[static_cast<std::size_t>(at.y * size_.width + at.x)];
    const bool lake = here.river && kind_.tile->river != RiverRole::Course && at == middle;
    if (!here.river || (!(here.river_links & (bit(Side::North) | bit(Side::South))) && !lake)) return;
    for (int x : {at.x - 1, at.x + 1}) {
      Spot& beside = spot({x, at.y});
      if (beside.segment < 0) beside.segment = here.segment;
      beside.river = beside.river || beside.segment == here.segment || beside.road;
    }
  });
}

void TilePicture::paint_fields() {
  std::vector<Point> reached;
  for (int port = 0; port < kPorts; ++port) {
    const int segment = turned_.port_segment[static_cast<std::size_t>(port)];
    if (segment == kNoSegment || !is(segment, Terrain::Field)) continue;
    const Side side = static_cast<Side>(port / 3);
    each_point([&](Point at) {
      const bool upright = side == Side::North || side == Side::South;
      const Point end = rim(side);
      if (spot(at).segment >= 0 || (upright ? at.y != end.y : at.x != end.x)) return;
      const int length = upright ? size_.width : size_.height;
      int along = upright ? at.x : at.y;
      if (side == Side::South || side == Side::West) along = length - 1 - along;
      const int third = along * 2 + 1 < length ? 0 : along * 2 + 1 > length ? 2 : 1;
      if (port % 3 != third) return;
      spot(at).segment = segment;
      reached.push_back(at);
    });
  }
  const auto spread = [&] {
    for (std::size_t i = 0; i < reached.size(); ++i) {
      for (Side side : kSides) {
        const Point next = step(reached[i], side);
        if (!inside(next) || spot(next).segment >= 0) continue;
        spot(next).segment = spot(reached[i]).segment;
        reached.push_back(next);
      }
    }
  };
  spread();
  // Points that no port reaches belong to a field without ports, if the tile has one.
  for (int i = 0; i < kind_.segment_count; ++i) {
    if (!is(i, Terrain::Field)) continue;
    const auto& ports = turned_.port_segment;
    if (std::find(ports.begin(), ports.end(), i) != ports.end()) continue;
    each_point([&](Point at) {
      if (spot(at).segment < 0) spot(at).segment = i;
    });
  }
}

// The point of a segment farthest from other segments, and its distance (characters are twice as high
// as wide).
std::pair<Point, double> TilePicture::widest_point(int segment) const {
  const Point middle = centre();
  std::pair<Point, double> best{middle, -1};
  each_point([&](Point at) {
    const Spot& here = spot(at);
    if (here.segment != segment || here.bridge || here.mark) return;
    double distance = 9;
    for (int y = -1; y <= size_.height; ++y) {
      for (int x = -1; x <= size_.width; ++x) {
        const bool foreign = !inside({x, y}) || spot({x, y}).segment != segment || spot({x, y}).mark;
        if (foreign) distance = std::min(distance, std::hypot((x - at.x) * 0.55, y - at.y));
      }
    }
    distance -= 0.08 * std::hypot((at.x - middle.x) * 0.55, at.y - middle.y);
    if (distance > best.second) best = {at, distance};
  });
  return best;
}

void TilePicture::place_anchors() {
  for (int i = 0; i < kind_.segment_count; ++i) {
    if (!is_enclosed(info(i).terrain)) anchors_[static_cast<std::size_t>(i)] = widest_point(i).first;
  }
  for (const SetText* set : all_set_texts()) {
    for (const TerrainMark& each : set->terrains) place_terrain(each);
  }
}

// Beside the place where a piece stands in a field.
void TilePicture::place_terrain(const TerrainMark& terrain) {
  for (int i = 0; i < kind_.segment_count; ++i) {
    if (!is(i, terrain.terrain)) continue;
    const Point at = free_near(centre(), -1);
    mark(at, terrain.letter, terrain.ascii, kGardenGreen);
    anchors_[static_cast<std::size_t>(i)] = at;
  }
}

// In the middle; if a road or river passes there, at the end of a road or in the widest field.
void TilePicture::place_cloister() {
  for (int i = 0; i < kind_.segment_count; ++i) {
    if (!is(i, Terrain::Cloister)) continue;
    Point at = centre();
    const Spot& middle = spot(at);
    const auto two_links = [](std::uint8_t links) { return (links & (links - 1)) != 0; };
    const bool passed =
        middle.river || (two_links(middle.road_links) && sides_of(middle.segment) != 0 &&
                         two_links(sides_of(middle.segment)));
    if (passed) {
      double widest = -1;
      for (int field = 0; field < kind_.segment_count; ++field) {
        if (!is(field, Terrain::Field)) continue;
        const auto [place, distance] = widest_point(field);
        if (distance > widest) widest = distance, at = place;
      }
      each_point([&](Point end) {
        if (spot(end).ascii_mark == 'o') at = end;
      });
    }
    if (size_.width >= 9 && at.x > 1 && at.x + 2 < size_.width) {
      if (!spot({at.x - 1, at.y}).road) mark({at.x - 1, at.y}, U'[', '[', kWall);
      if (!spot({at.x + 1, at.y}).road) mark({at.x + 1, at.y}, U']', ']', kWall);
    }
    mark(at, U'†', 'M', kWall);
    anchors_[static_cast<std::size_t>(i)] = at;
  }
}

void TilePicture::mark(Point at, char32_t letter, char ascii, Colour ink) {
  Spot& here = spot(at);
  here.mark = letter;
  here.ascii_mark = ascii;
  here.mark_ink = ink;
}

// The free point of a segment (or, for -1, of any field) that is nearest to `wanted`.
Point TilePicture::free_near(Point wanted, int segment) const {
  Point best = wanted;
  double nearest = std::numeric_limits<double>::infinity();
  each_point([&](Point at) {
    const Spot& here = spot(at);
    if (here.mark || here.road || here.river) return;
    if (segment >= 0 ? here.segment != segment : !is(here.segment, Terrain::Field)) return;
    for (int i = 0; i < kind_.segment_count; ++i) {
      if (anchor(i) == at) return;
    }
    const double distance = std::hypot((at.x - wanted.x) * 0.55, at.y - wanted.y);
    if (distance < nearest) nearest = distance, best = at;
  });
  return best;
}

void TilePicture::place_marks() {
  for (int i = 0; i < kind_.segment_count; ++i) {
    const SegmentInfo& segment = info(i);
    const Goods goods = kind_.tile->segments[static_cast<std::size_t>(i)].goods;
    const Point spot = anchor(i);
    if (segment.terrain == Terrain::City) {
      if (segment.extra > 0) mark(free_near({spot.x + 1, spot.y}, i), U'◆', 'P', kBlue);
      if (segment.special) mark(free_near({spot.x - 1, spot.y}, i), U'‡', '+', kWall);
      if (goods == Goods::Wine) mark(free_near({spot.x - 1, spot.y}, i), U'w', 'w', kPurple);
      if (goods == Goods::Wheat) mark(free_near({spot.x - 1, spot.y}, i), U'h', 'h', kWheatGold);
      if (goods == Goods::Cloth) mark(free_near({spot.x - 1, spot.y}, i), U'c', 'c', kBlue);
    }
    if (segment.terrain == Terrain::Road && segment.special) {
      mark(free_near({spot.x + 1, spot.y - 1}, -1), U'I', 'I', kBlue);
    }
    if (segment.terrain == Terrain::Field && segment.extra > 0) {
      mark(free_near({spot.x + 1, spot.y}, i), U's', 's', kSheepWhite);
    }
  }
  if (kind_.tile->hill) mark(free_near({size_.width - 2, 0}, -1), U'▲', '^', kEarth);
  if (kind_.tile->vineyard)
    mark(free_near({size_.width - 2, size_.height - 1}, -1), U'♣', 'v', kPurple);
}

Style TilePicture::ground(Point at) const {
  const Spot& here = spot(at);
  if (here.river) return {kWave, kWater, false};
  if (is(here.segment, Terrain::City)) return {kRoof, kCity[shade_of(here.segment)], false};
  return {kHedge, kMeadow[0], false};
}

void TilePicture::draw(Canvas& canvas, int x, int y, bool unicode, bool coloured) const {
  each_point([&](Point at) {
    const Spot& here = spot(at);
    Style style = ground(at);
    char32_t letter = U' ';
    const bool city = is(here.segment, Terrain::City);
    if (here.mark) {
      letter = unicode ? here.mark : static_cast<char32_t>(here.ascii_mark);
      style.ink = here.mark_ink;
      style.bold = true;
    } else if (here.road) {
      const std::size_t sign = here.road_links;
      letter = unicode ? kRoadSigns[sign] : static_cast<char32_t>(kPlainRoadSigns[sign]);
      if (here.bridge && !here.river) letter = unicode ? U'╬' : U'+';
      style.ink = kRoad;
      style.bold = true;
    } else if (here.river) {
      letter = U'~';
    } else if (city) {
      if (!coloured)
        letter = static_cast<char32_t>(kPlainCity[static_cast<std::size_t>(shade_of(here.segment))]);
    } else if (here.segment < 0) {
      letter = coloured ? U' ' : U'.';
    } else {
      // A dotted line where two fields meet without a road or a wall between them.
      bool hedge = false;
      for (const Point beside : {Point{at.x + 1, at.y}, Point{at.x, at.y + 1}}) {
        hedge = hedge || (inside(beside) && is(spot(beside).segment, Terrain::Field) &&
                          spot(beside).segment != here.segment && !spot(beside).road);
      }
      letter = hedge ? (unicode ? U'░' : U':') : coloured ? U' ' : U'.';
    }
    canvas.put(x + at.x, y + at.y, letter, style);
  });
}

std::array<Rotation, 4> look_alikes(const KindInfo& kind) {
  // Two rotations look the same if every port has the same terrain and is connected to the same other
  // ports. Segments are numbered by first appearance for the comparison.
  const auto signature = [&](Rotation rotation) {
    std::vector<int> seen, out;
    for (const std::uint8_t owner : kind.at(rotation).port_segment) {
      const auto found = std::find(seen.begin(), seen.end(), owner);
      out.push_back(static_cast<int>(found - seen.begin()));
      if (found == seen.end()) seen.push_back(owner);
      if (owner == kNoSegment) continue;
      const SegmentInfo& info = kind.segments[owner];
      out.insert(out.end(), {index(info.terrain), info.extra, info.special,
                             index(kind.tile->segments[owner].goods)});
    }
    return out;
  };
  std::array<Rotation, 4> like = kRotations;
  for (std::size_t i = 1; i < 4; ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (like[j] == kRotations[j] && signature(kRotations[i]) == signature(kRotations[j])) {
        like[i] = kRotations[j];
        break;
      }
    }
  }
  return like;
}

std::array<int, 4> picture_numbers(const KindInfo& kind) {
  const std::array<Rotation, 4> like = look_alikes(kind);
  std::array<int, 4> numbers{};
  int pictures = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const auto first = static_cast<std::size_t>(like[i]);
    numbers[i] = first == i ? ++pictures : numbers[first];
  }
  return numbers;
}

}  // namespace aude::app
