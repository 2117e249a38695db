// SPDX-License-Identifier: MIT
// The pieces and goods of Traders & Builders.
#include <array>

#include "art/set_art.h"

namespace aude::art {
namespace {

constexpr PieceArt kTradersPieces[] = {
    // A long coat and a round hat.
    {.piece = Traders::kBuilder,
     .word = "builder",
     .legend = "builder",
     .outline =
         "M-5.2-6.7h1.8a3.4 3.4 0 0 1 6.8 0h1.8v1.6h-1.9a3.3 3.3 0 0 1-1 2.1c2.3.6 4.1 1.8 4.5 3.9l1 "
         "9.1h-15.6l1-9.1"
         "c.4-2.1 2.2-3.3 4.5-3.9a3.3 3.3 0 0 1-1-2.1h-1.9z",
     .details = "<path fill=\"none\" stroke=\"#fffaf0\" stroke-width=\"2.6\" stroke-linecap=\"round\" "
                "d=\"M8.5 "
                "8v-12M5.5-5.500h6\"/>"
                "<path fill=\"none\" stroke=\"#5b4630\" stroke-width=\"1.3\" stroke-linecap=\"round\" "
                "d=\"M8.5 "
                "8v-12\"/>"
                "<path fill=\"none\" stroke=\"#4a4a50\" stroke-width=\"2.6\" stroke-linecap=\"round\" "
                "d=\"M6.5-5h4\"/>",
     .mark_at = {0, 4}},
    {.piece = Traders::kPig,
     .word = "pig",
     .legend = "pig",
     .outline = "M-9.7-1.300c-.6-2.6.6-4.5 3-5 2.3-1.7 6.7-2 9.7-1 .6-1.3 2.3-1.9 3.4-1.500l-.4 "
                "2.400c1.3.8 2 1.9 "
                "2.3 3.100l2.1"
                ".5c.5 1.5.3 3-.5 3.700l-2.2.4c-.7 1.1-1.7 1.9-2.6 2.300l-.2 "
                "4.600h-3.300l-.6-3.500h-4.600l-.6 "
                "3.500h-3.300l-.2-4.8"
                "c-1.2-1.3-1.8-2.9-2-4.700z",
     .details = "<circle cx=\"6.3\" cy=\"-2.5\" r=\".8\" fill=\"#fffaf0\"/>",
     .mark_at = {-1.5, -1},
     .mark_scale = 1.1},
};

std::vector<SupplyEntry> goods_of(const State& state, Seat seat) {
  constexpr std::array<std::string_view, kGoodsKinds> kDrawings{"a-g0", "a-g1", "a-g2"};
  const auto& goods = state.board().set_state<Traders>().goods[static_cast<std::size_t>(seat)];
  std::vector<SupplyEntry> entries;
  for (std::size_t i = 0; i < kDrawings.size(); ++i) entries.push_back({kDrawings[i], goods[i]});
  return entries;
}

}  // namespace

extern const SetArt kTradersArt{.set = Traders::kId, .pieces = kTradersPieces, .supply = goods_of};

}  // namespace aude::art
