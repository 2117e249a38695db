// SPDX-License-Identifier: MIT
// Static evaluation: the expected final score of every seat, in points.
//
// A sum of terms: points already scored, expected points of claimed features (claims.cpp), the value of
// followers in the supply, and the terms of the sets (players/sets).
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "players/network.h"
#include "players/prospects.h"
#include "players/weights.h"
#include "rules/state.h"

namespace aude::players {

class Evaluator {
 public:
  Evaluator(const Game& game, const Weights& weights);
  Evaluator(const Evaluator&) = delete;
  Evaluator& operator=(const Evaluator&) = delete;

  // Expected final score per seat; the actual scores if the game is over.
  Points points(const State& state);
  // A seat's points minus `rivalry` times those of the best opponent.
  float standing(const State& state, Seat seat);

  // The same in steps, for many positions with the same unseen tiles: analysing a board takes most of
  // the time. lay_tile is for the position of set_board with one more tile; that position must still
  // exist unchanged.
  void set_board(const State& state);
  void lay_tile(const State& state);
  Points points_on_board(const State& state);
  float standing_on_board(const State& state, Seat seat);

  // Returns the network used before; nullptr: the handcrafted terms only.
  const Network* exchange_network(const Network* network) {
    return std::exchange(weights_.network, network);
  }

  // Network inputs of one seat for the position evaluated last; used for training.
  struct Part {
    std::size_t type;
    PartInputs inputs;
  };
  struct SeatView {
    SeatInputs inputs{};
    std::vector<Part> parts;
  };
  SeatView view_of(Seat seat);

  // The claimed features of the position evaluated last, each once; used for explanations.
  struct Claimed {
    SegmentId feature;
    Terrain terrain;
    SeatMask owners;
    float points;  // expected by each owner
    float finish;  // probability that it is completed
  };
  std::vector<Claimed> claimed() const;
  // The terms of the position evaluated last that belong to no single feature, by seat; used for
  // explanations.
  Points follower_terms() const;
  Points set_terms();
  // What a possible merge of two claimed features adds for each seat.
  struct MergeTerm {
    MergePair pair;
    Points points;
  };
  std::vector<MergeTerm> merge_terms() const;
  const Prospects& prospects() const { return prospects_; }

  // For the terms of sets.
  const Board& board() const { return prospects_.board(); }
  const Weights& weights() const { return weights_; }
  float turns(Seat seat) const { return static_cast<float>(prospects_.draws(seat)); }
  // 1 early in the game, 0 when the seat has no turn left.
  float fade(Seat seat) const { return saturate(turns(seat) / weights_.follower_fade); }
  // The probability that a claimed feature is completed.
  float finish(SegmentId feature) const {
    return claim_values_[static_cast<std::size_t>(feature)].finish;
  }

 private:
  void add_claims(Expectation& sum);
  void add_claim(SegmentId feature, Terrain terrain, Expectation& sum);
  void add_cloister(SegmentId segment_id, Expectation& sum);
  void add_field(SegmentId field, Expectation& sum);
  // The cities that a field touches; each counts with the probability that it is ever completed.
  struct CitiesBeside {
    bool known = false;
    float expected = 0;
    float finished = 0;
    std::uint64_t bits = 0;  // of all of them, see Prospects::bit_of
  };
  CitiesBeside cities_beside(SegmentId field);
  CitiesBeside count_cities_beside(SegmentId field);
  void add_merge_pairs(Expectation& sum);
  // The owners of two features if they were merged, and how likely that is to happen; 0 if no player
  // gains or loses.
  struct Merge {
    SeatMask owners;
    float chance;
  };
  Merge merge_of(const MergePair& pair, float weight) const;
  void add_merge(const MergePair& pair, const Merge& merge, Points& points) const;
  // Calls visit(pair, weight) for all merge pairs.
  template <typename Visit>
  void each_merge_pair(Visit visit) const;
  void add_opportunities(Expectation& sum);
  void add_followers(Expectation& sum) const;
  void add_sets(Expectation& sum);
  void add_correction(Expectation& sum);

