// What a position is worth to each seat: the points it can expect and its chance to win.
#pragma once

#include "players/evaluate.h"
#include "rules/state.h"

namespace aude::study {

using players::Points;

struct Worth {
  Points points{};  // at the end of the game
  Points win{};     // 0 to 1; those who tie share

  Worth& operator+=(const Worth& other) {
    for (std::size_t i = 0; i < points.size(); ++i) {
      points[i] += other.points[i];
      win[i] += other.win[i];
    }
    return *this;
  }
  friend Worth operator*(float factor, Worth worth) {
    for (std::size_t i = 0; i < worth.points.size(); ++i) {
      worth.points[i] *= factor;
      worth.win[i] *= factor;
    }
    return worth;
  }
};

// A seat's points less those of the best other.
float margin(const Worth& worth, Seat seat, int players);

// The chance of each seat to win with these points to expect, when `next` is to draw and so many tiles
// are still to be drawn. A model fitted to self-play; docs/analysis.md shows how well it holds.
Points win_chances(const Points& points, Seat next, int left, int players);

// The shares of the win when the game is over: those who tie share.
Points win_shares(const State& over);

}  // namespace aude::study
