// SPDX-License-Identifier: MIT
// Completion probabilities of features, computed from the empty cells of a position and the unseen
// tiles; the other terms of the evaluation query them.
//
// A search compares many placements of one tile. The board before the placement is analysed once
// (set_board), and each placement then changes only what is near the tile (lay_tile): the features that
// it joins, and those that end at an empty cell beside it. These are stored in a second layer; all
// others are read from the first. The result is the same to the last bit as that of set_board: whatever
// is summed or multiplied has an order that does not depend on the order of the frontier.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "players/fits.h"
#include "players/spots.h"
#include "players/weights.h"
#include "rules/state.h"

namespace aude::players {

// Two features that one tile could merge, and the share of unseen tiles that would do so.
struct MergePair {
  SegmentId a;
  SegmentId b;
  Terrain terrain;
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

  // Analyses a board. All queries refer to it.
  void set_board(const Board& board);
  // The board of the last set_board, with one more tile: its last one. All queries refer to the board
  // with this tile, until the next call. Preconditions: the board of set_board exists unchanged until
  // then, and no tile was drawn since.
  void lay_tile(const Board& board);
  // Updates to the same board with other pieces or another turn. Precondition: no tile was laid or
  // drawn since set_board or lay_tile.
  void update_pieces(const Board& board);

  const Board& board() const { return *board_; }
  int draws(Seat seat) const {
    return draws_[static_cast<std::size_t>(seat)];
  }  // tiles that this seat will lay
  Seat next() const { return next_; }  // the seat that draws next

  // Changes whenever the unseen tiles change.
  std::uint32_t bag_number() const { return fits_.bag_number(); }

  // What was computed for a feature is valid as long as its version is the same, also with the same
  // tile at another place. It covers all queries of this class, sizes and open sides; not the pieces.
  struct Version {
    std::size_t layer;    // 0 or 1; there is one valid stamp for each
    std::uint32_t stamp;  // 0: there is nothing in this layer
  };
  Version version(SegmentId feature) const {
    return is_changed(feature) ? changed_version() : Version{0, base_.stamp};
  }
  Version changed_version() const { return {1, laid_.stamp}; }
  // The tile of lay_tile may have changed what is known about the feature.
  bool is_changed(SegmentId feature) const {
    return laid_.whole || changed_[static_cast<std::size_t>(feature)] == laid_.stamp;
  }

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
  // One of these cities, as bits of bit_of(city), may have changed with the tile laid.
  bool has_changed_city(std::uint64_t cities) const {
    return laid_.whole || (cities & changed_cities_) != 0;
  }
  static std::uint64_t bit_of(SegmentId feature) { return 1ULL << (index(feature) & 63); }
  // A cloister: the probability that it is completed, and the expected number of tiles around it if it
  // is not.
  struct CloisterChance {
    float finish;
    float around;
    float filled;  // tiles already around it
  };
  CloisterChance cloister_chance(Cell cell, float draws);

  // The pairs of which both features have followers: of cities and roads, then of fields.
  const std::vector<MergePair>& merge_pairs() const { return merge_pairs_; }
  // Calls visit(pair) for all pairs, also of features without followers, in no particular order.
  template <typename Visit>
  void each_pair(Visit visit) const {
    for (const PlacedPair& each : pairs_) visit(each.pair);
  }
  Spots spots();

  // Calls visit(feature, terrain) for all cities and roads with an open cell, or only for those that
  // the tile of lay_tile has changed.
  template <typename Visit>
  void each_open_line(Visit visit) const {
    each_listed(&Layer::lines, [&](SegmentId line) { visit(line, terrain_of(line)); });
  }
  template <typename Visit>
  void each_changed_line(Visit visit) const {
    for (SegmentId line : laid_.lines) visit(line, terrain_of(line));
  }
  // Calls visit(field) for all fields that can be extended.
  template <typename Visit>
  void each_open_field(Visit visit) const {
    each_listed(&Layer::fields, visit);
  }

