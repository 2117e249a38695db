// What a position is expected to each seat: the points it can expect and its chance to win.
#pragma once

#include "players/evaluate.h"
#include "rules/state.h"

namespace aude::study {

using players::Points;

struct PositionValue {
  Points points{};  // at the end of the game
  Points win{};     // 0 to 1; those who tie share

  PositionValue& operator+=(const PositionValue& other) {
    for (std::size_t i = 0; i < points.size(); ++i) {
      points[i] += other.points[i];
      win[i] += other.win[i];
    }
    return *this;
  }
  friend PositionValue operator*(float factor, PositionValue expected) {
    for (std::size_t i = 0; i < expected.points.size(); ++i) {
      expected.points[i] *= factor;
      expected.win[i] *= factor;
    }
    return expected;
  }
};

// A seat's points less those of the best other.
float margin(const PositionValue& expected, Seat seat, int players);

// The chance of each seat to win with these points to expect, when `next` is to draw and so many tiles
// are still to be drawn. A model fitted to self-play; docs/analysis.md shows how well it holds.
Points win_chances(const Points& points, Seat next, int left, int players);

// The shares of the win when the game is over: those who tie share.
Points win_shares(const State& over);

}  // namespace aude::study
