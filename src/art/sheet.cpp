// SPDX-License-Identifier: MIT
#include "art/sheet.h"

#include <array>
#include <map>

#include "art/palette.h"
#include "art/pieces.h"
#include "art/svg.h"
#include "art/tile.h"
#include "art/wheel.h"
#include "rules/sets.h"

namespace aude::art {

namespace {

std::string figure_symbols() {
  std::string out;
  for (int piece = 0; piece < kPieceKinds; ++piece) {
    for (std::size_t seat = 0; seat < kPlayerColours.size(); ++seat) {
      const Piece kind = static_cast<Piece>(piece);
      out += text("<symbol id=\"piece-", word_for(kind), "-", kPlayerColours[seat].name,
                  "\" viewBox=\"-14 -14 28 28\">", draw_piece(kind, static_cast<Seat>(seat), {0, 0}),
                  "</symbol>\n");
    }
  }
  return out;
}

std::string token_symbols() {
  const auto symbol = [](std::string_view name, std::string_view body) {
    return text("<symbol id=\"", name, "\" viewBox=\"-14 -14 28 28\">", body, "</symbol>\n");
  };
  std::string out = symbol("token-wolf", draw_sheep_token(0, {0, 0}));
  for (int sheep = 1; sheep <= 4; ++sheep)
    out += symbol("token-" + std::to_string(sheep), draw_sheep_token(sheep, {0, 0}));
  constexpr std::array<std::string_view, kGoodsKinds> kGoods{"wine", "wheat", "cloth"};
  for (std::size_t i = 0; i < kGoods.size(); ++i) {
    out += symbol(text("goods-", kGoods[i]), use("a-g" + std::to_string(i), {0, 0}, 0, 1.4));
  }
  for (int number = 1; number <= 3; ++number) {
    out += symbol("wheel-" + std::to_string(number), use("a-w" + std::to_string(number), {0, 0}));
  }
  return out + symbol("wheel-pig", draw_wheel_pig({0, 0}));
}

class ContactSheet {
 public:
  std::string paint(const Catalogue& catalogue) {
    for (const TileSet& set : catalogue.files) paint_set(set);
    paint_wheel(catalogue.wheel_board);
    const double width = kColumns * kStep + 2 * kMargin;
    return text("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ", width, " ", y_,
                "\" width=\"", width, "\" height=\"", y_, "\">\n<defs>", shared_drawings(), symbols_,
                "</defs>\n<rect width=\"", width, "\" height=\"", y_, "\" fill=\"", colour::kParchment,
                "\"/>\n<g font-family=\"'DejaVu Sans',Verdana,sans-serif\" fill=\"", colour::kInk,
                "\">\n", out_, "</g>\n</svg>\n");
  }

 private:
  static constexpr int kColumns = 9;
  static constexpr double kStep = 116;
  static constexpr double kRow = 128;
  static constexpr double kMargin = 16;

  void paint_set(const TileSet& set) {
    y_ += 34;
    out_ += text("<text x=\"", kMargin + 8, "\" y=\"", y_,
                 "\" font-family=\"Georgia,serif\" font-size=\"19\">", escaped(set.name), " (",
                 static_cast<double>(set.count()), ")</text>\n");
    y_ += 14;
    int column = 0;
    for (const Tile& tile : set.tiles) {
      if (column == kColumns) {
        column = 0;
        y_ += kRow;
      }
      paint_tile(tile, {kMargin + 8 + column++ * kStep, y_});
    }
    y_ += kRow;
  }

  void paint_wheel(const WheelBoard& board) {
    out_ += text("<text x=\"", kMargin + 8, "\" y=\"", y_ + 34,
                 "\" font-family=\"Georgia,serif\" font-size=\"19\">The wheel board</text>",
                 "<svg x=\"", kMargin + 8, "\" y=\"", y_ + 48,
                 "\" width=\"400\" height=\"400\" viewBox=\"0 0 400 400\">", draw_wheel(board).body,
                 "</svg>\n");
    y_ += 48 + 400 + kMargin;
  }

