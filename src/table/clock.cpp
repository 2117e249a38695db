#include "table/clock.h"

#include <algorithm>

namespace aude::table {

Millis Clocks::left(int seat, bool running, Millis now) const {
  const Millis spent = running ? now - since_ : 0;
  return std::max<Millis>(0, left_[static_cast<std::size_t>(seat)] - spent);
}

Millis Clocks::after_turn_part(int seat, Millis now) const {
  return left(seat, true, now) + rule_->increment;
}

Millis Clocks::share(Millis tiles) const {
  const Millis parts = std::max<Millis>(1, tiles / static_cast<Millis>(left_.size()));
  return std::max<Millis>(1, rule_->total / parts + rule_->increment);
}

}  // namespace aude::table
