// The list of what the terminal game says about sets.
#include <array>

#include "app/set_text.h"

namespace aude::app {

extern const SetText kInnsText, kTradersText, kHillsText, kWheelText, kAbbotText;

std::span<const SetText* const> all_set_texts() {
  static constexpr std::array kAll{&kInnsText, &kTradersText, &kHillsText, &kWheelText, &kAbbotText};
  return kAll;
}

}  // namespace aude::app
