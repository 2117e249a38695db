#include "art/tile.h"

#include <algorithm>
#include <array>
#include <numbers>

#include "art/chance.h"
#include "art/city_picture.h"
#include "art/palette.h"
#include "art/scatter.h"
#include "art/svg.h"

namespace aude::art {

namespace {

// A rounded, slightly uneven outline around a centre.
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

class TilePainter {
 public:
  explicit TilePainter(const Tile& tile) : tile_(tile), plan_(plan_tile(tile)), chance_(tile.id) {}

  TilePicture paint() {
    paint_meadow();
    if (tile_.hill) paint_hill();
    if (plan_.vineyard) paint_vineyard(*plan_.vineyard);
    paint_rivers();
    paint_roads();
    paint_cities();
    paint_works();
    paint_scatter();
    paint_marks();
    return {std::move(out_), std::move(marks_), plan_.stand, plan_.wheel};
  }

 private:
  // --- land ------------------------------------------------------------------------------------------
  void paint_meadow() {
    out_ += "<path fill=\"url(#a-pm)\" d=\"M0 0h100v100H0z\"/>";
    // A lighter and a darker patch, and a mown one. They keep off the sides, where tiles must match.
    constexpr std::array<std::string_view, 3> kFills{colour::kMeadowLight, colour::kMeadowDark,
                                                     "url(#a-pf)"};
    for (const std::string_view paint : kFills) {
      const double radius = chance_.between(11, 19);
      const Point centre{chance_.between(radius + 5, 95 - radius),
                         chance_.between(radius + 5, 95 - radius)};
      out_ += filled(path_data(blob(centre, radius, 0.2, chance_)), paint, " opacity=\".55\"");
    }
  }

  // Raised ground: hachures as on old maps, around the whole tile.
  void paint_hill() {
    const std::string ring =
        "M50 7C66 6 84 7 90 15 96 24 93 40 93 50 93 62 95 78 87 87 78 94 62 93 50 93 36 93 22 95 13 87 "
        "5 78 7 62 7 50 7 38 5 22 13 13 22 6 36 7 50 7z";
    out_ += filled(ring, "#c8cc86");
    out_ += stroked(ring, "#7d7a3c", 6, " stroke-dasharray=\".9 2\"");
    out_ += "<g transform=\"translate(50 50)scale(.72)translate(-50 -50)\">";
    out_ += filled(ring, "#d8d79b") + stroked(ring, "#8f8a48", 5.5, " stroke-dasharray=\".9 2.6\"") +
            "</g>";
  }

  void paint_vineyard(Point at) {
    out_ += text("<g transform=\"translate(", at, ")\">");
    out_ +=
        "<path fill=\"#cdb277\" stroke=\"#6e8b3d\" stroke-width=\"1.2\" d=\"M-7-11.5q7-1.8 14 0 5.5 "
        "2.5 5.5 11.5t-5.5 11.5q-7 1.8-14 0-5.5-2.5-5.5-11.5t5.5-11.5z\"/>";
    out_ += stroked("M-7.5-7.5h16M-9.5-2.5h20M-9.5 2.5h20M-7.5 7.5h16", "#5f7a2c", 2.8,
                    " stroke-dasharray=\".1 3.2\" stroke-linecap=\"round\"");
    out_ += "</g>";
    marks_.push_back({"a-gr", at});
  }

  // --- water and roads -------------------------------------------------------------------------------
  void paint_rivers() {
    for (const auto& [colour, extra] :
         {std::pair{colour::kBank, 0.0}, std::pair{colour::kWater, -2.4}}) {
      for (const Lane& lane : plan_.ways.lanes) {
        if (lane.river) out_ += stroked(path_data(lane.path), colour, 2 * lane.half_width() + extra);
      }
      const double less = -extra / 2;
      Chance shape(tile_.id);
      if (plan_.ways.spring)
        out_ += filled(path_data(blob(*plan_.ways.spring, 11 - less, 0.1, shape)), colour);
      if (plan_.ways.lake)
        out_ += filled(path_data(blob(*plan_.ways.lake, 18 - less, 0.1, shape)), colour);
    }
    for (const Lane& lane : plan_.ways.lanes) {
      if (!lane.river) continue;
      out_ += stroked(path_data(lane.path), "#b9d3dc", 0.8,
                      " stroke-dasharray=\"5 9 3 11\" stroke-linecap=\"round\"");
    }
    if (plan_.ways.spring) paint_spring(*plan_.ways.spring);
    if (plan_.ways.lake) paint_ripples(*plan_.ways.lake);
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
    // Each road with its edge before the next, so that one road visibly crosses above another; roads
    // that end in one crossing share their edges.
    const bool shared = plan_.ways.crossing.has_value();
    std::string edges;
    std::string tops;
    for (const Lane& lane : plan_.ways.lanes) {
      if (lane.river) continue;
      const std::string data = path_data(lane.path);
      edges += stroked(data, colour::kRoadEdge, 2 * kRoadHalfWidth + 1.6);
      tops += stroked(data, colour::kRoad, 2 * kRoadHalfWidth - 0.8);
      if (!shared) flush(edges, tops);
    }
    if (plan_.ways.crossing) {
      edges += text("<circle cx=\"50\" cy=\"50\" r=\"", kCrossingRadius + 0.8, "\" fill=\"",
                    colour::kRoadEdge, "\"/>");
      tops += text("<circle cx=\"50\" cy=\"50\" r=\"", kCrossingRadius - 0.4, "\" fill=\"",
                   colour::kRoad, "\"/>");
    }
    flush(edges, tops);
    for (const Lane& lane : plan_.ways.lanes) {
      if (lane.river) continue;
      out_ +=
          stroked(path_data(lane.path), "#cdb98a", 0.7, " stroke-dasharray=\"3 2.5\" class=\"fine\"");
    }
  }

