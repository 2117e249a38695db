// SPDX-License-Identifier: MIT
#include "art/tile.h"

#include <algorithm>
#include <cmath>

#include "art/chance.h"
#include "art/meadow.h"
#include "art/palette.h"
#include "art/scatter.h"
#include "art/set_art.h"
#include "art/streets.h"
#include "art/svg.h"

namespace aude::art {

namespace {

constexpr std::string_view kPaving = "#eed9ad";  // of streets and squares

class TilePainter {
 public:
  TilePainter(const Tile& tile, Detail detail)
      : tile_(tile), style_(style_of(detail)), plan_(plan_tile(tile)), chance_(tile.id) {}

  TilePicture paint() {
    if (plan_.vineyard) paint_vineyard(*plan_.vineyard);
    paint_rivers();
    paint_roads();
    if (plan_.cloister) paint_yard();
    paint_city_ground();
    picture_.land = std::move(out_);
    out_.clear();
    paint_scatter();
    paint_cities();
    paint_works();
    picture_.works = std::move(out_);
    collect_marks();
    picture_.hill = tile_.hill;
    picture_.stand = plan_.stand;
    picture_.wheel = plan_.wheel;
    return std::move(picture_);
  }

 private:
  // --- land ------------------------------------------------------------------------------------------
  void paint_vineyard(Point at) {
    out_ += text("<g transform=\"translate(", at, ")\">");
    out_ +=
        "<path fill=\"#cdb277\" stroke=\"#6e8b3d\" stroke-width=\"1.2\" d=\"M-8-12.5q8-1.8 16 0 6 "
        "2.5 6 12.5t-6 12.5q-8 1.8-16 0-6-2.5-6-12.5t6-12.5z\"/>";
    if (style_.texture) {
      out_ += stroked("M-8.5-8.5h18M-11-2.900h23M-11 2.900h23M-8.500 8.500h18", "#5f7a2c", 3.2,
                      " stroke-dasharray=\".1 3.5\" stroke-linecap=\"round\"");
    }
    out_ += "</g>";
  }

  // --- water and roads -------------------------------------------------------------------------------
  // From the bank inwards: grass, sand, deep water, light water.
  void paint_rivers() {
    const auto rings = style_.texture
                           ? std::vector<std::pair<std::string_view, double>>{{"#8ba253", 2.6},
                                                                              {"#dccb98", 0.6},
                                                                              {colour::kBank, -1.6},
                                                                              {colour::kWater, -4.4}}
                           : std::vector<std::pair<std::string_view, double>>{
                                 {"#e2d3a4", 2}, {colour::kBank, -1}, {colour::kWater, -4}};
    for (const auto& [colour, extra] : rings) {
      for (const Lane& lane : plan_.roads.lanes) {
        if (lane.river) out_ += stroked(path_data(lane.path), colour, 2 * lane.half_width() + extra);
      }
      const double less = -extra / 2;
      Chance shape(tile_.id);
      if (plan_.roads.spring)
        out_ += filled(path_data(blob(*plan_.roads.spring, 11 - less, 0.1, shape)), colour);
      if (plan_.roads.lake)
        out_ += filled(path_data(blob(*plan_.roads.lake, 18 - less, 0.1, shape)), colour);
    }
    if (!style_.texture) return;
    for (const Lane& lane : plan_.roads.lanes) {
      if (!lane.river) continue;
      out_ += stroked(path_data(lane.path), "#c9dfe6", 0.8,
                      " stroke-dasharray=\"5 9 3 11\" stroke-linecap=\"round\"");
    }
    if (plan_.roads.spring) paint_spring(*plan_.roads.spring);
    if (plan_.roads.lake) paint_ripples(*plan_.roads.lake);
  }

  void paint_spring(Point at) {
    out_ += use("a-st", at);
    out_ += stroked(path_data(blob(at, 4, 0.15, chance_)), "#cfe3ea", 1);
  }

  void paint_ripples(Point at) {
    out_ += stroked(text("M", at + Point{-8, -6}, "q2-1.5 4 0t4 0M", at + Point{1, 2},
                         "q2-1.5 4 0t4 0M", at + Point{-7, 8}, "q2-1.5 4 0t4 0"),
                    "#cfe3ea", 0.9, " stroke-linecap=\"round\"");
  }

  void paint_roads() {
    // Each road is drawn with its edge before the next, so that one road visibly crosses over another.
    // Roads that end in the same crossing share their edges.
    const bool shared = plan_.roads.crossing.has_value();
    std::string edges;
    std::string tops;
    for (const Lane& lane : plan_.roads.lanes) {
      if (lane.river) continue;
      const std::string data = path_data(lane.path);
      edges += stroked(data, colour::kRoadEdge, style_.road + style_.road_edge);
      tops += stroked(data, colour::kRoad, style_.road);
      if (!shared) flush(edges, tops);
    }
    if (plan_.roads.crossing) {
      edges += text("<circle cx=\"50\" cy=\"50\" r=\"", kCrossingRadius + 0.8, "\" fill=\"",
                    colour::kRoadEdge, "\"/>");
      tops += text("<circle cx=\"50\" cy=\"50\" r=\"", kCrossingRadius - 0.4, "\" fill=\"",
                   colour::kRoad, "\"/>");
    }
    flush(edges, tops);
    for (const Lane& lane : plan_.roads.lanes) {
      if (lane.river || !style_.texture) continue;
      out_ += stroked(path_data(lane.path), "#cdb98a", 0.7, " stroke-dasharray=\"3 2.5\"");
    }
  }

