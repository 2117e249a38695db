// SPDX-License-Identifier: MIT
#include "art/board.h"

#include <algorithm>
#include <map>
#include <set>

#include "art/palette.h"
#include "art/panel.h"
#include "art/pieces.h"
#include "art/set_art.h"
#include "art/svg.h"
#include "art/tile.h"

namespace aude::art {

namespace {

constexpr double kMargin = 40;
constexpr double kPanelWidth = 300;
constexpr double kPieceHeight = 20;
constexpr double kBannerSize = 15;
constexpr double kTowerSize = 12;
constexpr double kLeastTower = 8;
constexpr std::string_view kEveningLight = "#ffa51e";
std::string_view evening_light(Detail detail) { return detail == Detail::Far ? ".3" : ".14"; }
constexpr double kPieceScale = 1.25;  // on the board; the panel has its own

class BoardPainter {
 public:
  BoardPainter(const State& state, const BoardOptions& options)
      : state_(state),
        board_(state.board()),
        pixels_(options.tile_pixels),
        detail_(options.detail.value_or(detail_for(options.tile_pixels))) {
    find_extent();
  }

  // Draws tiles as wide as the constructor was given, which must fit.
  std::string paint_card(int width, int height) {
    const int tile = static_cast<int>(pixels_);
    const int left = (width - columns() * tile) / 2;  // whole pixels: tiles stay sharp
    const int top = (height - rows() * tile) / 2;
    const Point corner{static_cast<double>(left), static_cast<double>(top)};
    std::string board;
    paint_tiles(board);
    paint_pieces(board);
    return text("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"", width, "\" height=\"", height,
                "\">\n<defs>", definitions(board), "</defs>\n<rect width=\"", width, "\" height=\"",
                height, "\" fill=\"", colour::kParchment, "\"/>\n<g transform=\"translate(", corner,
                ")scale(", std::to_string(pixels_ / kTileSize).substr(0, 4), ")\">", board,
                "</g>\n</svg>\n");
  }

  int columns() const { return east_ - west_ + 1; }
  int rows() const { return south_ - north_ + 1; }

  std::string paint() {
    const double board_width = (east_ - west_ + 1) * kTileSize + 2 * kMargin;
    const double board_height = (south_ - north_ + 1) * kTileSize + 2 * kMargin;
    const Panel panel = draw_panel(state_, kPanelWidth);
    // The panel grows with the board, so that its text stays readable.
    const double panel_scale = std::clamp((board_height - 2 * kMargin) / 900, 1.0, 2.2);
    const double width = board_width + kPanelWidth * panel_scale + kMargin;
    const double height = std::max(board_height, panel.height * panel_scale + 2 * kMargin);
    const double scale = pixels_ / kTileSize;
    std::string tiles = text("<g transform=\"translate(",
                             Point{kMargin, (height - board_height) / 2 + kMargin}, ")\">");
    paint_tiles(tiles);
    paint_pieces(tiles);
    tiles += "</g>";
    std::string out = text("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ", width, " ",
                           height, "\" width=\"", width * scale, "\" height=\"", height * scale,
                           "\">\n<defs>", definitions(tiles + panel.body), "</defs>\n");
    out += text("<rect width=\"", width, "\" height=\"", height, "\" rx=\"18\" fill=\"",
                colour::kParchment, "\"/>");
    out += text("<rect x=\"7\" y=\"7\" width=\"", width - 14, "\" height=\"", height - 14,
                "\" rx=\"13\" fill=\"none\" stroke=\"#c9b48a\" stroke-width=\"1.5\"/>\n");
    out += tiles;
    out += text("<g transform=\"translate(", Point{board_width, kMargin}, ")scale(", panel_scale,
                ")\">", panel.body, "</g>\n</svg>\n");
    return out;
  }

 private:
  // Only what this picture shows: a sixth of a board's bytes would be drawings of other sets and
  // pieces.
  std::string definitions(std::string_view body) const {
    return referenced(text(shared_drawings(), piece_drawings(), symbols_), body);
  }

  void find_extent() {
    for (const PlacedTile& tile : board_.tiles()) {
      const Cell cell = tile.cell;
      if (&tile == &board_.tiles().front()) {
        west_ = east_ = cell.x;
        north_ = south_ = cell.y;
      }
      west_ = std::min<int>(west_, cell.x);
      east_ = std::max<int>(east_, cell.x);
      north_ = std::min<int>(north_, cell.y);
      south_ = std::max<int>(south_, cell.y);
    }
  }

  Point corner(Cell cell) const {
    return {(cell.x - west_) * kTileSize, (cell.y - north_) * kTileSize};
  }

  // Each kind of tile is drawn once and referred to for every copy.
  const TilePicture& picture(Kind kind) {
    const auto [entry, is_new] = pictures_.try_emplace(kind);
    if (is_new) {
      const KindInfo& info = state_.game().kind(kind);
      entry->second = draw_tile(*info.tile, detail_);
      symbols_ += tile_parts(entry->second, symbol_id(kind), detail_) + "\n";
    }
    return entry->second;
  }

