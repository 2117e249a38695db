// SPDX-License-Identifier: MIT
// Any bytes as a record: parsed, printed and parsed again, and replayed as far as it is legal.
#include <string_view>

#include "fuzz.h"
#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/position.h"
#include "notation/record.h"
#include "rules/state.h"

using namespace aude;

namespace {

void replay(const notation::Record& record) {
  auto game = Game::create(notation::catalogue(), record.setup);
  if (!game) {
    fuzz::check(!game.refusal().what.empty(), "a refused setup has a reason");
    return;
  }
  Events events;
  State state(**game, &events);
  for (const std::string& text : record.actions) {
    const auto action = notation::legal_action(state, text);
    if (!action) {
      fuzz::check(!action.refusal().what.empty(), "a refused action has a reason");
      break;
    }
    fuzz::check(static_cast<bool>(state.try_apply(*action, &events)),
                "what legal_action accepts can be applied");
  }
  const auto position = notation::position_json(state, 0, {}, events);
  fuzz::check(position.contains("legal"), "a position lists the legal actions");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = notation::parse_record({reinterpret_cast<const char*>(data), size});
  if (!record) {
    fuzz::check(!record.refusal().what.empty(), "a refused record has a reason");
    return 0;
  }
  const auto again = notation::parse_record(notation::to_json(*record));
  fuzz::check(again && *again == *record, "a record prints and parses back");
  replay(*record);
  return 0;
}
