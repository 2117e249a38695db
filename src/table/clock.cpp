// SPDX-License-Identifier: MIT
#include "table/clock.h"

#include <algorithm>

namespace aude::table {

Millis Clocks::left(int seat, bool running, Millis now) const {
  const Millis before = left_[static_cast<std::size_t>(seat)];
  if (!running) return before;
  return std::clamp<Millis>(deadline(seat) - now, 0, before);
}

Millis Clocks::free_time(int seat) const {
  if (!rule_) return 0;
  return rule_->delay + std::clamp<Millis>(lag_[static_cast<std::size_t>(seat)], 0, rule_->allowance);
}

Millis Clocks::delay_left(Millis now) const { return std::max<Millis>(0, since_ + rule_->delay - now); }

Millis Clocks::after_turn_part(int seat, Millis now) const {
  return left(seat, true, now) + rule_->increment;
}

Millis Clocks::share(Millis tiles) const {
  const Millis parts = std::max<Millis>(1, tiles / static_cast<Millis>(left_.size()));
  return std::max<Millis>(1, rule_->total / parts + rule_->increment + rule_->delay);
}

}  // namespace aude::table
