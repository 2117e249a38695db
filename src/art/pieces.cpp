// SPDX-License-Identifier: MIT
#include "art/pieces.h"

#include <array>

#include "art/palette.h"
#include "art/set_art.h"
#include "art/svg.h"

namespace aude::art {

namespace {

// One mark for each colour, about 4 units wide.
constexpr std::array<std::string_view, 8> kMarks{
    "M0-2.100a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.200z",                                 // circle
    "M-1.9-1.900h3.800v3.800h-3.800z",                                                     // square
    "M0-2.300l2.4 4.200h-4.800z",                                                          // triangle
    "M0-2.600l2.1 2.6-2.1 2.6-2.1-2.600z",                                                 // diamond
    "M-.7-2.300h1.400v1.600h1.600v1.400h-1.600v1.600h-1.400v-1.600h-1.600v-1.400h1.600z",  // cross
    "M0-2.700l.8 1.8 1.9.2-1.4 1.3.4 1.9-1.7-1-1.7 1 .4-1.9-1.4-1.3 1.9-.2z",              // star
    "M.9-2.300a2.3 2.3 0 1 0 .9 3.8 2.3 2.3 0 0 1-.9-3.800z",                              // crescent
    "M0-2.800c1 1.5 1.9 2.5 1.9 3.600a1.9 1.9 0 0 1-3.8 0c0-1.1.9-2.1 1.9-3.600z",         // drop
};

// The outline takes its colour from the surroundings (currentColor).
std::string figure(const PieceArt& art) {
  std::string out = text("<g id=\"a-", art.word, "\" stroke-linejoin=\"round\">");
  if (art.scale != 1) out += text("<g transform=\"scale(", art.scale, ")\">");
  // Its shadow on the ground, a light edge, the wood's thickness to the south-east, and the front,
  // which is lighter above.
  out += text(
      "<path fill=\"#20160c\" opacity=\".32\" d=\"M-7 9.600c2-2.600 14-3.600 18.500-1.200 2.400 "
      "1.400-2 4-9 "
      "4.100-6 0-11-1-9.500-2.900z\"/><path fill=\"#fffaf0\" stroke=\"#fffaf0\" stroke-width=\"3.2\" "
      "d=\"",
      art.outline, "\"/><g transform=\"translate(.9 1)\"><path fill=\"currentColor\" d=\"", art.outline,
      "\"/><path fill=\"#20160c\" opacity=\".5\" d=\"", art.outline,
      "\"/></g><path fill=\"currentColor\" stroke=\"#20160c\" stroke-opacity=\".65\" "
      "stroke-width=\".8\" d=\"",
      art.outline, "\"/><path fill=\"url(#a-lp)\" d=\"", art.outline, "\"/>", art.details);
  if (art.scale != 1) out += "</g>";
  return out + "</g>";
}

std::string tokens() {
  std::string out =
      "<g id=\"a-token\"><circle r=\"9\" fill=\"#f4ecd8\" stroke=\"#4a3a2a\" stroke-width=\"1\"/>"
      "<circle r=\"7.6\" fill=\"#b9cb80\" stroke=\"#8a9d52\" stroke-width=\".6\"/></g>"
      "<g id=\"a-wolf\"><use href=\"#a-token\"/><path fill=\"#5d5f66\" stroke=\"#2e2e33\" "
      "stroke-width=\".5\" "
      "stroke-linejoin=\"round\" d=\"M-5-5.500l3 2h4l3-2 .6 5.5-2.6 3.3-3 2.7-3-2.7-2.6-3.300z\"/>"
      "<path fill=\"#f3d34a\" d=\"M-2.9-.9l1.9.7-1.7.7zM2.9-.9l-1.9.7 1.7.7z\"/><path fill=\"#2e2e33\" "
      "d=\"M-1 3.300h2l-1 1.500z\"/></g>"
      "<g id=\"a-lamb\"><use href=\"#a-sh\" transform=\"scale(.5)\"/></g>";
  constexpr std::array<std::string_view, 4> kPlaces{"0,0", "-3.2,-1.5;3,2", "-3.2,-3;3.2,-1.5;-.5,3.5",
                                                    "-3.4,-2.8;3.2,-2.8;-3,3;3.4,3"};
  for (std::size_t sheep = 1; sheep <= kPlaces.size(); ++sheep) {
    out += text("<g id=\"a-sheep", static_cast<double>(sheep), "\"><use href=\"#a-token\"/>");
    std::string_view places = kPlaces[sheep - 1];
    while (!places.empty()) {
      const std::size_t comma = places.find(',');
      const std::size_t end = std::min(places.find(';'), places.size());
      out += text("<use href=\"#a-lamb\" x=\"", places.substr(0, comma), "\" y=\"",
                  places.substr(comma + 1, end - comma - 1), "\"/>");
      places.remove_prefix(std::min(end + 1, places.size()));
    }
    out += "</g>";
  }
  return out;
}

}  // namespace

std::string_view word_for(Piece piece) { return art_of(piece).word; }

std::string draw_piece(Piece piece, Seat seat, Point at, bool lying, double scale) {
  const std::size_t colour = static_cast<std::size_t>(seat) % kPlayerColours.size();
  const PieceArt& art = art_of(piece);
  std::string out =
      text("<g color=\"", kPlayerColours[colour].fill, "\" transform=\"translate(", at, ")");
  if (lying) out += "rotate(-90)";
  if (scale != 1) out += "scale(" + std::to_string(scale).substr(0, 4) + ")";
  out += text("\"><use href=\"#a-", word_for(piece), "\"/>");
  out += use(text("a-m", static_cast<double>(colour)), art.mark_at * art.scale, 0,
             art.mark_scale * art.scale);
  return out + "</g>";
}

std::string draw_sheep_token(int sheep, Point at, double scale) {
  return use(sheep == 0 ? std::string("a-wolf") : "a-sheep" + std::to_string(sheep), at, 0, scale);
}

std::string draw_wheel_pig(Point at, double scale) {
  return text("<g color=\"#eaa0b5\">", use("a-pig", at, 0, scale), "</g>");
}

const std::string& piece_drawings() {
  static const std::string kAll = [] {
    std::string out;
    for (int piece = 0; piece < kPieceKinds; ++piece)
      out += figure(art_of(static_cast<Piece>(piece))) + "\n";
    for (std::size_t i = 0; i < kMarks.size(); ++i) {
      out += text("<path id=\"a-m", static_cast<double>(i), "\" fill=\"", kPlayerColours[i].mark,
                  "\" d=\"", kMarks[i], "\"/>\n");
    }
    return out + tokens() + "\n";
  }();
  return kAll;
}

}  // namespace aude::art
