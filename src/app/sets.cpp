// SPDX-License-Identifier: MIT
// The list of what the terminal game says about sets.
#include <array>

#include "app/set_text.h"

namespace aude::app {

extern const SetText kInnsText, kTradersText, kHillsText, kWheelText, kAbbotText;

std::span<const SetText* const> all_set_texts() {
  static constexpr std::array kAll{&kInnsText, &kTradersText, &kHillsText, &kWheelText, &kAbbotText};
  return kAll;
}

const PieceName* name_in_sets(Piece piece) {
  for (const SetText* set : all_set_texts()) {
    for (const PieceName& each : set->pieces) {
      if (each.piece == piece) return &each;
    }
  }
  return nullptr;
}

}  // namespace aude::app
