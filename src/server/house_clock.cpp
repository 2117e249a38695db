#include "server/house_clock.h"

#include <chrono>

#include "server/journal.h"

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

HouseClock::HouseClock(Store& store) : HouseClock(store, steady_millis) {}

HouseClock::HouseClock(Store& store, Source steady)
    : store_(store),
      steady_(std::move(steady)),
      started_(steady_()),
      base_(store_.kept_time().value_or(system_millis())) {}

void HouseClock::follow(Millis house) {
  if (const Millis ahead = house - now(); ahead > 0) base_ += ahead;
}

bool HouseClock::keep() const {
  try {
    store_.keep_time(now());
  } catch (const StoreError& error) {
    note("clock_not_stored", error.what());
    return dynamic_cast<const StoreInUse*>(&error) == nullptr;
  }
  return true;
}

}  // namespace aude::server
