// SPDX-License-Identifier: MIT
#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/record.h"
#include "page/page.h"

namespace aude::page {

std::string Thinkers::choose(const std::string& key, std::string_view level, std::uint64_t seed,
                             std::string_view record_text, const players::Limits& limits) {
  const auto record = notation::parse_record(record_text);
  if (!record) return {};
  const auto game = Game::create(notation::catalogue(), record->setup);
  if (!game) return {};
  State state(**game);
  for (const std::string& text : record->actions) {
    const auto action = notation::legal_action(state, text);
    if (!action) return {};
    state.apply(*action);
  }
  if (state.is_chance() || state.is_over()) return {};
  Bot& bot = bots_[key];
  if (bot.player == nullptr || bot.level != level) {
    bot = {std::string(level), players::make_player(level, seed)};
  }
  if (bot.player == nullptr) return {};
  return notation::to_text(**game, bot.player->choose(state, limits));
}

}  // namespace aude::page
