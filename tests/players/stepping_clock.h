// SPDX-License-Identifier: MIT
// A clock for tests: each look at it takes the same time, so that limits of time are repeatable.
#pragma once

#include "players/player.h"

namespace aude::players {

struct SteppingClock {
  static inline Clock::duration step{};
  static inline int looks = 0;

  static void restart(Clock::duration with_step) {
    step = with_step;
    looks = 0;
  }
  static Clock::time_point now() { return Clock::time_point(++looks * step); }
};

}  // namespace aude::players
