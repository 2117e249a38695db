// SPDX-License-Identifier: MIT
// Traders & Builders: the builder's second turn part, the pig on a field, goods from cities.
#pragma once

#include "rules/set_rules.h"

namespace aude {

inline constexpr int kGoodsMajority = 10;  // points for most tokens of a kind

struct GoodsEvent {
  Seat seat;
  Goods goods;
  int count;
};

void add_builder_and_pig(const Board& board, const PlacedTile& tile, ActionList& out);
// The tile just laid continues the road or city where the current player's builder stands.
void earn_second_part(Board& board, Events* events);
bool begin_second_part(Board& board);
void send_builders_home(Board& board, SegmentId feature, Events* events);
// After a follower of `seat` left the feature: builder and pig cannot stay there alone.
void send_lonely_figures_home(Board& board, Seat seat, SegmentId feature, Events* events);
// The player who completes a city takes a token for each goods symbol in it.
void take_goods(Board& board, SegmentId feature, Terrain terrain, Events* events);
void pay_pigs(const Board& board, SegmentId field, FieldPay& pay);
// At the end: 10 points for most tokens of a kind.
void score_goods(Board& board, Events* events);

// Seats whose pig stands in the field; none without the set.
SeatMask pigs_in(const Board& board, SegmentId field);

struct Traders : SetDefaults<Traders> {
  static constexpr SetId kId{3};
  static constexpr Piece kBuilder{2};
  static constexpr Piece kPig{3};
  static constexpr ScoreFor kGoodsScore{5};
  static constexpr Counted kWineMajorityCounted{5};  // wheat and cloth follow, in the order of Goods
  static constexpr Counted kWheatMajorityCounted{6};
  static constexpr Counted kClothMajorityCounted{7};
  static constexpr Because kBecausePig{5};  // the pig adds 1 per city

  static constexpr PieceInfo kPieces[] = {{.piece = kBuilder}, {.piece = kPig}};
  static constexpr ScoreFor kScores[] = {kGoodsScore};
  static constexpr Counted kCounted[] = {kWineMajorityCounted, kWheatMajorityCounted,
                                         kClothMajorityCounted};
  static constexpr Because kReasons[] = {kBecausePig};

  using Events = EventTypes<GoodsEvent>;

  struct State {
    std::array<std::array<std::uint16_t, kGoodsKinds>, kMaxPlayers> goods{};  // tokens of each seat
    std::uint8_t second_part = 0;  // the builder's extra part is being played
    std::uint8_t second_part_earned = 0;
  };

  static constexpr SetRules kRules{
      .id = kId,
      .name = "traders",
      .pieces = kPieces,
      .scores = kScores,
      .counted = kCounted,
      .reasons = kReasons,
      .after_placement = earn_second_part,
      .legal_deployment = add_builder_and_pig,
      .plays_again = begin_second_part,
      .after_feature = send_builders_home,
      .after_completion = take_goods,
      .after_recall = send_lonely_figures_home,
      .field_value = pay_pigs,
      .final_scoring = score_goods,
  };
};

}  // namespace aude
