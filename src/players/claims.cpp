// SPDX-License-Identifier: MIT
// Expected points of claimed features, and merges that may change their owners.
#include <algorithm>
#include <bit>

#include "players/evaluate.h"
#include "rules/scoring.h"

namespace aude::players {
namespace {

template <typename Visit>
void each_seat(SeatMask seats, Visit visit) {
  for (int i = 0; seats >> i != 0; ++i) {
    if (seats >> i & 1) visit(static_cast<std::size_t>(i));
  }
}

// Nobody else has followers there; most features are like this.
bool is_only_claim(Claims claims, Seat seat) {
  return (claims & ~(Claims{0xF} << (index(seat) * 4))) == 0;
}

}  // namespace

void Evaluator::add_claims(Expectation& sum) {
  const Board& board = prospects_.board();
  open_claims_ = {};
  for (const DeployedFollower& each : board.followers()) {
    if (each.terrain != Terrain::Field) ++open_claims_[static_cast<std::size_t>(each.seat)];
  }
  for (int i = 0; i < board.game->players(); ++i) {
    const auto s = static_cast<std::size_t>(i);
    share_of_turns_[s] =
        turns(static_cast<Seat>(i)) / (1.0F + weights_.busy * static_cast<float>(open_claims_[s] - 1));
  }
  for (const DeployedFollower& each : board.followers()) {
    const Terrain terrain = each.terrain;
    const SegmentId feature = board.feature(each.segment_id);
    if (!has_claim_value(feature)) {
      const bool alone = is_only_claim(board.claims_on(feature), each.seat);
      const SeatMask owners = alone ? mask_of(each.seat) : owners_of(board, feature).seats;
      claim_value(feature) = {.stamp = stamp_, .owners = owners};
      if (terrain == Terrain::Field) {
        add_field(feature, sum);
      } else if (is_enclosed(terrain)) {
        add_cloister(each.segment_id, sum);
      } else {
        add_claim(feature, terrain, sum);
      }
    }
    sum.returning[static_cast<std::size_t>(each.seat)] += claim_value(feature).finish;
  }
}

void Evaluator::add_claim(SegmentId feature, Terrain terrain, Expectation& sum) {
  ClaimValue& value = claim_value(feature);
  float draws = 0;
  int claims = 0;
  each_seat(value.owners, [&](std::size_t seat) {
    draws += share_of_turns_[seat];
    claims += open_claims_[seat];
  });
  Worth& worth = memo_of(feature, prospects_.version(feature)).worth[claims & 1];
  if (worth.owners != value.owners || worth.draws != draws)
    worth = worth_of_line(feature, terrain, value.owners, draws);
  value.finish = worth.finish;
  value.points = worth.points;
  each_seat(value.owners, [&](std::size_t seat) { sum.points[seat] += value.points; });
}

// A city or a road: the mean of completed and incomplete, weighted by the probability that its owners
// complete it.
Evaluator::Worth Evaluator::worth_of_line(SegmentId feature, Terrain terrain, SeatMask owners,
                                          float draws) const {
  const Board& board = prospects_.board();
  Worth worth{.owners = owners, .draws = draws};
  worth.finish = prospects_.finish_chance(feature, terrain, draws);
  const int open_cells = prospects_.open_cells(feature);
  const auto growth = static_cast<float>(open_cells);
  const Prospect pays = prospect_of(board, feature, terrain, open_cells);
  const float gain =
      board.is_special(feature)
          ? 0.0F
          : weights_.gain * growth * saturate(0.2F * draws * prospects_.extend_share(feature));
  worth.points = worth.finish * static_cast<float>(pays.complete) +
                 (1.0F - worth.finish) * (static_cast<float>(pays.unfinished) + gain);
  if (std::popcount(owners) == 1) {
    const float others = static_cast<float>(board.head->left) - draws;
    worth.points *= 1.0F - weights_.invasion * saturate(0.1F * others) * std::min(growth, 4.0F);
  }
  return worth;
}

void Evaluator::add_cloister(SegmentId segment_id, Expectation& sum) {
  const SegmentId feature = prospects_.board().feature(segment_id);
  ClaimValue& value = claim_value(feature);
  each_seat(value.owners, [&](std::size_t s) {
    const auto seat = static_cast<Seat>(s);
    const float draws = share_of_turns_[s];
    Worth& worth = memo_of(feature, prospects_.version(feature)).worth[open_claims_[s] & 1];
    if (worth.owners != mask_of(seat) || worth.draws != draws)
      worth = worth_of_cloister(segment_id, seat, draws);
    value.finish = worth.finish;
    value.openness = {worth.around[0], worth.around[1]};
    value.points = worth.points;
    sum.points[s] += value.points;
  });
}

Evaluator::Worth Evaluator::worth_of_cloister(SegmentId segment_id, Seat owner, float draws) {
  const Board& board = prospects_.board();
  const auto finished = static_cast<float>(points_for(board, segment_id, true));
  const auto chance = prospects_.cloister_chance(board.tile(segment_id).cell, draws);
  return {.owners = mask_of(owner),
          .draws = draws,
          .points = chance.finish * finished + (1.0F - chance.finish) * (1.0F + chance.around),
          .finish = chance.finish,
          .around = {chance.around - chance.filled, chance.filled}};
}

// A field that the tile laid has not changed may still touch a city that it has.
Evaluator::CitiesBeside Evaluator::cities_beside(SegmentId field) {
  const Prospects::Version version = prospects_.version(field);
  const CitiesBeside& known = memo_of(field, version).cities;
  if (known.known && (version.layer == 1 || !prospects_.has_changed_city(known.bits))) return known;
  const Prospects::Version changed = prospects_.changed_version();
  if (changed.stamp != 0) {
    if (const CitiesBeside& laid = memo_of(field, changed).cities; laid.known) return laid;
  }
  const CitiesBeside cities = count_cities_beside(field);
  memo_of(field, prospects_.has_changed_city(cities.bits) ? changed : version).cities = cities;
  return cities;
}

Evaluator::CitiesBeside Evaluator::count_cities_beside(SegmentId field) {
  const Board& board = prospects_.board();
  CitiesBeside cities{.known = true};
  ++city_mark_;
  board.each_city_beside(field, [&](SegmentId city) {
    std::uint32_t& seen = city_seen_[static_cast<std::size_t>(city)];
    if (seen == city_mark_) return;
    seen = city_mark_;
    cities.expected += prospects_.city_chance(city);
    cities.finished += board.is_open(city) ? 0.0F : 1.0F;
    cities.bits |= Prospects::bit_of(city);
  });
  return cities;
}

void Evaluator::add_field(SegmentId field, Expectation& sum) {
  const Board& board = prospects_.board();
  ClaimValue& value = claim_value(field);
  const CitiesBeside beside = cities_beside(field);
  float cities = beside.expected;
  const float soon = saturate(static_cast<float>(board.head->left) / 20.0F);
  const float ends = saturate(0.25F * static_cast<float>(board.open_sides(field)));
  value.openness = {beside.finished, cities - beside.finished, ends, soon * ends};
  cities += weights_.field_growth * soon * ends * 4.0F;
  const bool alone = std::popcount(value.owners) == 1;
  const float hold = alone ? 1.0F - (1.0F - weights_.field_hold) * soon : 1.0F;
  const FieldPay pay = field_pay(board, field);
  const auto each = static_cast<float>(pay.each);
  value.points = each * cities * hold;
  each_seat(value.owners, [&](std::size_t seat) {
    const bool favoured = (pay.favoured >> seat & 1) != 0;
    sum.points[seat] +=
        favoured ? value.points * static_cast<float>(pay.favoured_each) / each : value.points;
  });
}

// If one tile merges two features, the player with the most followers in both scores the whole feature.
// The probability depends on the draws of the players who gain.
Evaluator::Merge Evaluator::merge_of(const MergePair& pair, float weight) const {
  if (!has_claim_value(pair.a) || !has_claim_value(pair.b)) return {0, 0};
  const Board& board = prospects_.board();
  const SeatMask a = claim_values_[static_cast<std::size_t>(pair.a)].owners;
  const SeatMask b = claim_values_[static_cast<std::size_t>(pair.b)].owners;
  const Claims together = board.claims_on(pair.a) + board.claims_on(pair.b);
  const SeatMask owners = strongest(together, board.game->players());
  if (owners == a && owners == b) return {0, 0};
  // The draws of players who would own more than before.
  float draws = 0;
  each_seat(owners, [&](std::size_t seat) {
    if (!((a & b) >> seat & 1)) draws += turns(static_cast<Seat>(seat));
  });
  return {owners, weight * saturate(pair.share * draws)};
}

void Evaluator::add_merge(const MergePair& pair, const Merge& merge, Points& points) const {
  const ClaimValue& a = claim_values_[static_cast<std::size_t>(pair.a)];
  const ClaimValue& b = claim_values_[static_cast<std::size_t>(pair.b)];
  each_seat(merge.owners,
            [&](std::size_t seat) { points[seat] += merge.chance * (a.points + b.points); });
  each_seat(a.owners, [&](std::size_t seat) { points[seat] -= merge.chance * a.points; });
  each_seat(b.owners, [&](std::size_t seat) { points[seat] -= merge.chance * b.points; });
}

template <typename Visit>
void Evaluator::each_merge_pair(Visit visit) const {
  for (const MergePair& pair : prospects_.merge_pairs()) {
    const bool city = pair.terrain == Terrain::City;
    const float line = city ? weights_.city_join : weights_.road_join;
    visit(pair, pair.terrain == Terrain::Field ? weights_.field_join : line);
  }
}

void Evaluator::add_merge_pairs(Expectation& sum) {
  each_merge_pair([&](const MergePair& pair, float weight) {
    const Merge merge = merge_of(pair, weight);
    if (merge.owners == 0) return;
    add_merge(pair, merge, sum.points);
    ClaimValue& a = claim_value(pair.a);
    ClaimValue& b = claim_value(pair.b);
    ((a.owners & merge.owners) != 0 ? a.gain : a.threat) += merge.chance * b.points;
    ((b.owners & merge.owners) != 0 ? b.gain : b.threat) += merge.chance * a.points;
  });
}

std::vector<Evaluator::MergeTerm> Evaluator::merge_terms() const {
  std::vector<MergeTerm> out;
  each_merge_pair([&](const MergePair& pair, float weight) {
    const Merge merge = merge_of(pair, weight);
    if (merge.owners == 0) return;
    out.push_back({pair, {}});
    add_merge(pair, merge, out.back().points);
  });
  return out;
}

// Unclaimed cities and roads: the next player may complete one and score it. Inns are ignored, because
// the weight was tuned without them.
Evaluator::Opportunity Evaluator::opportunity_at(SegmentId feature, Terrain terrain) const {
  const Board& board = prospects_.board();
  const float chance = prospects_.finish_chance(feature, terrain, 1.0F);
  const int gain = terrain == Terrain::City ? prospect_of(board, feature, terrain, 1).complete
                                            : board.size_of(feature) + 1;
  return {static_cast<float>(gain) * chance, feature};
}

void Evaluator::add_opportunities(Expectation& sum) {
  const Board& board = prospects_.board();
  float best = 0;
  float second = 0;
  const auto consider = [&](const Opportunity& each) {
    if (board.claims_on(each.feature) != 0) return;
    second = std::max(second, std::min(best, each.points));
    best = std::max(best, each.points);
  };
  for (const Opportunity& each : opportunities_) {
    if (sorted_ && each.points <= second) break;
    if (!prospects_.is_changed(each.feature)) consider(each);
  }
  for (const Opportunity& each : changed_opportunities_) consider(each);
  opportunity_ = best;
  second_opportunity_ = second;
  sum.points[static_cast<std::size_t>(prospects_.next())] += weights_.opportunity * best;
}

}  // namespace aude::players
