// SPDX-License-Identifier: MIT
// Traders & Builders for learners: second turn parts and goods.
#include "learn/set_encoding.h"

namespace aude::learn {
namespace {

void write_second_part(const State& state, std::uint8_t* globals) {
  const Traders::State& traders = state.board().set_state<Traders>();
  globals[8] = traders.second_part;
  globals[9] = traders.second_part_earned;
}

void write_goods(const State& state, Seat seat, std::uint8_t* row) {
  const auto& goods = state.board().set_state<Traders>().goods[static_cast<std::size_t>(seat)];
  for (std::size_t g = 0; g < kGoodsKinds; ++g) row[7 + g] = byte_of(goods[g]);
}

}  // namespace

extern const SetEncoding kTradersEncoding{
    .set = Traders::kId, .write_globals = write_second_part, .write_player = write_goods};

}  // namespace aude::learn
