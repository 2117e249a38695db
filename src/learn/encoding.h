// SPDX-License-Identifier: MIT
// The shape of observations and action numbers: a window of cells around the layout, and the rows of
// each section. Fixed for a game; docs/python.md defines every number.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/state.h"

namespace aude::learn {

// Increases when the meaning of a number changes.
inline constexpr int kEncodingVersion = 1;

inline constexpr int kSmallestWindow = 9;
inline constexpr int kLargestWindow = 127;  // 2 * (coordinate + 1) must fit in a byte

// Followers, large followers, builders, pigs and shepherds. Their numbers and bytes are fixed; pieces
// of later sets come after everything else (set_encoding.h).
inline constexpr int kFirstPieces = 5;

// Of these, the pieces that are not followers, in the order of their bits and channels.
inline constexpr auto kFirstFigures = [] {
  std::array<Piece, kFirstPieces - std::popcount(kFollowerPieces & ((1U << kFirstPieces) - 1))> all{};
  std::size_t count = 0;
  for (int piece = 0; piece < kFirstPieces; ++piece) {
    if (!is_follower(static_cast<Piece>(piece))) all[count++] = static_cast<Piece>(piece);
  }
  return all;
}();

struct SetEncoding;

// A section of tokens: `rows` rows of `width` bytes, starting at byte `begin`.
struct Section {
  int begin = 0;
  int rows = 0;
  int width = 0;
  constexpr int size() const { return rows * width; }
  constexpr int end() const { return begin + size(); }
};

class Encoding {
 public:
  // 0 selects the window by the number of tiles; otherwise is_window() must be true.
  explicit Encoding(const Game& game, int window = 0);
  // Odd, so that there is a centre cell.
  static bool is_window(int cells) {
    return cells >= kSmallestWindow && cells <= kLargestWindow && cells % 2 == 1;
  }

  const Game& game() const { return *game_; }
  // What the active sets add.
  const std::vector<const SetEncoding*>& sets() const { return sets_; }
  int window() const { return window_; }
  std::uint8_t option_bits() const { return option_bits_; }

  // --- actions: see actions.h ----------------------------------------------------------------------
  int action_count() const { return elsewhere() + 1 + more_actions_; }
  int first_deployment() const { return window_ * window_ * 4; }
  int first_crown() const { return first_deployment() + kFirstPieces * kMaxSegments; }
  int pass() const { return first_crown() + kSectors * 2; }
  int first_recall() const { return pass() + 3; }  // after pass, grow and gather
  int elsewhere() const { return first_recall() + recalls_; }
  // Actions of later sets are numbered after all others.
  int first_more() const { return elsewhere() + 1; }
  int chance_count() const { return game_->supply_kinds() + 5; }  // kinds, then tokens

  // --- tokens: see tokens.h ------------------------------------------------------------------------
  const Section& globals() const { return globals_; }
  const Section& hand() const { return hand_; }
  const Section& players() const { return players_; }
  const Section& crowns() const { return crowns_; }
  const Section& bag() const { return bag_; }
  const Section& features() const { return features_; }
  const Section& cells() const { return cells_; }
  // The part of the hand section that does not depend on the position: each segment's terrain, edges
  // and symbols.
  static constexpr int kHandWidth = 8;
  using HandRows = std::array<std::uint8_t, kMaxSegments * kHandWidth>;
  const HandRows& hand_of(Kind kind, Rotation rotation) const {
    return hands_[static_cast<std::size_t>(index(kind) * 4 + index(rotation))];
  }
  int info_size() const { return bag_.end(); }  // the sections that accompany planes
  int token_size() const { return cells_.end(); }

 private:
  const Game* game_;
  int window_;
  std::vector<const SetEncoding*> sets_;
  std::uint8_t option_bits_;
  int recalls_ = 0;
  int more_actions_ = 0;
  Section globals_, hand_, players_, crowns_, bag_, features_, cells_;
  std::vector<HandRows> hands_;  // by kind and rotation
};

// A cell's column and row relative to a window.
struct InWindow {
  int x;
  int y;
  bool inside(int window) const {
    return static_cast<unsigned>(x) < static_cast<unsigned>(window) &&
           static_cast<unsigned>(y) < static_cast<unsigned>(window);
  }
};
constexpr InWindow in_window(Cell cell, Cell origin) { return {cell.x - origin.x, cell.y - origin.y}; }

// Clamps a count to 255.
constexpr std::uint8_t byte_of(int value) {
  return static_cast<std::uint8_t>(value < 255 ? value : 255);
}

}  // namespace aude::learn
