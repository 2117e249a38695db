// SPDX-License-Identifier: MIT
#include "learn/encoding.h"

#include <algorithm>

#include "learn/set_encoding.h"

namespace aude::learn {
namespace {

constexpr int rounded_up(int value, int to) { return (value + to - 1) / to * to; }

int tiles_of(const Game& game) { return game.layout().tiles; }

// Wide enough for every layout of a million random games (docs/python.md).
int usual_window(const Game& game) {
  if (tiles_of(game) <= 100) return 31;
  return tiles_of(game) <= 200 ? 47 : 63;
}

std::uint8_t bits_of(const Options& options) {
  int bits = (options.farmers ? 1 : 0) | (options.small_city == 2 ? 2 : 0);
  for (const SetEncoding* set : all_sets()) {
    if (set->option_bits != nullptr) bits |= set->option_bits(options);
  }
  return static_cast<std::uint8_t>(bits);
}

Encoding::HandRows hand_rows(const KindInfo& kind, Rotation rotation) {
  std::array<std::uint8_t, kMaxSegments> sides{};  // the edges that a segment touches, a bit each
  for (int port = 0; port < kPorts; ++port) {
    const std::uint8_t segment = kind.at(rotation).port_segment[static_cast<std::size_t>(port)];
    if (segment != kNoSegment) sides[segment] |= static_cast<std::uint8_t>(1U << port / 3);
  }
  Encoding::HandRows rows{};
  for (std::size_t s = 0; s < kind.segment_count; ++s) {
    const SegmentInfo& segment = kind.segments[s];
    std::uint8_t* row = rows.data() + s * Encoding::kHandWidth;
    const Goods printed = kind.tile->segments[s].goods;
    const int goods = printed == Goods::None ? 0 : index(printed) + 1;
    row[0] = static_cast<std::uint8_t>(index(segment.terrain) + 1);
    row[1] = sides[s];
    row[2] = byte_of(segment.extra);
    row[3] = static_cast<std::uint8_t>((segment.special ? 1 : 0) | goods << 1);
  }
  return rows;
}

}  // namespace

Encoding::Encoding(const Game& game, int window)
    : game_(&game),
      window_(window == 0 ? usual_window(game) : window),
      option_bits_(bits_of(game.options())) {
  for (const SetEncoding* set : all_sets()) {
    if (!game.plays(set->set)) continue;
    sets_.push_back(set);
    more_actions_ += set->more_actions;
    recalls_ += set->by_cell ? window_ * window_ : 0;
  }
  int end = 0;
  const auto section = [&](int rows, int width) {
    const Section made{end, rows, width};
    end = made.end();
    return made;
  };
  // More features and open cells than random games have. If there are more, the youngest are left out.
  constexpr int kMostRows = 2000;
  const int tiles = tiles_of(game);
  globals_ = section(1, 24);
  hand_ = section(kMaxSegments, kHandWidth);
  players_ = section(game.players(), 16);
  crowns_ = section(kSectors, 2);
  bag_ = section(1, rounded_up(game.supply_kinds(), 4));
  features_ = section(std::min(kMostRows, rounded_up(tiles * 9 / 4, 16)), 12);
  cells_ = section(std::min(kMostRows, rounded_up(tiles * 4 / 3, 16)), 8);
  for (int k = 0; k < game.supply_kinds(); ++k) {
    for (Rotation rotation : kRotations)
      hands_.push_back(hand_rows(game.kind(static_cast<Kind>(k)), rotation));
  }
}

}  // namespace aude::learn
