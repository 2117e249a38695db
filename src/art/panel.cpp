// SPDX-License-Identifier: MIT
#include "art/panel.h"

#include <array>

#include "art/palette.h"
#include "art/pieces.h"
#include "art/set_art.h"
#include "art/svg.h"
#include "art/tile.h"

namespace aude::art {

namespace {

constexpr std::string_view kSerif = "Georgia,'DejaVu Serif',serif";
constexpr std::string_view kSans = "'DejaVu Sans',Verdana,sans-serif";
constexpr std::size_t kLongestName = 18;

// The start of a long name, never cut inside a UTF-8 character.
std::string shortened(std::string_view name) {
  std::size_t characters = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const bool begins = (static_cast<unsigned char>(name[i]) & 0xC0U) != 0x80U;
    if (begins && characters++ == kLongestName) return std::string(name.substr(0, i)) + "…";
  }
  return std::string(name);
}

class PanelPainter {
 public:
  PanelPainter(const State& state, double width)
      : state_(state), board_(state.board()), width_(width) {}

  Panel paint() {
    for (int seat = 0; seat < state_.game().players(); ++seat) paint_player(static_cast<Seat>(seat));
    paint_state();
    paint_legend();
    return {std::move(out_), y_};
  }

 private:
  void write(Point at, std::string_view words, double size, std::string_view family,
             std::string_view more = "") {
    out_ += text("<text x=\"", at.x, "\" y=\"", at.y, "\" font-family=\"", family, "\" font-size=\"",
                 size, "\" fill=\"", colour::kInk, "\"", more, ">", escaped(words), "</text>\n");
  }

  void paint_player(Seat seat) {
    const bool in_turn = !state_.is_over() && state_.turn() == seat;
    const PlayerColour& look = kPlayerColours[static_cast<std::size_t>(seat)];
    constexpr double kHeight = 66;
    out_ +=
        text("<rect x=\"0\" y=\"", y_, "\" width=\"", width_, "\" height=\"", kHeight,
             "\" rx=\"9\" fill=\"", in_turn ? std::string_view("#fffaf0") : std::string_view("#efe4c9"),
             "\" stroke=\"", in_turn ? look.fill : std::string_view("#d3c199"), "\" stroke-width=\"",
             in_turn ? 3.0 : 1.0, "\"/>\n");
    out_ += draw_piece(Piece::Follower, seat, {28, y_ + 32}, false, 1.7);
    write({56, y_ + 27}, shortened(state_.game().setup().players[static_cast<std::size_t>(seat)]), 18,
          kSerif);
    write({width_ - 14, y_ + 32}, std::to_string(state_.score(seat)), 27, kSerif,
          " font-weight=\"bold\" text-anchor=\"end\"");
    paint_supply(seat, {62, y_ + 49});
    y_ += kHeight + 10;
  }

  void paint_supply(Seat seat, Point at) {
    const auto entry = [&](std::string_view picture, int count) {
      out_ += picture;
      write(at + Point{9, 4.5}, std::to_string(count), 12, kSans);
      at.x += 31;
    };
    for (int piece = 0; piece < kPieceKinds; ++piece) {
      const Piece kind = static_cast<Piece>(piece);
      const int count = board_.supply(seat, kind);
      if (count > 0)
        entry(draw_piece(kind, seat, at, false, art_of(kind).scale != 1 ? 0.6 : 0.65), count);
    }
    each_active<&SetArt::supply>(state_.game(), [&](auto supply) {
      for (const SupplyEntry& each : supply(state_, seat)) {
        if (each.count > 0) entry(use(each.id, at, 0, 0.8), each.count);
      }
    });
  }

  void paint_state() {
    y_ += 16;
    std::string line =
        std::to_string(state_.left()) + (state_.left() == 1 ? " tile left" : " tiles left");
    if (state_.hidden() > 0) line += ", " + std::to_string(state_.hidden()) + " hidden under hills";
    if (state_.is_over()) line = "The game is over";
    write({4, y_}, line, 14, kSans);
    y_ += 12;
    if (state_.is_over() || state_.phase() == Phase::Draw) return;
    const KindInfo& kind = state_.game().kind(state_.tile_in_hand());
    const TilePicture picture = draw_tile(*kind.tile);
    if (!is_tile_laid(state_.phase())) {
      out_ += text("<svg x=\"4\" y=\"", y_, "\" width=\"90\" height=\"90\" viewBox=\"0 0 100 100\">",
                   tile_ground(Detail::Near), tile_parts(picture, "hand", Detail::Near),
                   draw_marks(picture, kind.symbol, Rotation::r0, {0, 0}), "</svg>\n");
      write({106, y_ + 50}, "in hand", 14, kSans);
      y_ += 104;
    }
  }

  void paint_legend() {
    const std::array<int, kPieceKinds> each = state_.game().pieces_each();
    y_ += 10;
    out_ += text("<g opacity=\".85\">");
    for (int piece = 0; piece < kPieceKinds; ++piece) {
      if (each[static_cast<std::size_t>(piece)] == 0) continue;
      y_ += 24;
      const PieceArt& art = art_of(static_cast<Piece>(piece));
      out_ += draw_piece(art.piece, state_.turn(), {16, y_ - 5}, false, art.scale != 1 ? 0.7 : 0.8);
      write({34, y_}, art.legend, 12.5, kSans);
    }
    y_ += 24;
    out_ += text("<rect x=\"8\" y=\"", y_ - 14,
                 "\" width=\"16\" height=\"16\" rx=\"2\" fill=\"#adc16f\" stroke=\"#c8802a\" "
                 "stroke-width=\"2.5\"/>");
    write({34, y_}, "laid last", 12.5, kSans);
    out_ += "</g>\n";
  }

  const State& state_;
  const Board& board_;
  double width_;
  std::string out_;
  double y_ = 0;
};

}  // namespace

Panel draw_panel(const State& state, double width) { return PanelPainter(state, width).paint(); }

}  // namespace aude::art
