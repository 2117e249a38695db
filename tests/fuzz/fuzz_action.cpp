// SPDX-License-Identifier: MIT
// Parses any bytes as an action. A parsed action must print as the same text and parse back to the same
// action.
#include <string_view>

#include "fuzz.h"
#include "notation/actions.h"
#include "notation/catalogue.h"

using namespace aude;

namespace {

std::shared_ptr<const Game> game_of(SetGroup sets) {
  Setup setup;
  setup.sets = sets;
  setup.players = {"Red", "Blue"};
  auto game = Game::create(notation::catalogue(), setup);
  fuzz::check(static_cast<bool>(game), "an ordinary setup is accepted");
  return *game;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto kSmall = game_of({Base::kId});
  static const auto kWhole =
      game_of({Base::kId, River::kId, Inns::kId, Traders::kId, Hills::kId, Wheel::kId});
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const auto& game : {kSmall, kWhole}) {
    const auto action = notation::parse_action(*game, text);
    if (!action) {
      fuzz::check(!action.refusal().what.empty(), "a refused action has a reason");
      continue;
    }
    const std::string words = notation::to_text(*game, *action);
    fuzz::check(words == text, "an action has one spelling");
    const auto again = notation::parse_action(*game, words);
    fuzz::check(again && *again == *action, "an action prints and parses back");
    State state(*game);
    const State before = state;
    const bool legal = state.is_legal(*action);
    fuzz::check(static_cast<bool>(state.try_apply(*action)) == legal,
                "the checked door opens for legal actions only");
    fuzz::check(legal || (state == before && state.hash() == before.hash()),
                "a refused action changes nothing");
  }
  return 0;
}
