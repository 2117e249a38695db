#include "learn/encoding.h"

#include <algorithm>

namespace aude::learn {
namespace {

constexpr int rounded_up(int value, int to) { return (value + to - 1) / to * to; }

int tiles_of(const Game& game) { return game.layout().tiles; }

// Wide enough for every layout of a million random games (docs/python.md).
int usual_window(const Game& game) {
  if (tiles_of(game) <= 100) return 31;
  return tiles_of(game) <= 200 ? 47 : 63;
}

}  // namespace

Encoding::Encoding(const Game& game, int window)
    : game_(&game),
      window_(window == 0 ? usual_window(game) : window),
      recalls_(game.plays(SetId::Wheel) ? window_ * window_ : 0) {
  int end = 0;
  const auto section = [&](int rows, int width) {
    const Section made{end, rows, width};
    end = made.end();
    return made;
  };
  // More features and open cells than random games ever show; beyond these the youngest are left out.
  constexpr int kMostRows = 2000;
  const int tiles = tiles_of(game);
  globals_ = section(1, 24);
  hand_ = section(kMaxSegments, 8);
  players_ = section(game.players(), 16);
  crowns_ = section(kSectors, 2);
  bag_ = section(1, rounded_up(game.supply_kinds(), 4));
  features_ = section(std::min(kMostRows, rounded_up(tiles * 9 / 4, 16)), 12);
  cells_ = section(std::min(kMostRows, rounded_up(tiles * 4 / 3, 16)), 8);
}

}  // namespace aude::learn
