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

}  // namespace

extern const SetText kTradersText{
    .pieces = kTradersNames, .sentence = traders_sentence, .headline = traders_headline};

}  // namespace aude::app
