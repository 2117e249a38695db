// SPDX-License-Identifier: MIT
#include "support/random_play.h"

#include <stdexcept>

#include "notation/catalogue.h"

namespace aude::slow {

std::shared_ptr<const Game> game_of(const Setup& setup) {
  auto game = Game::create(notation::catalogue(), setup);
  if (!game)
    throw std::runtime_error("setup refused: " + game.refusal().where + ": " + game.refusal().what);
  return *game;
}

Action random_choice(const State& state, Dice& dice, ActionList& legal, std::vector<Chance>& outcomes) {
  if (!state.is_chance()) {
    legal.clear();
    state.legal_actions(legal);
    return legal[static_cast<std::size_t>(dice.below(static_cast<int>(legal.size())))];
  }
  outcomes.clear();
  state.chances(outcomes);
  int all = 0;
  for (const Chance& each : outcomes) all += each.weight;
  int at = dice.below(all);
  std::size_t i = 0;
  while ((at -= outcomes[i].weight) >= 0) ++i;
  return outcomes[i].action;
}

}  // namespace aude::slow
