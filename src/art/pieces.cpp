#include "art/pieces.h"

#include <array>

#include "art/palette.h"
#include "art/svg.h"

namespace aude::art {

namespace {

// The silhouettes take their colour from the surroundings (currentColor).
constexpr std::array<std::string_view, kPieceKinds> kSilhouettes{
    // follower
    "M0-10a3.7 3.7 0 0 1 2.9 6c2.3.5 5.7 1.8 6.5 3.6.5 1.3-.3 2.2-1.6 2.200h-2.500c.6 2.4 1.9 4.7 "
    "2.5 6.6.3 1-.2 1.6-1.2 1.600h-13.200c-1 0-1.5-.6-1.2-1.6.6-1.9 1.9-4.2 2.5-6.600h-2.500c-1.3 0"
    "-2.1-.9-1.6-2.2.8-1.8 4.2-3.1 6.5-3.600a3.7 3.7 0 0 1 2.9-6z",
    // large follower: the same, drawn bigger
    "",
    // builder: a long coat and a round hat
    "M-5.2-6.7h1.8a3.4 3.4 0 0 1 6.8 0h1.8v1.6h-1.9a3.3 3.3 0 0 1-1 2.1c2.3.6 4.1 1.8 4.5 3.9l1 "
    "9.1h-15.6l1-9.1"
    "c.4-2.1 2.2-3.3 4.5-3.9a3.3 3.3 0 0 1-1-2.1h-1.9z",
    // pig
    "M-9.7-1.300c-.6-2.6.6-4.5 3-5 2.3-1.7 6.7-2 9.7-1 .6-1.3 2.3-1.9 3.4-1.500l-.4 2.400c1.3.8 2 1.9 "
    "2.3 3.100l2.1"
    ".5c.5 1.5.3 3-.5 3.700l-2.2.4c-.7 1.1-1.7 1.9-2.6 2.300l-.2 4.600h-3.300l-.6-3.500h-4.600l-.6 "
    "3.500h-3.300l-.2-4.8"
    "c-1.2-1.3-1.8-2.9-2-4.700z",
    // shepherd: a long cloak and a crook
    "M-1.5-9.500a3.3 3.3 0 0 1 2.6 5.400c2 .5 3.4 1.6 3.9 3.300l1.3 10.800h-14l1-10.800c.4-1.7 1.6-2.8 "
    "3.2-3.300a3.3 "
    "3.3 0 0 1 2-5.400z",
};

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

constexpr double kLargeScale = 1.25;

struct Anchor {
  Point at;
  double scale;
};
constexpr std::array<Anchor, kPieceKinds> kMarkAt{
    {{{0, 4}, 1.2}, {{0, 4}, 1.2}, {{0, 4}, 1.2}, {{-1.5, -1}, 1.1}, {{-1.5, 4}, 1.2}}};

std::string figure(Piece piece) {
  const Piece shape = piece == Piece::Large ? Piece::Follower : piece;
  const std::string_view outline = kSilhouettes[static_cast<std::size_t>(shape)];
  std::string out = text("<g id=\"a-", word_for(piece), "\" stroke-linejoin=\"round\">");
  if (piece == Piece::Large) out += "<g transform=\"scale(1.25)\">";
  out += text(
      "<path fill=\"#20160c\" opacity=\".3\" d=\"M-8 9.500a8.5 2.2 0 1 0 17 0 8.5 2.2 0 1 0-17 0z\"/>",
      "<path fill=\"currentColor\" stroke=\"#fffaf0\" stroke-width=\"2.4\" d=\"", outline, "\"/>",
      "<path fill=\"currentColor\" stroke=\"#20160c\" stroke-opacity=\".65\" stroke-width=\".8\" d=\"",
      outline, "\"/>");
  if (piece == Piece::Builder) {
    out +=
        "<path fill=\"none\" stroke=\"#fffaf0\" stroke-width=\"2.6\" stroke-linecap=\"round\" d=\"M8.5 "
        "8v-12M5.5-5.500h6\"/>"
        "<path fill=\"none\" stroke=\"#5b4630\" stroke-width=\"1.3\" stroke-linecap=\"round\" d=\"M8.5 "
        "8v-12\"/>"
        "<path fill=\"none\" stroke=\"#4a4a50\" stroke-width=\"2.6\" stroke-linecap=\"round\" "
        "d=\"M6.5-5h4\"/>";
  } else if (piece == Piece::Shepherd) {
    out +=
        "<path fill=\"none\" stroke=\"#fffaf0\" stroke-width=\"2.6\" stroke-linecap=\"round\" d=\"M7.5 "
        "10v-16a2.3 2.3 0 1 1 4.5 0\"/>"
        "<path fill=\"none\" stroke=\"#5b4630\" stroke-width=\"1.4\" stroke-linecap=\"round\" d=\"M7.5 "
        "10v-16a2.3 2.3 0 1 1 4.5 0\"/>";
  } else if (piece == Piece::Pig) {
    out += "<circle cx=\"6.3\" cy=\"-2.5\" r=\".8\" fill=\"#fffaf0\"/>";
  } else if (piece == Piece::Large) {
    out +=
        "<path fill=\"none\" stroke=\"#fffaf0\" stroke-width=\"1.5\" stroke-linecap=\"round\" "
        "d=\"M-3.6-2.500q3.6 2.6 7.2 0\"/></g>";
  }
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

std::string_view word_for(Piece piece) {
  constexpr std::array<std::string_view, kPieceKinds> kWords{"follower", "large", "builder", "pig",
                                                             "shepherd"};
  return kWords[static_cast<std::size_t>(piece)];
}

std::string draw_piece(Piece piece, Seat seat, Point at, bool lying, double scale) {
  const std::size_t colour = static_cast<std::size_t>(seat) % kPlayerColours.size();
  const Anchor& anchor = kMarkAt[static_cast<std::size_t>(piece)];
  std::string out =
      text("<g color=\"", kPlayerColours[colour].fill, "\" transform=\"translate(", at, ")");
  if (lying) out += "rotate(-90)";
  if (scale != 1) out += "scale(" + std::to_string(scale).substr(0, 4) + ")";
  out += text("\"><use href=\"#a-", word_for(piece), "\"/>");
  const double mark_scale = anchor.scale * (piece == Piece::Large ? kLargeScale : 1);
  out += use(text("a-m", static_cast<double>(colour)),
             anchor.at * (piece == Piece::Large ? kLargeScale : 1), 0, mark_scale);
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
    for (int piece = 0; piece < kPieceKinds; ++piece) out += figure(static_cast<Piece>(piece)) + "\n";
    for (std::size_t i = 0; i < kMarks.size(); ++i) {
      out += text("<path id=\"a-m", static_cast<double>(i), "\" fill=\"", kPlayerColours[i].mark,
                  "\" d=\"", kMarks[i], "\"/>\n");
    }
    return out + tokens() + "\n";
  }();
  return kAll;
}

}  // namespace aude::art
