// SPDX-License-Identifier: MIT
// A position relative to one player, who is number 0; the others follow in turn order.
#pragma once

#include <cstdint>

#include "rules/state.h"

namespace aude::learn {

// The strength of the claims on a feature.
struct Strengths {
  std::uint8_t own = 0;
  std::uint8_t strongest = 0;  // of the other players
  std::uint8_t whose = 0;      // number of the first player with that strength; 0: none
};

class View {
 public:
  View(const State& state, Seat viewer)
      : phase_(state.phase()), viewer_(index(viewer)), players_(state.game().players()) {}

  int relative(Seat seat) const {
    const int ahead = index(seat) - viewer_;
    return ahead < 0 ? ahead + players_ : ahead;
  }
  Seat seat(int number) const {
    const int seat = viewer_ + number;
    return static_cast<Seat>(seat < players_ ? seat : seat - players_);
  }

  // The tile of this turn part is known from the draw on, and laid from the placement on.
  bool tile_is_known() const { return phase_ != Phase::Draw && phase_ != Phase::Over; }
  bool tile_is_laid() const { return is_tile_laid(phase_); }

  Strengths strengths(Claims claims) const {
    Strengths found;
    found.own = static_cast<std::uint8_t>(claim(claims, static_cast<Seat>(viewer_)));
    for (int number = 1; number < players_; ++number) {
      const auto strength = static_cast<std::uint8_t>(claim(claims, seat(number)));
      const bool stronger = strength > found.strongest;
      found.strongest = stronger ? strength : found.strongest;
      found.whose = stronger ? static_cast<std::uint8_t>(number) : found.whose;
    }
    return found;
  }

 private:
  Phase phase_;
  int viewer_;
  int players_;
};

}  // namespace aude::learn