 private:
  static constexpr int kMaxEnds = 8;  // open cells stored; a feature with more is far from complete
  // The open cells of a city or road, in the order of their keys.
  struct Ends {
    std::uint32_t stamp = 0;  // that of its layer if valid
    std::uint8_t cells = 0;   // may be more than are stored
    bool city = false;
    float city_chance = kUnknown;
    std::array<std::uint32_t, kMaxEnds> keys;
    std::array<float, kMaxEnds> fits;
    std::array<float, kMaxEnds> finishes;
  };
  static constexpr float kUnknown = -1.0F;

  // A merge pair, and a number that orders all pairs: by terrain, cell and sides.
  struct PlacedPair {
    std::uint64_t order;
    MergePair pair;
  };

  // What was found at some cells, or at all.
  struct Layer {
    std::uint32_t stamp = 0;
    bool whole = false;     // of all cells
    bool overflow = false;  // a feature has more ends than are stored
    std::vector<Ends> ends;
    std::vector<SegmentId> lines;
    std::vector<SegmentId> fields;
    std::vector<PlacedPair> pairs;
  };

  // The features around one empty cell.
  struct Border {
    std::array<SegmentId, 4> line;                   // city or road by side, or kNoSegmentId
    std::array<SegmentId, 4> second_line;            // another city on a side that shows two
    std::array<Terrain, 4> terrain;                  // of these
    std::array<std::array<SegmentId, 2>, 4> fields;  // by side, or kNoSegmentId
    int lines = 0;
    int fields_count = 0;
  };

  void count_draws();
  void clear(Layer& layer, bool whole);
  void forget_tile();
  static Border border_of(const Board& board, Cell cell, EdgeBits barred);
  void add_all_cells(Layer& layer);
  void add_cell(Layer& layer, int cell);
  void add_pairs(Layer& layer, const Border& border, const CellFit& fit, std::uint32_t key);
  Ends& ends_to_add(Layer& layer, SegmentId feature, bool city);
  static void add_end(Layer& layer, Ends& ends, std::uint32_t key, float fits, float finishes);
  static void list_field(Layer& layer, SegmentId field);

  bool change_near_tile();
  void list_changed_cells();
  void join_features();
  void copy_ends(SegmentId from, Ends& to);
  void drop_closed();
  void change_cloisters();
  void change(SegmentId feature) { changed_[static_cast<std::size_t>(feature)] = laid_.stamp; }
  bool is_changed_cell(std::uint32_t key) const;
  void list_pairs();
  void choose_claimed_pairs();

  const Ends* ends(SegmentId feature) const {
    const Layer& layer = is_changed(feature) ? laid_ : base_;
    const Ends& ends = layer.ends[static_cast<std::size_t>(feature)];
    return ends.stamp == layer.stamp ? &ends : nullptr;
  }
  // Of a city or road with an open cell.
  Terrain terrain_of(SegmentId line) const { return ends(line)->city ? Terrain::City : Terrain::Road; }
  template <typename Visit>
  void each_listed(std::vector<SegmentId> Layer::* list, Visit visit) const {
    if (!laid_.whole) {
      for (SegmentId feature : base_.*list) {
        if (!is_changed(feature)) visit(feature);
      }
    }
    for (SegmentId feature : laid_.*list) visit(feature);
  }

  const Weights* weights_;
  Shapes shapes_;
  Fits fits_;
  const Board* board_ = nullptr;
  const Board* base_board_ = nullptr;
  std::array<int, kMaxPlayers> draws_{};
  Seat next_{};
  std::uint32_t last_stamp_ = 0;
  Layer base_;
  Layer laid_;                          // its stamp is 0 if no tile was laid since set_board
  std::vector<std::uint32_t> changed_;  // by feature: laid_.stamp if the tile laid changed it
  std::uint64_t changed_cities_ = 0;
  std::array<std::uint32_t, 5> changed_cells_{};  // keys: the tile's, then the empty ones beside it
  std::size_t changed_count_ = 0;
  SpotCounter spot_counter_;         // of the board of set_board
  std::uint32_t spots_stamp_ = 0;    // the layer that spots_ is about
  std::uint32_t counted_stamp_ = 0;  // the layer that spot_counter_ is about
  Spots spots_;
  std::vector<PlacedPair> pairs_;    // all
  std::vector<PlacedPair> claimed_;  // those of claimed features, sorted
  std::vector<MergePair> merge_pairs_;
};

}  // namespace aude::players
