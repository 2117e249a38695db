// SPDX-License-Identifier: MIT
// The list of sets with actions or observations of their own.
#include <array>

#include "learn/set_encoding.h"

namespace aude::learn {

extern const SetEncoding kTradersEncoding, kHillsEncoding, kWheelEncoding, kAbbotEncoding;

std::span<const SetEncoding* const> all_sets() {
  static constexpr std::array kAll{&kTradersEncoding, &kHillsEncoding, &kWheelEncoding,
                                   &kAbbotEncoding};
  return kAll;
}

}  // namespace aude::learn
