// SPDX-License-Identifier: MIT
#include "study/breakdown.h"

#include <algorithm>
#include <variant>

#include "rules/scoring.h"

namespace aude::study {
namespace {

using Claimed = players::Evaluator::Claimed;

Points for_seats(SeatMask seats, float points) {
  Points out{};
  for (std::size_t i = 0; i < out.size(); ++i) {
    if ((seats >> i & 1) != 0) out[i] = points;
  }
  return out;
}

}  // namespace

Points& Breakdown::at(Source source) {
  const auto found = std::find_if(shares_.begin(), shares_.end(),
                                  [&](const Share& each) { return each.source == source; });
  return found == shares_.end() ? shares_.emplace_back(Share{source, {}}).points : found->points;
}

void Breakdown::add(Source source, Seat seat, float points) {
  if (points != 0) at(source)[static_cast<std::size_t>(seat)] += points;
}

void Breakdown::add(float factor, const Breakdown& other) {
  for (const Share& each : other.shares_) {
    Points& sum = at(each.source);
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += factor * each.points[i];
  }
}

SegmentId first_segment(const Board& board, SegmentId feature) {
  SegmentId first = feature;
  board.each_member(feature, [&](SegmentId each) { first = std::min(first, each); });
  return first;
}

std::vector<ScoredFeature> scored_features(const Board& board, const Events& events) {
  std::vector<ScoredFeature> out;
  for (const Event& event : events) {
    const auto* scored = std::get_if<ScoredEvent>(&event);
    if (scored == nullptr || scored->spots.empty()) continue;
    const Spot spot = scored->spots.front();
    const SegmentId segment_id = board.segment_id(*board.tile_at(spot.cell), spot.segment);
    const Terrain terrain = board.info(segment_id).terrain;
    if (info_of(terrain).score != scored->what) continue;
    out.push_back({board.feature(segment_id), terrain,
                   for_seats(scored->players, static_cast<float>(scored->points))});
  }
  return out;
}

Points points_of(const Board& board, const Claimed& claim) {
  Points out = for_seats(claim.owners, claim.points);
  if (claim.terrain != Terrain::Field) return out;
  const FieldPay pay = field_pay(board, claim.feature);
  for (std::size_t i = 0; i < out.size(); ++i) {
    if ((pay.favoured >> i & 1) != 0)
      out[i] *= static_cast<float>(pay.favoured_each) / static_cast<float>(pay.each);
  }
  return out;
}

BreakdownReader::BreakdownReader(const State& start) : start_(start) {}

// Features may be joined later. The points of a seat then belong to the one in which the seat had a
// follower, otherwise to the oldest.
Breakdown::Source BreakdownReader::source_of(const Board& board, SegmentId feature, Seat seat) const {
  const Board& start = start_.board();
  for (const DeployedFollower& each : start.followers()) {
    if (each.seat == seat && board.feature(each.segment_id) == feature)
      return index(first_segment(start, start.feature(each.segment_id)));
  }
  const SegmentId first = first_segment(board, feature);
  const bool is_later = index(first) >= start.head->segment_count;
  return is_later ? Breakdown::kLater : index(first);
}

void BreakdownReader::add(const Board& board, SegmentId feature, const Points& points) {
  for (std::size_t i = 0; i < points.size(); ++i) {
    const auto seat = static_cast<Seat>(i);
    if (points[i] != 0) out_.add(source_of(board, feature, seat), seat, points[i]);
  }
}

void BreakdownReader::read_scores(const State& state, const Events& events) {
  for (const ScoredFeature& each : scored_features(state.board(), events)) {
    add(state.board(), each.feature, each.points);
    for (std::size_t i = 0; i < scored_.size(); ++i) scored_[i] += each.points[i];
  }
}

void BreakdownReader::read_terms(const State& state, players::Evaluator& evaluator) {
  const Board& board = state.board();
  for (const Claimed& claim : evaluator.claimed()) add(board, claim.feature, points_of(board, claim));
  for (const auto& term : evaluator.merge_terms()) {
    for (std::size_t i = 0; i < term.points.size(); ++i) {
      const auto seat = static_cast<Seat>(i);
      const bool first = claim(board.claims_on(term.pair.a), seat) != 0;
      const SegmentId about = first ? term.pair.a : term.pair.b;
      if (term.points[i] != 0) out_.add(source_of(board, about, seat), seat, term.points[i]);
    }
  }
  const Points followers = evaluator.follower_terms();
  const Points sets = evaluator.set_terms();
  for (std::size_t i = 0; i < sets.size(); ++i) {
    out_.add(Breakdown::kLater, static_cast<Seat>(i), followers[i]);
    out_.add(Breakdown::kSets, static_cast<Seat>(i), sets[i]);
  }
}

Breakdown BreakdownReader::read_end(const State& state, players::Evaluator& evaluator) {
  for (int i = 0; i < state.game().players(); ++i) {
    const auto seat = static_cast<Seat>(i);
    const auto gained = static_cast<float>(state.score(seat) - start_.score(seat));
    out_.add(Breakdown::kSets, seat, gained - scored_[static_cast<std::size_t>(i)]);
  }
  if (!state.is_over()) read_terms(state, evaluator);
  return std::move(out_);
}

}  // namespace aude::study