  void flush(std::string& edges, std::string& tops) {
    out_ += edges + tops;
    edges.clear();
    tops.clear();
  }

  // --- cities ----------------------------------------------------------------------------------------
  void paint_cities() {
    out_ += draw_city_ground(plan_.cities);
    // An open square in each city, where a knight will stand.
    for (const CityPlan& city : plan_.cities) {
      const Point at = plan_.stand[static_cast<std::size_t>(city.segment)];
      out_ += text("<circle cx=\"", at.x, "\" cy=\"", at.y, "\" r=\"7.5\" fill=\"#ecd6ab\"/>");
    }
    out_ += draw_houses(scatter_houses(tile_, plan_));
    out_ += draw_walls(plan_.cities, plan_.ways.gates);
  }

  // --- what stands on the land
  // ------------------------------------------------------------------------
  void paint_works() {
    for (const Way& bridge : plan_.ways.bridges)
      out_ += use("a-br", bridge.at, degrees_of(bridge.direction) - 90);
    if (plan_.ways.crossing) {
      // Two roads only: houses stand in the way, or one would take them for a single road.
      const auto arms = std::count_if(plan_.ways.lanes.begin(), plan_.ways.lanes.end(),
                                      [](const Lane& lane) { return !lane.river; });
      out_ += use(arms == 2 ? "a-hs" : "a-we", *plan_.ways.crossing);
    }
    for (std::size_t i = 0; i < plan_.cottages.size(); ++i) {
      out_ += use(i % 2 == 0 ? "a-h1" : "a-h2", plan_.cottages[i].at, plan_.cottages[i].degrees);
    }
    if (plan_.cloister) out_ += use("a-cl", plan_.cloister->at);
    for (const Mark& inn : plan_.inns) out_ += use("a-in", inn.at);
    for (const Mark& cathedral : plan_.cathedrals) out_ += use("a-ca", cathedral.at);
  }

  void paint_scatter() {
    for (const Growth& growth : scatter_growth(tile_, plan_))
      out_ += use(growth.drawing, growth.at, growth.degrees);
  }

  void paint_marks() {
    for (const Mark& sheep : plan_.sheep) marks_.push_back({"a-sh", sheep.at});
    for (const Mark& pennant : plan_.pennants) marks_.push_back({"a-pn", pennant.at});
    for (const Mark& goods : plan_.goods) {
      const Goods kind = tile_.segments[static_cast<std::size_t>(goods.segment)].goods;
      marks_.push_back({"a-g" + std::to_string(index(kind)), goods.at});
    }
  }

  const Tile& tile_;
  TilePlan plan_;
  Chance chance_;
  std::string out_;
  std::vector<UprightMark> marks_;
};

}  // namespace

TilePicture draw_tile(const Tile& tile) { return TilePainter(tile).paint(); }

std::string draw_marks(const TilePicture& picture, int symbol, Rotation rotation, Point corner) {
  std::string out;
  for (const UprightMark& mark : picture.marks)
    out += use(mark.drawing, corner + turned(mark.at, rotation));
  if (symbol != 0) out += use("a-w" + std::to_string(symbol), corner + turned(picture.wheel, rotation));
  return out;
}

std::string tile_svg(const Tile& tile, int symbol, int size) {
  const TilePicture picture = draw_tile(tile);
  return text("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\" width=\"",
              static_cast<double>(size), "\" height=\"", static_cast<double>(size), "\"><defs>",
              shared_drawings(), "</defs>", picture.body,
              draw_marks(picture, symbol, Rotation::r0, {0, 0}), "</svg>\n");
}

}  // namespace aude::art
