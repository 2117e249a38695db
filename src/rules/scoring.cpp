#include "rules/scoring.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "rules/hills.h"
#include "rules/inns.h"
#include "rules/traders.h"

namespace aude {
namespace {

std::vector<Spot> spots_of(const Table& table, Node feature) {
  std::vector<Spot> spots;
  table.each_member(feature, [&](Node node) { spots.push_back(table.spot(node)); });
  std::sort(spots.begin(), spots.end());
  return spots;
}

// A score worked out: what each owner gets and why.
struct Worth {
  Term first{};
  Term second{};  // left out of the sum when it counts nothing
  Reasons reasons = 0;
  int points() const { return first.count * first.each + second.count * second.each; }

  Calculation calculation() const {
    Calculation terms{first};
    if (second.count != 0) terms.push_back(second);
    return terms;
  }
};

Worth road_worth(const Table& table, Node road, bool complete) {
  const Rate rate = road_rate(table, road, complete);
  return {{Counted::Tile, table.size_of(road), rate.each}, {}, rate.reasons};
}

Worth city_worth(const Table& table, Node city, bool complete) {
  Rate rate = city_rate(table, city, complete);
  if (complete && table.size_of(city) == 2 && table.game->options().small_city == 2) {
    rate = {1, reason(Because::SmallCity)};
  }
  return {{Counted::Tile, table.size_of(city), rate.each},
          {Counted::Pennant, table.extra_of(city), rate.each},
          rate.reasons};
}

Worth cloister_worth(const Table& table, Cell cell, bool complete) {
  const int vineyards = complete ? vineyards_around(table, cell) : 0;
  return {{Counted::Tile, 1 + table.tiles_around(cell), 1}, {Counted::Vineyard, vineyards, 3}, 0};
}

ScoreFor score_for(Terrain terrain) {
  switch (terrain) {
    case Terrain::Road:
      return ScoreFor::Road;
    case Terrain::City:
      return ScoreFor::City;
    case Terrain::Cloister:
      return ScoreFor::Cloister;
    case Terrain::Field:
    case Terrain::River:
      break;
  }
  return ScoreFor::Field;
}

Worth worth_of(const Table& table, Node feature, Terrain terrain, bool complete) {
  if (terrain == Terrain::Road) return road_worth(table, feature, complete);
  if (terrain == Terrain::City) return city_worth(table, feature, complete);
  return cloister_worth(table, table.tile(feature).cell, complete);
}

// A road, city or cloister somebody stands on pays its owners.
void score_feature(Table& table, Node feature, Terrain terrain, bool complete, Events* events) {
  const Owners owners = owners_of(table, feature);
  const Worth worth = worth_of(table, feature, terrain, complete);
  give(table, owners.seats, worth.points());
  if (events == nullptr) return;
  const Reasons hill = owners.by_hill ? reason(Because::HillTie) : Reasons{0};
  events->push_back(ScoredEvent{score_for(terrain),
                                worth.points(),
                                owners.seats,
                                !complete,
                                {worth.calculation()},
                                static_cast<Reasons>(worth.reasons | hill),
                                spots_of(table, feature)});
}

// Followers and builders of a scored feature go home.
void clear_feature(Table& table, Node feature, Events* events) {
  for (int i = table.head->deployed_count - 1; i >= 0; --i) {
    const DeployedFollower follower = table.deployed[i];
    if (table.feature(follower.node) == feature) {
      send_home(table, follower.seat, follower.piece, follower.node, events);
    }
  }
  send_builders_home(table, feature, events);
}

void score_completed_lines(Table& table, const PlacedTile& tile, Events* events) {
  const KindInfo& kind = table.kind_of(tile);
  for (unsigned rest = kind.completing; rest != 0; rest &= rest - 1) {
    const int s = std::countr_zero(rest);
    const Node feature = table.feature(table.node(tile, s));
    if (table.is_open(feature)) continue;
    const Terrain terrain = kind.segments[static_cast<std::size_t>(s)].terrain;
    bool seen = false;  // through an earlier segment of this tile
    for (int e = 0; e < s; ++e) seen = seen || table.feature(table.node(tile, e)) == feature;
    if (seen) continue;
    if (table.claims_on(feature) != 0) {
      score_feature(table, feature, terrain, true, events);
      clear_feature(table, feature, events);
    }
    if (terrain == Terrain::City) take_goods(table, feature, events);
  }
}

void score_completed_cloisters(Table& table, Cell laid, Events* events) {
  for (std::uint64_t rest = table.head->monks; rest != 0;) {
    const int i = 63 - std::countl_zero(rest);  // the last first: those before it keep their numbers
    rest ^= 1ULL << i;
    const DeployedFollower monk = table.deployed[i];
    const Cell cell = table.tile(monk.node).cell;
    if (either(std::abs(cell.x - laid.x) > 1, std::abs(cell.y - laid.y) > 1)) continue;
    if (table.tiles_around(cell) < 8) continue;
    score_feature(table, monk.node, Terrain::Cloister, true, events);
    send_home(table, monk.seat, monk.piece, monk.node, events);
  }
}

// Fields pay 3 for each completed city, 4 to an owner whose pig is there.
void score_field(Table& table, Node field, Events* events) {
  const Owners owners = owners_of(table, field);
  const int cities = cities_fed(table, field);
  const SeatMask with_pig =
      cities == 0 ? SeatMask{0} : static_cast<SeatMask>(owners.seats & pigs_in(table, field));
  const auto pay = [&](SeatMask seats, int each, Reasons reasons) {
    if (seats == 0) return;
    give(table, seats, cities * each);
    if (events == nullptr) return;
    const Reasons hill = owners.by_hill ? reason(Because::HillTie) : Reasons{0};
    events->push_back(ScoredEvent{ScoreFor::Field,
                                  cities * each,
                                  seats,
                                  true,
                                  {{{Counted::City, cities, each}}},
                                  static_cast<Reasons>(reasons | hill),
                                  spots_of(table, field)});
  };
  pay(with_pig, 4, reason(Because::Pig));
  pay(static_cast<SeatMask>(owners.seats & ~with_pig), 3,
      cities == 0 ? reason(Because::NoCity) : Reasons{0});
}

// True for the first follower in the list that stands in its feature.
bool is_first_in_feature(const Table& table, std::size_t i) {
  const auto followers = table.followers();
  const Node feature = table.feature(followers[i].node);
  for (std::size_t e = 0; e < i; ++e) {
    if (table.feature(followers[e].node) == feature) return false;
  }
  return true;
}

}  // namespace

Owners owners_of(const Table& table, Node feature) {
  const Claims claims = table.claims_on(feature);
  Owners owners;
  int most = 0;
  for (int s = 0; s < table.game->players(); ++s) {
    const Seat seat = static_cast<Seat>(s);
    const int count = claim(claims, seat);
    if (count == 0 || count < most) continue;
    owners.seats = static_cast<SeatMask>((count > most ? 0 : owners.seats) | mask_of(seat));
    most = count;
  }
  const SeatMask after_hills = break_tie_by_hill(table, feature, owners.seats);
  owners.by_hill = after_hills != owners.seats;
  owners.seats = after_hills;
  return owners;
}

int points_for(const Table& table, Node feature, bool complete) {
  return worth_of(table, feature, table.info(feature).terrain, complete).points();
}

int cities_fed(const Table& table, Node field) {
  // Each city is marked at the node that names it.
  constexpr int kMostNodes = (kMaxSupply + kMaxStartTiles + 16) * kMaxSegments;
  std::array<std::uint64_t, kMostNodes / 64 + 1> seen;
  std::fill_n(seen.begin(), table.head->node_count / 64 + 1, 0);
  int cities = 0;
  table.each_member(field, [&](Node node) {
    const PlacedTile& tile = table.tile(node);
    for (unsigned touched = table.info(node).cities; touched != 0; touched &= touched - 1) {
      const Node city = table.feature(table.node(tile, std::countr_zero(touched)));
      std::uint64_t& word = seen[static_cast<std::size_t>(index(city) / 64)];
      const std::uint64_t bit = 1ULL << (index(city) % 64);
      cities += !table.is_open(city) && !(word & bit);
      word |= bit;
    }
  });
  return cities;
}

void give(Table& table, SeatMask seats, int points) {
  for (unsigned rest = seats; rest != 0; rest &= rest - 1) {
    table.head->score[static_cast<std::size_t>(std::countr_zero(rest))] += points;
  }
}

void send_home(Table& table, Seat seat, Piece piece, Node node, Events* events) {
  table.take_home(seat, piece, node);
  if (events != nullptr) events->push_back(ReturnedEvent{seat, piece, false, table.spot(node), {}});
}

int Tally::points() const {
  int sum = 0;
  for (int i = 0; i < count; ++i)
    sum += terms[static_cast<std::size_t>(i)].count * terms[static_cast<std::size_t>(i)].each;
  return sum;
}

void score_tallies(Table& table, ScoreFor what, const Tallies& tallies, Reasons reasons, bool final,
                   Events* events) {
  SeatMask done = 0;
  for (std::size_t s = 0; s < static_cast<std::size_t>(table.game->players()); ++s) {
    const int points = tallies[s].points();
    if (points == 0 || (done >> s & 1U)) continue;
    SeatMask seats = 0;
    std::vector<Calculation> calculations;
    for (std::size_t other = s; other < static_cast<std::size_t>(table.game->players()); ++other) {
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
    give(table, seats, points);
    if (events != nullptr) {
      events->push_back(ScoredEvent{what, points, seats, final, std::move(calculations), reasons, {}});
    }
  }
}

void score_completed(Table& table, Events* events) {
  const PlacedTile& tile = table.last_tile();
  score_completed_lines(table, tile, events);
  score_completed_cloisters(table, tile.cell, events);
}

void score_final(Table& table, Events* events) {
  for (Terrain terrain : {Terrain::Road, Terrain::City, Terrain::Cloister, Terrain::Field}) {
    const auto followers = table.followers();
    for (std::size_t i = 0; i < followers.size(); ++i) {
      if (followers[i].terrain != terrain || !is_first_in_feature(table, i)) continue;
      const Node feature = table.feature(followers[i].node);
      if (terrain == Terrain::Field) {
        score_field(table, feature, events);
      } else {
        score_feature(table, feature, terrain, false, events);
      }
    }
  }
  score_goods(table, events);
}

}  // namespace aude
