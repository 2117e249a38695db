// SPDX-License-Identifier: MIT
// The list of sets with themes of their own.
#include <array>

#include "study/set_themes.h"

namespace aude::study {

extern const SetThemes kTradersThemes, kHillsThemes, kWheelThemes;

std::span<const SetThemes* const> all_sets() {
  static constexpr std::array kAll{&kTradersThemes, &kHillsThemes, &kWheelThemes};
  return kAll;
}

}  // namespace aude::study