  void flush(std::string& edges, std::string& tops) {
    out_ += edges + tops;
    edges.clear();
    tops.clear();
  }

  // The yard of a cloister, paths and beds in it.
  void paint_yard() {
    const Point church = plan_.cloister->at;
    const Point monk = plan_.stand[static_cast<std::size_t>(plan_.cloister->segment)];
    const std::string way = path_data(straight(church, monk));
    constexpr std::string_view kRound = " stroke-linecap=\"round\"";
    out_ += stroked(way, "#7d6440", 2 * kYardHalfWidth, kRound);
    out_ += stroked(way, "#ecdfbd", 2 * kYardHalfWidth - 1.2, kRound);
    out_ += stroked(way, "#bfc98a", 2 * kYardHalfWidth - 4.4, kRound);
  }

  // --- cities ----------------------------------------------------------------------------------------
  void paint_city_ground() {
    out_ += draw_city_ground(plan_.cities, style_);
    if (style_.streets) {
      std::string streets;
      for (const Path& street : plan_streets(tile_, plan_)) streets += path_data(street);
      if (!streets.empty()) out_ += stroked(streets, kPaving, kStreetWidth);
    }
    // An open square in each city, for the knight.
    for (const CityPlan& city : plan_.cities) {
      const Point at = plan_.stand[static_cast<std::size_t>(city.segment)];
      if (style_.house != 0)
        out_ += text("<circle cx=\"", at.x, "\" cy=\"", at.y, "\" r=\"7\" fill=\"", kPaving, "\"/>");
    }
  }

  void paint_cities() {
    const std::vector<House> houses = scatter_houses(tile_, plan_, style_);
    picture_.walls = wall_data(plan_.cities);
    picture_.shadows += house_shadows(houses, style_);
    for (const Standing& one : city_buildings(plan_.cities, plan_.roads.gates, houses, style_))
      picture_.standing.push_back(one);
    picture_.towers.resize(tile_.segments.size());
    const auto towers = high_towers(plan_.cities, plan_.reserved, plan_.roads.gates);
    for (std::size_t i = 0; i < towers.size(); ++i)
      picture_.towers[static_cast<std::size_t>(plan_.cities[i].segment)] = towers[i];
  }

  // --- what stands on the land -----------------------------------------------------------------------
  void stand(std::string_view drawing, Point at, double scale) {
    picture_.standing.push_back({drawing, at, scale});
  }

  void paint_works() {
    const double scale = style_.stones ? 1 : 1.35;
    for (const RoadPoint& bridge : plan_.roads.bridges)
      out_ += use("a-br", bridge.at, degrees_of(bridge.direction) - 90, scale);
    if (plan_.roads.crossing) {
      // With only two roads, houses separate them, or they would look like a single road.
      const auto arms = std::count_if(plan_.roads.lanes.begin(), plan_.roads.lanes.end(),
                                      [](const Lane& lane) { return !lane.river; });
      stand(arms == 2 ? "a-hs" : "a-we", *plan_.roads.crossing, scale);
    }
    std::string spots;
    for (std::size_t i = 0; i < plan_.cottages.size(); ++i) {
      const Cottage& cottage = plan_.cottages[i];
      if (style_.house == 0 && plan_.roads.crossing) continue;
      stand(i % 2 == 0 ? "a-h1" : "a-h2", cottage.at, scale);
      spots += text("M", cottage.at + Point{0, 1}, "h2");
    }
    if (!spots.empty())
      picture_.shadows += stroked(spots, "currentColor", 6.5 * scale, " stroke-linecap=\"round\"");
  }

  void paint_scatter() {
    std::string spots;
    for (const Growth& growth : scatter_growth(tile_, plan_, style_)) {
      stand(growth.drawing, growth.at, style_.tree);
      spots += text("M", growth.at + Point{0, 1}, "h", growth.radius * 0.7);
    }
    if (!spots.empty())
      picture_.shadows += stroked(spots, "currentColor", 5 * style_.tree, " stroke-linecap=\"round\"");
  }

