// SPDX-License-Identifier: MIT
// Traders & Builders in the terminal game.
#include "app/set_text.h"
#include "app/terminal_words.h"
#include "notation/words.h"

namespace aude::app {
namespace {

constexpr PieceName kTradersNames[] = {{Traders::kBuilder, "builder", 'b'},
                                       {Traders::kPig, "pig", 'p'}};

std::string traders_sentence(const Game& game, const Event& event) {
  const auto* goods = std::get_if<GoodsEvent>(&event);
  if (goods == nullptr) return {};
  return with_verb(game, goods->seat, "take ", "takes ") + std::to_string(goods->count) + " " +
         std::string(notation::word(goods->goods)) + ".";
}

std::string traders_headline(const State& state, const std::string&, const std::string& turn) {
  const bool again = state.board().set_state<Traders>().second_part != 0;
  if (!again || state.phase() != Phase::Place) return {};
  return turn + "lay a second tile, thanks to the builder.";
}

std::string goods_text(const State& state, Seat seat) {
  const auto& goods = state.board().set_state<Traders>().goods[static_cast<std::size_t>(seat)];
  if (goods[0] + goods[1] + goods[2] == 0) return {};
  return "w" + std::to_string(goods[0]) + " h" + std::to_string(goods[1]) + " c" +
         std::to_string(goods[2]);
}

}  // namespace

extern const SetText kTradersText{.set = Traders::kId,
                                  .pieces = kTradersNames,
                                  .sentence = traders_sentence,
                                  .headline = traders_headline,
                                  .supply = goods_text};

}  // namespace aude::app
