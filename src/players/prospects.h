// What the empty cells of a position mean for its features: the chance that each is finished in time.
// Read once per position; everything else in the evaluation asks here.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "players/fits.h"
#include "players/weights.h"
#include "rules/state.h"

namespace aude::players {

// Two features that one tile could connect, and the share of unseen tiles that would do it.
struct MergePair {
  SegmentId a;
  SegmentId b;
  float share;
};

// Chance of at least one success: z is the expected number. Close to 1 - exp(-z), the same on every
// machine.
constexpr float saturate(float z) { return 1.0F - 1.0F / (1.0F + z + 0.5F * z * z); }

class Prospects {
 public:
  // The weights must outlive it.
  Prospects(const Game& game, const Weights& weights);
  Prospects(const Prospects&) = delete;
  Prospects& operator=(const Prospects&) = delete;

  // Looks at a board; all answers are about the one seen last.
  void see_board(const Board& board);
  // The same board with pieces or turn changed: no tile was laid or drawn since.
  void see_pieces(const Board& board);

  const Board& board() const { return *board_; }
  int draws(Seat seat) const { return draws_[static_cast<std::size_t>(seat)]; }  // tiles he will lay
  Seat next() const { return next_; }                                            // who draws next

  // Differs whenever the unseen tiles do.
  std::uint32_t bag_number() const { return fits_.bag_number(); }

  // Open cities and roads: the chance that `draws` tiles finish it, if they are kept for it.
  float finish_chance(SegmentId feature, Terrain terrain, float draws) const;
  int open_cells(SegmentId feature) const;
  // The share of unseen tiles that fits one of its open cells.
  float extend_share(SegmentId feature) const;
  // What the network is shown of them: how many open cells, the worst and the mean chance that a tile
  // finishes one, the worst that one fits, the share that fits any.
  std::array<float, 5> openness(SegmentId feature) const;
  // The chance that a city is completed by whoever it may be.
  float city_chance(SegmentId city);
  // A cloister: the chance that it is surrounded, and the tiles around it to expect if it is not.
  struct CloisterChance {
    float finish;
    float around;
    float filled;  // those that lie there already
  };
  CloisterChance cloister_chance(Cell cell, float draws);

  const std::vector<MergePair>& merge_pairs() const { return merge_pairs_; }  // of cities and roads
  const std::vector<MergePair>& field_merge_pairs() const { return field_merge_pairs_; }  // of fields
  const std::vector<SegmentId>& open_cities_and_roads() const { return open_cities_and_roads_; }
  const std::vector<SegmentId>& open_fields() const {
    return open_fields_;
  }  // those a tile can be laid at

 private:
  static constexpr int kMaxEnds = 8;  // open cells looked at; a feature with more is far from finished
  struct Ends {
    std::uint32_t stamp = 0;
    std::uint8_t cells = 0;
    std::uint16_t last_cell = 0;
    std::array<float, kMaxEnds> fits;
    std::array<float, kMaxEnds> finishes;
    std::uint32_t city_stamp = 0;  // when city_chance is known
    float city_chance = 0;
  };

  void count_draws();
  void see_cell(int cell);
  void add_end(SegmentId feature, int cell, const CellFit& fit, int side);
  void add_merge_pairs(const CellFit& fit);
  const Ends* ends(SegmentId feature) const {
    const Ends& ends = ends_[static_cast<std::size_t>(feature)];
    return ends.stamp == stamp_ ? &ends : nullptr;
  }

  // What one empty cell is bordered by.
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