  static std::string symbol_id(Kind kind) { return "k" + std::to_string(index(kind)); }

  void paint_tiles(std::string& out) {
    std::string ground;
    for (const PlacedTile& tile : board_.tiles())
      ground += text("M", corner(tile.cell), "h100v100h-100z");
    paint_table(ground, out);
    for (const PlacedTile& tile : board_.tiles()) {
      if (state_.game().is_board_cell(tile.kind())) continue;
      const TilePicture& drawn = picture(tile.kind());
      if (tile.rotation() != Rotation::r0 && turned_.insert({tile.kind(), tile.rotation()}).second)
        symbols_ += tile_works(drawn, symbol_id(tile.kind()), tile.rotation(), detail_) + "\n";
      out +=
          lay_parts(symbol_id(tile.kind()), drawn.hill, tile.rotation(), corner(tile.cell), detail_) +
          "\n";
    }
    paint_progress(out);
    // Symbols larger than their tile overlap the next one.
    for (const PlacedTile& tile : board_.tiles()) {
      if (state_.game().is_board_cell(tile.kind())) continue;
      out += draw_marks(picture(tile.kind()), state_.game().kind(tile.kind()).symbol, tile.rotation(),
                        corner(tile.cell), pixels_);
    }
    each_active<&SetArt::draw_on_board>(state_.game(), [&](auto draw) { out += draw(view()); });
    paint_bevels(out);
    paint_last_move(out);
  }

  // The shadow of the tiles on the table, their thickness, and the meadow that they share.
  void paint_table(const std::string& ground, std::string& out) const {
    const auto moved = [&](double x, double y, std::string_view paint) {
      out += text("<path ", paint, " transform=\"translate(", Point{x, y}, ")\" d=\"", ground, "\"/>");
    };
    moved(5, 8,
          "fill=\"#3d2a14\" stroke=\"#3d2a14\" stroke-width=\"5\" stroke-linejoin=\"round\" "
          "opacity=\".22\"");
    moved(2, 4.5, "fill=\"#7a6136\" stroke=\"#7a6136\"");
    moved(1, 2, "fill=\"#c2a56b\" stroke=\"#c2a56b\"");
    out += text("<path fill=\"#a3b866\" stroke=\"#a3b866\" d=\"", ground, "\"/><path fill=\"",
                style_of(detail_).meadow, "\" d=\"", ground, "\"/>\n");
  }

  // Light and dark edges, so that tiles can be counted.
  void paint_bevels(std::string& out) const {
    std::string light;
    std::string dark;
    for (const PlacedTile& tile : board_.tiles()) {
      if (state_.game().is_board_cell(tile.kind())) continue;
      const Point at = corner(tile.cell);
      light += text("M", at + Point{0.6, 99.4}, "v-98.800h98.8");
      dark += text("M", at + Point{99.5, 0.5}, "v99h-99");
    }
    out += stroked(light, "#fffbe0", 1.2, " stroke-opacity=\".28\"") +
           stroked(dark, "#3a2c10", 1, " stroke-opacity=\".26\"") + "\n";
  }

  // The ground of each segment of a kind, for roads their centre line. Drawn once per kind.
  void name_areas(Kind kind) {
    if (!named_.insert(kind).second) return;
    const Tile& tile = *state_.game().kind(kind).tile;
    const std::vector<std::string> areas = segment_areas(tile);
    const std::vector<std::string> roads = road_lines(tile);
    for (std::size_t i = 0; i < areas.size(); ++i) {
      symbols_ += text("<path id=\"", area_id(kind, static_cast<int>(i)), "\" d=\"",
                       roads[i].empty() ? areas[i] : roads[i], "\"/>");
    }
  }
  static std::string area_id(Kind kind, int segment) {
    return "area" + std::to_string(index(kind)) + "-" + std::to_string(segment);
  }

  // Completed cities have warm light, high towers and a banner. Completed roads are paved.
  void paint_progress(std::string& out) {
    std::string lit;
    std::string paved;
    std::string added;
    for (const PlacedTile& tile : board_.tiles()) {
      if (state_.game().is_board_cell(tile.kind())) continue;
      for (int i = 0; i < board_.kind_of(tile).segment_count; ++i) {
        const SegmentId segment_id = board_.segment_id(tile, i);
        const SegmentId feature = board_.feature(segment_id);
        const Terrain terrain = board_.info(segment_id).terrain;
        const bool city = terrain == Terrain::City;
        if (board_.is_open(feature) || (!city && terrain != Terrain::Road)) continue;
        name_areas(tile.kind());
        (city ? lit : paved) +=
            text("<use href=\"#", area_id(tile.kind(), i), "\" transform=\"translate(",
                 corner(tile.cell), ")rotate(", index(tile.rotation()) * 90.0, " 50 50)\"/>");
        if (city) add_towers(tile, i, added);
        if (city && feature == segment_id)
          added += use("a-ba", spot(segment_id), 0, growth(kBannerSize, pixels_, kLeastSign));
      }
    }
    const auto put = [&](std::string_view paint, const std::string& areas) {
      if (!areas.empty()) out += text("<g ", paint, ">", areas, "</g>\n");
    };
    const Style& style = style_of(detail_);
    put(text("fill=\"", kEveningLight, "\" opacity=\"", evening_light(detail_), "\""), lit);
    put(text("fill=\"none\" stroke=\"#fffaf0\" opacity=\".75\" stroke-width=\"", style.road, "\""),
        paved);
    out += added;
  }

