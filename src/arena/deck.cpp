// SPDX-License-Identifier: MIT
#include "arena/deck.h"

#include <algorithm>

namespace aude::arena {

Deck::Deck(const Game& game, std::uint64_t seed) : tokens_(seed ^ 0x70C0E57ACBA5EBA1U) {
  for (int i = 0; i < game.supply_kinds(); ++i) {
    const auto kind = static_cast<Kind>(i);
    order_.insert(order_.end(), static_cast<std::size_t>(game.supply_of(kind)), kind);
  }
  players::Random random(seed);
  for (std::size_t i = order_.size(); i > 1; --i) {
    std::swap(order_[i - 1], order_[random.below(static_cast<std::uint32_t>(i))]);
  }
}

Action Deck::next(const State& state) {
  if (state.phase() != Phase::Draw) {
    return state.chance_at(
        static_cast<int>(tokens_.below(static_cast<std::uint32_t>(state.chance_total()))));
  }
  ActionList possible;
  state.legal_actions(possible);
  const auto drawn = std::find_if(order_.begin(), order_.end(),
                                  [&](Kind kind) { return possible.contains(Action::draw(kind)); });
  const Action action = Action::draw(*drawn);
  order_.erase(drawn);
  return action;
}

}  // namespace aude::arena