  void paint_tile(const Tile& tile, Point at) {
    const TilePicture picture = draw_tile(tile);
    // Tiles that look the same are drawn once.
    const auto [known, is_new] =
        known_.try_emplace(picture.land + picture.walls + draw_standing(picture.standing),
                           "s" + std::to_string(known_.size()));
    if (is_new)
      symbols_ += text("<symbol id=\"", known->second,
                       "\" viewBox=\"0 0 100 100\" overflow=\"hidden\">", tile_ground(Detail::Near),
                       tile_parts(picture, known->second, Detail::Near), "</symbol>\n");
    out_ += text("<g transform=\"translate(", at, ")\"><use href=\"#", known->second,
                 "\" width=\"100\" height=\"100\"/>");
    int symbol = 3;
    while (symbol > 0 && tile.copies[static_cast<std::size_t>(symbol)] == 0) --symbol;
    out_ += draw_marks(picture, symbol, Rotation::r0, {0, 0});
    out_ += "<g fill=\"#fffaf0\" stroke=\"#4a3a2a\" stroke-width=\".6\">";
    std::string numbers;
    for (std::size_t i = 0; i < picture.stand.size(); ++i) {
      const Point stand = picture.stand[i];
      out_ += text("<circle cx=\"", stand.x, "\" cy=\"", stand.y, "\" r=\"5\"/>");
      numbers += text("<text x=\"", stand.x, "\" y=\"", stand.y + 2.5, "\">", static_cast<double>(i),
                      "</text>");
    }
    out_ += text("</g><g font-size=\"7\" text-anchor=\"middle\">", numbers,
                 "</g><text y=\"112\" font-size=\"10\">", escaped(tile.id),
                 "</text><text x=\"100\" y=\"112\" font-size=\"9\" text-anchor=\"end\">",
                 copies_of(tile), "</text></g>\n");
  }

  // "8 x" or, with wheel symbols, "9 x (4, 1: 3, 2: 1, 3: 1)".
  static std::string copies_of(const Tile& tile) {
    std::string out = std::to_string(tile.count()) + " x";
    std::string marked;
    for (std::size_t symbol = 1; symbol < tile.copies.size(); ++symbol) {
      if (tile.copies[symbol] == 0) continue;
      marked += (marked.empty() ? "" : " ") + std::to_string(symbol) + ":" +
                std::to_string(tile.copies[symbol]);
    }
    return marked.empty() ? out : out + " (" + marked + ")";
  }

  std::map<std::string, std::string> known_;
  std::string symbols_;
  std::string out_;
  double y_ = 0;
};

}  // namespace

std::string symbol_sheet(const Catalogue& catalogue, Detail detail) {
  std::string out = text("<svg xmlns=\"http://www.w3.org/2000/svg\" data-shadow=\"",
                         style_of(detail).shadow, "\">\n<defs>", shared_drawings(),
                         detail == Detail::Near ? piece_drawings() : std::string(), "</defs>\n");
  for (const TileSet& set : catalogue.files) {
    for (const Tile& tile : set.tiles) {
      out += text("<symbol id=\"tile-", tile.id, "\" viewBox=\"0 0 100 100\" overflow=\"hidden\">",
                  tile_ground(detail), tile_parts(draw_tile(tile, detail), tile.id, detail),
                  "</symbol>\n");
    }
  }
  out += text("<symbol id=\"wheel\" viewBox=\"0 0 400 400\">",
              draw_wheel(catalogue.wheel_board, detail).body, "</symbol>\n");
  if (detail == Detail::Near) out += figure_symbols() + token_symbols();
  return out + "</svg>\n";
}

std::string tile_sheet(const Catalogue& catalogue) { return ContactSheet().paint(catalogue); }

}  // namespace aude::art
