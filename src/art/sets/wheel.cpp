// SPDX-License-Identifier: MIT
// The wheel board under its pieces and its pig.
#include "art/wheel.h"

#include "art/pieces.h"
#include "art/set_art.h"
#include "art/svg.h"

namespace aude::art {
namespace {

std::string draw_wheel_board(const BoardView& view) {
  const Wheel::State& state = view.state.board().set_state<Wheel>();
  const WheelPicture wheel = draw_wheel(view.state.game().catalogue().wheel_board, view.detail);
  std::string out = text("<svg x=\"", view.corner.x, "\" y=\"", view.corner.y,
                         "\" width=\"400\" height=\"400\" viewBox=\"0 0 400 400\">", wheel.body);
  for (std::size_t sector = 0; sector < wheel.crowns.size(); ++sector) {
    for (std::size_t space = 0; space < wheel.crowns[sector].size(); ++space) {
      const std::uint8_t holder = state.crown[sector][space];
      if (holder == 0) continue;
      out += draw_piece(crown_piece(holder), crown_seat(holder), wheel.crowns[sector][space], false,
                        view.piece_scale);
    }
  }
  return out + draw_wheel_pig(wheel.wheel_pig[static_cast<std::size_t>(state.sector)], 1.5) +
         "</svg>\n";
}

}  // namespace

extern const SetArt kWheelArt{.set = Wheel::kId, .draw_on_board = draw_wheel_board};

}  // namespace aude::art
