// SPDX-License-Identifier: MIT
// Tile counting: the share of the unseen tiles that fit an empty cell, complete a feature there, or
// connect two features.
//
// The result depends only on the edges of the cell's four neighbours (625 combinations) and on the
// shapes of the tiles. It is therefore computed once per combination for a given bag, and then looked
// up.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/board.h"
#include "rules/game.h"

namespace aude::players {

// A tile's sides and what it connects, in one rotation.
struct TurnedShape {
  EdgeBits edges = 0;
  std::array<std::uint8_t, 4> reach{};        // by side: sides connected to its middle third
  std::array<std::uint8_t, 8> field_reach{};  // by border third: border thirds of the same field

  friend bool operator==(const TurnedShape&, const TurnedShape&) = default;
};

// The border thirds where fields meet: left and right of each side. The middle third belongs to one of
// them.
constexpr int border_left(Side side) { return index(side) * 2; }
constexpr int border_right(Side side) { return index(side) * 2 + 1; }

// The distinct shapes of a game's tiles. Created once per decision, in a few microseconds.
class Shapes {
 public:
  explicit Shapes(const Game& game);

  int count() const { return static_cast<int>(first_.size()) - 1; }
  int of(Kind kind) const { return shape_of_[static_cast<std::size_t>(kind)]; }
  int kinds() const { return static_cast<int>(shape_of_.size()); }
  // Its distinct rotations.
  const TurnedShape* begin(int shape) const {
    return turned_.data() + first_[static_cast<std::size_t>(shape)];
  }
  const TurnedShape* end(int shape) const {
    return turned_.data() + first_[static_cast<std::size_t>(shape) + 1];
  }

 private:
  std::vector<int> shape_of_;
  std::vector<TurnedShape> turned_;
  std::vector<std::size_t> first_;
};

// Shares of the unseen tiles, 0 to 1.
struct CellFit {
  float fits = 0;
  std::array<float, 4> finishes{};  // by side: fits and leaves the feature there without a new open end
  // By pair of sides (see pair_of): fits and connects the features at both sides.
  std::array<float, 6> connects{};
  std::array<float, 6> connects_fields{};  // the same for fields, in any of their thirds
};

constexpr int pair_of(int low_side, int high_side) {
  constexpr std::array<int, 4> kFirst{0, 3, 5, 6};
  return kFirst[static_cast<std::size_t>(low_side)] + high_side - low_side - 1;
}

class Fits {
 public:
  explicit Fits(const Shapes& shapes) : shapes_(&shapes) {}

  // Switches to this board's supply and discards all cached results.
  void set_bag(const Board& board);
  bool has_bag(const Board& board) const;

  std::uint32_t bag_number() const { return stamp_; }
  // `barred` is the board's frontier_barred of the cell; 0 for a cell without neighbours.
  const CellFit& of(EdgeBits barred) {
    Entry& entry = entries_[surroundings(barred)];
    if (entry.stamp != stamp_) compute(barred, entry);
    return entry.fit;
  }

 private:
  // What a tile achieves in some rotation, 0 or 1 each: fits; finishes by side; connects by pair;
  // fields by pair. Padded to whole vectors.
  static constexpr std::size_t kFacts = 17;
  using Facts = std::array<std::uint16_t, 24>;
  // A shape that fits, and what it achieves.
  struct Able {
    int shape;
    Facts facts;
  };
  struct Entry {
    std::uint32_t stamp = 0;
    bool listed = false;
    std::uint32_t first = 0;  // in able_; the bag does not matter
    std::uint32_t count = 0;
    CellFit fit;
  };
  static std::size_t surroundings(EdgeBits barred);
  void list_able(EdgeBits barred, Entry& entry);
  void compute(EdgeBits barred, Entry& entry);

  const Shapes* shapes_;
  std::vector<std::uint16_t> bag_;
  std::vector<int> left_;  // unseen tiles by shape
  std::vector<Able> able_;
  std::vector<Entry> entries_ = std::vector<Entry>(625);
  std::uint32_t stamp_ = 0;
  int unseen_ = 0;
};

}  // namespace aude::players
