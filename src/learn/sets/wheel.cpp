// SPDX-License-Identifier: MIT
// The Wheel of Fortune for learners: numbers for crown spaces, and for recalls in a plague by cell; the
// pig's sector, and who stands on the crown spaces.
#include "learn/set_encoding.h"

namespace aude::learn {
namespace {

int crown_or_recall_number(const Encoding& encoding, const Action& action,
                           const std::function<int()>& cell) {
  if (action.verb == Wheel::kCrownVerb) {
    return encoding.first_crown() + action.number * 2 + (action.piece == Inns::kLarge ? 1 : 0);
  }
  if (action.verb != Wheel::kRecallVerb) return -1;
  const int number = cell();
  return number < 0 ? encoding.elsewhere() : encoding.first_recall() + number;
}

void write_sector(const State& state, std::uint8_t* globals) {
  globals[11] = static_cast<std::uint8_t>(index(state.board().set_state<Wheel>().sector) + 1);
}

int wheel_options(const Options& options) { return options.pig_in_famine ? 16 : 0; }

void write_holders(const State& state, const View& view, std::uint8_t* crowns) {
  for (const auto& sector : state.board().set_state<Wheel>().crown) {
    for (const std::uint8_t holder : sector) {
      const int large = holder != 0 && crown_piece(holder) == Inns::kLarge ? 16 : 0;
      *crowns++ = holder == 0
                      ? std::uint8_t{0}
                      : static_cast<std::uint8_t>((view.relative(crown_seat(holder)) + 1) | large);
    }
  }
}

}  // namespace

extern const SetEncoding kWheelEncoding{.set = Wheel::kId,
                                        .by_cell = true,
                                        .action_number = crown_or_recall_number,
                                        .option_bits = wheel_options,
                                        .write_globals = write_sector,
                                        .write_crowns = write_holders};

}  // namespace aude::learn