  // Expected points of a claimed feature, cached for merge pairs and special pieces.
  struct ClaimValue {
    std::uint32_t stamp = 0;
    float points = 0;
    float finish = 0;
    SeatMask owners = 0;
    SeatMask shown = 0;               // seats for which the network has received this feature
    float threat = 0;                 // points that the owners may lose through merge pairs
    float gain = 0;                   // points that the owners may gain through merge pairs
    std::array<float, 5> openness{};  // how it may still grow; see claimed_features.cpp
    std::array<float, 3> beside{};    // unclaimed features that it may merge with; see unclaimed.cpp
  };
  // What a feature is worth to its owners with this number of draws.
  struct Worth {
    SeatMask owners = 0;  // 0: unknown
    float draws = 0;
    float points = 0;
    float finish = 0;
    std::array<float, 2> around{};  // a cloister: tiles expected and present
  };
  // What was computed for a feature, for one version of it. The draws of a seat depend on its number of
  // open claims; the two most frequent numbers differ by one.
  struct Memo {
    std::uint32_t stamp = 0;
    std::array<Worth, 2> worth{};
    CitiesBeside cities{};
  };
  Memo& memo_of(SegmentId feature, Prospects::Version version);
  Worth worth_of_line(SegmentId feature, Terrain terrain, SeatMask owners, float draws) const;
  Worth worth_of_cloister(SegmentId segment_id, Seat owner, float draws);
  // An open city or road, and what the next player may score there if it is unclaimed.
  struct Opportunity {
    float points;
    SegmentId feature;
  };
  Opportunity opportunity_at(SegmentId feature, Terrain terrain) const;

  // Inputs that are the same for all parts of a seat.
  struct SeatFacts {
    float turns, fade, next, followers, followers_of_others, open_claims;
  };
  // Two claimed features that one tile may merge, which changes the owners; the share is summed over
  // all cells.
  struct ClaimedMergePair {
    MergePair pair;
    std::size_t type;
    SeatMask owners;  // of the merged feature
  };
  // Computes what only the network needs.
  void prepare_network_inputs(bool unclaimed);
  void gather_merge_pairs();
  void add_claimed_merge_pair(const MergePair& pair, std::size_t type);
  float best_free_field();
  // An unclaimed city or road with an open cell.
  struct UnclaimedLine {
    SegmentId feature;
    Terrain terrain;
    int size;
  };
  void prepare_unclaimed_inputs();
  void gather_unclaimed_lines();
  void look_beside_claims();
  void count_unseen_cloisters();
  float worth_of_unclaimed(SegmentId feature, Terrain terrain);
  PartInputs unclaimed_inputs(const UnclaimedLine& line) const;
  // Calls visit(type, inputs) for the unclaimed lines, whose inputs are the same for all seats.
  template <typename Visit>
  void each_unclaimed_part(Visit visit) const {
    for (const UnclaimedLine& each : unclaimed_lines_)
      visit(kFirstUnclaimedType + (each.terrain == Terrain::City ? 0 : 1), unclaimed_inputs(each));
  }
  // Calls visit(type, inputs) for every claimed feature and merge pair in which the seat has followers.
  template <typename Visit>
  void each_part(Seat seat, const SeatFacts& facts, Visit visit);
  PartInputs claim_inputs(SegmentId feature, Terrain terrain, Seat seat, const SeatFacts& facts);
  PartInputs merge_pair_inputs(const ClaimedMergePair& each, Seat seat, const SeatFacts& facts);
  SeatInputs seat_inputs(Seat seat, const SeatFacts& facts) const;
  bool has_figure_on(SegmentId feature, Terrain terrain, Seat seat) const;
  void write_set_inputs(Seat seat, SeatInputs& inputs) const;
  SeatFacts facts_of(Seat seat) const;

  ClaimValue& claim_value(SegmentId feature) {
    return claim_values_[static_cast<std::size_t>(feature)];
  }
  bool has_claim_value(SegmentId feature) const {
    return claim_values_[static_cast<std::size_t>(feature)].stamp == stamp_;
  }

  Weights weights_;
  Prospects prospects_;
  std::array<float, 12> follower_value_{};  // of n followers in the supply, before fading
  std::vector<ClaimValue> claim_values_;
  std::array<std::vector<Memo>, 2> memos_;          // by layer of Prospects, then by feature
  std::vector<Opportunity> opportunities_;          // of the board; sorted if a tile was laid
  std::vector<Opportunity> changed_opportunities_;  // of what the tile laid has changed
  bool sorted_ = false;
  std::vector<std::uint32_t> city_seen_;  // by city: city_mark_ of the field that counted it last
  std::uint32_t stamp_ = 0;
  std::uint32_t city_mark_ = 0;
  std::array<int, kMaxPlayers> open_claims_{};  // followers on roads, cities and cloisters
  Points share_of_turns_{};  // the number of draws available to each open feature of a seat
  float opportunity_ = 0;    // the most valuable unclaimed feature for the next player
  float second_opportunity_ = 0;
  int unclaimed_ = 0;     // open cities and roads without an owner
  float free_field_ = 0;  // expected points of the best unclaimed field
  std::vector<ClaimedMergePair> claimed_merge_pairs_;
  std::vector<UnclaimedLine> unclaimed_lines_;
  Spots spots_;
  float unseen_cloisters_ = 0;  // share of the unseen tiles
  Points returning_{};
  SetTerms set_terms_;
};

}  // namespace aude::players
