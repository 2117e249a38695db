// What the features with followers on them promise, and what may change their owners.
#include <algorithm>
#include <bit>

#include "players/evaluate.h"

namespace aude::players {
namespace {

SeatMask strongest(Claims claims, int players, SeatMask among) {
  int most = 1;
  SeatMask owners = 0;
  for (int i = 0; i < players; ++i) {
    const auto seat = static_cast<Seat>(i);
    const int count = claim(claims, seat);
    if (count < most || (among & mask_of(seat)) == 0) continue;
    if (count > most) owners = 0;
    most = count;
    owners |= mask_of(seat);
  }
  return owners;
}

// Followers on hills decide between the tied.
SeatMask hill_winners(const Board& board, Node feature, SeatMask tied) {
  std::array<int, kMaxPlayers> on_hill{};
  for (const DeployedFollower& each : board.followers()) {
    if (board.feature(each.node) == feature && board.kind_of(board.tile(each.node)).hill) {
      ++on_hill[static_cast<std::size_t>(each.seat)];
    }
  }
  const bool by_number = board.game->options().hill_tiebreak == HillTiebreak::Number;
  int most = 1;
  SeatMask winners = 0;
  for (int i = 0; i < board.game->players(); ++i) {
    const int count = by_number ? on_hill[static_cast<std::size_t>(i)]
                                : std::min(on_hill[static_cast<std::size_t>(i)], 1);
    if (count < most || (tied >> i & 1) == 0) continue;
    if (count > most) winners = 0;
    most = count;
    winners |= mask_of(static_cast<Seat>(i));
  }
  return winners == 0 ? tied : winners;
}

template <typename Visit>
void each_seat(SeatMask seats, Visit visit) {
  for (int i = 0; seats >> i != 0; ++i) {
    if (seats >> i & 1) visit(static_cast<std::size_t>(i));
  }
}

float city_points(const Board& board, Node city, float growth) {
  const float size = static_cast<float>(board.size_of(city)) + growth;
  const auto pennants = static_cast<float>(board.extra_of(city));
  if (board.is_special(city)) return 3.0F * (size + pennants);
  if (board.game->options().small_city == 2 && size <= 2.0F) return size + pennants;
  return 2.0F * (size + pennants);
}

float unfinished_points(const Board& board, Node feature, Terrain terrain) {
  if (board.is_special(feature)) return 0.0F;
  const int pennants = terrain == Terrain::City ? board.extra_of(feature) : 0;
  return static_cast<float>(board.size_of(feature) + pennants);
}

}  // namespace

SeatMask owners_of(const Board& board, Node feature) {
  const SeatMask owners = strongest(board.claims_on(feature), board.game->players(), 0xFF);
  const bool tied = std::popcount(owners) > 1;
  return tied && board.game->plays(SetId::Hills) ? hill_winners(board, feature, owners) : owners;
}

void Evaluator::add_claims(Expectation& sum) {
  const Board& board = prospects_.board();
  open_claims_ = {};
  for (const DeployedFollower& each : board.followers()) {
    if (board.info(each.node).terrain != Terrain::Field)
      ++open_claims_[static_cast<std::size_t>(each.seat)];
  }
  for (const DeployedFollower& each : board.followers()) {
    const Terrain terrain = board.info(each.node).terrain;
    const Node feature = board.feature(each.node);
    if (!is_promised(feature)) {
      promise(feature) = {.stamp = stamp_, .owners = owners_of(board, feature)};
      if (terrain == Terrain::Field) {
        add_field(feature, sum);
      } else if (terrain == Terrain::Cloister) {
        add_cloister(each.node, sum);
      } else {
        add_claim(feature, terrain, sum);
      }
    }
    sum.homecoming[static_cast<std::size_t>(each.seat)] += promise(feature).finish;
  }
}

// A city or a road: finished or not, weighed by the chance that its owners finish it.
void Evaluator::add_claim(Node feature, Terrain terrain, Expectation& sum) {
  const Board& board = prospects_.board();
  Promise& made = promise(feature);
  float draws = 0;
  each_seat(made.owners, [&](std::size_t seat) { draws += share_of_turns(static_cast<Seat>(seat)); });
  made.finish = prospects_.finish_chance(feature, terrain, draws);
  const auto growth = static_cast<float>(prospects_.open_cells(feature));
  made.openness = prospects_.openness(feature);
  const float finished = terrain == Terrain::City
                             ? city_points(board, feature, growth)
                             : (static_cast<float>(board.size_of(feature)) + growth) *
                                   (board.is_special(feature) ? 2.0F : 1.0F);
  const float gain =
      board.is_special(feature)
          ? 0.0F
          : weights_.gain * growth * saturate(0.2F * draws * prospects_.extend_share(feature));
  made.points = made.finish * finished +
                (1.0F - made.finish) * (unfinished_points(board, feature, terrain) + gain);
  if (std::popcount(made.owners) == 1) {
    const float others = static_cast<float>(board.head->left) - draws;
    made.points *= 1.0F - weights_.invasion * saturate(0.1F * others) * std::min(growth, 4.0F);
  }
  each_seat(made.owners, [&](std::size_t seat) { sum.points[seat] += made.points; });
}

void Evaluator::add_cloister(Node node, Expectation& sum) {
  const Board& board = prospects_.board();
  Promise& made = promise(board.feature(node));
  const Cell cell = board.tile(node).cell;
  each_seat(made.owners, [&](std::size_t seat) {
    const auto chance = prospects_.cloister_chance(cell, share_of_turns(static_cast<Seat>(seat)));
    const float vineyards = board.game->plays(SetId::Hills)
                                ? 3.0F * static_cast<float>(vineyards_around(board, cell))
                                : 0.0F;
    made.finish = chance.finish;
    made.openness = {chance.around - chance.filled, chance.filled};
    made.points = chance.finish * (9.0F + vineyards) + (1.0F - chance.finish) * (1.0F + chance.around);
    sum.points[seat] += made.points;
  });
}

// Each city counts by the chance that it is completed at all; a pig adds a third.
void Evaluator::add_field(Node field, Expectation& sum) {
  const Board& board = prospects_.board();
  Promise& made = promise(field);
  ++city_mark_;
  float cities = 0;
  float finished = 0;
  board.each_member(field, [&](Node node) {
    const PlacedTile& tile = board.tile(node);
    for (unsigned touched = board.info(node).cities; touched != 0; touched &= touched - 1U) {
      const Node city = board.feature(board.node(tile, std::countr_zero(touched)));
      std::uint32_t& seen = city_seen_[static_cast<std::size_t>(city)];
      if (seen == city_mark_) continue;
      seen = city_mark_;
      cities += prospects_.city_chance(city);
      finished += board.is_open(city) ? 0.0F : 1.0F;
    }
  });
  const float soon = saturate(static_cast<float>(board.head->left) / 20.0F);
  const float ends = saturate(0.25F * static_cast<float>(board.open_sides(field)));
  made.openness = {finished, cities - finished, ends, soon * ends};
  cities += weights_.field_growth * soon * ends * 4.0F;
  const bool alone = std::popcount(made.owners) == 1;
  const float hold = alone ? 1.0F - (1.0F - weights_.field_hold) * soon : 1.0F;
  made.points = 3.0F * cities * hold;
  each_seat(made.owners, [&](std::size_t seat) {
    const Node pig =
        board.game->plays(SetId::Traders) ? board.figure(Piece::Pig, static_cast<Seat>(seat)) : kNoNode;
    const bool with_pig = pig != kNoNode && board.feature(pig) == field;
    sum.points[seat] += with_pig ? made.points * 4.0F / 3.0F : made.points;
  });
}

// If one tile connects two features, whoever has more followers in both together takes it all. Those
// who gain will try, with the draws they have.
void Evaluator::add_joints(Expectation& sum) {
  const Board& board = prospects_.board();
  const auto add = [&](const Joint& joint, float weight) {
    if (!is_promised(joint.a) || !is_promised(joint.b)) return;  // nobody is there to lose or gain
    Promise& a = promise(joint.a);
    Promise& b = promise(joint.b);
    const Claims together = board.claims_on(joint.a) + board.claims_on(joint.b);
    const SeatMask owners = strongest(together, board.game->players(), 0xFF);
    if (owners == a.owners && owners == b.owners) return;
    // The draws of those who would own more than before.
    float draws = 0;
    each_seat(owners, [&](std::size_t seat) {
      if (!((a.owners & b.owners) >> seat & 1)) draws += turns(static_cast<Seat>(seat));
    });
    const float chance = weight * saturate(joint.share * draws);
    each_seat(owners, [&](std::size_t seat) { sum.points[seat] += chance * (a.points + b.points); });
    each_seat(a.owners, [&](std::size_t seat) { sum.points[seat] -= chance * a.points; });
    each_seat(b.owners, [&](std::size_t seat) { sum.points[seat] -= chance * b.points; });
    ((a.owners & owners) != 0 ? a.hope : a.threat) += chance * b.points;
    ((b.owners & owners) != 0 ? b.hope : b.threat) += chance * a.points;
  };
  for (const Joint& joint : prospects_.joints()) {
    const bool city = board.info(joint.a).terrain == Terrain::City;
    add(joint, city ? weights_.city_join : weights_.road_join);
  }
  for (const Joint& joint : prospects_.field_joints()) add(joint, weights_.field_join);
}

// Nobody's cities and roads: the next player may finish one and take it.
void Evaluator::add_opportunities(Expectation& sum) {
  const Board& board = prospects_.board();
  float best = 0;
  for (Node feature : prospects_.open_cities_and_roads()) {
    if (board.claims_on(feature) != 0) continue;
    const Terrain terrain = board.info(feature).terrain;
    const float gain = terrain == Terrain::City ? city_points(board, feature, 1.0F)
                                                : static_cast<float>(board.size_of(feature) + 1);
    best = std::max(best, gain * prospects_.finish_chance(feature, terrain, 1.0F));
  }
  opportunity_ = best;
  sum.points[static_cast<std::size_t>(prospects_.next())] += weights_.opportunity * best;
}

}  // namespace aude::players