  void add_towers(const PlacedTile& tile, int segment, std::string& out) {
    if (detail_ == Detail::Far) return;
    const auto& towers = picture(tile.kind()).towers[static_cast<std::size_t>(segment)];
    const std::size_t most = detail_ == Detail::Near ? 2 : 1;
    for (std::size_t i = 0; i < std::min(most, towers.size()); ++i) {
      const Point tower = towers[i];
      out += use("a-to", corner(tile.cell) + turned(tower, tile.rotation()), 0,
                 growth(kTowerSize, pixels_, kLeastTower));
    }
  }

  void paint_last_move(std::string& out) const {
    if (board_.tiles().size() <= state_.game().laid_first().size()) return;
    const Point at = corner(board_.last_tile().cell);
    out += text("<rect x=\"", at.x + 1.5, "\" y=\"", at.y + 1.5,
                "\" width=\"97\" height=\"97\" rx=\"3\" fill=\"none\" stroke=\"#fff3c4\" "
                "stroke-width=\"5\"/><rect x=\"",
                at.x + 1.5, "\" y=\"", at.y + 1.5,
                "\" width=\"97\" height=\"97\" rx=\"3\" fill=\"none\" stroke=\"#c8802a\" "
                "stroke-width=\"2.5\"/>\n");
  }

  // For the drawings of sets.
  BoardView view() const {
    return {state_, detail_, piece_scale(), piece_scale() / kPieceScale, corner({0, 0})};
  }

  Point spot(SegmentId segment_id) {
    const PlacedTile& tile = board_.tile(segment_id);
    const Point stand =
        picture(tile.kind()).stand[static_cast<std::size_t>(board_.segment(segment_id))];
    return corner(tile.cell) + turned(stand, tile.rotation());
  }

  double piece_scale() const {
    return kPieceScale * growth(kPieceScale * kPieceHeight, pixels_, kLeastPiece);
  }

  void paint_pieces(std::string& out) {
    for (const DeployedFollower& follower : board_.followers()) {
      const bool lying = board_.info(follower.segment_id).terrain == Terrain::Field;
      out +=
          draw_piece(follower.piece, follower.seat, spot(follower.segment_id), lying, piece_scale()) +
          "\n";
    }
    for (const PieceInfo& info : kPieceInfo) {
      const Piece piece = info.piece;
      if (is_follower(piece)) continue;
      for (int seat = 0; seat < state_.game().players(); ++seat) {
        const SegmentId segment_id = board_.figure(piece, static_cast<Seat>(seat));
        if (segment_id == kNoSegmentId) continue;
        const Point at = spot(segment_id);
        out += draw_piece(piece, static_cast<Seat>(seat), at, false, piece_scale()) + "\n";
        each_active<&SetArt::draw_beside>(
            state_.game(), [&](auto draw) { out += draw(view(), piece, static_cast<Seat>(seat), at); });
      }
    }
  }

  const State& state_;
  const Board& board_;
  double pixels_;  // the width of a tile
  Detail detail_;
  int west_ = 0, east_ = 0, north_ = 0, south_ = 0;
  std::map<Kind, TilePicture> pictures_;
  std::set<Kind> named_;
  std::set<std::pair<Kind, Rotation>> turned_;  // whose works are drawn
  std::string symbols_;
};

}  // namespace

std::string board_svg(const State& state, const BoardOptions& options) {
  return BoardPainter(state, options).paint();
}

std::string card_svg(const State& state, int width, int height) {
  constexpr int kFrame = 24;    // at least, on each side
  constexpr int kLargest = 99;  // pixels of a tile; two decimals are exact for it
  const BoardPainter measured(state, {});
  const int tile = std::clamp(
      std::min((width - 2 * kFrame) / measured.columns(), (height - 2 * kFrame) / measured.rows()), 1,
      kLargest);
  // The finest details would be lost in a preview, which is mostly shown smaller than it is.
  return BoardPainter(state, {tile, std::max(detail_for(tile), Detail::Middle)})
      .paint_card(width, height);
}

}  // namespace aude::art
