// SPDX-License-Identifier: MIT
// The value of a position for each seat: expected points and chance of winning.
#pragma once

#include <vector>

#include "players/evaluate.h"
#include "rules/state.h"

namespace aude::study {

using players::Points;

struct PositionValue {
  Points points{};  // at the end of the game
  Points win{};     // 0 to 1; shared in a tie

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

// A seat's points minus those of its best opponent.
float margin(const PositionValue& expected, Seat seat, int players);

// The chance of winning of each seat, given the expected points, the seat that draws next and the
// number of tiles left. A model fitted to self-play; docs/analysis.md shows how accurate it is.
Points win_chances(const Points& points, Seat next, int left, int players);

// By seat, on the ladder of the bots in this kind of game (players/player.h). Empty: all players are
// equally strong.
using Ratings = std::vector<int>;
inline constexpr int kMostRating = 4000;  // that anybody may state

// The chances of winning of players with these ratings, given those of equals, with `left` of the
// game's `tiles` left. A model fitted to games of bots; docs/analysis.md shows how accurate it is.
Points with_ratings(const Points& equals, const Ratings& ratings, int left, int tiles);

// 1 for the winner of a finished game; shared in a tie.
Points win_shares(const State& over);

}  // namespace aude::study
