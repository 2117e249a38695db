// SPDX-License-Identifier: MIT
// Completion probabilities of features, computed from the empty cells of a position and the unseen
// tiles. Computed once per position; the other terms of the evaluation query it.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "players/fits.h"
#include "players/weights.h"
#include "rules/state.h"

namespace aude::players {

// Two features that one tile could merge, and the share of unseen tiles that would do so.
struct MergePair {
  SegmentId a;
  SegmentId b;
  float share;
};

// Probability of at least one success if z are expected. Approximates 1 - exp(-z), and gives identical
// results on every machine.
constexpr float saturate(float z) { return 1.0F - 1.0F / (1.0F + z + 0.5F * z * z); }

class Prospects {
 public:
  // The weights must outlive this object.
  Prospects(const Game& game, const Weights& weights);
  Prospects(const Prospects&) = delete;
  Prospects& operator=(const Prospects&) = delete;

  // Analyses a board. All queries refer to the last one.
  void set_board(const Board& board);
  // Updates to the same board with other pieces or another turn. Precondition: no tile was laid or
  // drawn since set_board.
  void update_pieces(const Board& board);

  const Board& board() const { return *board_; }
  int draws(Seat seat) const {
    return draws_[static_cast<std::size_t>(seat)];
  }  // tiles that this seat will lay
  Seat next() const { return next_; }  // the seat that draws next

  // Changes whenever the unseen tiles change.
  std::uint32_t bag_number() const { return fits_.bag_number(); }

  // Open cities and roads: the probability that `draws` tiles complete the feature, if all of them are
  // used for it.
  float finish_chance(SegmentId feature, Terrain terrain, float draws) const;
  int open_cells(SegmentId feature) const;
  // The share of unseen tiles that fit one of its open cells.
  float extend_share(SegmentId feature) const;
  // Network inputs: number of open cells, lowest and mean probability that a tile completes one, lowest
  // probability that a tile fits one, share of tiles that fit any.
  std::array<float, 5> openness(SegmentId feature) const;
  // The probability that a city is completed by any player.
  float city_chance(SegmentId city);
  // A cloister: the probability that it is completed, and the expected number of tiles around it if it
  // is not.
  struct CloisterChance {
    float finish;
    float around;
    float filled;  // tiles already around it
  };
  CloisterChance cloister_chance(Cell cell, float draws);

  const std::vector<MergePair>& merge_pairs() const { return merge_pairs_; }  // of cities and roads
  const std::vector<MergePair>& field_merge_pairs() const { return field_merge_pairs_; }  // of fields
  const std::vector<SegmentId>& open_cities_and_roads() const { return open_cities_and_roads_; }
  const std::vector<SegmentId>& open_fields() const {
    return open_fields_;
  }  // fields that can be extended

 private:
  static constexpr int kMaxEnds = 8;  // open cells stored; a feature with more is far from complete
  struct Ends {
    std::uint32_t stamp = 0;
    std::uint8_t cells = 0;
    std::uint16_t last_cell = 0;
    std::array<float, kMaxEnds> fits;
    std::array<float, kMaxEnds> finishes;
    std::uint32_t city_stamp = 0;  // stamp at which city_chance was computed
    float city_chance = 0;
  };

  void count_draws();
  void add_cell(int cell);
  void add_end(SegmentId feature, int cell, const CellFit& fit, int side);
  void add_merge_pairs(const CellFit& fit);
  const Ends* ends(SegmentId feature) const {
    const Ends& ends = ends_[static_cast<std::size_t>(feature)];
    return ends.stamp == stamp_ ? &ends : nullptr;
  }

  // The features around one empty cell.
  struct Border {
    std::array<SegmentId, 4> line{};                   // city or road by side, or kNoSegmentId
    std::array<std::array<SegmentId, 2>, 4> fields{};  // fields by side, or kNoSegmentId
  };

  const Weights* weights_;
  Shapes shapes_;
  Fits fits_;
  const Board* board_ = nullptr;
  std::array<int, kMaxPlayers> draws_{};
  Seat next_{};
  std::uint32_t stamp_ = 0;
  std::vector<Ends> ends_;
  Border border_;
  std::vector<MergePair> merge_pairs_;
  std::vector<MergePair> field_merge_pairs_;
  std::vector<SegmentId> open_cities_and_roads_;
  std::vector<SegmentId> open_fields_;
};

}  // namespace aude::players