  void collect_marks() {
    const auto put = [&](std::string drawing, Point at, double size, double least = kLeastSign) {
      picture_.marks.push_back({std::move(drawing), at, size, least});
    };
    if (plan_.cloister) put("a-cl", plan_.cloister->at, 34, kLeastBuilding);
    for (const Mark& spot : plan_.spots) {
      const TerrainArt& art = *art_of(tile_.segments[static_cast<std::size_t>(spot.segment)].terrain);
      put(std::string(art.id), spot.at, 2 * art.radius, kLeastBuilding);
    }
    for (const Mark& cathedral : plan_.cathedrals) put("a-ca", cathedral.at, 42, kLeastBuilding);
    for (const Mark& inn : plan_.inns) put("a-in", inn.at, 24);
    if (plan_.vineyard) put("a-gr", *plan_.vineyard, 14);
    for (const Mark& sheep : plan_.sheep) put("a-sh", sheep.at, 17);
    for (const Mark& pennant : plan_.pennants) put("a-pn", pennant.at, 17);
    for (const Mark& goods : plan_.goods) {
      const Goods kind = tile_.segments[static_cast<std::size_t>(goods.segment)].goods;
      put("a-g" + std::to_string(index(kind)), goods.at, 17);
    }
  }

  const Tile& tile_;
  const Style& style_;
  TilePlan plan_;
  Chance chance_;
  TilePicture picture_;
  std::string out_;
};

// Works are drawn once for each rotation that is used: what stands on a tile stays upright.
std::string turned_name(Rotation rotation) {
  return rotation == Rotation::r0 ? std::string() : text("~", static_cast<double>(index(rotation)));
}

constexpr std::string_view kShade = " color=\"#33260f\" opacity=\".32\"";

}  // namespace

TilePicture draw_tile(const Tile& tile, Detail detail) { return TilePainter(tile, detail).paint(); }

std::string tile_ground(Detail detail) {
  return text("<path fill=\"", style_of(detail).meadow, "\" d=\"M0 0h100v100H0z\"/>");
}

std::string tile_parts(const TilePicture& picture, std::string_view id, Detail detail) {
  const double fall = style_of(detail).shadow;
  return text("<g id=\"land-", id, "\">", picture.land, "</g>",
              picture.hill ? std::string_view("<use href=\"#a-hi\"/>") : std::string_view(),
              "<g transform=\"translate(", Point{fall, fall}, ")\"><g id=\"shade-", id, "\"", kShade,
              ">", wall_shadow(id, picture.walls, style_of(detail)), picture.shadows,
              "</g></g><g transform=\"translate(", Point{0, kRise * fall}, ")\"><g id=\"side-", id,
              "\">", wall_sides(id, picture.walls, style_of(detail)), "</g></g>",
              tile_works(picture, id, Rotation::r0, detail));
}

std::string tile_works(const TilePicture& picture, std::string_view id, Rotation rotation,
                       Detail detail) {
  return text("<g id=\"works-", id, turned_name(rotation), "\" clip-path=\"url(#a-ti)\">",
              wall_tops(id, picture.walls, style_of(detail)), picture.works,
              draw_standing(picture.standing, rotation), "</g>");
}

std::string lay_parts(std::string_view id, bool hill, Rotation rotation, Point corner, Detail detail) {
  const double fall = style_of(detail).shadow;
  const std::string turn =
      rotation == Rotation::r0 ? std::string() : text("rotate(", index(rotation) * 90.0, " 50 50)");
  const auto part = [&](std::string_view name, std::string_view place, std::string_view more = "") {
    const std::string transform =
        place.empty() && turn.empty() ? "" : text(" transform=\"", place, turn, "\"");
    return text("<use href=\"#", name, "-", id, more, "\"", transform, "/>");
  };
  return text("<g clip-path=\"url(#a-ti)\" transform=\"translate(", corner, ")\">", part("land", ""),
              hill ? std::string_view("<use href=\"#a-hi\"/>") : std::string_view(),
              part("shade", text("translate(", Point{fall, fall}, ")")),
              part("side", text("translate(", Point{0, kRise * fall}, ")")),
              part("works", "", turned_name(rotation)), "</g>");
}

std::string draw_marks(const TilePicture& picture, int symbol, Rotation rotation, Point corner,
                       double tile_pixels) {
  std::string out;
  const auto put = [&](const UprightMark& mark) {
    out += use(mark.drawing, corner + turned(mark.at, rotation), 0,
               growth(mark.size, tile_pixels, mark.least));
  };
  for (const UprightMark& mark : picture.marks) put(mark);
  if (symbol != 0) {
    put({"a-w" + std::to_string(symbol), picture.wheel, kWheelSignSize, kLeastSign});
  }
  return out;
}

std::string tile_svg(const Tile& tile, int symbol, int size) {
  return tile_svg(tile, symbol, size, detail_for(size));
}

std::string tile_svg(const Tile& tile, int symbol, int size, Detail detail) {
  const TilePicture picture = draw_tile(tile, detail);
  return text("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\" width=\"",
              static_cast<double>(size), "\" height=\"", static_cast<double>(size), "\"><defs>",
              shared_drawings(), "</defs>", tile_ground(detail), tile_parts(picture, tile.id, detail),
              draw_marks(picture, symbol, Rotation::r0, {0, 0}, size), "</svg>\n");
}

}  // namespace aude::art
