// SPDX-License-Identifier: MIT
#include "server/game_clock.h"

#include <chrono>

#include "server/event_log.h"

namespace aude::server {
namespace {

using table::Millis;

template <typename Clock>
Millis millis_of() {
  const auto time = Clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
}

}  // namespace

Millis system_millis() { return millis_of<std::chrono::system_clock>(); }
Millis steady_millis() { return millis_of<std::chrono::steady_clock>(); }

GameClock::GameClock(Store& store) : GameClock(store, steady_millis) {}

GameClock::GameClock(Store& store, Source steady)
    : store_(store),
      steady_(std::move(steady)),
      started_(steady_()),
      base_(store_.load_clock().value_or(system_millis())) {}

void GameClock::follow(Millis cluster_time) {
  if (const Millis ahead = cluster_time - now(); ahead > 0) base_ += ahead;
}

bool GameClock::keep() const {
  try {
    store_.store_clock(now());
  } catch (const StoreError& error) {
    note("clock_write_failed", error.what());
    return dynamic_cast<const StoreInUse*>(&error) == nullptr;
  }
  return true;
}

}  // namespace aude::server
