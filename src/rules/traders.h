// Traders & Builders: the builder's second turn part, the pig on a field, goods from cities.
#pragma once

#include "rules/set_rules.h"

namespace aude {

inline constexpr int kGoodsMajority = 10;  // points for most tokens of a kind

struct TradersState {
  std::array<std::array<std::uint16_t, kGoodsKinds>, kMaxPlayers> goods{};  // tokens of each seat
  std::uint8_t second_part = 0;  // the builder's extra part is being played
  std::uint8_t second_part_earned = 0;
};

void add_builder_and_pig(const Board& board, const PlacedTile& tile, ActionList& out);
// The tile just laid continues the road or city where the builder of whoever's turn it is stands.
void earn_second_part(Board& board, Events* events);
bool begin_second_part(Board& board);
void send_builders_home(Board& board, SegmentId feature, Events* events);
// After a follower of `seat` left the feature: builder and pig cannot stay there alone.
void send_lonely_figures_home(Board& board, Seat seat, SegmentId feature, Events* events);
// Whoever completes a city takes a token for each goods symbol in it.
void take_goods(Board& board, SegmentId feature, Terrain terrain, Events* events);
void pay_pigs(const Board& board, SegmentId field, FieldPay& pay);
// At the end: 10 points for most tokens of a kind.
void score_goods(Board& board, Events* events);

// Seats whose pig stands in the field; nobody's without the set.
SeatMask pigs_in(const Board& board, SegmentId field);

inline constexpr SetRules kTraders{
    .id = SetId::Traders,
    .name = "traders",
    .pieces = pieces_of({Piece::Builder, Piece::Pig}),
    .after_placement = earn_second_part,
    .legal_deployment = add_builder_and_pig,
    .plays_again = begin_second_part,
    .after_feature = send_builders_home,
    .after_completion = take_goods,
    .after_recall = send_lonely_figures_home,
    .field_value = pay_pigs,
    .final_scoring = score_goods,
};

}  // namespace aude
