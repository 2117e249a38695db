// SPDX-License-Identifier: MIT
#include "rules/scoring.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "rules/sets.h"

namespace aude {
namespace {

std::vector<Spot> spots_of(const Board& board, SegmentId feature) {
  std::vector<Spot> spots;
  board.each_member(feature, [&](SegmentId segment_id) { spots.push_back(board.spot(segment_id)); });
  std::sort(spots.begin(), spots.end());
  return spots;
}

constexpr int kCloisterTiles = 9;

// The terrains in the order of the final scoring: roads, cities, cloisters, then those that sets add,
// and fields last.
constexpr auto kFinalOrder = [] {
  std::array<Terrain, static_cast<std::size_t>(kTerrains)> all{Terrain::Road, Terrain::City,
                                                               Terrain::Cloister};
  std::size_t count = 3;
  for (const TerrainInfo& info : kTerrainInfo) {
    if (std::ranges::find(Base::kTerrains, info.terrain, &TerrainInfo::terrain) ==
        std::end(Base::kTerrains)) {
      all[count++] = info.terrain;
    }
  }
  all[count] = Terrain::Field;
  return all;
}();

FeatureValue base_value(const Board& board, SegmentId feature, Terrain terrain, bool complete,
                        int more) {
  if (terrain == Terrain::Road) return {{Counted::Tile, board.size_of(feature) + more, 1}, {}, 0};
  if (terrain == Terrain::City) {
    const int tiles = board.size_of(feature) + more;
    const bool small = complete && tiles == 2 && board.game->options().small_city == 2;
    const int each = complete && !small ? 2 : 1;
    return {{Counted::Tile, tiles, each},
            {Counted::Pennant, board.extra_of(feature), each},
            small ? reason(Because::SmallCity) : Reasons{0}};
  }
  if (is_enclosed(terrain)) {
    const int tiles = complete ? kCloisterTiles : 1 + board.tiles_around(board.tile(feature).cell);
    return {{Counted::Tile, tiles, 1}, {}, 0};
  }
  return {};  // a field scores for its cities (score_field), other terrains score nothing
}

FeatureValue value_of(const Board& board, SegmentId feature, Terrain terrain, bool complete,
                      int more = 0) {
  FeatureValue value = base_value(board, feature, terrain, complete, more);
  call_hooks<&SetRules::feature_value>(*board.game, board, feature, terrain, complete, value);
  return value;
}

enum class Occasion : std::uint8_t { Completed, Unfinished, GameEnd };

// Scores a feature with a follower, other than a field, for its owners.
void score_feature(Board& board, SegmentId feature, Terrain terrain, Occasion occasion,
                   Events* events) {
  const bool complete = occasion == Occasion::Completed;
  const Owners owners = owners_of(board, feature);
  const FeatureValue value = value_of(board, feature, terrain, complete);
  give(board, owners.seats, value.points());
  if (events == nullptr) return;
  events->push_back(ScoredEvent{info_of(terrain).score,
                                value.points(),
                                owners.seats,
                                occasion == Occasion::GameEnd,
                                {value.calculation()},
                                static_cast<Reasons>(value.reasons | owners.reasons),
                                spots_of(board, feature)});
}

// The followers of a scored feature return, then the pieces of sets.
void clear_feature(Board& board, SegmentId feature, Events* events) {
  for (int i = board.head->deployed_count - 1; i >= 0; --i) {
    const DeployedFollower follower = board.deployed[i];
    if (board.feature(follower.segment_id) == feature) {
      send_home(board, follower.seat, follower.piece, follower.segment_id, events);
    }
  }
  call_hooks<&SetRules::after_feature>(*board.game, board, feature, events);
}

void score_completed_lines(Board& board, const PlacedTile& tile, Events* events) {
  const KindInfo& kind = board.kind_of(tile);
  for (unsigned rest = kind.completing; rest != 0; rest &= rest - 1) {
    const int s = std::countr_zero(rest);
    const SegmentId feature = board.feature(board.segment_id(tile, s));
    if (board.is_open(feature)) continue;
    const Terrain terrain = kind.segments[static_cast<std::size_t>(s)].terrain;
    bool seen = false;  // through an earlier segment of this tile
    for (int e = 0; e < s; ++e) seen = seen || board.feature(board.segment_id(tile, e)) == feature;
    if (seen) continue;
    if (board.claims_on(feature) != 0) {
      score_feature(board, feature, terrain, Occasion::Completed, events);
      clear_feature(board, feature, events);
    }
    call_hooks<&SetRules::after_completion>(*board.game, board, feature, terrain, events);
  }
}

void score_completed_cloisters(Board& board, Cell laid, Events* events) {
  board.head->enclosed.each([&](int i) {
    const DeployedFollower monk = board.deployed[i];
    const Cell cell = board.tile(monk.segment_id).cell;
    if (either(std::abs(cell.x - laid.x) > 1, std::abs(cell.y - laid.y) > 1)) return;
    if (board.tiles_around(cell) < kCloisterTiles - 1) return;
    score_feature(board, monk.segment_id, monk.terrain, Occasion::Completed, events);
    send_home(board, monk.seat, monk.piece, monk.segment_id, events);
  });
}

// A field scores for each completed city, for some owners more than for others.
void score_field(Board& board, SegmentId field, Events* events) {
  const Owners owners = owners_of(board, field);
  const int cities = cities_fed(board, field);
  const auto pay = [&](SeatMask seats, int each, Reasons reasons) {
    if (seats == 0) return;
    give(board, seats, cities * each);
    if (events == nullptr) return;
    events->push_back(ScoredEvent{ScoreFor::Field,
                                  cities * each,
                                  seats,
                                  true,
                                  {{{Counted::City, cities, each}}},
                                  static_cast<Reasons>(reasons | owners.reasons),
                                  spots_of(board, field)});
  };
  if (cities == 0) return pay(owners.seats, FieldPay{}.each, reason(Because::NoCity));
  const FieldPay each = field_pay(board, field);
  const auto favoured = static_cast<SeatMask>(owners.seats & each.favoured);
  pay(favoured, each.favoured_each, each.reasons);
  pay(static_cast<SeatMask>(owners.seats & ~favoured), each.each, 0);
}

// True for the first follower of its feature in the list.
bool is_first_in_feature(const Board& board, std::size_t i) {
  const auto followers = board.followers();
  const SegmentId feature = board.feature(followers[i].segment_id);
  for (std::size_t e = 0; e < i; ++e) {
    if (board.feature(followers[e].segment_id) == feature) return false;
  }
  return true;
}

}  // namespace

Calculation FeatureValue::calculation() const {
  Calculation terms{first};
  if (second.count != 0) terms.push_back(second);
  return terms;
}

Owners owners_of(const Board& board, SegmentId feature) {
  Owners owners{strongest(board.claims_on(feature), board.game->players()), 0};
  call_hooks<&SetRules::break_tie>(*board.game, board, feature, owners);
  return owners;
}

int points_for(const Board& board, SegmentId feature, bool complete) {
  return value_of(board, feature, board.info(feature).terrain, complete).points();
}

Prospect prospect_of(const Board& board, SegmentId feature, Terrain terrain, int more) {
  return {value_of(board, feature, terrain, true, more).points(),
          value_of(board, feature, terrain, false).points()};
}

FieldPay field_pay(const Board& board, SegmentId field) {
  FieldPay pay;
  call_hooks<&SetRules::field_value>(*board.game, board, field, pay);
  return pay;
}

int followers_in_supply(const Board& board, Seat seat) {
  int count = 0;
  for (unsigned rest = kFollowerPieces; rest != 0; rest &= rest - 1) {
    count += board.supply(seat, static_cast<Piece>(std::countr_zero(rest)));
  }
  return count;
}

int cities_fed(const Board& board, SegmentId field) {
  // Each city is marked at the segment that represents it.
  constexpr int kMostNodes = (kMaxSupply + kMaxStartTiles + 16) * kMaxSegments;
  std::array<std::uint64_t, kMostNodes / 64 + 1> seen;
  std::fill_n(seen.begin(), board.head->segment_count / 64 + 1, 0);
  int cities = 0;
  board.each_city_beside(field, [&](SegmentId city) {
    std::uint64_t& word = seen[static_cast<std::size_t>(index(city) / 64)];
    const std::uint64_t bit = 1ULL << (index(city) % 64);
    cities += !board.is_open(city) && !(word & bit);
    word |= bit;
  });
  return cities;
}

void give(Board& board, SeatMask seats, int points) {
  for (unsigned rest = seats; rest != 0; rest &= rest - 1) {
    board.head->score[static_cast<std::size_t>(std::countr_zero(rest))] += points;
  }
}

void send_home(Board& board, Seat seat, Piece piece, SegmentId segment_id, Events* events) {
  board.take_home(seat, piece, segment_id);
  if (events != nullptr) events->push_back(ReturnedEvent{seat, piece, board.spot(segment_id)});
}

void deploy_piece(Board& board, Seat seat, Piece piece, SegmentId segment_id, Events* events) {
  board.deploy(seat, piece, segment_id);
  if (events == nullptr) return;
  events->push_back(DeployedEvent{seat, piece, board.spot(segment_id), board.info(segment_id).terrain});
}

void score_unfinished(Board& board, SegmentId feature, Events* events) {
  score_feature(board, feature, board.info(feature).terrain, Occasion::Unfinished, events);
}

int Tally::points() const {
  int sum = 0;
  for (int i = 0; i < count; ++i)
    sum += terms[static_cast<std::size_t>(i)].count * terms[static_cast<std::size_t>(i)].each;
  return sum;
}

void score_tallies(Board& board, ScoreFor what, const Tallies& tallies, Reasons reasons, bool final,
                   Events* events) {
  SeatMask done = 0;
  for (std::size_t s = 0; s < static_cast<std::size_t>(board.game->players()); ++s) {
    const int points = tallies[s].points();
    if (points == 0 || (done >> s & 1U)) continue;
    SeatMask seats = 0;
    std::vector<Calculation> calculations;
    for (std::size_t other = s; other < static_cast<std::size_t>(board.game->players()); ++other) {
      if (tallies[other].points() != points) continue;
      seats = static_cast<SeatMask>(seats | 1U << other);
      if (events == nullptr) continue;
      Calculation terms(tallies[other].terms.begin(),
                        tallies[other].terms.begin() + tallies[other].count);
      if (std::find(calculations.begin(), calculations.end(), terms) == calculations.end()) {
        calculations.push_back(std::move(terms));
      }
    }
    done = static_cast<SeatMask>(done | seats);
    give(board, seats, points);
    if (events != nullptr) {
      events->push_back(ScoredEvent{what, points, seats, final, std::move(calculations), reasons, {}});
    }
  }
}

void score_completed(Board& board, Events* events) {
  const PlacedTile& tile = board.last_tile();
  score_completed_lines(board, tile, events);
  score_completed_cloisters(board, tile.cell, events);
}

void score_final(Board& board, Events* events) {
  for (Terrain terrain : kFinalOrder) {
    const auto followers = board.followers();
    for (std::size_t i = 0; i < followers.size(); ++i) {
      if (followers[i].terrain != terrain || !is_first_in_feature(board, i)) continue;
      const SegmentId feature = board.feature(followers[i].segment_id);
      if (terrain == Terrain::Field) {
        score_field(board, feature, events);
      } else {
        score_feature(board, feature, terrain, Occasion::GameEnd, events);
      }
    }
  }
  call_hooks<&SetRules::final_scoring>(*board.game, board, events);
}

}  // namespace aude
