// SPDX-License-Identifier: MIT
#include "players/sets/traders.h"

#include <algorithm>

#include "players/evaluate.h"
#include "players/inputs.h"

namespace aude::players {
namespace {

// Goods of one type that no player has yet: on unseen tiles and in open cities.
int goods_to_come(const Board& board, Goods goods) {
  int held = 0;
  for (int i = 0; i < board.game->players(); ++i) {
    held +=
        board.set_state<Traders>().goods[static_cast<std::size_t>(i)][static_cast<std::size_t>(goods)];
  }
  return std::max(0, board.game->catalogue().goods[static_cast<std::size_t>(goods)] - held);
}

// The player to move has or has earned a second turn part.
bool has_second_part(const Board& board) {
  const Traders::State& state = board.set_state<Traders>();
  return state.second_part_earned != 0 || state.second_part != 0;
}

}  // namespace

void TradersTerms::add(const Evaluator& evaluator, Expectation& sum) {
  const Board& board = evaluator.board();
  const Weights& weights = evaluator.weights();
  const int players = board.game->players();
  for (int g = 0; g < kGoodsKinds; ++g) {
    const auto sort = static_cast<std::size_t>(g);
    const auto to_come = static_cast<float>(goods_to_come(board, static_cast<Goods>(g)));
    for (int i = 0; i < players; ++i) {
      const auto s = static_cast<std::size_t>(i);
      const int mine = board.set_state<Traders>().goods[s][sort];
      int best_other = 0;
      for (int j = 0; j < players; ++j) {
        if (j != i)
          best_other = std::max<int>(
              best_other, board.set_state<Traders>().goods[static_cast<std::size_t>(j)][sort]);
      }
      // The lead compared with the goods that can still change it: 1 if safe, 0 if lost.
      const float lead = static_cast<float>(mine - best_other) + (mine > 0 ? 0.5F : 0.0F);
      const float span = 0.5F + weights.goods_doubt * to_come;
      sum.points[s] +=
          static_cast<float>(kGoodsMajority) * std::clamp(0.5F + 0.5F * lead / span, 0.0F, 1.0F);
    }
  }
  for (int i = 0; i < players; ++i) {
    const auto seat = static_cast<Seat>(i);
    float& points = sum.points[static_cast<std::size_t>(i)];
    const SegmentId builder = board.figure(Traders::kBuilder, seat);
    if (builder != kNoSegmentId) {
      const float extends = evaluator.prospects().extend_share(board.feature(builder));
      points += weights.builder * saturate(0.5F * extends * evaluator.turns(seat));
    }
    if (board.supply(seat, Traders::kBuilder) > 0)
      points += weights.builder_home * evaluator.fade(seat);
    if (board.supply(seat, Traders::kPig) > 0) points += weights.pig_home * evaluator.fade(seat);
  }
  if (has_second_part(board)) {
    sum.points[static_cast<std::size_t>(board.head->turn)] += weights.extra_turn;
  }
}

void TradersTerms::write_inputs(const Board& board, Seat seat, SeatInputs& inputs) {
  inputs[19] = static_cast<float>(board.supply(seat, Traders::kBuilder));
  inputs[20] = static_cast<float>(board.supply(seat, Traders::kPig));
  inputs[23] = flag(board.head->turn == seat && has_second_part(board));
  inputs[25] = 1.0F;
}

bool TradersTerms::has_figure_on(const Board& board, SegmentId feature, Terrain terrain, Seat seat) {
  const SegmentId figure =
      board.figure(terrain == Terrain::Field ? Traders::kPig : Traders::kBuilder, seat);
  return figure != kNoSegmentId && board.feature(figure) == feature;
}

}  // namespace aude::players
