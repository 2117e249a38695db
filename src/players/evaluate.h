// The evaluation: what every seat can expect to have at the end of the game, in points.
//
// One sum, term by term: points already scored, what the occupied features promise (claims.cpp), the
// value of followers at hand, and what the sets add (traders.cpp, hills.cpp, wheel.cpp).
#pragma once

#include <array>

#include "players/network.h"
#include "players/prospects.h"
#include "players/weights.h"
#include "rules/state.h"

namespace aude::players {

using Points = std::array<float, kMaxPlayers>;

// The sum while it is being made.
struct Expectation {
  Points points{};
  Points homecoming{};  // followers on the table that may be expected in supply again
};

class Evaluator {
 public:
  Evaluator(const Game& game, const Weights& weights);
  Evaluator(const Evaluator&) = delete;
  Evaluator& operator=(const Evaluator&) = delete;

  // What each seat can expect; the true scores when the game is over.
  Points points(const State& state);
  // A seat's own points less those of the best other.
  float standing(const State& state, Seat seat);

  // The same in two steps, for many positions with the same tiles on the table and in the bag: looking
  // at the board is the larger part of the work.
  void see_board(const State& state) { prospects_.see_board(state.board()); }
  Points points_on_board(const State& state);
  float standing_on_board(const State& state, Seat seat);

  // What the network is shown of the position evaluated last, seat by seat; for training.
  struct Part {
    std::size_t sort;
    PartInputs inputs;
  };
  struct SeatView {
    SeatInputs inputs{};
    std::vector<Part> parts;
  };
  SeatView view_of(Seat seat);

  // What the position evaluated last was made of, for explanations: each feature with followers once.
  struct Claimed {
    SegmentId feature;
    Terrain terrain;
    SeatMask owners;
    float points;  // that each owner may expect of it
    float finish;  // the chance that it is completed
  };
  std::vector<Claimed> claimed() const;
  const Prospects& prospects() const { return prospects_; }

 private:
  void add_claims(Expectation& sum);
  void add_claim(SegmentId feature, Terrain terrain, Expectation& sum);
  void add_cloister(SegmentId segment_id, Expectation& sum);
  void add_field(SegmentId field, Expectation& sum);
  struct CitiesBeside {
    float expected = 0;
    float finished = 0;
  };
  CitiesBeside cities_beside(SegmentId field);
  void add_merge_pairs(Expectation& sum);
  void add_opportunities(Expectation& sum);
  void add_followers(Expectation& sum) const;
  void add_traders(Expectation& sum);
  void add_hills(Expectation& sum);
  void add_wheel(Expectation& sum);
  void add_correction(Expectation& sum);

  // Where what a feature promises is kept, for merge_pairs and figures.
  struct Promise {
    std::uint32_t stamp = 0;
    float points = 0;
    float finish = 0;
    SeatMask owners = 0;
    SeatMask shown = 0;               // the seats whose holding the network has been shown
    float threat = 0;                 // points that merge_pairs may take from the owners
    float hope = 0;                   // points that merge_pairs may bring them
    std::array<float, 5> openness{};  // how it may still grow, by terrain; see holdings.cpp
  };
  // What all holdings of a seat are shown alike.
  struct SeatFacts {
    float turns, fade, next, followers, followers_of_others, open_claims;
  };
  // Two claimed features that a tile may make one with other owners, over all cells where it may.
  struct ClaimedMergePair {
    MergePair pair;
    std::size_t sort;
    SeatMask owners;  // of the two together
  };
  // What the hand-made terms have no use for.
  void look_closer();
  void gather_merge_pairs();
  void add_claimed_merge_pair(const MergePair& pair, std::size_t sort);
  float best_free_field();
  // Calls visit(sort, inputs) for every holding and pair that the seat has followers in.
  template <typename Visit>
  void each_part(Seat seat, const SeatFacts& facts, Visit visit);
  PartInputs claim_inputs(SegmentId feature, Terrain terrain, Seat seat, const SeatFacts& facts);
  PartInputs merge_pair_inputs(const ClaimedMergePair& each, Seat seat, const SeatFacts& facts);
  SeatInputs seat_inputs(Seat seat, const SeatFacts& facts) const;
  SeatFacts facts_of(Seat seat) const;

  Promise& promise(SegmentId feature) { return promises_[static_cast<std::size_t>(feature)]; }
  bool is_promised(SegmentId feature) const {
    return promises_[static_cast<std::size_t>(feature)].stamp == stamp_;
  }
  float turns(Seat seat) const { return static_cast<float>(prospects_.draws(seat)); }
  // The draws that each of a seat's open features can count on.
  float share_of_turns(Seat seat) const {
    return turns(seat) / (1.0F + weights_.busy * static_cast<float>(
                                                     open_claims_[static_cast<std::size_t>(seat)] - 1));
  }
  // 1 early, 0 when the seat has no turn left.
  float fade(Seat seat) const { return saturate(turns(seat) / weights_.follower_fade); }

  Weights weights_;
  Prospects prospects_;
  std::array<float, 12> follower_value_{};  // of n followers in supply, before fading
  std::vector<Promise> promises_;
  std::vector<std::uint32_t> city_seen_;  // by city: the mark of the field that counted it last
  std::uint32_t stamp_ = 0;
  std::uint32_t city_mark_ = 0;
  std::array<int, kMaxPlayers> open_claims_{};  // followers on roads, cities and cloisters
  float opportunity_ = 0;                       // the best that lies unclaimed for the next player
  float second_opportunity_ = 0;
  int unclaimed_ = 0;     // open cities and roads that are nobody's
  float free_field_ = 0;  // what the best field may pay that can be claimed and is nobody's
  std::vector<ClaimedMergePair> claimed_merge_pairs_;
  Points homecoming_{};

  // The wheel's odds, for the bag and the sector seen last (wheel.cpp).
  struct WheelOdds {
    std::uint64_t key = 0;
    std::array<float, kSectors> visits{};   // expected number
    std::array<float, kSectors> reached{};  // chance of at least one
  };
  void see_wheel();
  WheelOdds wheel_;
};

}  // namespace aude::players
