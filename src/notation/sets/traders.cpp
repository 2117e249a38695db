// SPDX-License-Identifier: MIT
// The notation of Traders & Builders.
#include "notation/set_notation.h"
#include "notation/values.h"
#include "notation/words.h"

namespace aude::notation {
namespace {

namespace json = boost::json;

constexpr Word<Piece> kTradersPieces[] = {{Traders::kBuilder, "builder"}, {Traders::kPig, "pig"}};
constexpr Word<ScoreFor> kTradersScores[] = {{Traders::kGoodsScore, "goods"}};
constexpr Noun kTradersNouns[] = {
    {Traders::kWineMajorityCounted, "wine_majority", "wine majority", "wine majorities"},
    {Traders::kWheatMajorityCounted, "wheat_majority", "wheat majority", "wheat majorities"},
    {Traders::kClothMajorityCounted, "cloth_majority", "cloth majority", "cloth majorities"}};
constexpr Explanation kTradersReasons[] = {
    {Traders::kBecausePig, "pig", "The owner's pig adds 1 point per city."}};

json::object traders_event_json(const Game&, const Event& event) {
  const auto* goods = std::get_if<GoodsEvent>(&event);
  if (goods == nullptr) return {};
  return {{"type", "goods"},
          {"player", index(goods->seat)},
          {"goods", word(goods->goods)},
          {"count", goods->count}};
}

json::array goods_json(const State& state) {
  json::array out;
  for (int seat = 0; seat < state.game().players(); ++seat) {
    const auto& owned = state.board().set_state<Traders>().goods[static_cast<std::size_t>(seat)];
    json::object goods;
    for (int i = 0; i < kGoodsKinds; ++i) {
      goods[word(static_cast<Goods>(i))] = owned[static_cast<std::size_t>(i)];
    }
    out.push_back(std::move(goods));
  }
  return out;
}

void put_second_part(json::object& out, const State& state) {
  out["second_part"] = state.board().set_state<Traders>().second_part != 0;
}

void put_goods(json::object& out, const State& state) {
  out["goods"] = nullptr;
  if (state.game().plays(Traders::kId)) out["goods"] = goods_json(state);
}

}  // namespace

extern const SetNotation kTradersNotation{
    .pieces = kTradersPieces,
    .scores = kTradersScores,
    .nouns = kTradersNouns,
    .reasons = kTradersReasons,
    .event_json = traders_event_json,
    .put_turn = put_second_part,
    .put_supplies = put_goods,
};

}  // namespace aude::notation
