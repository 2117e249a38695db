// SPDX-License-Identifier: MIT
// Helpers for network inputs.
#pragma once

#include <algorithm>

#include "rules/board.h"

namespace aude::players {

inline float flag(bool is) { return is ? 1.0F : 0.0F; }

// A seat's followers on a feature, and its lead over the best opponent, clamped to -2..2.
struct Hold {
  int mine;
  int lead;
};
inline Hold hold_of(Claims claims, Seat seat, int players) {
  int others = 0;
  for (int i = 0; i < players; ++i) {
    if (i != index(seat)) others = std::max(others, claim(claims, static_cast<Seat>(i)));
  }
  const int mine = claim(claims, seat);
  return {mine, std::clamp(mine - others, -2, 2)};
}

}  // namespace aude::players
