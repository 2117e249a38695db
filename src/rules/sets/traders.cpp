// SPDX-License-Identifier: MIT
#include "rules/sets/traders.h"

#include <algorithm>
#include <bit>

#include "rules/board.h"
#include "rules/scoring.h"

namespace aude {
namespace {

Traders::State& traders_of(Board& board) { return board.set_state<Traders>(); }

// The seats whose piece of this kind is in the feature.
SeatMask figures_in(const Board& board, Piece piece, SegmentId feature) {
  SeatMask seats = 0;
  for (int s = 0; s < board.game->players(); ++s) {
    const Seat seat = static_cast<Seat>(s);
    const SegmentId segment_id = board.figure(piece, seat);
    if (segment_id != kNoSegmentId && board.feature(segment_id) == feature)
      seats = static_cast<SeatMask>(seats | mask_of(seat));
  }
  return seats;
}

bool has_own_follower(const Board& board, SegmentId feature) {
  return claim(board.claims_on(feature), board.head->turn) != 0;
}

}  // namespace

// Both are deployed in a feature with a follower of their own colour. A builder in a completed feature
// would return at once, so it is not offered there (R21).
void add_builder_and_pig(const Board& board, const PlacedTile& tile, ActionList& out) {
  const KindInfo& kind = board.kind_of(tile);
  ActionWriter writer(out, 2 * kMaxSegments);
  const bool builder = board.supply(board.head->turn, Traders::kBuilder) != 0;
  for (unsigned rest = builder ? kind.completing : 0U; rest != 0; rest &= rest - 1) {
    const int s = std::countr_zero(rest);
    const SegmentId feature = board.feature(board.segment_id(tile, s));
    writer.push_if(both(has_own_follower(board, feature), board.is_open(feature)),
                   Action::deploy(Traders::kBuilder, s));
  }
  const bool pig = board.supply(board.head->turn, Traders::kPig) != 0;
  for (unsigned rest = pig ? kind.fields : 0U; rest != 0; rest &= rest - 1) {
    const int s = std::countr_zero(rest);
    const SegmentId field = board.feature(board.segment_id(tile, s));
    writer.push_if(has_own_follower(board, field), Action::deploy(Traders::kPig, s));
  }
}

void earn_second_part(Board& board, Events*) {
  Traders::State& traders = traders_of(board);
  traders.second_part_earned = 0;
  if (traders.second_part) return;
  const SegmentId builder = board.figure(Traders::kBuilder, board.head->turn);
  if (builder == kNoSegmentId) return;
  const PlacedTile& tile = board.last_tile();
  traders.second_part_earned =
      board.shows(tile, board.kind_of(tile).completing, board.feature(builder)) ? 1 : 0;
}

bool begin_second_part(Board& board) {
  Traders::State& traders = traders_of(board);
  traders.second_part = traders.second_part_earned;
  traders.second_part_earned = 0;
  return traders.second_part != 0;
}

void send_builders_home(Board& board, SegmentId feature, Events* events) {
  const SeatMask builders = figures_in(board, Traders::kBuilder, feature);
  for (int s = 0; s < board.game->players(); ++s) {
    const Seat seat = static_cast<Seat>(s);
    if (builders & mask_of(seat)) {
      send_home(board, seat, Traders::kBuilder, board.figure(Traders::kBuilder, seat), events);
    }
  }
}

void send_lonely_figures_home(Board& board, Seat seat, SegmentId feature, Events* events) {
  if (claim(board.claims_on(feature), seat) != 0) return;
  for (Piece piece : {Traders::kBuilder, Traders::kPig}) {
    const SegmentId segment_id = board.figure(piece, seat);
    if (segment_id != kNoSegmentId && board.feature(segment_id) == feature)
      send_home(board, seat, piece, segment_id, events);
  }
}

SeatMask pigs_in(const Board& board, SegmentId field) {
  return board.game->plays(Traders::kId) ? figures_in(board, Traders::kPig, field) : SeatMask{0};
}

void pay_pigs(const Board& board, SegmentId field, FieldPay& pay) {
  pay.favoured = figures_in(board, Traders::kPig, field);
  pay.favoured_each = pay.each + 1;
  pay.reasons = reason(Traders::kBecausePig);
}

void take_goods(Board& board, SegmentId city, Terrain terrain, Events* events) {
  if (terrain != Terrain::City) return;
  std::array<int, kGoodsKinds + 1> found{};  // the last counts segments without goods
  board.each_member(city, [&](SegmentId segment_id) {
    ++found[static_cast<std::size_t>(board.printed(segment_id).goods)];
  });
  for (Goods goods : {Goods::Wine, Goods::Wheat, Goods::Cloth}) {
    const auto g = static_cast<std::size_t>(goods);
    if (found[g] == 0) continue;
    auto& owned = traders_of(board).goods[static_cast<std::size_t>(board.head->turn)][g];
    owned = static_cast<std::uint16_t>(owned + found[g]);
    if (events != nullptr) events->push_back(GoodsEvent{board.head->turn, goods, found[g]});
  }
}

void score_goods(Board& board, Events* events) {
  for (Goods goods : {Goods::Wine, Goods::Wheat, Goods::Cloth}) {
    const auto counted = static_cast<Counted>(index(Traders::kWineMajorityCounted) + index(goods));
    const auto owned = [&](int s) {
      return int{traders_of(board).goods[static_cast<std::size_t>(s)][static_cast<std::size_t>(goods)]};
    };
    int most = 0;
    for (int s = 0; s < board.game->players(); ++s) most = std::max(most, owned(s));
    if (most == 0) continue;  // a kind of which no player has a token is not scored (R26)
    Tallies tallies;
    for (int s = 0; s < board.game->players(); ++s) {
      if (owned(s) == most) tallies[static_cast<std::size_t>(s)].add({counted, 1, kGoodsMajority});
    }
    score_tallies(board, Traders::kGoodsScore, tallies, 0, true, events);
  }
}

}  // namespace aude
