// The list of what sets add to the numbers that learners see.
#include <array>

#include "learn/set_encoding.h"

namespace aude::learn {

extern const SetEncoding kHillsEncoding, kWheelEncoding;

std::span<const SetEncoding* const> all_sets() {
  static constexpr std::array kAll{&kHillsEncoding, &kWheelEncoding};
  return kAll;
}

}  // namespace aude::learn
