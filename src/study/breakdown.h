// SPDX-License-Identifier: MIT
// Where the points of a rollout come from: the features of the position in which it starts, those that
// come later, and the sets. Reasons are made from the differences between plans.
#pragma once

#include <vector>

#include "players/evaluate.h"
#include "rules/state.h"

namespace aude::study {

using players::Points;

class Breakdown {
 public:
  // A feature of the position at the start, by the first of its segments, or one of the others below.
  using Source = int;
  static constexpr Source kLater = -1;  // features of later tiles, and the value of followers for them
  static constexpr Source kSets = -2;   // points of the sets that belong to no feature

  struct Share {
    Source source;
    Points points;  // by seat
  };
  const std::vector<Share>& shares() const { return shares_; }
  bool empty() const { return shares_.empty(); }

  void add(Source source, Seat seat, float points);
  void add(float factor, const Breakdown& other);

 private:
  Points& at(Source source);

  std::vector<Share> shares_;  // each source once
};

// The first segment of a feature; those of older tiles come first.
SegmentId first_segment(const Board& board, SegmentId feature);

// Features that score in these events. All other points belong to the sets.
struct ScoredFeature {
  SegmentId feature;
  Terrain terrain;
  Points points;  // by seat
};
std::vector<ScoredFeature> scored_features(const Board& board, const Events& events);

// Points that each seat gets for a claimed feature, by the terms of the evaluation.
Points points_of(const Board& board, const players::Evaluator::Claimed& claim);

// Reads the points of one rollout while it is played.
class BreakdownReader {
 public:
  explicit BreakdownReader(const State& start);  // must outlive the reader

  // After each turn part, with its events.
  void read_scores(const State& state, const Events& events);
  // At the end. The evaluator must have evaluated this position last. What its terms do not name (the
  // learned correction, unclaimed features) is not part of the breakdown.
  Breakdown read_end(const State& state, players::Evaluator& evaluator);

 private:
  Breakdown::Source source_of(const Board& board, SegmentId feature, Seat seat) const;
  void add(const Board& board, SegmentId feature, const Points& points);
  void read_terms(const State& state, players::Evaluator& evaluator);

  const State& start_;
  Breakdown out_;
  Points scored_{};  // for features
};

}  // namespace aude::study
