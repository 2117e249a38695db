// SPDX-License-Identifier: MIT
// The pieces and flocks of Hills & Sheep.
#include "art/pieces.h"
#include "art/set_art.h"

namespace aude::art {
namespace {

constexpr PieceArt kHillsPieces[] = {
    // A long cloak and a crook.
    {.piece = Hills::kShepherd,
     .word = "shepherd",
     .legend = "shepherd",
     .outline = "M-1.5-9.500a3.3 3.3 0 0 1 2.6 5.400c2 .5 3.4 1.6 3.9 3.300l1.3 "
                "10.800h-14l1-10.800c.4-1.7 1.6-2.8 "
                "3.2-3.300a3.3 "
                "3.3 0 0 1 2-5.400z",
     .details = "<path fill=\"none\" stroke=\"#fffaf0\" stroke-width=\"2.6\" stroke-linecap=\"round\" "
                "d=\"M7.5 "
                "10v-16a2.3 2.3 0 1 1 4.5 0\"/>"
                "<path fill=\"none\" stroke=\"#5b4630\" stroke-width=\"1.4\" stroke-linecap=\"round\" "
                "d=\"M7.5 "
                "10v-16a2.3 2.3 0 1 1 4.5 0\"/>",
     .mark_at = {-1.5, 4}},
};

// The tokens beside a shepherd, overlapping.
std::string draw_flock(const BoardView& view, Piece piece, Seat seat, Point at) {
  std::string out;
  if (piece != Hills::kShepherd) return out;
  const auto& flock = view.state.board().set_state<Hills>().flock[static_cast<std::size_t>(seat)];
  Point place = at + Point{-12, 11} * view.growth;
  for (int sheep = 1; sheep <= 4; ++sheep) {
    const int count = flock[static_cast<std::size_t>(sheep - 1)];
    for (int i = 0; i < count; ++i, place = place + Point{7, 1} * view.growth)
      out += draw_sheep_token(sheep, place, 0.85 * view.growth) + "\n";
  }
  return out;
}

}  // namespace

extern const SetArt kHillsArt{.set = Hills::kId, .pieces = kHillsPieces, .draw_beside = draw_flock};

}  // namespace aude::art
