// SPDX-License-Identifier: MIT
// The clocks of a table's seats. At most one runs at a time: that of the person to act. All times are
// in milliseconds on the host's monotonic clock.
//
// In each turn part, a clock runs after its free time: the delay of the rule, and what the network
// takes between the host and the player, up to the allowance of the rule. The host measures that.
#pragma once

#include <optional>
#include <vector>

#include "table/log.h"

namespace aude::table {

class Clocks {
 public:
  Clocks() = default;  // none
  Clocks(const std::optional<ClockRule>& rule, std::size_t seats)
      : rule_(rule), left_(seats, rule ? rule->total : 0), lag_(seats, 0) {}

  const std::optional<ClockRule>& rule() const { return rule_; }

  // What the seat has left; never negative.
  Millis left(int seat, bool running, Millis now) const;
  // When a seat whose clock is running has nothing left.
  Millis deadline(int seat) const {
    return since_ + free_time(seat) + left_[static_cast<std::size_t>(seat)];
  }
  // How long a clock that is running stands still before it runs: what remains of the rule's delay. The
  // allowance is not part of it, because clients do not see what the network takes.
  Millis delay_left(Millis now) const;
  // What the seat's running clock shows if the turn part ends now: the increment is added.
  Millis after_turn_part(int seat, Millis now) const;
  // An even share of a seat's whole time for one of its turn parts, in a game of this many tiles.
  Millis share(Millis tiles) const;

  void set(int seat, Millis left) { left_[static_cast<std::size_t>(seat)] = left; }
  // From now on time is taken from the clock that runs.
  void restart(Millis now) { since_ = now; }
  // The time of a round trip between the host and the seat's player, as measured last. Not in the log:
  // after a restart of the host it is 0 until it is measured again.
  void set_lag(int seat, Millis round_trip) { lag_[static_cast<std::size_t>(seat)] = round_trip; }

 private:
  Millis free_time(int seat) const;

  std::optional<ClockRule> rule_;
  std::vector<Millis> left_;  // by seat, when the running clock was last started
  std::vector<Millis> lag_;   // by seat
  Millis since_ = 0;          // when that was
};

}  // namespace aude::table
